"""What is overhead: timbers, a gable, a vault."""

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part


def beams(number: int = 5, *, across: bool = True) -> Part:
    """Timbers under the ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        wood = tone(hues[3], -0.04)
        for i in range(number):
            z = 0.06 + 0.9 * i / number
            beam = room.floor(-0.2, 1.2, z, z + 0.07, y=0.99) if across else room.floor(
                (i + 0.3) / number, (i + 0.6) / number, 0, 1.2, y=0.99)  # fmt: skip
            room.easel.fill(beam, wood, "sky", "beam", role="prop")

    return part


def gable(low: float = 0.34, rafters: int = 5) -> Part:
    """A roof that slopes from the ridge to both sides, with its rafters."""

    def part(room: Chamber, hues: Hues) -> None:
        for x, shift in ((0.0, -0.05), (1.0, 0.02)):
            plane = [room.at(x, low, 0), room.at(0.5, 1.0, 0), room.at(0.5, 1.0, 1.6), room.at(0.5, 1.6, 1.6),
                     room.at(x, 2.6, 1.3), room.at(x, low, 1.3)]  # fmt: skip
            room.easel.fill(g.polygon(plane), tone(hues[0], shift - 0.04), "sky", "roof", role="far")
            for i in range(rafters):
                z = i / rafters
                ends = [
                    room.at(x, low, z),
                    room.at(0.5, 1.0, z),
                    room.at(0.5, 1.0, z + 0.05),
                    room.at(x, low, z + 0.05),
                ]
                room.easel.fill(g.polygon(ends), hues[3], "sky", "rafter", role="prop")

    return part


def ribs(spring: float = 0.55, number: int = 6, thick: float = 0.014) -> Part:
    """A round or pointed vault: its arches recede along the room, over a darker ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        shape = ((0.0, 0.0), (0.06, 0.42), (0.18, 0.7), (0.34, 0.9), (0.5, 1.0), (0.66, 0.9), (0.82, 0.7), (0.94, 0.42),
                 (1.0, 0.0))  # fmt: skip
        corners = [room.at(x, spring + (1 - spring) * y, 0) for x, y in shape]
        outer = [(-99.0, room.at(0, spring, 0)[1]), (-99.0, -99.0), (easel.w + 99, -99.0),
                 (easel.w + 99, room.at(1, spring, 0)[1])]  # fmt: skip
        vault = g.polygon([*reversed(corners), *outer])
        above = room.at(0.5, spring, 0)[1]
        easel.fill(vault, fade(tone(hues[0], -0.1), tone(hues[0], -0.02), 0, above), "sky", "vault", role="far")
        for i in range(number):
            z = 0.94 * i / number
            arc = g.line([room.at(x, spring + (1 - spring) * y, z) for x, y in shape])
            width = thick * easel.unit * room.size(z)
            easel.fill(arc, tone(hues[3], 0.03 - 0.01 * i), "sky", "rib", role="prop", width=width)
            posts = g.joined(*(g.line([room.at(x, 0, z), room.at(x, spring, z)]) for x in (0.0, 1.0)))
            easel.fill(posts, tone(hues[3], -0.02), "sky", "pier", role="prop", width=1.3 * width)

    return part


def canopy(number: int = 14) -> Part:
    """A tent's roof over all: stripes of cloth that meet high up, with a scalloped edge in the accent's other tone."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        (x, _), edge = room.at(0.5, 0, 0), room.at(0, 0.86, 0)[1]
        peak, reach = (x, -0.5 * edge), 2.4 * easel.w
        easel.fill(g.polygon([(x - reach, edge), peak, (x + reach, edge)]), tone(hues[0], 0.04), "sky", "roof of cloth",
                   role="far", back=-1.0)  # fmt: skip
        ends = [x + reach * (2 * i / (2 * number) - 1) for i in range(2 * number + 1)]
        stripes = g.joined(*(g.polygon([(ends[i], edge), peak, (ends[i + 1], edge)]) for i in range(0, 2 * number, 2)))
        easel.fill(stripes, hues[2], "sky", "roof of cloth", role="far", back=-1.1)
        half = 0.05 * easel.w
        swags = g.joined(*(g.ellipse((2 * i + 1) * half, edge, half, 0.7 * half) for i in range(-1, 12)))
        easel.fill(swags, hues[3], "sky", "edge of the tent", role="far", back=-1.2)

    return part
