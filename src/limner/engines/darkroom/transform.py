"""Image to image: a dial from the picture itself to a new picture of the prompt, in the stages of a painter.

The light of the prompt and its effect; its things where the picture has room, and later in the place of the picture's
own; the prompt's place, from the background forward; at last the prompt's picture alone, in the composition of the
source. Everything is put in before the effect is laid over it, and nothing lies half transparent over something else.

A photograph stays one for longer: a style that is named is laid over the photograph itself, as it is composed; without
one it keeps its finish; and its place is not painted over before its light and its things have changed.
"""

import re
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np

from limner.engines.base import Artwork, CancelCheck, EngineError
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.canvas import box_of, fitted, join, resized, resized_matte, split, strips, to_bytes
from limner.engines.darkroom.composite import over, smooth
from limner.engines.darkroom.composition import composition
from limner.engines.darkroom.drawn import DRAWN_AT, Figure, drawn_place, figure, story, vector_figure
from limner.engines.darkroom.fine import refined
from limner.engines.darkroom.grade import graded, mood, part, risen
from limner.engines.darkroom.insert import Blending, insert
from limner.engines.darkroom.instead import WIDER, old_thing, place_of, without
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.subject import find_subject
from limner.engines.darkroom.photograph import Character, character
from limner.engines.darkroom.room import Place, horizon_of, place_in, saliency
from limner.engines.darkroom.stylise import EFFECTS, styled
from limner.engines.darkroom.trace.quantise import flat_colors
from limner.engines.darkroom.vector import document, kept, placed, traced
from limner.engines.illustrator.public import LOOKS, Reading, draw_alike, in_style, read
from limner.engines.jobs import ImageToImageJob

SAME = 0.02
"""Below this strength the picture is the source's."""
NEW = 0.86
"""From this strength it is the prompt's picture."""
REGIONS = 220
LOOKED_AT = 512
"""The longer side in pixels at which the source's subject is looked for."""
SIZES = (1.0, 0.85, 0.7, 0.58, 0.47, 0.38, 0.3)
SPARED = 0.46
"""Below this strength the prompt's things stay off the source's subject, or stay out."""
LARGEST = 0.56
"""The side of the box for the prompt's things, over the picture's shorter side."""
BEFORE = 0.04
"""How far below the horizon, over the picture's height, what stands has its foot at least."""
ROOM = 0.9
"""The share of a figure that must be off it."""
INSTEAD = 0.6
"""From this strength the prompt's things go in the place of the picture's own."""
IN_OIL = frozenset("painting painted gogh monet renoir cezanne rembrandt turner vermeer gauguin pissarro".split())
"""Words for a painting in oil."""
OVERHEAD = frozenset({"cloud", "moon", "sun", "star", "lightning", "rainbow"})
"""Symbols of what is in the sky, which go in no place of a thing."""
FINISH = 0.25
"""The share of an effect that nobody named, on a photograph."""
BODILY = 0.4
"""The grain of a photograph that has none, steps of 255: what is put into it is a body in light all the same."""
PAINTED = 0.8
"""From this strength a photograph's place is painted over."""
WORKED_AT = 3_000_000
"""Square pixels in which a larger picture is changed; its fine details come back where they are not changed."""
PALETTE = 0.7
"""The share of the source's coarse lights and colours that the prompt's place takes."""
COARSE = 0.09
"""The sigma, over the shorter side, of what a new picture takes of the source's lights and colours."""


@dataclass(frozen=True, slots=True)
class _Dial:
    """How far each stage has come, 0 to 1."""

    grade: float
    style: float
    figure: float
    repaint: float
    coarse: float

    @classmethod
    def at(cls, strength: float, *, photograph: bool = False) -> "_Dial":
        """The stages at a strength."""
        return cls(
            grade=1 - (1 - _ramp(strength, 0.04, NEW if photograph else 0.60)) ** 1.7,
            style=_ramp(strength, 0.08, 0.55),
            figure=_ramp(strength, 0.10, 0.50),
            repaint=_ramp(strength, PAINTED if photograph else 0.45, NEW),
            coarse=1 - _ramp(strength, NEW - 0.04, 1.0),
        )


def _ramp(value: float, start: float, end: float) -> float:
    return float(np.clip((value - start) / (end - start), 0, 1))


@dataclass(frozen=True, slots=True)
class _Study:
    """The source at the result's size, and what is in it."""

    rgb: Pixels
    subject: Matte
    like: Character
    horizon: float
    photograph: bool


