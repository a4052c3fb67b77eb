"""Roads and paths that run to the vanishing point."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_ASPHALT: RGB = (98, 100, 110)


def way(colour: RGB, wide: float = 0.34, *, lines: bool = False, edge: RGB | None = None, top: float = 0.0) -> Part:
    """A straight road or path from the lower edge to the vanishing point, paved with `lines` or where the words have
    a road.
    """

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon + top * (easel.h - easel.horizon)
        x = (0.5 + 0.12 * easel.brief.side) * w
        paved, easel.way = easel.way == "road" or lines, ""
        paint = _ASPHALT if paved and not lines else colour

        def strip(a: float, b: float) -> Path:
            thin = 0.02 + 0.5 * top
            return g.polygon(
                [(x + thin * a * w, y0), (x + thin * b * w, y0), (0.5 * w + b * w, h + 9), (0.5 * w + a * w, h + 9)]
            )

        if edge is not None:
            easel.fill(strip(-1.14 * wide, 1.14 * wide), edge, "ground", "verge", role="ground", depth=0.2)
        easel.fill(
            strip(-wide, wide),
            fade(mix(paint, easel.air.haze, 0.3), paint, y0, h),
            "ground",
            "way",
            role="ground",
            depth=0.2,
        )
        if paved:
            for a in (-0.94, 0.9):
                easel.fill(strip(a * wide, (a + 0.03) * wide), (246, 242, 226), "ground", "road lines", role="ground")
            middle = strip(-0.02 * wide, 0.02 * wide)
            gaps = g.joined(
                *(
                    easel.sheet(y0 + (h - y0) * (k / 9) ** 1.7, y0 + (h - y0) * ((k + 0.55) / 9) ** 1.7)
                    for k in range(10)
                )
            )
            easel.fill(g.intersection(middle, gaps), (246, 226, 150), "ground", "road lines", role="ground")

    return part


def bays(asphalt: RGB = (104, 106, 114)) -> Part:
    """A car park: asphalt with the lines of its bays in two rows, and arrows on the lane between."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        room, vanish = h - y0, (0.5 + 0.1 * easel.brief.side) * w
        easel.fill(easel.sheet(y0), fade(mix(asphalt, easel.air.haze, 0.25), asphalt, y0, h), "ground", "asphalt",
                   role="ground", depth=0.2)  # fmt: skip
        lines = []
        for near, deep in ((0.06, 0.2), (0.52, 1.05)):
            a, b = y0 + near * room, y0 + deep * room
            lines += [g.line([(vanish + k * 0.13 * w * (0.3 + near), a), (vanish + k * 0.13 * w * (0.3 + deep), b)])
                      for k in range(-12, 13)]  # fmt: skip
        easel.fill(g.joined(*lines), (240, 238, 226), "ground", "lines of the bays", role="ground",
                   width=0.008 * easel.unit)  # fmt: skip
        lane = y0 + 0.35 * room
        for k in (-1, 1):
            x = vanish + 0.3 * k * w
            arrow = g.polygon([(x - 0.06 * w, lane - 0.008 * h), (x + 0.02 * w, lane - 0.008 * h),
                               (x + 0.02 * w, lane - 0.02 * h), (x + 0.07 * w, lane), (x + 0.02 * w, lane + 0.02 * h),
                               (x + 0.02 * w, lane + 0.008 * h), (x - 0.06 * w, lane + 0.008 * h)])  # fmt: skip
            easel.fill(arrow, (240, 238, 226), "ground", "arrow on the lane", role="ground")

    return part


def circuit(asphalt: RGB = (92, 95, 104)) -> Part:
    """A race track from side to side with kerbs in two colours and a chequered line across it."""

    def part(easel: Easel) -> None:
        w, h, room = easel.w, easel.h, easel.h - easel.horizon
        top, bottom = easel.horizon + 0.26 * room, h - 0.02 * h
        paint = fade(mix(asphalt, easel.air.haze, 0.3), asphalt, top, bottom)
        easel.fill(easel.sheet(top, bottom), paint, "ground", "track", role="ground", depth=0.2)
        groove = g.joined(*(easel.sheet(top + a * (bottom - top), top + b * (bottom - top))
                            for a, b in ((0.3, 0.42), (0.6, 0.76))))  # fmt: skip
        easel.fill(groove, mix(asphalt, (40, 42, 50), 0.35), "ground", "tyre marks", role="ground", depth=0.2)
        for y, tall, many in ((top, 0.03 * room, 18), (bottom - 0.02 * h, 0.06 * room, 9)):
            step = w / many
            red = g.joined(*(g.polygon([(step * i, y), (step * (i + 0.5), y), (step * (i + 0.42), y + tall),
                                        (step * (i - 0.08), y + tall)]) for i in range(many + 1)))  # fmt: skip
            easel.fill(easel.sheet(y, y + tall), (244, 242, 236), "ground", "kerb", role="ground", depth=0.2)
            easel.fill(red, (214, 62, 54), "ground", "kerb", role="ground", depth=0.2)
        _chequered(easel, top + 0.03 * room, bottom - 0.02 * h)
        easel.turf = None

    return part


def _chequered(easel: Easel, top: float, bottom: float) -> None:
    """The line of start and finish in two columns, nearer squares larger."""
    x, far, near = (0.5 + 0.3 * easel.brief.side) * easel.w, 0.018 * easel.w, 0.05 * easel.w
    cells, rows = Path(), 8

    def at(column: int, share: float) -> tuple[float, float]:
        size, y = far + (near - far) * share, top + (bottom - top) * share
        return x + (column - 1) * size - 0.1 * easel.w * share, y

    for row in range(rows):
        a, b = (row / rows) ** 1.5, ((row + 1) / rows) ** 1.5
        column = row % 2
        cells.addPath(g.polygon([at(column, a), at(column + 1, a), at(column + 1, b), at(column, b)]))
    board = g.polygon([at(0, 0.0), at(2, 0.0), at(2, 1.0), at(0, 1.0)])
    easel.fill(board, (240, 240, 238), "ground", "finish line", role="ground", depth=0.2)
    easel.fill(cells, (40, 42, 48), "ground", "finish line", role="ground", depth=0.2)
