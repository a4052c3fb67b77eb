import pytest

from limner.drawing.display import Linear, Paint, Radial, Solid, Stop
from limner.engines.illustrator.looks.paints import alpha_along, colour_along, colour_at, faint, toward

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)
STOPS = (Stop(0.2, RED, 0.2), Stop(0.6, BLUE, 0.6), Stop(0.6, WHITE, 1.0), Stop(1.0, RED, 1.0))
DOWN = Linear((0, 0), (0, 100), (Stop(0.0, RED), Stop(0.5, BLUE), Stop(1.0, WHITE)))


@pytest.mark.parametrize(
    ("offset", "rgb", "alpha"), [(0.0, RED, 0.2), (0.2, RED, 0.2), (1.0, RED, 1.0), (2.0, RED, 1.0)]
)
def test_the_ends_of_a_gradient(offset: float, rgb: tuple[int, int, int], alpha: float) -> None:
    assert colour_along(STOPS, offset) == rgb
    assert alpha_along(STOPS, offset) == pytest.approx(alpha)


def test_a_gradient_between_its_stops_and_at_a_hard_edge() -> None:
    assert alpha_along(STOPS, 0.4) == pytest.approx(0.4)
    assert colour_along(STOPS, 0.6) == BLUE
    assert min(colour_along(STOPS, 0.61)) > 200
    assert colour_along((Stop(0.5, RED), Stop(0.5, BLUE)), 0.1) == RED
    assert colour_along((Stop(0.3, BLUE),), 0.9) == BLUE


def test_the_colour_at_a_point_of_an_opaque_paint() -> None:
    assert colour_at(DOWN, (40, 50)) == BLUE
    assert colour_at(DOWN, (40, 300)) == WHITE
    assert colour_at(Solid(RED), (0, 0)) == RED


@pytest.mark.parametrize("paint", [Solid(RED, 0.5), faint(DOWN, 0.3), Radial((0, 0), 10, DOWN.stops)])
def test_what_shows_through_has_no_colour_of_its_own(paint: Paint) -> None:
    assert colour_at(paint, (0, 50)) is None


def test_a_paint_goes_toward_a_colour_and_keeps_its_alphas() -> None:
    assert toward(Solid(RED, 0.4), BLUE, 1.0) == Solid(BLUE, 0.4)
    paler = toward(Linear((0, 0), (0, 1), STOPS), WHITE, 0.0)
    assert isinstance(paler, Linear)
    assert paler.stops == STOPS
