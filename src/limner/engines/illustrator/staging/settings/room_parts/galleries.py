"""An opera house's boxes."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import WALLS, Hues, Part

_LIT: RGB = (255, 226, 160)


def tiers(number: int = 4, *, low: float = 0.16) -> Part:
    """Galleries of boxes with gilded fronts, curtains and lights, along all walls: an opera house."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, step = room.easel, (1.0 - low) / number
        fronts, rails, boxes, cloth, lights = (Path() for _ in range(5))
        for wall in WALLS:
            for r in range(number):
                y = low + r * step
                fronts.addPath(room.panel(wall, 0, 1, y, y + 0.3 * step))
                rails.addPath(room.panel(wall, 0, 1, y + 0.24 * step, y + 0.3 * step))
                count = 9 if wall == "back" else 7
                for i in range(count):
                    a, b, fold = (i + 0.1) / count, (i + 0.9) / count, 0.22 / count
                    boxes.addPath(room.panel(wall, a, b, y + 0.3 * step, y + 0.94 * step))
                    for edge in (a, b - fold):
                        cloth.addPath(room.panel(wall, edge, edge + fold, y + 0.3 * step, y + 0.94 * step))
                    lights.addPath(g.ellipse(*room.on(wall, a - 0.1 / count, y + 0.4 * step), 0.006 * easel.unit))
        easel.fill(boxes, tone(hues[2], -0.24), "sky", "boxes", role="prop")
        easel.fill(cloth, hues[2], "sky", "curtains of the boxes", role="prop")
        easel.fill(fronts, hues[3], "sky", "gallery's front", role="prop")
        easel.fill(rails, tone(hues[3], 0.12), "sky", "gilded rail", role="prop")
        easel.fill(lights, _LIT, "sky", "lights", role="light", tinted=False)

    return part
