"""Styles of furnished rooms: their colours, and what their walls and their furniture are of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from limner.drawing.colour import RGB, parse, tone
from limner.engines.illustrator.staging.units import Member, Unit

Finish = Literal["", "plain", "brick", "boards", "panels", "stripes", "tiles"]
"""What walls are of; "" leaves it to the room."""
_BRICK: RGB = (172, 98, 72)
_TILE: RGB = (244, 244, 240)


@dataclass(frozen=True, slots=True)
class Decor:
    """How a room is furnished: the colours of its walls, floor, cloth and trim, its wood, and its walls' finish."""

    wall: RGB
    floor: RGB
    cloth: RGB
    trim: RGB
    wood: RGB
    finish: Finish = "plain"

    @property
    def scheme(self) -> tuple[RGB, RGB, RGB, RGB]:
        """Wall, floor, cloth, trim, as rooms take them."""
        return self.wall, self.floor, self.cloth, self.trim


def _decor(colours: str, finish: Finish = "plain") -> Decor:
    wall, floor, cloth, trim, wood = (parse(f"#{code}") for code in colours.split())
    return Decor(wall, floor, cloth, trim, wood, finish)


_STYLES: Mapping[str, Decor] = {
    "scandinavian": _decor("f1eee8 dcbf98 9fb3b5 ffffff d9b483"),
    "industrial": _decor("a9644a 94897f 6a4a38 4a4c52 6b4a34", "brick"),
    "bohemian": _decor("ecd6b8 bb8a5c c2623c fbf0de a5703f"),
    "victorian": _decor("50705f 6f452b 7d2638 d9bd86 5a3420", "panels"),
    "rustic": _decor("d2ab7c 936639 a2523f ecdcbc 84552f", "boards"),
    "modern": _decor("e6e8ea c9b49a 53606e fcfcfc 66594d"),
    "mid-century": _decor("efe2ca b97d4a cf8a2e fff8ea 96582b", "stripes"),
    "classic": _decor("e5dccd a98c6a 35507a f8f0dc 5f3d28", "panels"),
    "coastal": _decor("e2edf2 dfc9a8 5a97ba fdfdfd d8c3a0", "boards"),
    "gothic": _decor("4a4452 51403a 742233 8a7864 33251f", "panels"),
}
_WOODEN, _CLOTHS = frozenset({"wood", "front"}), frozenset({"body", "cover", "seat"})
"""Slots of furniture that are of the style's wood and of its cloth."""


def named(style: str, finish: str) -> Decor | None:
    """The decor of that style, its walls of what is said; None where no style is named."""
    found = _STYLES.get(style)
    said: Finish = next((name for name in ("brick", "boards", "tiles") if name == finish), "")
    return replace(found, finish=said, wall=_hue(said, found)) if found is not None and said else found


def _hue(finish: Finish, found: Decor) -> RGB:
    return {"brick": _BRICK, "boards": tone(found.wood, 0.08), "tiles": _TILE}.get(finish, found.wall)


def wall_of(finish: str) -> RGB | None:
    """The colour of walls of brick, boards or tiles; None for all others."""
    return {"brick": _BRICK, "boards": (190, 146, 100), "tiles": _TILE}.get(finish)


def furnished(units: Sequence[Unit], decor: Decor | None) -> list[Unit]:
    """The units whose furniture is of the style's wood and cloth, where the words give it no colour."""
    if decor is None:
        return list(units)
    return [Unit(tuple(_furnished(member, decor) for member in unit.members)) for unit in units]


def _furnished(member: Member, decor: Decor) -> Member:
    slots = member.symbol.slots
    if member.colours or member.material or "furniture" not in member.kinds:
        return member
    seats = bool({"seat", "slept in"} & member.symbol.traits)
    own = {name: decor.wood for name in slots if name in _WOODEN}
    own |= {name: decor.cloth for name in slots if seats and name in _CLOTHS}
    return replace(member, colours=own)
