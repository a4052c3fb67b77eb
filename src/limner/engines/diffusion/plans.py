"""Each operation of the interface as a plan of shots: one function an operation."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.darkroom.canvas import resized, resized_mask, split
from limner.engines.darkroom.matte.cut_out import cut_out, made_before, story_of
from limner.engines.darkroom.process import erase_region
from limner.engines.diffusion.directions import STRENGTHS, directed
from limner.engines.diffusion.families import Family
from limner.engines.diffusion.kind import NEEDS, task_of
from limner.engines.diffusion.shots import Mask, Pixels, Plan, Shot, single, unchanged
from limner.engines.finishing.sizes import fitted, nearest
from limner.engines.jobs import (
    CreativeUpscaleJob,
    EraseRegionJob,
    ExploreJob,
    ExploreSimilarJob,
    GenerateBackgroundJob,
    GenerateJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    ReplaceBackgroundJob,
)
from limner.engines.tiles import joined, tiles
from limner.imaging.mask import read_mask

ERASED: Final = "empty background, nothing there, seamless continuation of the surroundings"
NOT_ERASED: Final = "object, person, animal, text, watermark"
DETAILED: Final = "highly detailed, sharp focus, fine texture"
REMIX_STRENGTH: Final = 0.6
CREATIVE_STRENGTH: Final = 0.35
REFINE_STRENGTHS: Final = {"moderate": 0.3, "subtle": 0.18}
TILE_SIDE: Final = 1024
TILE_OVERLAP: Final = 128
SEAM_PIXELS: Final = 3
"""How far inside the mask the picture's own pixels still fade out."""


@dataclass(frozen=True, slots=True)
class Planner:
    """Plans the jobs of one model; `steps` are those of a whole run."""

    family: Family
    steps: int

    def plan(self, job: Job, check: CancelCheck) -> Plan:
        """The job's plan. Raises EngineError for an operation that the family does not do, InvalidRequest for a
        picture that is broken.
        """
        planner = _PLANNERS.get(type(job))
        if planner is None or not any(task in self.family.tasks for task in NEEDS[job.operation]):
            raise EngineError(f"A model of the family {self.family.name} does not serve {job.operation}.")
        return planner(self, job, check)

    def native(self, width: int, height: int) -> tuple[int, int]:
        """The model's own size for one of these pixels."""
        return nearest(width, height, self.family.sizes)

    def starts(self, strength: float) -> bool:
        """Whether a run of this strength has a step to do."""
        return int(self.steps * strength) >= 1


def _generate(planner: Planner, job: GenerateJob, check: CancelCheck) -> Plan:
    return single(_drawn(job, job.prompt))


def _explore(planner: Planner, job: ExploreJob, check: CancelCheck) -> Plan:
    prompt = directed(job.drawing.prompt, job.index)
    return single(_drawn(job.drawing, prompt, job.drawing.seed + job.index), {"direction": job.index})


def _explore_similar(planner: Planner, job: ExploreSimilarJob, check: CancelCheck) -> Plan:
    """The source is drawn once more, as its seed gives it, and then drawn over as far as the two may differ."""
    prompt = directed(job.drawing.prompt, job.source.index)
    strength = STRENGTHS[job.similarity]

    def go_on(pictures: Sequence[Pixels]) -> Plan:
        return _transformed(planner, job.drawing, pictures[0], strength, prompt)

    return Plan((_drawn(job.drawing, prompt, job.source.seed + job.source.index),), go_on)


def _image_to_image(planner: Planner, job: ImageToImageJob, check: CancelCheck) -> Plan:
    return _transformed(planner, job.drawing, _opaque(job.source.pixels()), job.strength)


def _remix(planner: Planner, job: RemixJob, check: CancelCheck) -> Plan:
    prompt = job.origin.prompt if job.origin else job.drawing.prompt
    source = fitted(_opaque(job.source.pixels()), job.width, job.height)
    return _transformed(planner, job.drawing, source, REMIX_STRENGTH, prompt or DETAILED)


def _transformed(
    planner: Planner, drawing: GenerateJob, source: Pixels, strength: float, prompt: str | None = None
) -> Plan:
    if not planner.starts(strength):
        return unchanged(resized(source, drawing.width, drawing.height))
    wide, high = planner.native(drawing.width, drawing.height)
    image = resized(source, wide, high)
    words = drawing.prompt if prompt is None else prompt
    if task_of("image_to_image", planner.family) == "edit":
        shot = Shot("edit", words, drawing.negative_prompt, wide, high, drawing.seed, references=(image,))
        return _blended(shot, image, strength)
    return single(Shot("transform", words, drawing.negative_prompt, wide, high, drawing.seed, image, None, strength))


def _blended(shot: Shot, image: Pixels, strength: float) -> Plan:
    """Families that edit have no strength: below a half, the source shows through."""
    share = min(1.0, 2 * strength)

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        mixed = pictures[0].astype(np.float32) * share + image.astype(np.float32) * (1 - share)
        return Artwork(pixels=np.asarray(np.rint(mixed), np.uint8))

    return Plan((shot,), complete)


def _inpaint(planner: Planner, job: InpaintJob | GenerateBackgroundJob, check: CancelCheck) -> Plan:
    return _filled(planner, job.drawing, _opaque(job.source.pixels()), read_mask(job.mask))


