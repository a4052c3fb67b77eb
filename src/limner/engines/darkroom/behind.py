"""What is put behind a subject: a rendered backdrop behind a photograph, the illustrator's place behind drawn art."""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.backdrops.canvas import View
from limner.engines.darkroom.backdrops.daylight import daylight
from limner.engines.darkroom.backdrops.render import GROUNDLESS, PLAIN, Lens, photographed, render
from limner.engines.darkroom.backdrops.wish import Wish, wish
from limner.engines.darkroom.canvas import box_of, fitted, resized, resized_matte
from limner.engines.darkroom.composite import over, smooth
from limner.engines.darkroom.drawn import DRAWN_AT, DrawnPlace, drawn_place, story
from limner.engines.darkroom.harmony import grained
from limner.engines.darkroom.photograph import Character
from limner.engines.darkroom.shadow import ground_shadow, shaded
from limner.engines.illustrator.reading.read import read
from limner.engines.jobs import GenerateJob

SHADOW = 0.72
CUT = 0.12
"""A subject that leaves the picture below over more than this share of its width is cut by it, and stands nowhere."""
DEFOCUS = 0.0035
"""The sigma of a drawn place behind a subject, over the picture's shorter side, where it is farthest."""
CLOSE, AWAY = 0.034, 0.020
"""The lens's blur of a backdrop over the shorter side: behind who fills the frame, and behind who stands in it."""
_PHOTOGRAPHIC = frozenset({"raw", "photorealism", "enterprise", None})
"""Looks in which a photograph keeps a photographic ground."""
_UNDRAWN = frozenset({"photo", "neon", "vivid", "monochrome", "pastel colours"})
"""The reader's styles that are no way of drawing: signs are neon, backdrops pastel."""
_DRAWN_WORDS = frozenset({"cartoon", "illustration", "illustrated", "drawing", "drawn", "comic", "anime", "painted"})
_SOFTER, _SHARPER = frozenset({"blurred", "blurry", "bokeh", "defocused", "dreamy"}), frozenset({"sharp", "crisp"})


