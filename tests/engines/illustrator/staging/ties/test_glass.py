"""What is inside of glass is small, inside, and seen."""

import pytest

from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


@pytest.mark.parametrize("vessel", ["light_bulb", "snow_globe", "jar", "bottle", "wine_glass", "drinking_glass"])
@pytest.mark.parametrize("thing", ["house", "fairy", "cat", "tree"])
@pytest.mark.parametrize("seed", range(3))
def test_a_thing_in_glass_is_within_its_wall_and_drawn_before_its_back(vessel: str, thing: str, seed: int) -> None:
    nodes = stage(reading(thing, vessel, relations=(Relation("inside", 0, 1),)), job(seed)).nodes
    wall = next(n for n in nodes if isinstance(n, Shape) and n.name == "glass")
    inner = next(n for n in nodes if isinstance(n, Placed) and n.importance > 0.5 and n.symbol != vessel)
    place = box(inner)
    heights = [place.top + share * place.height for share in (0.08, 0.5, 0.92)]
    assert all(wall.path.contains(place.centre[0], y) for y in heights)
    assert nodes.index(wall) < nodes.index(inner)
    assert place.height > 0.1 * wall.path.getBounds().height()


def test_a_bottle_lies_on_its_side_for_a_ship() -> None:
    scene = stage(reading("ship", "bottle", relations=(Relation("inside", 0, 1),)), job())
    (bottle,) = heroes(scene, "bottle")
    assert abs(bottle.tilt) == 90.0
    names = {n.name for n in scene.nodes if isinstance(n, Shape)}
    assert {"glass", "bed", "glint"} <= names


def test_a_bowl_is_seen_through_where_it_is_said_to_be_of_glass() -> None:
    bowls = Subject("bowl", "bowl"), Subject("bowl", "bowl", material="glass")
    seen = []
    for bowl in bowls:
        scene = stage(reading("goldfish", bowl, relations=(Relation("inside", 0, 1),)), job())
        seen.append(any(isinstance(n, Shape) and n.name == "glass" for n in scene.nodes))
    assert seen == [False, True]
