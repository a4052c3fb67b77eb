"""The backdrop behind a photographed subject: chosen by the prompt, seen by the subject's own camera."""

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from limner.engines.darkroom.arrays import Matte
from limner.engines.darkroom.backdrops.canvas import View
from limner.engines.darkroom.backdrops.daylight import daylight
from limner.engines.darkroom.backdrops.render import GROUNDLESS, PLAIN, Lens, render
from limner.engines.darkroom.backdrops.render import Figure as Extra
from limner.engines.darkroom.backdrops.weather import weather_of
from limner.engines.darkroom.backdrops.wish import Wish, wish
from limner.engines.darkroom.behind import SHADOW, Behind, Subject
from limner.engines.darkroom.canvas import fitted
from limner.engines.darkroom.drawn import Figure, figure, record_of
from limner.engines.darkroom.harmony import grained
from limner.engines.darkroom.shadow import lying_shadow, resting_shadow, shaded
from limner.engines.illustrator.public import read
from limner.engines.jobs import GenerateJob

CLOSE, AWAY = 0.046, 0.032
"""The lens's blur of a backdrop over the shorter side: behind who fills the frame, and behind who stands in it."""
LIT_BY_LAMPS = frozenset({"festive", "bokeh", "cafe", "library", "halloween"})
DARK = frozenset({"night", "stars", "stage", "smoke"})
FLOODLIT = frozenset({"stadium", "court", "party", "wedding"})
"""Kinds in warm light, those in which a subject is darker than by day, and those in even light."""
TABLED = frozenset({"room", "kitchen", "cafe", "office", "library", "bathroom", "bedroom", "classroom"})
"""Rooms in which there are tables."""
INSIDE = TABLED | {"hall", "gallery", "gym", "shop", "corridor", "table", "greenhouse"}
"""Kinds in the light of windows."""
_PHOTOGRAPHIC = frozenset({"raw", "photorealism", "enterprise", None})
"""Looks in which a photograph keeps a photographic ground."""
_UNDRAWN = frozenset({"photo", "neon", "vivid", "monochrome", "pastel colours"})
"""The reader's styles that are no way of drawing: signs are neon, backdrops pastel."""
_SOFTER, _SHARPER = frozenset({"blurred", "blurry", "bokeh", "defocused", "dreamy"}), frozenset({"sharp", "crisp"})


def wants_photograph(drawing: GenerateJob) -> bool:
    """Whether nothing about the job asks for a drawing: its look, a style, words of the prompt."""
    reading = read(drawing.prompt, drawing.negative_prompt)
    drawn = set(reading.styles) - _UNDRAWN or reading.says("drawn by hand")
    return not drawn and drawing.look in _PHOTOGRAPHIC and drawing.style is None and not drawing.vector


def photographed_behind(drawing: GenerateJob, subject: Subject, *, adapt: bool) -> Behind:
    """A backdrop of the prompt's kind as the subject's camera sees it.

    Where it is to `adapt`, it goes a part of the way to the subject's light.
    """
    height, width = subject.matte.shape
    view = _view(subject)
    asked = _laid(wish(drawing), view)
    lens = _lens(asked, subject, view, adapt=adapt)
    things = _things(drawing, asked, subject) if asked.things else None
    extra = None if things is None else Extra(things.pixels, things.grounded)
    pixels = render(asked, view, lens, (width, height), drawing.seed, extra)
    if view.foot is not None and asked.kind not in GROUNDLESS:
        strength = SHADOW * (0.85 if asked.kind in PLAIN else 1.28)
        cast = lying_shadow if view.above and asked.kind == "table" else resting_shadow
        pixels = shaded(pixels, cast(subject.matte, view.side, strength))
    grain = grained(pixels, 1 - subject.matte, subject.like.grain, drawing.seed)
    light, level = _light(asked)
    return Behind(grain, _told(drawing, asked, things), None, light, level)


def _laid(asked: Wish, view: View) -> Wish:
    """What is seen from above lies on a table in a room, and on a material rather than before it."""
    if not view.above or asked.says("wall", "walls", "floor"):
        return asked
    if asked.kind in TABLED:
        return replace(asked, kind="table", behind=asked)
    return replace(asked, kind="table") if asked.kind == "wall" else asked