@dataclass(frozen=True, slots=True)
class Subject:
    """What stays: its own colours H×W×3, how much of each pixel it is, and what it is like.

    `horizon` is that of its picture, a share of the height.
    """

    rgb: Pixels
    matte: Matte
    like: Character
    horizon: float = 0.58

    @property
    def cut(self) -> bool:
        """Whether the lower border cuts it."""
        rows = self.matte[-max(self.matte.shape[0] // 100, 1) :]
        wide = float((self.matte > 0.5).any(0).sum())
        return float((rows > 0.5).any(0).sum()) > CUT * max(wide, 1.0)

    @property
    def clear(self) -> tuple[float, float, float, float] | None:
        """Its box in shares of the picture: left, top, right, bottom; None where there is nothing."""
        height, width = self.matte.shape
        box = box_of(self.matte > 0.5)
        return None if box is None else (box[0] / width, box[1] / height, box[2] / width, box[3] / height)


@dataclass(frozen=True, slots=True)
class Behind:
    """The ground H×W×3 and what the record says of it; `place` is the illustrator's, where it drew one.

    `light` is the colour of the light there, linear with a mean of 1, `level` how bright it is against a day's.
    """

    pixels: Pixels
    told: dict[str, Any]
    place: DrawnPlace | None = None
    light: tuple[float, float, float] = (1.0, 1.0, 1.0)
    level: float = 1.0


def wants_photograph(drawing: GenerateJob) -> bool:
    """Whether nothing about the job asks for a drawing: its look, a style, words of the prompt."""
    reading = read(drawing.prompt, drawing.negative_prompt)
    drawn = set(reading.styles) - _UNDRAWN or _DRAWN_WORDS & {*drawing.prompt.lower().replace(",", " ").split()}
    return not drawn and drawing.look in _PHOTOGRAPHIC and drawing.style is None and not drawing.vector


def photographed_behind(drawing: GenerateJob, subject: Subject, *, adapt: bool) -> Behind:
    """A backdrop of the prompt's kind as the subject's camera sees it; where it is to `adapt`, in the subject's light."""
    height, width = subject.matte.shape
    asked, view = wish(drawing), _view(subject)
    lens = _lens(asked, subject, view, adapt=adapt)
    told = story(drawing)
    if asked.kind == "scene":
        place = _drawn(drawing, subject)
        pixels = photographed(resized(place.pixels, width, height), lens, replace(view, horizon=place.horizon), drawing.seed)
        told = {name: place.story[name] for name in ("read", "drawn", "not_drawn")}
    else:
        pixels = render(asked, view, lens, width, height, drawing.seed)
        told = _told(told, asked)
    if view.foot is not None and asked.kind not in GROUNDLESS:
        strength = SHADOW * (0.7 if asked.kind in PLAIN else 0.9)
        pixels = shaded(pixels, ground_shadow(subject.matte, view.side, strength))
    grain = grained(pixels, 1 - subject.matte, subject.like.grain, drawing.seed)
    light, level = _light(asked)
    return Behind(grain, told, None, light, level)


def _told(told: dict[str, Any], asked: Wish) -> dict[str, Any]:
    """The record with what the backdrop shows of the prompt's things."""
    shown = [name for name in asked.drawn if name in told["not_drawn"]]
    left = [name for name in told["not_drawn"] if name not in shown]
    return {"read": told["read"], "drawn": [*told["drawn"], *sorted(asked.drawn)], "not_drawn": left, "backdrop": asked.kind}


def _view(subject: Subject) -> View:
    """How the subject's picture was taken."""
    side = subject.like.side if abs(subject.like.side) > 0.1 else -0.3
    clear = subject.clear
    aspect = subject.matte.shape[1] / subject.matte.shape[0]
    if clear is None:
        return View(side=side, middle=0.5 * aspect)
    left, top, right, bottom = clear
    middle, wide = 0.5 * (left + right) * aspect, (right - left) * aspect
    if subject.cut:
        horizon = float(np.clip(top + 0.42 * (1 - top), 0.40, 0.60))
        return View(horizon, None, middle, wide, side)
    eye = bottom - float(np.clip(0.5 * (bottom - top), 0.14, 0.36))
    if top < subject.horizon < bottom - 0.12:
        eye = 0.5 * (eye + subject.horizon)
    return View(float(np.clip(eye, 0.22, 0.68)), bottom, middle, wide, side)


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
    if asked.kind in ("night", "stars", "stage", "festive", "bokeh", "cafe", "library", "smoke"):
        warm = asked.kind in ("festive", "bokeh", "cafe", "library")
        return ((1.14, 1.0, 0.86) if warm else (0.97, 0.99, 1.04)), (0.80 if not warm else 0.92)
    day = daylight(asked.hour, asked.weather)
    mean = np.array(day.sun) * 0.5 + np.array(day.ambient)
    red, green, blue = (float(v) for v in mean / mean.mean())
    return (red, green, blue), float(np.clip((mean.mean() / 1.1) ** 0.35, 0.5, 1.0))


def drawn_behind(drawing: GenerateJob, subject: Subject) -> Behind:
    """The prompt's place drawn, its far parts a little out of focus, shaded where the subject stands, grained."""
    height, width = subject.matte.shape
    place = _drawn(drawing, subject)
    drawn_height, drawn_width = place.pixels.shape[:2]
    ground = _softened(place.pixels, place.horizon, min(subject.like.blur + 0.4, 2.0) * drawn_height / height)
    box = box_of(subject.matte > 0.5)
    standing = box is not None and not subject.cut and not place.plain and box[3] / height > place.horizon + 0.02
    if box is not None and (standing or (place.plain and not subject.cut)):
        strength = SHADOW if standing else 0.75 * SHADOW
        matte = resized_matte(subject.matte, drawn_width, drawn_height)
        ground = shaded(ground, ground_shadow(matte, place.light.side, strength))
    pixels = grained(resized(ground, width, height), 1 - subject.matte, subject.like.grain, drawing.seed)
    told = {name: place.story[name] for name in ("read", "drawn", "not_drawn")}
    return Behind(pixels, told, place)


def _drawn(drawing: GenerateJob, subject: Subject) -> DrawnPlace:
    """The prompt's place at the size that it is drawn at, its horizon behind the subject, the subject's box clear."""
    height, width = subject.matte.shape
    clear = subject.clear
    horizon = None
    if clear is not None and not subject.cut and clear[3] > 0.5:
        horizon = float(np.clip(clear[3] - 0.18, 0.35, 0.72))
    return drawn_place(drawing, *fitted(width, height, DRAWN_AT), horizon=horizon, clear=clear)


def _softened(rgb: Pixels, horizon: float, near: float) -> Pixels:
    """Sharp at the lower border, softer toward the horizon and above it."""
    height, width = rgb.shape[:2]
    far = np.asarray(cv2.GaussianBlur(rgb, (0, 0), max(DEFOCUS * min(height, width), near)), np.uint8)
    rows = (np.arange(height, dtype=np.float32) + 0.5) / height
    share = smooth(np.clip((1 - rows) / max(1 - horizon, 0.1), 0, 1).astype(np.float32))
    return over(rgb, far, np.broadcast_to(share[:, None], (height, width)))