def image_to_image(job: ImageToImageJob, check: CancelCheck) -> Artwork:
    """A new picture from one that exists: the source at strength 0, the prompt's in its composition at 1."""
    if job.drawing.vector or not SAME <= job.strength < NEW or job.width * job.height <= WORKED_AT:
        return _changed(job, check)
    width, height = fitted(job.width, job.height, WORKED_AT)
    made = _changed(replace(job, drawing=replace(job.drawing, width=width, height=height)), check)
    if made.pixels is None:
        return made
    full, alpha = split(resized(job.source.pixels(), job.width, job.height))
    check()
    finer = refined(split(made.pixels)[0], full, resized(full, width, height))
    return replace(made, pixels=join(finer, alpha))


def _changed(job: ImageToImageJob, check: CancelCheck) -> Artwork:
    """The job at its own size."""
    pixels = resized(job.source.pixels(), job.width, job.height)
    check()
    reading = read(job.drawing.prompt, job.drawing.negative_prompt)
    rgb, alpha = split(pixels)
    if job.strength < SAME:
        svg = document(job.width, job.height, kept(job.source, pixels, check)) if job.drawing.vector else None
        return Artwork(None if svg else pixels, svg, story(job.drawing))
    like = character(rgb)
    photograph = _is_photograph(rgb)
    dial = _Dial.at(job.strength, photograph=photograph)
    subject = _subject(rgb, reading, dial, check)
    check()
    study = _Study(rgb, subject, like, horizon_of(rgb), photograph)
    made = _graded(job, study, reading, dial)
    if job.strength >= NEW:
        return _anew(job, study, made, alpha, dial, check)
    check()
    made = _repainted(job, study, made, dial, check)
    spot = None if photograph and _manner(job, reading) else _figure(job, study, made, reading, dial)
    if spot is not None and spot[2]:
        made = without(made, subject, like.grain, job.seed, check)
    check()
    told = _told(story(job.drawing, spot[0] if spot else None), reading)
    placed_at = spot[:2] if spot else None
    if job.drawing.vector:
        made = _in_hand(made, job, study, reading, dial, check)
        return Artwork(svg=_vector(job, join(made, alpha), placed_at, check), scene=told)
    if placed_at is not None:
        amount = 1.0 if photograph else 1 - 0.5 * job.strength
        around = character(made)
        if photograph:
            around = replace(around, grain=max(around.grain, BODILY))
        made = insert(made, *placed_at, around, job.seed, blending=Blending(amount))
    made = _in_hand(made, job, study, reading, dial, check)
    return Artwork(pixels=join(made, alpha), scene=told)


