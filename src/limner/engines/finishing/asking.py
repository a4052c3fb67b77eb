"""Before an engine that does less than the interface promises: what it is asked for.

Light enough for the server, which asks engines on other machines. An engine that does everything by itself is asked
for the very job.
"""

from dataclasses import replace

from limner.engines.capabilities import Capabilities
from limner.engines.finishing.wording import with_look, worded
from limner.engines.jobs import Controls, ExploreJob, ExploreSimilarJob, GenerateJob, Job


def asked(job: Job, capabilities: Capabilities) -> Job:
    """The job as the engine is asked for it: its own size, pixels where it makes no SVG, and in words what it lacks."""
    drawing = None if capabilities.complete else drawing_of(job)
    if drawing is None:
        return job
    drawing = _asked(drawing, capabilities, job)
    return drawing if isinstance(job, GenerateJob) else replace(job, drawing=drawing)  # type: ignore[arg-type]


def in_words(job: Job) -> Job:
    """The job with its look put into the prompt: for an engine that has some looks itself, and not this one."""
    drawing = drawing_of(job)
    if drawing is None or drawing.look is None:
        return job
    drawing = replace(drawing, prompt=with_look(drawing), look=None)
    return drawing if isinstance(job, GenerateJob) else replace(job, drawing=drawing)  # type: ignore[arg-type]


def drawing_of(job: Job) -> GenerateJob | None:
    """What a job is to have drawn; None where it only works on a picture."""
    if isinstance(job, GenerateJob):
        return job
    drawing = getattr(job, "drawing", None)
    return drawing if isinstance(drawing, GenerateJob) else None


def whole(job: Job) -> bool:
    """Whether all of the picture is new, so that its size and its colours are free."""
    return isinstance(job, GenerateJob | ExploreJob | ExploreSimilarJob)


def _asked(drawing: GenerateJob, capabilities: Capabilities, job: Job) -> GenerateJob:
    own = capabilities.controls
    prompt, negative = worded(drawing, capabilities, operation=job.operation)
    width, height = drawing.width, drawing.height
    if whole(job):  # what works on a picture finds the size that is best for it by itself
        width, height = capabilities.sizes.nearest(width, height)
    return replace(
        drawing,
        prompt=prompt,
        negative_prompt=negative,
        width=width,
        height=height,
        vector=drawing.vector and capabilities.vector,
        look=drawing.look if "look" in own else None,
        text_layout=drawing.text_layout if "text_layout" in own else (),
        controls=Controls(
            colors=drawing.controls.colors if "colors" in own else (),
            background_color=drawing.controls.background_color if "background_color" in own else None,
            artistic_level=drawing.controls.artistic_level if "artistic_level" in own else None,
            no_text=drawing.controls.no_text and "no_text" in own,
        ),
    )
