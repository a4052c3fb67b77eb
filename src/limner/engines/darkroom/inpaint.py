"""Inpainting: inside the mask what the prompt says, outside of it every pixel as it was."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from limner.engines.base import Artwork, CancelCheck
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, join, resized, resized_mask, split
from limner.engines.darkroom.composite import inward, joined, over
from limner.engines.darkroom.drawn import Figure, drawn_place, figure, light_of, names_place, story, vector_figure
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.foreign import foreign_share
from limner.engines.darkroom.harmony import grained, toned
from limner.engines.darkroom.insert import Blending, insert
from limner.engines.darkroom.named import filled, looks_like
from limner.engines.darkroom.photograph import Character, character
from limner.engines.darkroom.room import Place, horizon_of, place_in
from limner.engines.darkroom.shapes.contours import check_drawable
from limner.engines.darkroom.tended import flowers_of
from limner.engines.darkroom.vector import clipped, document, kept, placed, traced
from limner.engines.illustrator.public import Ground, Wants, ground, wants
from limner.engines.jobs import RGB, GenerateJob, InpaintJob
from limner.imaging.mask import read_mask

WHOLE = 0.4
"""A mask over this share of the picture takes the prompt's place along with its things."""
FOREGROUND = 0.09
"""What stays free of a mask below what stands in it, over the mask's shorter side."""
LEAN = 0.5
"""How far from the middle to a side of its hole a thing may stand, by the seed."""
THING = 0.15
"""The share of a hole from which on what is foreign in it is a thing that has to go before another is drawn."""
BESIDE = 0.06
"""What stays free at each side of it, over the mask's width."""
LOOKED_AT = 60_000
"""Square pixels at which the picture's darkest tone is looked for."""
ALOFT = 0.8
"""The share of what is below a thing's foot from which on it is sky."""
SIZES = (0.98, 0.9, 0.82, 0.72, 0.62, 0.52, 0.42, 0.32)
SMALLER = 0.88
"""How much smaller than it could be a thing is at least, by the seed."""


@dataclass(frozen=True, slots=True)
class _Canvas:
    """The picture at the result's size: its colours, the hole, the hole filled, and what the picture is like."""

    rgb: Pixels
    hole: Mask
    base: Pixels
    like: Character