def _things(drawing: GenerateJob, asked: Wish, subject: Subject) -> Figure | None:
    """What the prompt names and the backdrop does not show by itself, drawn."""
    height, width = subject.matte.shape
    small = fitted(width, height, 250_000)
    return figure(replace(drawing, prompt=", ".join(asked.things)), *small, subject.like)


def _told(drawing: GenerateJob, asked: Wish, things: Figure | None) -> dict[str, Any]:
    """The record with what the backdrop shows of the prompt's things."""
    drawn = asked.drawn if things is None else asked.drawn.union(things.record.drawn)
    return record_of(drawing).showing(drawn, asked.understood).as_dict() | {"backdrop": asked.kind}


def _view(subject: Subject) -> View:
    """How the subject's picture was taken."""
    side = subject.like.side if abs(subject.like.side) > 0.1 else -0.3
    clear = subject.clear
    aspect = subject.matte.shape[1] / subject.matte.shape[0]
    if clear is None:
        return View(side=side, middle=0.5 * aspect)
    left, top, right, bottom = clear
    middle, wide = 0.5 * (left + right) * aspect, (right - left) * aspect
    if subject.cut and wide > 0.96 * aspect:
        level = float(np.median(_tops(subject)))
        return View(float(np.clip(level, 0.2, 0.9)), None, middle, wide, side, top=level)
    if subject.cut:
        horizon = float(np.clip(top + 0.42 * (1 - top), 0.40, 0.60))
        return View(horizon, None, middle, wide, side)
    eye = bottom - float(np.clip(0.5 * (bottom - top), 0.14, 0.36))
    if top < subject.horizon < bottom - 0.12:
        eye = 0.5 * (eye + subject.horizon)
    # What is as wide as tall, fills the height and is whole is mostly a thing on a table, seen from above.
    tall = bottom - top
    filling = tall > 0.7 and wide > 0.75 * tall
    above = (filling or _round(subject.matte, tall, wide)) and left > 0.01 and right < 0.99
    return View(float(np.clip(eye, 0.22, 0.68)), bottom, middle, wide, side, above)


def _round(matte: Matte, tall: float, wide: float) -> bool:
    """Whether the outline is a circle: a plate, a bowl or a cup from above, or a ball."""
    share = float((matte > 0.5).mean()) * matte.shape[1] / matte.shape[0]
    return abs(wide / tall - 1) < 0.12 and 0.95 < share / (0.25 * np.pi * wide * tall) < 1.05


def _tops(subject: Subject) -> NDArray[Any]:
    """The height of the subject's upper edge in each column that it is in, a share of the picture's."""
    shown = subject.matte > 0.5
    return np.asarray(np.argmax(shown, 0)[shown.any(0)] / len(shown))


def _lens(asked: Wish, subject: Subject, view: View, *, adapt: bool) -> Lens:
    radius = CLOSE if view.foot is None else AWAY
    radius *= 1.4 if asked.words & _SOFTER else 0.5 if asked.words & _SHARPER else 1.0
    if not adapt or asked.kind in PLAIN:
        return Lens(radius)
    # A kept subject is not relit: the ground goes a part of the way to its light.
    tint = np.clip(np.array(subject.like.light, np.float32), 0.7, 1.3) ** 0.4
    red, green, blue = (float(v) for v in tint / tint.mean())
    level = float(np.clip(subject.like.level / 0.45, 0.75, 1.1)) ** 0.5 if asked.hour is None else 1.0
    return Lens(radius, (red, green, blue), level)


def _light(asked: Wish) -> tuple[tuple[float, float, float], float]:
    """The colour of the light in a backdrop, and how bright it is."""
    if asked.kind in PLAIN:
        return (1.0, 1.0, 1.0), 1.0
    day = daylight(asked.hour, weather_of(asked))
    inside = asked.kind in INSIDE
    if asked.kind in LIT_BY_LAMPS or (inside and day.lamps > 0.5):
        return (1.14, 1.0, 0.86), 0.92
    if asked.kind in FLOODLIT:
        return (1.0, 1.0, 1.0), 0.95
    if inside or asked.kind == "wall":
        return (1.0, 1.0, 1.0), 1.0
    if asked.kind in DARK:
        return (0.97, 0.99, 1.04), 0.80
    mean = np.array(day.sun) * 0.5 + np.array(day.ambient)
    red, green, blue = (float(v) for v in mean / mean.mean())
    return (red, green, blue), float(np.clip((mean.mean() / 1.1) ** 0.35, 0.72, 1.0))
