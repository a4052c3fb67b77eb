"""How a picture is framed: where the main subject stands and how large, by viewpoint and ratio."""

from dataclasses import dataclass, replace
from typing import Literal

from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice

Frame = Literal["", "around", "corner", "sun"]


@dataclass(frozen=True, slots=True)
class Shot:
    """A framing.

    `eye` picks the horizon: 0 from high up, 1 eye level, 2 from low down. `x` and `feet` are where the subject stands,
    `tall` and `wide` the most that it may take, all as shares of the canvas. `tilt` in degrees. `head` is the share of
    the shorter side that its head takes where only head and shoulders are shown. `frame` names what stands before
    everything at the edges: "around" on all sides, "corner" in a lower corner, "sun" for a great sun behind it.
    """

    name: str
    eye: int
    x: float
    feet: float
    tall: float
    wide: float
    tilt: float = 0.0
    head: float = 0.0
    frame: Frame = ""


_LAND = (
    Shot("third", 1, 0.37, 0.91, 0.7, 0.76),
    Shot("low", 2, 0.55, 0.94, 0.75, 0.86),
    Shot("vista", 1, 0.34, 0.86, 0.54, 0.66),
    Shot("near", 2, 0.44, 0.96, 0.8, 0.9),
    Shot("framed", 1, 0.54, 0.88, 0.62, 0.7, frame="around"),
    Shot("wide", 0, 0.37, 0.88, 0.62, 0.74),
    Shot("sun", 2, 0.50, 0.92, 0.7, 0.8, frame="sun"),
    Shot("corner", 0, 0.64, 0.85, 0.57, 0.62, frame="corner"),
    Shot("axis", 1, 0.47, 0.91, 0.72, 0.82),
    Shot("high", 0, 0.60, 0.92, 0.66, 0.78),
)
_FLOOR = (
    Shot("centre", 1, 0.46, 0.91, 0.66, 0.76),
    Shot("third", 0, 0.36, 0.92, 0.66, 0.66),
    Shot("near", 2, 0.50, 0.95, 0.76, 0.84),
    Shot("doorway", 1, 0.52, 0.87, 0.50, 0.56, frame="around"),
    Shot("aside", 2, 0.63, 0.92, 0.63, 0.66),
    Shot("corner", 0, 0.60, 0.84, 0.48, 0.58, frame="corner"),
    Shot("vista", 1, 0.36, 0.88, 0.5, 0.6),
)
_TOP = (
    Shot("still life", 1, 0.50, 0.88, 0.7, 0.84),
    Shot("third", 0, 0.45, 0.86, 0.66, 0.78),
    Shot("near", 2, 0.50, 0.92, 0.76, 0.9),
    Shot("aside", 1, 0.56, 0.88, 0.66, 0.78),
    Shot("corner", 0, 0.55, 0.86, 0.62, 0.74, frame="corner"),
)
_OPEN = (
    Shot("hanging", 1, 0.45, 0.50, 0.56, 0.62),
    Shot("rising", 0, 0.57, 0.46, 0.5, 0.54, -8.0),
    Shot("near", 2, 0.50, 0.50, 0.66, 0.80),
    Shot("diving", 1, 0.41, 0.53, 0.52, 0.56, 7.0),
    Shot("vista", 0, 0.62, 0.42, 0.44, 0.58),
    Shot("framed", 1, 0.50, 0.50, 0.50, 0.58, frame="around"),
)
_AFLOAT = (
    Shot("third", 1, 0.40, 0.83, 0.68, 0.76),
    Shot("wide", 0, 0.59, 0.77, 0.56, 0.68),
    Shot("low", 2, 0.48, 0.86, 0.62, 0.74),
    Shot("vista", 1, 0.36, 0.74, 0.48, 0.62),
    Shot("near", 1, 0.52, 0.84, 0.66, 0.80),
    Shot("sun", 1, 0.50, 0.80, 0.56, 0.62, frame="sun"),
    Shot("framed", 0, 0.50, 0.78, 0.56, 0.62, frame="around"),
)
_SHOTS = {"land": _LAND, "floor": _FLOOR, "top": _TOP, "open": _OPEN, "afloat": _AFLOAT}

_HEADS = {"portrait": 0.3, "close-up": 0.42}
"""How large a head is in such a picture."""
_MODEL = 0.5
"""The most of the width that a subject takes on its piece of ground."""
_WORDS = {
    "close-up": "near", "wide": "vista", "aerial": "high", "portrait": "near", "poster": "near", "silhouette": "sun",
    "low horizon": "low",
}  # fmt: skip


def shot(kind: str, brief: Brief, words: tuple[str, ...], dice: Dice) -> Shot:
    """The framing for a kind of footing: by the composition words, else by the seed, fitted to the ratio."""
    options = _SHOTS[kind]
    asked = next((s for word in words if word in _WORDS for s in options if s.name == _WORDS[word]), None)
    chosen = asked or dice.turn("shot", options)
    level = brief.traits.level
    if level == 0 or {"centred", "symmetrical"} & set(words):
        chosen = replace(options[0], x=0.5, tilt=0.0)
    elif dice.turn("hand", (False, True)):
        chosen = replace(chosen, x=1 - chosen.x, tilt=-chosen.tilt)
    if level >= 4:
        lean = (level - 3) * 4.0 * (1 if chosen.x < 0.5 else -1)
        chosen = replace(chosen, tilt=chosen.tilt + lean, eye=2)
    head = max((_HEADS.get(word, 0.0) for word in words), default=0.0)
    if head and "full body" not in words:
        chosen = replace(chosen, head=head, tilt=0.0, tall=max(chosen.tall, 0.72), wide=max(chosen.wide, 0.84))
    if brief.traits.isometric:
        chosen = replace(chosen, x=0.5, feet=0.72, tall=0.44, wide=_MODEL, tilt=0.0, frame="")
    if "poster" in words:
        chosen = replace(chosen, x=0.5, tall=0.56, feet=min(chosen.feet, 0.75), tilt=0.0)
    fitted = _fitted(chosen, brief, kind)
    return replace(fitted, wide=min(fitted.wide, _MODEL)) if brief.traits.isometric else fitted


def _fitted(chosen: Shot, brief: Brief, kind: str) -> Shot:
    """Wide canvases let a subject be taller and stand further out; tall ones let it fill the width."""
    ratio = brief.width / brief.height
    tall = chosen.tall * brief.traits.hero
    wide = chosen.wide * brief.traits.hero
    x, feet = chosen.x, chosen.feet
    if ratio > 1.15:
        stretch = min(ratio, 2.0) - 1
        tall *= 1 + 0.32 * stretch
        wide /= 1 + 0.45 * stretch
        x = 0.5 + (x - 0.5) * (1 + 0.45 * stretch)
    elif ratio < 0.87:
        narrow = min(1 / ratio, 2.0) - 1
        wide = min(max(wide * (1 + 0.45 * narrow), 0.62 + 0.24 * narrow), 0.88)
        x = 0.5 + (x - 0.5) * (1 - 0.6 * narrow)
        feet -= 0.06 * narrow if kind != "open" else 0
    return replace(chosen, x=x, feet=feet, tall=min(tall, 0.82), wide=min(wide, 0.9))
