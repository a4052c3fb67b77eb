"""What lies on a bench to be worked on: planks, dough, steel, clay, drawn where no symbol stands for them."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.deeds import props
from limner.engines.illustrator.staging.units import Touch

_PLANK: RGB = (204, 158, 100)
_GRAIN: RGB = (168, 122, 72)
_DOUGH: RGB = (244, 228, 190)
_FLOUR: RGB = (255, 252, 244)
STEEL: RGB = (132, 142, 156)
DARK: RGB = (52, 56, 66)
_STONE: RGB = (206, 200, 190)
_CLAY: RGB = (178, 104, 70)
_CLOTH: RGB = (92, 136, 196)


def plank(at: Point, t: float) -> list[Touch]:
    """A plank with its grain."""
    x, y = at
    board = g.rect(x - 0.3 * t, y - 0.045 * t, 0.6 * t, 0.045 * t, 0.004 * t)
    grain = props.line(((x - 0.27 * t, y - 0.022 * t), (x + 0.26 * t, y - 0.018 * t)), 0.006 * t, _GRAIN, "plank", 0.1)
    return [Touch(board, _PLANK, 1.0, 0.0, "plank"), grain]


def stick(at: Point, t: float) -> list[Touch]:
    """A stick with shavings about it."""
    x, y = at
    curls = g.joined(*(g.ellipse(x + dx * t, y - 0.006 * t, 0.022 * t, 0.009 * t) for dx in (-0.2, -0.1, 0.09, 0.19)))
    return [
        Touch(curls, (238, 206, 150), 1.0, 0.0, "shavings"),
        props.line(
            ((x - 0.16 * t, y - 0.03 * t), (x + 0.1 * t, y - 0.07 * t)), 0.035 * t, (150, 104, 62), "stick", 0.05
        ),
        props.line(((x + 0.03 * t, y - 0.06 * t), (x + 0.1 * t, y - 0.07 * t)), 0.03 * t, _DOUGH, "stick", 0.1),
    ]


def nailed(at: Point, t: float) -> list[Touch]:
    """A plank with a nail in it."""
    x, y = at
    nail = props.line(((x - 0.02 * t, y - 0.1 * t), (x - 0.02 * t, y - 0.045 * t)), 0.012 * t, DARK, "nail", 0.1)
    head = Touch(g.rect(x - 0.035 * t, y - 0.105 * t, 0.03 * t, 0.01 * t), DARK, 1.0, 0.12, "nail")
    return [*plank(at, t), nail, head]


def dough(at: Point, t: float) -> list[Touch]:
    """A lump of dough on flour."""
    x, y = at
    lump = g.smooth(
        [
            (x - 0.15 * t, y),
            (x - 0.16 * t, y - 0.05 * t),
            (x - 0.07 * t, y - 0.095 * t),
            (x + 0.03 * t, y - 0.08 * t),
            (x + 0.13 * t, y - 0.07 * t),
            (x + 0.165 * t, y - 0.02 * t),
            (x + 0.13 * t, y),
        ]
    )
    return [Touch(g.ellipse(x, y, 0.27 * t, 0.02 * t), _FLOUR, 0.9, 0.0, "flour"),
            Touch(lump, _DOUGH, 1.0, 0.05, "dough"),
            props.line(((x - 0.06 * t, y - 0.06 * t), (x + 0.05 * t, y - 0.05 * t)), 0.008 * t, (222, 200, 156),
                "dough", 0.1, sag=0.02 * t)]  # fmt: skip


def sheet_of_dough(at: Point, t: float) -> list[Touch]:
    """Dough that is rolled out, in flour."""
    x, y = at
    return [
        Touch(g.ellipse(x, y - 0.006 * t, 0.33 * t, 0.026 * t), _FLOUR, 0.9, 0.0, "flour"),
        Touch(g.ellipse(x, y - 0.02 * t, 0.24 * t, 0.03 * t), (222, 200, 156), 1.0, 0.04, "dough"),
        Touch(g.ellipse(x, y - 0.028 * t, 0.24 * t, 0.03 * t), _DOUGH, 1.0, 0.05, "dough"),
    ]


def beam(at: Point, t: float) -> list[Touch]:
    """A steel beam."""
    x, y = at
    return [
        Touch(g.rect(x - 0.3 * t, y - 0.08 * t, 0.6 * t, 0.08 * t), STEEL, 1.0, 0.0, "steel beam"),
        Touch(g.rect(x - 0.3 * t, y - 0.062 * t, 0.6 * t, 0.044 * t), (104, 114, 128), 1.0, 0.05, "steel beam"),
    ]


def stone(at: Point, t: float) -> list[Touch]:
    """A head that comes out of its block."""
    x, y = at
    block = g.polygon(
        [
            (x - 0.12 * t, y),
            (x - 0.11 * t, y - 0.11 * t),
            (x - 0.04 * t, y - 0.14 * t),
            (x + 0.07 * t, y - 0.13 * t),
            (x + 0.12 * t, y - 0.09 * t),
            (x + 0.12 * t, y),
        ]
    )
    head = g.union(
        g.ellipse(x, y - 0.22 * t, 0.06 * t, 0.075 * t), g.rect(x - 0.028 * t, y - 0.18 * t, 0.056 * t, 0.06 * t)
    )
    face = g.joined(g.ellipse(x - 0.02 * t, y - 0.225 * t, 0.007 * t), g.ellipse(x + 0.024 * t, y - 0.225 * t,
        0.007 * t), g.rect(x - 0.014 * t, y - 0.182 * t, 0.034 * t, 0.006 * t))  # fmt: skip
    return [
        Touch(block, _STONE, 1.0, 0.0, "block of stone"),
        Touch(head, (222, 217, 208), 1.0, 0.05, "carved head"),
        Touch(face, (150, 142, 132), 1.0, 0.1, "carved head"),
    ]


def cloth(at: Point, t: float) -> list[Touch]:
    """A cloth that hangs over the edge."""
    x, y = at
    path = g.smooth(
        [
            (x - 0.3 * t, y - 0.012 * t, "c"),
            (x + 0.02 * t, y - 0.016 * t, "c"),
            (x + 0.03 * t, y, "c"),
            (x - 0.12 * t, y + 0.02 * t),
            (x - 0.14 * t, y + 0.2 * t, "c"),
            (x - 0.31 * t, y + 0.18 * t, "c"),
        ]
    )
    return [Touch(path, _CLOTH, 1.0, 0.02, "cloth")]


def wheel(at: Point, t: float) -> list[Touch]:
    """A potter's wheel."""
    x, y = at
    return [
        Touch(g.rect(x - 0.03 * t, y - 0.03 * t, 0.06 * t, 0.035 * t), DARK, 1.0, 0.0, "potter's wheel"),
        Touch(g.ellipse(x, y - 0.03 * t, 0.17 * t, 0.03 * t), STEEL, 1.0, 0.05, "potter's wheel"),
        Touch(g.ellipse(x, y - 0.037 * t, 0.155 * t, 0.024 * t), (176, 184, 194), 1.0, 0.1, "potter's wheel"),
    ]


def pot(at: Point, t: float) -> list[Touch]:
    """Wet clay that rises on a wheel."""
    x, y = at
    vase = g.smooth([(x - 0.07 * t, y - 0.04 * t, "c"), (x - 0.1 * t, y - 0.1 * t), (x - 0.055 * t, y - 0.17 * t),
        (x - 0.075 * t, y - 0.2 * t, "c"), (x + 0.075 * t, y - 0.2 * t, "c"), (x + 0.055 * t, y - 0.17 * t),
        (x + 0.1 * t, y - 0.1 * t), (x + 0.07 * t, y - 0.04 * t, "c")])  # fmt: skip
    mouth = Touch(g.ellipse(x, y - 0.2 * t, 0.075 * t, 0.016 * t), (128, 70, 46), 1.0, 0.2, "clay")
    return [*wheel(at, t), Touch(vase, _CLAY, 1.0, 0.15, "clay pot"), mouth]
