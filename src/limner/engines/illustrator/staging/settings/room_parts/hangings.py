"""What hangs on walls: pictures, boards, mirrors, banners."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.room_parts.part import WARES, Hues, Part, Span


def pictures(wall: Wall, *spans: Span) -> Part:
    """Framed pictures."""

    def part(room: Chamber, hues: Hues) -> None:
        for i, span in enumerate(spans):
            fittings.painting(room, wall, span, (0.5, 0.76), WARES[(i + room.easel.variant) % len(WARES)])

    return part


def board(along: Span, y: Span, lines: int = 4, *, wall: Wall = "back", face: RGB = (46, 52, 58)) -> Part:
    """A dark board with lines in chalk or light: a menu, departures, the day's programme; no letters."""

    def part(room: Chamber, hues: Hues) -> None:
        if not fittings.board(room, wall, along, y, face, hues[3], "board"):
            return
        rng, strokes = room.easel.rng, Path()
        span, tall = along[1] - along[0], y[1] - y[0]
        for i in range(lines):
            level = y[1] - tall * (i + 0.9) / (lines + 0.8)
            for start, end in ((0.08, rng.uniform(0.4, 0.6)), (0.74, 0.92)):
                strokes.addPath(room.panel(wall, along[0] + start * span, along[0] + end * span, level,
                                           level + 0.1 * tall / lines * 2))  # fmt: skip
        room.easel.fill(strokes, mix(hues[2], (255, 250, 230), 0.7), "far", "lines on the board", depth=0.12)

    return part


def mirrors(*spans: Span, y: Span = (0.36, 0.78)) -> Part:
    """Mirrors with bulbs all around, over a shelf with bottles."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for a, b in spans:
            if not easel.shown("mirror") or not fittings.board(room, "back", (a, b), y, (206, 224, 232), hues[3],
                                                               "mirror"):  # fmt: skip
                continue
            glare = g.polygon([room.on("back", *p) for p in ((a + 0.3 * (b - a), y[0]), (a + 0.5 * (b - a), y[0]),
                                                             (a + 0.9 * (b - a), y[1]), (a + 0.7 * (b - a),
                                                                 y[1]))])  # fmt: skip
            easel.fill(glare, (236, 246, 250), "far", "glare", depth=0.12)
            bulbs = [(x, y[0] + (y[1] - y[0]) * i / 5) for i in range(6) for x in (a, b)]
            dots = g.joined(*(g.ellipse(*room.on("back", *p), 0.007 * easel.unit) for p in bulbs))
            easel.fill(dots, (255, 244, 206), "far", "bulbs", role="light", tinted=False)
            _shelf(room, (a, b), y[0] - 0.08, hues)

    return part


def _shelf(room: Chamber, along: Span, y: float, hues: Hues) -> None:
    room.easel.fill(room.panel("back", along[0] - 0.01, along[1] + 0.01, y, y + 0.025), hues[3], "far", "shelf")
    for i in range(5):
        a = along[0] + (along[1] - along[0]) * (i + 0.4) / 5
        tall = (0.05, 0.08, 0.06, 0.09, 0.05)[i]
        room.easel.fill(room.panel("back", a, a + 0.016, y + 0.025, y + 0.025 + tall), WARES[i], "far", "bottles")


def banners(*xs: float) -> Part:
    """Cloths with a point that hang on the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        if not room.easel.shown("banner", "flag", "flags"):
            return
        for x in xs:
            for k, hue in ((0.05, hues[3]), (0.042, hues[2])):
                cloth = [(x - k, 0.9), (x + k, 0.9), (x + k, 0.5), (x, 0.42), (x - k, 0.5)]
                room.easel.fill(g.polygon([room.on("back", *p) for p in cloth]), hue, "far", "banner", depth=0.12)

    return part


def drapery(along: Span, hue: RGB) -> Part:
    """A curtain in folds before the back wall, from under the ceiling to the floor."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        if not easel.shown("curtain", "curtains"):
            return
        box = g.bounds(room.panel("back", *along, 0.0, 0.94))
        paint = fade(tone(hue, -0.06), tone(hue, 0.03), box[1], box[3])
        easel.fill(room.panel("back", *along, 0.0, 0.94), paint, "far", "curtain", depth=0.12)
        step = (along[1] - along[0]) / 14
        folds = g.joined(*(room.panel("back", along[0] + step * i, along[0] + step * (i + 0.45), 0.0, 0.94)
                           for i in range(14)))  # fmt: skip
        easel.fill(folds, tone(hue, -0.08), "far", "folds", depth=0.12)
        easel.fill(room.panel("back", along[0] - 0.01, along[1] + 0.01, 0.93, 0.96), hues[2], "far", "rod", depth=0.12)

    return part
