"""What an icon's shapes are painted with, as plain colours: the illustrator shades by itself."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PIL import ImageColor

from limner.drawing.colour import RGB, Lab, lab, rgb
from limner.engines.illustrator.packs.faults import Refused
from limner.imaging.svg.names import GRADIENTS, HREF, local, referred

FARTHEST: Final = 0.42
"""Of a gradient's stops from its mean, in OKLab: yellow to orange has 0.08, white to black 0.5."""

_SAMPLES = 16
_CHAIN = 8
"""Gradients that take their stops from each other."""
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_RGBA = re.compile(r"rgba\((.*),([^,]*)\)\Z")
_CURRENT = frozenset({"currentcolor", "context-fill", "context-stroke"})


@dataclass(frozen=True, slots=True)
class Colour:
    """A plain paint. `rgb` is None for `currentColor`, which the prompt or the illustrator chooses."""

    rgb: RGB | None
    alpha: float = 1.0


def paint(value: str, named: Mapping[str, Any]) -> Colour | None:
    """The colour of a `fill` or `stroke`, a gradient's mean; None for no paint. Raises Refused."""
    name = referred(value)
    if name is None:
        return _plain(value.strip())
    server = named.get(name)
    if server is None or local(server.tag) not in GRADIENTS:
        raise Refused("a paint that is not there")
    return _mean(_stops(server, named), radial=local(server.tag) == "radialGradient")


def _plain(word: str) -> Colour | None:
    if word.lower() in ("none", "transparent"):
        return None
    if word.lower() in _CURRENT:
        return Colour(None)
    try:
        if found := _RGBA.match(word):
            return Colour(ImageColor.getrgb(f"rgb({found[1]})")[:3], share(found[2]))
        r, g, b, *alpha = ImageColor.getrgb(word)
    except ValueError:
        raise Refused(f"the colour {word[:40]!r}, which cannot be read") from None
    return Colour((r, g, b), alpha[0] / 255 if alpha else 1.0)


@dataclass(frozen=True, slots=True)
class _Stop:
    offset: float
    lab: Lab
    alpha: float


def _stops(gradient: Any, named: Mapping[str, Any]) -> Sequence[_Stop]:
    """The gradient's stops, or those of the one that it refers to."""
    for _ in range(_CHAIN):
        found = [child for child in gradient if local(child.tag) == "stop"]
        if found:
            return _ordered(found)
        gradient = named.get(gradient.get(HREF, "#")[1:])
        if gradient is None:
            break
    raise Refused("a gradient without colours")


def _ordered(stops: Sequence[Any]) -> list[_Stop]:
    result: list[_Stop] = []
    for stop in stops:
        colour = _plain(stop.get("stop-color", "#000").strip()) or Colour((0, 0, 0), 0.0)
        if colour.rgb is None:
            raise Refused("a gradient of currentColor")
        offset = max(share(stop.get("offset"), 0.0), result[-1].offset if result else 0.0)
        result.append(_Stop(offset, lab(colour.rgb), colour.alpha * share(stop.get("stop-opacity"))))
    return result


def _mean(stops: Sequence[_Stop], *, radial: bool) -> Colour | None:
    """The mean by area, in OKLab; what shows more counts more."""
    weights = [(2 * (i + 0.5) / _SAMPLES if radial else 1.0) for i in range(_SAMPLES)]
    seen = [_at(stops, (i + 0.5) / _SAMPLES) for i in range(_SAMPLES)]
    shown = sum(w * s.alpha for w, s in zip(weights, seen, strict=True))
    alpha = shown / sum(weights)
    if alpha < 1e-3:
        return None
    L, a, b = (sum(w * s.alpha * s.lab[i] for w, s in zip(weights, seen, strict=True)) / shown for i in range(3))
    if max(math.dist(s.lab, (L, a, b)) for s in stops if s.alpha > 0.5 or s.alpha >= alpha) > FARTHEST:
        raise Refused("a gradient between colours too far apart")
    return Colour(rgb((L, a, b)), alpha)


def _at(stops: Sequence[_Stop], offset: float) -> _Stop:
    """The gradient there; a transparent end keeps the other end's colour."""
    before = max((s for s in stops if s.offset <= offset), key=lambda s: s.offset, default=stops[0])
    after = min((s for s in stops if s.offset > offset), key=lambda s: s.offset, default=stops[-1])
    span = after.offset - before.offset
    t = (offset - before.offset) / span if span > 1e-9 else 0.0
    alpha = before.alpha + (after.alpha - before.alpha) * t
    u = t * after.alpha / alpha if alpha > 1e-9 else t
    x, y = before.lab, after.lab
    mixed = (x[0] + (y[0] - x[0]) * u, x[1] + (y[1] - x[1]) * u, x[2] + (y[2] - x[2]) * u)
    return _Stop(offset, mixed, alpha)


def share(text: str | None, usual: float = 1.0) -> float:
    """An opacity or offset, 0 to 1, plain or in per cent."""
    found = _NUMBER.match((text or "").strip())
    value = usual if not found else float(found[0]) / (100 if "%" in (text or "") else 1)
    return min(max(value, 0.0), 1.0)
