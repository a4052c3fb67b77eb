"""Symbols of the atlas in a fitted room: on its floor, above it, in a row."""

from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part

_AT_THE_WALL = 0.2
"""How near the back wall is far enough behind everybody."""


def things(*rows: tuple[str, float, float, float]) -> Part:
    """Symbols of the atlas on the floor: name, x, z and height in metres."""

    def part(room: Chamber, hues: Hues) -> None:
        for name, x, z, metres in rows:
            room.prop(name, x, z, metres)

    return part


def hung(*rows: tuple[str, float, float, float, float]) -> Part:
    """Symbols of the atlas above the floor: name, x, z, height and how far up, in metres."""

    def part(room: Chamber, hues: Hues) -> None:
        for name, x, z, metres, raised in rows:
            room.prop(name, x, z, metres, raised=raised, shadow=False)

    return part


def landmark(name: str, x: float, z: float, metres: float, raised: float = 0.0) -> Part:
    """What the room is known by: it stands there even where somebody is before it."""

    def part(room: Chamber, hues: Hues) -> None:
        px, py = room.at(x, room.high(raised), z)
        depth = 0.08 + 0.33 * (1 - z)
        room.easel.prop(name, px, py, metres * room.metre * room.size(z), depth=depth, shadow=False, force=True)

    return part


def cabinets(name: str, *xs: float, z: float = 0.1, metres: float = 1.75) -> Part:
    """A thing of the atlas in a row; by the back wall it stands there even where somebody is before it."""
    if z >= _AT_THE_WALL:
        return things(*((name, x, z, metres) for x in xs))

    def part(room: Chamber, hues: Hues) -> None:
        for x in xs:
            landmark(name, x, z, metres)(room, hues)

    return part
