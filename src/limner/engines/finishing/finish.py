"""Between a job and an engine that does less than the interface promises: what to ask of it, and what to add after.

The only place where that happens, for engines of every kind. An engine that does everything by itself is asked for the
very job, and its artwork is taken as it is.
"""

from dataclasses import replace

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.capabilities import Capabilities
from limner.engines.darkroom.canvas import resized
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.engines.finishing.background import on_background
from limner.engines.finishing.lettering import lettered, lettered_svg
from limner.engines.finishing.palette import Pixels, in_palette
from limner.engines.finishing.sizes import fitted, nearest
from limner.engines.finishing.wording import with_look, worded
from limner.engines.jobs import Controls, ExploreJob, ExploreSimilarJob, GenerateJob, Job


def asked(job: Job, capabilities: Capabilities) -> Job:
    """The job as the engine is asked for it: its own size, pixels where it makes no SVG, and in words what it lacks."""
    drawing = None if capabilities.complete else drawing_of(job)
    if drawing is None:
        return job
    drawing = _asked(drawing, capabilities, job)
    return drawing if isinstance(job, GenerateJob) else replace(job, drawing=drawing)  # type: ignore[arg-type]


def finished(job: Job, artwork: Artwork, capabilities: Capabilities, check: CancelCheck) -> Artwork:
    """The artwork as the job wants it: palette, background and words put in, cut to size, traced where it is to be SVG.

    Raises EngineError for an artwork that nothing of the kind can be made of.
    """
    drawing = None if capabilities.complete else drawing_of(job)
    if drawing is None or artwork.svg is not None or artwork.text is not None:
        return artwork
    if artwork.pixels is None:
        raise EngineError("The engine answered with nothing.")
    if _whole(job):
        pixels = fitted(artwork.pixels, drawing.width, drawing.height)
        check()
        pixels = _coloured(pixels, drawing, capabilities, check)
    else:
        pixels = resized(artwork.pixels, drawing.width, drawing.height)
    words = () if "text_layout" in capabilities.controls else drawing.text_layout
    if not drawing.vector:
        return replace(artwork, pixels=lettered(pixels, words))
    svg = trace(pixels, TraceOptions(gradients=False, compression=True), check)
    return Artwork(svg=lettered_svg(svg, pixels, words), scene=artwork.scene)


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


def _whole(job: Job) -> bool:
    """Whether all of the picture is new, so that its size and its colours are free."""
    return isinstance(job, GenerateJob | ExploreJob | ExploreSimilarJob)


def _asked(drawing: GenerateJob, capabilities: Capabilities, job: Job) -> GenerateJob:
    own = capabilities.controls
    prompt, negative = worded(drawing, capabilities, operation=job.operation)
    width, height = drawing.width, drawing.height
    if _whole(job):  # what works on a picture finds the size that is best for it by itself
        width, height = nearest(width, height, capabilities.sizes)
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


def _coloured(pixels: Pixels, drawing: GenerateJob, capabilities: Capabilities, check: CancelCheck) -> Pixels:
    """The palette first, the background last: it is exact."""
    controls, own = drawing.controls, capabilities.controls
    if controls.colors and "colors" not in own:
        pixels = in_palette(pixels, controls.colors)
        check()
    if controls.background_color is not None and "background_color" not in own:
        pixels = on_background(pixels, controls.background_color, check)
    return pixels
