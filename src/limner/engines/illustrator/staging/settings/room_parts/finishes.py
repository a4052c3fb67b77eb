"""What walls are finished with: courses of stone, tiles, panels, pipes."""

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import WALLS, Hues, Part


def masonry(rows: int = 12, columns: int = 12) -> Part:
    """Courses of stone or brick with broken joints on all walls."""

    def part(room: Chamber, hues: Hues) -> None:
        joints = Path()
        for wall in WALLS:
            number = columns if wall == "back" else round(0.7 * columns)
            for r in range(rows):
                y = r / rows
                joints.addPath(g.line([room.on(wall, 0, y), room.on(wall, 1, y)]))
                for i in range(number):
                    a = (i + 0.5 * (r % 2)) / number
                    joints.addPath(g.line([room.on(wall, a, y), room.on(wall, a, y + 1 / rows)]))
        room.easel.fill(joints, tone(hues[0], -0.08), "sky", "joints", role="far", width=0.0028 * room.easel.unit)

    return part


def tiled(rows: int = 16, columns: int = 22, band: float = 0.0) -> Part:
    """Small square tiles on all walls, and a coloured band at that height where it is above 0."""

    def part(room: Chamber, hues: Hues) -> None:
        lines = Path()
        for wall in WALLS:
            for r in range(rows):
                lines.addPath(g.line([room.on(wall, 0, r / rows), room.on(wall, 1, r / rows)]))
            for i in range(columns):
                a = i / columns
                lines.addPath(g.line([room.on(wall, a, 0), room.on(wall, a, 1)]))
            if band:
                strip = room.panel(wall, 0, 1, band, band + 2 / rows)
                room.easel.fill(strip, hues[2], "sky", "band", role="far")
        room.easel.fill(lines, tone(hues[0], -0.05), "sky", "tiles on the wall", role="far",
                        width=0.0016 * room.easel.unit)  # fmt: skip

    return part


def panelling(top: float = 0.4, number: int = 9) -> Part:
    """Wood up to that height on all walls, in panels."""

    def part(room: Chamber, hues: Hues) -> None:
        for wall in WALLS:
            room.easel.fill(room.panel(wall, 0, 1, 0, top), hues[3], "sky", "panelling", role="far")
            fields = g.joined(*(room.panel(wall, (i + 0.14) / number, (i + 0.86) / number, 0.16 * top, 0.86 * top)
                                for i in range(number)))  # fmt: skip
            room.easel.fill(fields, tone(hues[3], -0.07), "sky", "panels", role="far")
            room.easel.fill(room.panel(wall, 0, 1, top, top + 0.02), tone(hues[3], 0.06), "sky", "rail", role="far")

    return part


def pipes(*ys: float) -> Part:
    """Pipes along the walls, with their joints."""

    def part(room: Chamber, hues: Hues) -> None:
        for y in ys:
            for wall in WALLS:
                box = room.panel(wall, 0, 1, y, y + 0.045)
                room.easel.fill(box, tone(hues[3], -0.02), "sky", "pipe", role="prop")
                shine = room.panel(wall, 0, 1, y + 0.028, y + 0.036)
                room.easel.fill(shine, tone(hues[3], 0.1), "sky", "pipe", role="prop")
                joints = g.joined(*(room.panel(wall, a, a + 0.02, y - 0.01, y + 0.055) for a in (0.2, 0.55, 0.85)))
                room.easel.fill(joints, tone(hues[3], -0.08), "sky", "pipe", role="prop")

    return part


def stripes(number: int = 12) -> Part:
    """Broad stripes in the accent on all walls and up to the ridge: the cloth of a great tent, or a wall's paper."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, bands = room.easel, Path()
        for wall in WALLS:
            for i in range(0, number, 2):
                bands.addPath(room.panel(wall, i / number, (i + 1) / number, 0, 1))
        easel.fill(bands, hues[2], "sky", "stripes", role="far")

    return part