def _is_photograph(rgb: Pixels) -> bool:
    """Whether a picture is not flat art, looked at small."""
    height, width = rgb.shape[:2]
    small = rgb[:: max(height // 256, 1), :: max(width // 256, 1)]
    return flat_colors(np.ascontiguousarray(small), np.ones(small.shape[:2], bool)) is None


def _subject(rgb: Pixels, reading: Reading, dial: _Dial, check: CancelCheck) -> Matte:
    """The source's subject, roughly, where a stage has to know it; nothing where none has."""
    height, width = rgb.shape[:2]
    if not dial.repaint and not (dial.figure and reading.subjects):
        return np.zeros((height, width), np.float32)
    scale = min(1.0, LOOKED_AT / max(height, width))
    small = resized(rgb, max(round(width * scale), 8), max(round(height * scale), 8))
    return resized_matte(find_subject(small, check), width, height)


def _told(told: dict[str, Any], reading: Reading) -> dict[str, Any]:
    """The story; a style that is an effect here was drawn."""
    words = [word for word in told["not_drawn"] if word not in reading.styles or word not in EFFECTS]
    return told | {"not_drawn": words}


def _graded(job: ImageToImageJob, study: _Study, reading: Reading, dial: _Dial) -> Pixels:
    """The source in the prompt's light."""
    colours = tuple(color.rgb for color in job.drawing.controls.colors)
    whole = risen(mood(reading, colours), reading, study.like.level)
    return graded(study.rgb, part(whole, dial.grade), study.horizon, job.seed)


def _in_hand(
    made: Pixels, job: ImageToImageJob, study: _Study, reading: Reading, dial: _Dial, check: CancelCheck
) -> Pixels:
    """The picture in the learned style, or else in the effect, as far as the dial has come.

    A photograph takes little of an effect that nobody named.
    """
    if job.drawing.style:
        return in_style(made, job.drawing.style, dial.style)
    share = FINISH if study.photograph and not _manner(job, reading) else 1.0
    return styled(made, _style(job, reading), share * dial.style, job.seed, check)


def _manner(job: ImageToImageJob, reading: Reading) -> bool:
    """Whether a style was named that is laid over the picture."""
    if job.drawing.style:
        return True
    said = job.drawing.look or set(reading.styles) - {"photo"} or _is_painting(job, reading)
    return bool(said) and _style(job, reading) in _MANNERS


def _is_painting(job: ImageToImageJob, reading: Reading) -> bool:
    """Whether a painting is asked for, or one after a painter, and no style and nothing that is to be in it."""
    words = set(re.findall(r"[a-z]+", job.drawing.prompt.lower()))
    return not reading.styles and not reading.subjects and not words.isdisjoint(IN_OIL)


_MANNERS = frozenset(EFFECTS) | {name.replace(" ", "_") for name in EFFECTS}


def _style(job: ImageToImageJob, reading: Reading) -> str:
    """The effect that the prompt names, or that the model has."""
    named = next((style for style in reading.styles if style in EFFECTS), None)
    if named is not None or "photo" in reading.styles:
        return named or "photo"
    if _is_painting(job, reading):
        return "oil"
    return job.drawing.look or ("vector_art" if job.drawing.vector else "full")


def _repainted(job: ImageToImageJob, study: _Study, made: Pixels, dial: _Dial, check: CancelCheck) -> Pixels:
    """The prompt's place in the regions whose turn it is; the source's subject stays whole before it."""
    if dial.repaint <= 0:
        return made
    box = box_of(study.subject > 0.5) or (0, 0, job.width, job.height)
    clear = (0.0, box[1] / job.height, 1.0, box[3] / job.height)
    place = drawn_place(job.drawing, job.width, job.height, horizon=study.horizon, clear=clear)
    check()
    fitting = _led(place.pixels, made, PALETTE)
    subject = refine(study.rgb, study.subject, check)
    turn = _turns(study)
    check()
    soft = 0.10
    share = smooth(np.clip((dial.repaint * (1 + soft) - turn) / soft, 0, 1).astype(np.float32))
    return over(made, fitting, share * (1 - subject))


def _turns(study: _Study) -> Matte:
    """When each pixel is repainted, 0 first to 1 last: by superpixel, the calm and the far first."""
    height, width = study.rgb.shape[:2]
    small = resized(study.rgb, *fitted(width, height, 160_000))
    size = small.shape[1], small.shape[0]
    cells = cv2.ximgproc.createSuperpixelSLIC(
        small, cv2.ximgproc.SLICO, max(round((size[0] * size[1] / REGIONS) ** 0.5), 4)
    )
    cells.iterate(5)
    labels, count = cells.getLabels(), cells.getNumberOfSuperpixels()
    busy = cv2.resize(saliency(small), size, interpolation=cv2.INTER_LINEAR)
    rank = busy + np.linspace(0, 0.15, size[1], dtype=np.float32)[:, None]
    area = np.maximum(np.bincount(labels.ravel(), minlength=count), 1)
    order = np.argsort(np.bincount(labels.ravel(), rank.ravel(), count) / area, kind="stable")
    turn = np.empty(count)
    turn[order] = np.cumsum(area[order]) / area.sum()
    guide = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255
    soft = cv2.ximgproc.guidedFilter(guide, turn[labels].astype(np.float32), 6, 1e-3)
    return resized_matte(np.asarray(soft, np.float32), width, height)


def _figure(
    job: ImageToImageJob, study: _Study, made: Pixels, reading: Reading, dial: _Dial
) -> tuple[Figure, Place, bool] | None:
    """The prompt's things, their place, and whether that is the place of the picture's own thing.

    Until then they go where the picture is calm, larger as the strength grows; what stands, before the horizon.
    """
    if dial.figure <= 0 or not reading.subjects:
        return None
    if study.photograph and all(subject.symbol in OVERHEAD for subject in reading.subjects):
        return None  # the light of the hour and the weather is what is seen of them
    height, width = study.subject.shape
    box = old_thing(study.subject) if study.photograph and job.strength >= INSTEAD else None
    largest = round(min(width, height) * LARGEST)
    wide, tall = (largest, largest) if box is None else (round(WIDER * (box[2] - box[0])), box[3] - box[1])
    drawn = figure(job.drawing, wide, tall, character(made), body=study.photograph)
    if drawn is None:
        return None
    if box is not None:
        spot = place_of(box, drawn.pixels.shape[1], drawn.pixels.shape[0], grounded=drawn.grounded)
        return drawn, _grown(spot, 0.85 + 0.15 * _ramp(job.strength, INSTEAD, PAINTED), drawn.grounded), True
    foot = study.horizon + BEFORE if drawn.grounded else 0.0
    free = place_in(drawn.matte, _beside(study), SIZES, low=drawn.grounded, least=ROOM, foot=foot)
    if free is None and job.strength >= SPARED:
        free = place_in(drawn.matte, _free(study), SIZES, low=drawn.grounded, foot=foot)
    return None if free is None else (drawn, _grown(free, 0.6 + 0.4 * dial.figure, drawn.grounded), False)


def _grown(spot: Place, share: float, grounded: bool) -> Place:
    """The place for a figure of a share of its size, so that it grows on its spot: upward, or from its middle."""
    wide, tall = max(round(spot.width * share), 1), max(round(spot.height * share), 1)
    rise = spot.height - tall
    return Place(spot.x + (spot.width - wide) // 2, spot.y + (rise if grounded else rise // 2), wide, tall)


def _beside(study: _Study) -> Mask:
    """Off the source's subject with all that lies between its parts, as large as the picture."""
    height, width = study.subject.shape
    small = cv2.resize(study.subject, fitted(width, height, 60_000), interpolation=cv2.INTER_AREA) > 0.3
    covered = small.astype(np.uint8)
    points = cv2.findNonZero(covered)
    if points is not None:
        cv2.fillConvexPoly(covered, cv2.convexHull(points), 1)
    return np.asarray(cv2.resize(1 - covered, (width, height), interpolation=cv2.INTER_NEAREST) > 0)


def _free(study: _Study) -> Mask:
    """Where nothing is that draws the eye, small; everything where that is nearly nowhere."""
    busy = saliency(study.rgb)
    beside = cv2.resize(_beside(study).astype(np.uint8), busy.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0
    free = (busy < 0.55) & beside
    wide = cv2.resize(free.astype(np.uint8), study.subject.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0
    return wide if wide.mean() > 0.05 else np.ones_like(wide)


def _anew(
    job: ImageToImageJob, study: _Study, lit: Pixels, alpha: Pixels | None, dial: _Dial, check: CancelCheck
) -> Artwork:
    """The prompt's picture in the source's composition; below 1 with some of the source's lights and colours.

    `lit` is the source in the prompt's light, whose lightness and temperature the new picture takes.
    """
    size = fitted(job.width, job.height, DRAWN_AT)
    drawing = job.drawing if job.drawing.vector else replace(job.drawing, width=size[0], height=size[1])
    made = draw_alike(drawing, replace(composition(lit, study.subject), horizon=study.horizon))
    check()
    reading = read(job.drawing.prompt, job.drawing.negative_prompt)
    told = _told({name: made.scene[name] for name in ("read", "drawn", "not_drawn")}, reading)
    if job.drawing.vector:
        return Artwork(svg=made.svg, scene=told)
    if made.pixels is None:
        raise EngineError("The illustrator answered a raster job without pixels.")
    pixels = _led(resized(made.pixels, job.width, job.height), lit, PALETTE * dial.coarse)
    style = _style(job, reading)
    named = style in reading.styles and style.replace(" ", "_") not in LOOKS
    if job.drawing.style:
        pixels = in_style(pixels, job.drawing.style, dial.coarse)
    else:
        pixels = styled(pixels, style, 1.0 if named else dial.coarse, job.seed, check)
    return Artwork(pixels=join(pixels, alpha), scene=told)


def _led(rgb: Pixels, source: Pixels, amount: float) -> Pixels:
    """The picture with a share of the source's coarse lights and colours."""
    if amount <= 0:
        return rgb
    height, width = rgb.shape[:2]
    size = fitted(width, height, 16_000)
    sigma = COARSE * min(size)
    own, other = (
        cv2.GaussianBlur(cv2.resize(p, size, interpolation=cv2.INTER_AREA).astype(np.float32), (0, 0), sigma)
        for p in (rgb, source)
    )
    lift = cv2.resize(amount * (other - own), (width, height), interpolation=cv2.INTER_LINEAR)
    result = np.empty_like(rgb)
    for rows in strips(height):
        result[rows] = to_bytes(rgb[rows] + lift[rows])
    return result


def _vector(job: ImageToImageJob, made: Pixels, spot: tuple[Figure, Place] | None, check: CancelCheck) -> str:
    parts = [traced(made, check)]
    if spot is not None:
        shown, place = spot
        side = round(shown.pixels.shape[0] + shown.top)
        cutout = vector_figure(job.drawing, side, side, character(split(made)[0]), "drawn")
        if cutout is not None:
            scale = place.width / max(cutout.box.right - cutout.box.left, 1)
            parts.append(placed(cutout, place.x - cutout.box.left * scale, place.y - cutout.box.top * scale, scale))
    return document(job.width, job.height, *parts)