def inpaint(job: InpaintJob, check: CancelCheck) -> Artwork:
    """The masked area anew: the ground that the prompt names, or its surroundings and in them what it names, lit and
    coloured to fit."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    hole = resized_mask(read_mask(job.mask), job.width, job.height)
    if job.drawing.vector:
        check_drawable(hole, job.mask.param)
    check()
    like = _like(split(pixels)[0], hole)
    asked, made = ground(job.drawing.prompt), None
    if asked is not None:
        made, shown = filled(pixels, hole, asked, job.seed, check)
        if shown or like.photographic:
            return _continued(job, pixels, made, asked, shown=shown, check=check)
    return _drawn(job, pixels, hole, like, made, check)


def _like(rgb: Pixels, hole: Mask) -> Character:
    """What the picture is like round the hole; its darkest tone is that of the whole, which may be elsewhere."""
    small = cv2.resize(rgb, fitted(rgb.shape[1], rgb.shape[0], LOOKED_AT), interpolation=cv2.INTER_AREA)
    lightness = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2Lab)[..., 0] / 100
    return replace(character(rgb, _around(hole)), black=float(np.percentile(lightness, 2)))


def _continued(
    job: InpaintJob, pixels: Pixels, made: Pixels, asked: Ground, *, shown: bool, check: CancelCheck
) -> Artwork:
    """The answer where nothing is drawn; its record says what is continued, and what it does not show."""
    grown = flowers_of(asked) if shown else []
    missing = ([] if shown else [asked.words]) + [word for word in asked.details if word not in grown]
    told = story(job.drawing, drawn=[], not_drawn=missing, continued=asked.words if shown else "")
    if not job.drawing.vector:
        return Artwork(pixels=made, scene=told)
    hole = resized_mask(read_mask(job.mask), job.width, job.height)
    return Artwork(svg=document(job.width, job.height, *_below(job, pixels, made, hole, check)), scene=told)


def _drawn(
    job: InpaintJob, pixels: Pixels, hole: Mask, like: Character, empty: Pixels | None, check: CancelCheck
) -> Artwork:
    """The hole with what the prompt names drawn into it; `empty` is the picture with the hole filled, if it was."""
    wanted = wants(job.drawing)
    stays = wanted.subjects and _is_ground(pixels, hole)
    opened = pixels if stays else fill(pixels, hole, job.seed, check) if empty is None else empty
    check()
    rgb, alpha = split(opened)
    canvas = _Canvas(split(pixels)[0], hole, rgb, like)
    behind = _ground(job.drawing, canvas, wanted)
    check()
    subject = _subject(job.drawing, canvas) if wanted.subjects else None
    check()
    if subject is None and opened is pixels:
        behind = split(fill(pixels, hole, job.seed, check) if empty is None else empty)[0]
    told = story(job.drawing, subject[0] if subject else None)
    if job.drawing.vector:
        return Artwork(svg=_vector(job, pixels, join(behind, alpha), canvas, subject, check), scene=told)
    if subject is None:
        made = behind
    else:
        glows = subject[0].glows
        lit = Blending(0.25 if glows else 1.0, shadow=not glows and not _is_aloft(canvas, subject[1]))
        made = insert(behind, *subject, canvas.like, job.seed, inward(hole, _softness(hole)), lit)
    if alpha is not None and (wanted.subjects or names_place(wanted)):
        alpha = np.where(hole, 255, alpha).astype(np.uint8)
    return Artwork(pixels=join(made, alpha), scene=told)


def _is_aloft(canvas: _Canvas, place: Place) -> bool:
    """Whether it would stand in a blue sky: nothing casts a shadow there."""
    foot = min(place.y + place.height, len(canvas.rgb))
    if foot > horizon_of(canvas.rgb) * len(canvas.rgb):
        return False
    below = canvas.rgb[foot : foot + max(place.height // 6, 4), max(place.x, 0) : max(place.x + place.width, 1)]
    return below.size > 0 and looks_like(below, "sky", coloured=True) > ALOFT


def _is_ground(pixels: Pixels, hole: Mask) -> bool:
    """Whether there is nothing in the hole but what is round it as well: there a thing is put on what is there."""
    opaque = pixels.shape[2] == 3 or bool((pixels[hole, 3] == 255).all())
    return opaque and foreign_share(split(pixels)[0], hole) < THING


def _around(hole: Mask) -> Mask:
    """What is near the hole and not in it; everything else where that is too little."""
    box = box_of(hole)
    near = np.zeros_like(hole)
    if box is not None:
        wide, tall = (box[2] - box[0]) // 2 + 16, (box[3] - box[1]) // 2 + 16
        near[max(box[1] - tall, 0) : box[3] + tall, max(box[0] - wide, 0) : box[2] + wide] = True
    near &= ~hole
    return near if near.mean() > 0.02 else ~hole


def _softness(hole: Mask) -> float:
    """The width of the mask's soft edge: 4 pixels of a picture of 1024."""
    return float(max(1.5, 0.004 * min(hole.shape)))


def _ground(drawing: GenerateJob, canvas: _Canvas, wanted: Wants) -> Pixels:
    """What lies in the hole behind the prompt's things: the fill, its colour changed, or the prompt's place."""
    colours = drawing.controls.colors
    asked = wanted.palette or tuple(color.rgb for color in colours)
    behind = names_place(wanted) and (not wanted.subjects or canvas.hole.mean() > WHOLE)
    if canvas.like.photographic and wanted.subjects:
        behind = False  # a drawn place under a photograph's sky is worse than the photograph's own
    if not behind:
        return _coloured(canvas, asked[0]) if asked and not wanted.subjects else canvas.base
    height, width = canvas.hole.shape
    place = drawn_place(drawing, width, height, horizon=horizon_of(canvas.rgb), light=light_of(canvas.like))
    fitting = _nearer(toned(place.pixels, canvas.like, 0.5), canvas)
    fitting = grained(fitting, canvas.hole.astype(np.float32), canvas.like.grain, drawing.seed)
    return joined(canvas.base, fitting, canvas.hole, 0.16 * min(height, width))


def _nearer(drawn: Pixels, canvas: _Canvas) -> Pixels:
    """A drawn place with a part of the way to the colours that the hole is filled with."""
    lift = 0.35 * (canvas.base[canvas.hole].mean(0) - drawn[canvas.hole].mean(0))
    shifts = [np.clip(np.arange(256) + step, 0, 255) for step in lift]
    return np.asarray(cv2.LUT(drawn, np.rint(np.stack(shifts, 1)).astype(np.uint8)[None]), np.uint8)


