"""Where people sit and lie: rows of seats, beds."""

from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import WARES, Hues, Part, Span


def seats(rows: int = 3, x: Span = (0.04, 0.96), gap: Span | None = (0.42, 0.58), *, name: str = "seats",
          high: float = 0.85, single: int = 0, share: int = 2) -> Part:  # fmt: skip
    """Rows of pews or seats, with an aisle between them; `single` is how many seats a half row is parted into."""

    def part(room: Chamber, hues: Hues) -> None:
        halves = [x] if gap is None else [(x[0], gap[0]), (gap[1], x[1])]
        for r in range(rows):
            z = 0.12 + 0.62 * r / rows
            for a, b in halves:
                parts = max(single, 1)
                for i in range(parts):
                    lo, hi = a + (b - a) * (i + 0.06 * (single > 0)) / parts, a + (b - a) * (i + 1 - 0.06) / parts
                    hue = tone(hues[share], 0.03 * (r % 2))
                    room.block((lo, hi), (z, z + 0.03), (0, high), hue, name, words=(name, "seat", "chair", "bench"))

    return part


def beds(*xs: float, metal: bool = True) -> Part:
    """Beds with their heads at the back wall, and a curtain between each two."""

    def part(room: Chamber, hues: Hues) -> None:
        for x in xs:
            a, b = x, x + room.broad(1.0)
            if not room.block((a, b), (0.02, 0.34), (0.3, 0.6), (248, 250, 250), "bed", words=("bed",)):
                continue
            room.block((a, b), (0.14, 0.345), (0.58, 0.66), hues[2], "blanket", back=0.26)
            room.block((a, b), (0.0, 0.02), (0.0, 1.0), (206, 214, 220), "bed's head", back=0.4)
            room.block((a + 0.02, b - 0.02), (0.03, 0.1), (0.6, 0.74), (255, 255, 255), "pillow", back=0.259)
            rail = room.panel("back", b + 0.03, b + 0.1, 0.1, 0.8)
            room.easel.fill(rail, tone(hues[2], 0.1), "far", "curtain", depth=0.1)

    return part


def audience(*spans: Span, z: Sequence[float] = (0.02, 0.1, 0.2), rise: float = 0.4, veil: float = 0.6) -> Part:
    """People in rows, each lower than the one behind it: heads and shoulders between each two shares across, so far
    toward the viewer; `veil` is how much of the wall's colour is in them.
    """

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        if not easel.shown("crowd", "people", "person", "audience"):
            return
        for r, near in enumerate(z):
            heads, bodies, s = Path(), [Path() for _ in WARES], room.metre * room.size(near)
            for a, b in spans:
                (left, foot), (right, _) = room.at(a, room.high(rise * (len(z) - 1 - r)), near), room.at(b, 0, near)
                number = max(1, round((right - left) / (0.6 * s)))
                for i in range(number):
                    x = left + (right - left) * (i + 0.5 + 0.2 * (r % 2) + easel.rng.uniform(-0.12, 0.12)) / number
                    y = foot - (1.1 + easel.rng.uniform(-0.05, 0.05)) * s
                    heads.addPath(g.ellipse(x, y, 0.13 * s, 0.15 * s))
                    body = g.rect(x - 0.23 * s, y + 0.16 * s, 0.46 * s, foot - y, 0.16 * s)
                    bodies[easel.rng.randrange(len(bodies))].addPath(body)
            for path, hue in zip(bodies, WARES, strict=True):
                easel.fill(path, mix(hue, hues[0], veil), "far", "audience", role="far", depth=0.3, back=-r)
            face = mix((226, 176, 140), hues[0], 0.8 * veil)
            easel.fill(heads, face, "far", "audience", role="far", depth=0.3, back=-r - 0.1)

    return part