def _outpaint(planner: Planner, job: OutpaintJob, check: CancelCheck) -> Plan:
    """The canvas starts as the source with its borders drawn out and softened, which gives the model their colours."""
    frame = job.frame
    source = resized(_opaque(job.source.pixels()), frame.width, frame.height)
    right, bottom = job.width - frame.x - frame.width, job.height - frame.y - frame.height
    canvas = cv2.copyMakeBorder(source, frame.y, bottom, frame.x, right, cv2.BORDER_REPLICATE)
    mask = np.ones(canvas.shape[:2], np.bool_)
    mask[frame.y : frame.y + frame.height, frame.x : frame.x + frame.width] = False
    soft = cv2.GaussianBlur(canvas, (0, 0), max(canvas.shape[:2]) / 40)
    return _filled(planner, job.drawing, np.asarray(np.where(mask[..., None], soft, canvas), np.uint8), mask)


def _replace_background(planner: Planner, job: ReplaceBackgroundJob, check: CancelCheck) -> Plan:
    """The subject is cut out and laid over what is drawn behind it."""
    source, made = job.source.pixels(), made_before(job)
    subject = resized(cut_out(source, check) if made is None else made, job.width, job.height)
    matte = subject[..., 3:].astype(np.float32) / 255
    (shot,) = _filled(planner, job.drawing, _opaque(source), subject[..., 3] < 128).shots

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        behind = resized(pictures[0], job.width, job.height)
        pixels = np.asarray(np.rint(subject[..., :3] * matte + behind * (1 - matte)), np.uint8)
        return Artwork(pixels=pixels, scene=dict(story_of(job, made)))

    return Plan((shot,), complete)


def _erase(planner: Planner, job: EraseRegionJob, check: CancelCheck) -> Plan:
    """An SVG stays one: what is under the mask goes from its shapes, as the darkroom does it."""
    if job.source.format == "svg":
        return Plan((), lambda _: erase_region(job, check))
    colours, alpha = split(job.source.pixels())
    drawing = GenerateJob("", ERASED, job.width, job.height, vector=False, seed=job.seed, negative_prompt=NOT_ERASED)
    return _filled(planner, drawing, colours, read_mask(job.mask), alpha)


def _creative_upscale(planner: Planner, job: CreativeUpscaleJob, check: CancelCheck) -> Plan:
    return _detailed(planner, job, CREATIVE_STRENGTH)


def _refine_details(planner: Planner, job: RefineDetailsJob, check: CancelCheck) -> Plan:
    return _detailed(planner, job, REFINE_STRENGTHS[job.refinement])


def _detailed(planner: Planner, job: CreativeUpscaleJob | RefineDetailsJob, strength: float) -> Plan:
    """The source enlarged, and drawn over a little, tile by tile. Alpha is enlarged as it is."""
    colours, alpha = split(resized(job.source.pixels(), job.width, job.height))
    multiple = planner.family.sizes.multiple
    side = TILE_SIDE // multiple * multiple
    wide, high = (max(-(-length // multiple) * multiple, min(side, 512)) for length in (job.width, job.height))
    border = cv2.copyMakeBorder(colours, 0, high - job.height, 0, wide - job.width, cv2.BORDER_REFLECT_101)
    padded = np.asarray(border, np.uint8)
    places = tiles(wide, high, side, TILE_OVERLAP)
    strength = strength if planner.starts(strength) else 1 / planner.steps
    shots = [
        Shot("transform", DETAILED, "", place.width, place.height, job.seed, place.of(padded), None, strength)
        for place in places
    ]

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        whole = joined(wide, high, places, pictures)[: job.height, : job.width]
        pixels = np.ascontiguousarray(whole)
        return Artwork(pixels=pixels if alpha is None else np.dstack([pixels, alpha]))

    return Plan(shots, complete)


def _filled(
    planner: Planner, drawing: GenerateJob, source: Pixels, mask: Mask, alpha: NDArray[np.uint8] | None = None
) -> Plan:
    """What the prompt says inside the mask, in the drawing's size; over a few pixels within it the source fades out."""
    wide, high = planner.native(drawing.width, drawing.height)
    image, hole = resized(source, wide, high), resized_mask(mask, wide, high)
    shot = Shot("inpaint", drawing.prompt, drawing.negative_prompt, wide, high, drawing.seed, image, hole)

    def complete(pictures: Sequence[Pixels]) -> Artwork:
        made = resized(pictures[0], drawing.width, drawing.height)
        kept = resized(source, drawing.width, drawing.height)
        whole = resized_mask(mask, drawing.width, drawing.height)
        inside = cv2.distanceTransform(whole.astype(np.uint8), cv2.DIST_L2, 3)
        share = np.clip(inside / SEAM_PIXELS, 0, 1)[..., None]
        pixels = np.asarray(np.rint(made * share + kept * (1 - share)), np.uint8)
        return Artwork(pixels=pixels if alpha is None else np.dstack([pixels, alpha]))

    return Plan((shot,), complete)


def _drawn(drawing: GenerateJob, prompt: str, seed: int | None = None) -> Shot:
    chosen = drawing.seed if seed is None else seed
    return Shot("generate", prompt, drawing.negative_prompt, drawing.width, drawing.height, chosen)


def _opaque(pixels: Pixels) -> Pixels:
    """On white where it is transparent."""
    if pixels.shape[2] == 3:
        return pixels
    share = pixels[..., 3:].astype(np.float32) / 255
    return np.asarray(np.rint(pixels[..., :3] * share + 255 * (1 - share)), np.uint8)


_PLANNERS: Final[Mapping[type[Job], Callable[[Planner, Any, CancelCheck], Plan]]] = {
    GenerateJob: _generate,
    ExploreJob: _explore,
    ExploreSimilarJob: _explore_similar,
    ImageToImageJob: _image_to_image,
    RemixJob: _remix,
    InpaintJob: _inpaint,
    GenerateBackgroundJob: _inpaint,
    OutpaintJob: _outpaint,
    ReplaceBackgroundJob: _replace_background,
    EraseRegionJob: _erase,
    CreativeUpscaleJob: _creative_upscale,
    RefineDetailsJob: _refine_details,
}