def _coloured(canvas: _Canvas, colour: RGB) -> Pixels:
    """What is under the mask in another colour, with its own lights and darks."""
    lab = cv2.cvtColor(canvas.rgb, cv2.COLOR_RGB2Lab).astype(np.float32)
    target = cv2.cvtColor(np.array([[colour]], np.uint8), cv2.COLOR_RGB2Lab)[0, 0].astype(np.float32)
    inside = lab[canvas.hole]
    level = float(inside[:, 0].mean())
    lab[canvas.hole, 0] = np.clip(inside[:, 0] + 0.5 * (target[0] - level), 4, 251)
    shine = np.clip((inside[:, :1] - 190) / 60, 0, 0.8)
    lab[canvas.hole, 1:] = 128 + (1 - shine) * (target[1:] - 128)
    made = cv2.cvtColor(np.rint(lab).astype(np.uint8), cv2.COLOR_Lab2RGB)
    return over(canvas.rgb, np.asarray(made, np.uint8), inward(canvas.hole, 2 * _softness(canvas.hole)))


def _subject(drawing: GenerateJob, canvas: _Canvas) -> tuple[Figure, Place] | None:
    """The prompt's things, and where in the hole they go: as large as they fit, and standing low."""
    box = box_of(canvas.hole)
    if box is None:
        return None
    width, height = box[2] - box[0], box[3] - box[1]
    drawn = figure(drawing, width, round(height * 0.97), canvas.like, body=True)
    if drawn is None:
        return None
    foot = drawn.footprint
    free = canvas.hole[box[1] : box[3], box[0] : box[2]]
    if drawn.grounded and box[3] < len(canvas.hole):
        free = _within(_above(free, round(FOREGROUND * min(width, height))), round(BESIDE * width))
    # Alternatives of a thing that has one pose differ by its size and its place.
    rng = np.random.default_rng(drawing.seed)
    size, lean = rng.uniform(SMALLER, 1), LEAN * rng.uniform(-1, 1)
    spot = place_in(foot, free, tuple(size * step for step in SIZES), lean=lean)
    if spot is None:
        return None
    tall = max(round(spot.height * drawn.pixels.shape[0] / foot.shape[0]), 1)
    return drawn, Place(box[0] + spot.x, box[1] + spot.y, spot.width, tall)


def _above(free: Mask, room: int) -> Mask:
    """Of what is free, what has so many free pixels below it: a shadow needs a ground to fall on."""
    higher = np.zeros_like(free)
    higher[: len(free) - room] = free[: len(free) - room] & free[room:]
    return higher if higher.any() else free


def _within(free: Mask, margin: int) -> Mask:
    """Of what is free, what is not near its sides: a shadow that the mask cuts is seen as cut."""
    inner = cv2.erode(free.astype(np.uint8), np.ones((1, 2 * margin + 1), np.uint8), borderValue=1) > 0
    return np.asarray(inner) if inner.any() else free


def _vector(
    job: InpaintJob,
    pixels: Pixels,
    behind: Pixels,
    canvas: _Canvas,
    subject: tuple[Figure, Place] | None,
    check: CancelCheck,
) -> str:
    """What is below as shapes, and the things as the illustrator's own groups."""
    below = _below(job, pixels, behind, canvas.hole, check)
    return document(job.width, job.height, *below, _vector_subject(job.drawing, canvas, subject))


def _below(job: InpaintJob, pixels: Pixels, behind: Pixels, hole: Mask, check: CancelCheck) -> list[str]:
    """What is kept as shapes, and the hole's new ground as shapes."""
    if job.source.format == "svg":
        return [kept(job.source, pixels, check), traced(behind, check, "ground", hole)]
    return [traced(behind, check)]


def _vector_subject(drawing: GenerateJob, canvas: _Canvas, subject: tuple[Figure, Place] | None) -> str:
    box = box_of(canvas.hole)
    if subject is None or box is None:
        return ""
    shown, spot = subject
    width, height = box[2] - box[0], round((box[3] - box[1]) * 0.97)
    cutout = vector_figure(drawing, width, height, canvas.like, "drawn")
    if cutout is None:
        return ""
    scale = spot.width / shown.pixels.shape[1]
    group = placed(cutout, spot.x - shown.left * scale, spot.y - shown.top * scale, scale)
    return clipped(group, canvas.hole, "mask")
