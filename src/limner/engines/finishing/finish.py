"""After an engine that does less than the interface promises: what is added to its artwork.

The only place where that happens, for engines of every kind, as `asking` is the only one for what they are asked.
The artwork of an engine that does everything by itself is taken as it is.
"""

from dataclasses import replace

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.capabilities import Capabilities
from limner.engines.darkroom.canvas import resized
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.trace import trace
from limner.engines.finishing.asking import drawing_of, whole
from limner.engines.finishing.background import on_background
from limner.engines.finishing.lettering import lettered, lettered_svg
from limner.engines.finishing.palette import Pixels, in_palette
from limner.engines.finishing.sizes import fitted
from limner.engines.jobs import EnhancePromptJob, GenerateJob, Job


def finished(job: Job, artwork: Artwork, capabilities: Capabilities, check: CancelCheck) -> Artwork:
    """The artwork as the job wants it: palette, background and words put in, cut to size, traced where it is to be SVG.

    Raises EngineError for an artwork that nothing of the kind can be made of.
    """
    if capabilities.complete or artwork.svg is not None or artwork.text is not None:
        return artwork
    if artwork.pixels is None:
        raise EngineError("The engine answered with nothing.")
    drawing = drawing_of(job)
    if drawing is None:
        return artwork if capabilities.sizes.every else _resized(job, artwork)
    if whole(job):
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


def _resized(job: Job, artwork: Artwork) -> Artwork:
    """What was only worked on, by an engine with sizes of its own, at the size that it came in."""
    if artwork.pixels is None or isinstance(job, EnhancePromptJob):
        return artwork
    return replace(artwork, pixels=resized(artwork.pixels, job.width, job.height))


def _coloured(pixels: Pixels, drawing: GenerateJob, capabilities: Capabilities, check: CancelCheck) -> Pixels:
    """The palette first, the background last: it is exact."""
    controls, own = drawing.controls, capabilities.controls
    if controls.colors and "colors" not in own:
        pixels = in_palette(pixels, controls.colors)
        check()
    if controls.background_color is not None and "background_color" not in own:
        pixels = on_background(pixels, controls.background_color, check)
    return pixels
