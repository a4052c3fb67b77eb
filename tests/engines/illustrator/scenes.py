"""Small scenes that several tests draw."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.display import Linear, Solid, Stop
from limner.engines.illustrator.scene import Finish, Light, Placed, Scene, Shape

DAY = Light(
    side=-0.5,
    behind=False,
    tint=(255, 255, 255),
    shadow=(61, 84, 136),
    fog=(207, 229, 234),
    rim=(255, 251, 230),
    rim_strength=0.4,
)
SUNSET = replace(DAY, side=0.5, behind=True, tint=(255, 220, 192), rim=(255, 196, 120), rim_strength=0.85)
NIGHT = replace(DAY, tint=(142, 162, 220), dark=1.0)
PLAIN = Finish(bloom=0.0, vignette=0.0, grain=0.0)


def sky(size: int) -> Shape:
    stops = (Stop(0, (44, 139, 224)), Stop(1, (230, 244, 241)))
    return Shape(g.rect(-2, -2, size + 4, size + 4), Linear((0, 0), (0, size), stops), "sky", name="sky", tinted=False)


def ground(size: int) -> Shape:
    return Shape(g.rect(-2, 0.6 * size, size + 4, size), Solid((127, 174, 78)), "ground", name="ground")


def placed(symbol: str, size: int, **changes: object) -> Placed:
    usual = Placed(symbol, 0.5 * size, 0.85 * size, 0.4 * size, "hero", rim=True, importance=1.0, title=f"a {symbol}")
    return replace(usual, **changes)  # type: ignore[arg-type]


def scene(*nodes: Shape | Placed, size: int = 256, light: Light = DAY, finish: Finish = PLAIN) -> Scene:
    """A meadow with these nodes in it."""
    return Scene(size, size, (230, 244, 241), light, (sky(size), ground(size), *nodes), finish, title="a meadow")
