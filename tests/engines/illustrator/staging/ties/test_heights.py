"""Who is over whom, on the ground, on a wall and under a ceiling."""

import pytest

from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import spot, tied


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("standing", "hung"), [("sofa", "mirror"), ("table", "chandelier"), ("boy", "clock")])
def test_what_hangs_over_somebody_leaves_him_on_the_floor(standing: str, hung: str, seed: int) -> None:
    scene = tied(standing, "under", hung, seed)
    low, high = box(heroes(scene, standing)[0]), box(heroes(scene, hung)[0])
    assert high.bottom < low.top
    assert low.bottom > 0.6 * scene.height
    assert low.left < high.centre[0] < low.right


@pytest.mark.parametrize("seed", range(3))
def test_who_looks_at_a_picture_stands_beside_where_it_hangs(seed: int) -> None:
    scene = tied("woman", "looking at", "picture_frame", seed)
    woman, picture = box(heroes(scene, "woman")[0]), box(heroes(scene, "picture_frame")[0])
    assert picture.bottom < woman.bottom - 0.2 * woman.height


@pytest.mark.parametrize("kind", ["under", "below"])
@pytest.mark.parametrize("seat", ["chair", "table", "bed", "sofa", "desk", "bench"])
def test_what_is_under_furniture_is_behind_its_legs_and_below_its_underside(seat: str, kind: str) -> None:
    scene = tied("ball", kind, seat)  # type: ignore[arg-type]
    (base,), (ball,) = heroes(scene, seat), heroes(scene, "beach_ball") or heroes(scene, "ball")
    order = [node.symbol for node in heroes(scene)]
    assert order.index(ball.symbol) < order.index(base.symbol)
    assert box(ball).centre[1] > spot(base, "under")[1]
    assert box(base).left < box(ball).left < box(ball).right < box(base).right


@pytest.mark.parametrize("hung", ["clock", "mirror"])
def test_what_hangs_on_a_wall_is_over_who_is_under_it(hung: str) -> None:
    scene = tied("cat", "under", hung)
    cat, above = box(heroes(scene, "cat")[0]), box(heroes(scene, hung)[0])
    assert above.bottom < cat.top


@pytest.mark.parametrize(("flyer", "built"), [("dragon", "castle"), ("owl", "church"), ("seagull", "lighthouse")])
def test_who_flies_over_a_building_is_near_enough_to_be_seen(flyer: str, built: str) -> None:
    scene = tied(flyer, "flying over", built)
    bird, house = box(heroes(scene, flyer)[0]), box(heroes(scene, built)[0])
    assert bird.bottom < house.top
    assert max(bird.width, bird.height) > 0.3 * max(house.width, house.height)


@pytest.mark.parametrize(
    ("upper", "lower", "built"),
    [("microwave", "turtle", "stand"), ("bus", "chair", "stand"), ("cow", "traffic_light", "rock"),
     ("frog", "cow", "rock"), ("horse", "book", "rock")],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["above", "below"])
def test_what_cannot_fly_stands_on_a_deck_or_a_rock_over_another(upper: str, lower: str, built: str, kind: str) -> None:
    one, other = (upper, lower) if kind == "above" else (lower, upper)
    scene = tied(one, kind, other)  # type: ignore[arg-type]
    high, low = (next(n for n in heroes(scene) if n.symbol.startswith(name.split("_")[0])) for name in (upper, lower))
    assert built in {getattr(node, "name", "") for node in scene.nodes}
    assert box(high).bottom < box(low).top
    assert low.shadow
    assert not high.shadow


@pytest.mark.parametrize("kind", ["above", "flying over"])
def test_what_flies_has_nothing_under_it(kind: str) -> None:
    scene = tied("owl", kind, "car")  # type: ignore[arg-type]
    assert not [node for node in scene.nodes if getattr(node, "name", "") in ("stand", "rock")]
