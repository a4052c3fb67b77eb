"""What a seed makes of one prompt: archetypes of composition, each for its ratio."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading, Relation, Subject
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging import layout
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.foreground import wanted
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.variety import DISTINCT
from limner.engines.jobs import Controls
from tests.engines.illustrator.staging.scenes import SIZES, box, heroes, job, reading

SEEDS = st.integers(0, 2**32 - 1)


def archetypes(read: Reading, seeds: Iterable[int], **more: Any) -> set[str]:
    """The names of the archetypes that these seeds choose."""
    found: list[str] = []

    def noted(troupe: Troupe, *_: object) -> None:
        found.append(troupe.archetype)

    for seed in seeds:
        stage(read, job(seed, **more), Directions(arrange=noted))
    return set(found)


def hidden(places: list[Box], nodes: list[Placed]) -> float:
    """The largest share of a box that boxes drawn later cover, each counted in full."""
    return max(
        sum(place.shared(nearer) for nearer in places[i + 1 :]) / place.area for i, place in enumerate(places)
    ) if len(nodes) > 1 else 0.0  # fmt: skip


def shapes(scene: Scene) -> set[str]:
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_ten_seeds_give_a_lone_subject_ten_archetypes() -> None:
    assert len(archetypes(reading("fox"), range(10))) == 10


@pytest.mark.parametrize(("symbol", "least"), [("cat", 7), ("sailboat", 7), ("apple", 5), ("hot_air_balloon", 6)])
def test_other_places_have_archetypes_of_their_own(symbol: str, least: int) -> None:
    assert len(archetypes(reading(symbol), range(10))) >= least


def test_several_stand_in_formations_of_many_kinds() -> None:
    counted = [reading(Subject(name, name, count)) for name, count in (("dog", 3), ("apple", 6), ("sheep", 30))]
    found = set().union(*(archetypes(one, range(12)) for one in counted))
    assert {"wedge", "rows", "heap"} <= found
    assert found & {"crowd", "throng", "stream"}
    assert len(found) >= 6


def test_without_an_artistic_level_several_stand_frontal() -> None:
    still = Controls(artistic_level=0)
    for count in (2, 5, 20):
        sheep = reading(Subject("sheep", "sheep", count))
        assert archetypes(sheep, range(6), controls=still) <= {"line", "rows", "crowd"}


def test_consecutive_seeds_choose_other_archetypes() -> None:
    one = [archetypes(reading("fox"), [seed]) for seed in range(12)]
    assert all(a != b for a, b in pairwise(one))


@given(
    st.integers(1, 60),
    SEEDS,
    st.sampled_from(SIZES),
    st.sampled_from(["sheep", "apple", "woman", "balloon", "sailboat"]),
)
@settings(max_examples=25, deadline=None)
def test_everybody_counted_is_inside_and_in_sight(count: int, seed: int, size: tuple[int, int], name: str) -> None:
    nodes = heroes(stage(reading(Subject(name, name, count)), job(seed, size=size)))
    places = [box(node) for node in nodes]
    assert len(places) == count
    assert all(p.left >= -1 and p.right <= size[0] + 1 and p.top >= -1 and p.bottom <= size[1] + 8 for p in places)
    assert 1 - hidden(places, nodes) >= 0.4


@given(SEEDS, st.sampled_from(SIZES), st.sampled_from(["fox", "woman", "giraffe", "castle", "car", "cup", "cat"]))
@settings(max_examples=40, deadline=None)
def test_a_hero_takes_a_third_of_one_side_and_never_all(seed: int, size: tuple[int, int], name: str) -> None:
    (hero,) = heroes(stage(reading(name), job(seed, size=size)))
    place = box(hero)
    tall, wide = place.height / size[1], place.width / size[0]
    assert 0.33 <= max(tall, wide) <= 0.92
    assert 0.16 <= tall <= 0.86


@pytest.mark.parametrize("count", [2, 5, 12])
def test_a_tall_canvas_is_filled_by_its_height_and_a_wide_one_by_its_width(count: int) -> None:
    sheep = reading(Subject("sheep", "sheep", count))
    for seed in range(4):
        wide, tall = (
            [box(n) for n in heroes(stage(sheep, job(seed, size=size)))] for size in ((1536, 768), (768, 1536))
        )
        spread = [max(b.right for b in boxes) - min(b.left for b in boxes) for boxes in (wide, tall)]
        rise = [max(b.bottom for b in boxes) - min(b.top for b in boxes) for boxes in (wide, tall)]
        assert spread[0] > 1.4 * spread[1]
        assert max(b.height for b in tall) > 0.085 * 1536
        assert rise[1] > 0.7 * rise[0]


@pytest.mark.parametrize("kind", ["left of", "right of", "above", "below"])
@given(seed=SEEDS, size=st.sampled_from(SIZES))
@settings(max_examples=8, deadline=None)
def test_sides_hold_whatever_the_ratio(kind: RelationKind, seed: int, size: tuple[int, int]) -> None:
    scene = stage(reading("cat", "dog", relations=(Relation(kind, 0, 1),)), job(seed, size=size))
    (cat,), (dog,) = ([box(node) for node in heroes(scene, name)] for name in ("cat", "dog"))
    held = {
        "left of": cat.right <= dog.left + 1,
        "right of": cat.left >= dog.right - 1,
        "above": cat.bottom <= dog.top + 1,
        "below": cat.top >= dog.bottom - 1,
    }
    assert held[kind]


@pytest.mark.parametrize("kind", ["behind", "under", "in front of"])
@pytest.mark.parametrize("pair", [("dog", "cat"), ("man", "car"), ("cat", "table"), ("horse", "tree")])
def test_who_is_behind_or_under_stays_in_sight(kind: RelationKind, pair: tuple[str, str]) -> None:
    for seed in range(3):
        nodes = heroes(stage(reading(*pair, relations=(Relation(kind, 0, 1),)), job(seed)))
        places = [box(node) for node in nodes]
        over = (kind, pair[1]) in {
            ("under", "table"),
            ("behind", "tree"),
        }  # not the box is before it
        assert over or hidden(places, nodes) <= 0.6


def test_frames_keep_off_the_subject() -> None:
    seen: set[str] = set()
    read = reading("fox", setting="meadow")
    for seed in (seed for seed in range(300) if wanted(read, Dice(seed, read.prompt))):
        scene = stage(read, job(seed))
        place = box(heroes(scene)[0])
        corners = [(x, y) for x in (place.left, place.right) for y in (place.top, place.bottom)]
        for node in scene.nodes:
            if isinstance(node, Shape) and node.name in ("dark leaves around", "leaves before"):
                seen.add(node.name)
                assert not any(node.path.contains(*corner) for corner in corners)
    assert seen == {"dark leaves around", "leaves before"}


def test_the_great_sun_is_the_only_one_and_beside_the_hero() -> None:
    scenes = (stage(reading("fox", setting="meadow", time="sunset"), job(seed)) for seed in range(10))
    sunny = next(scene for scene in scenes if "sun behind" in shapes(scene))
    (disc,) = [node for node in sunny.nodes if isinstance(node, Shape) and node.name == "sun behind"]
    place = box(heroes(sunny)[0])
    assert not disc.path.contains(place.centre[0], place.top + 0.2 * place.height)
    assert not shapes(sunny) & {"sun", "moon", "halo"}
    assert sunny.light.behind


def test_a_silhouette_is_dark_all_over() -> None:
    (wolf,) = heroes(stage(reading("wolf", composition=("silhouette",)), job()))
    assert len(set(wolf.colours.values())) == 1
    assert sum(next(iter(wolf.colours.values()))) < 240


def test_a_crowd_is_drawn_alike_where_it_can_be() -> None:
    nodes = heroes(stage(reading(Subject("people", "woman", 60)), job()))
    assert not any(node.rim for node in nodes)
    assert len({(n.symbol, n.pose, n.flip, n.depth, *n.colours.values()) for n in nodes}) <= DISTINCT


def test_a_crowd_in_a_street_stands_before_the_houses() -> None:
    scene = stage(reading(Subject("woman", "woman", 40), setting="street", time="day"), job(2, size=(512, 512)))
    houses = [node for node in scene.nodes if isinstance(node, Shape) and node.name in ("house", "tower")]
    base = max(node.path.getBounds().bottom() for node in houses)
    assert min(hero.y for hero in heroes(scene)) >= base - 1


def test_dogs_stand_on_the_quay_and_ducks_swim_behind_it() -> None:
    dogs, ducks = (
        stage(reading(Subject(name, name, 14), setting="harbour", time="day"), job(2, size=(512, 512)))
        for name in ("dog", "duck")
    )
    quay = next(node for node in dogs.nodes if isinstance(node, Shape) and node.name == "quay")
    assert min(hero.y for hero in heroes(dogs)) >= quay.path.getBounds().top() - 1
    assert min(hero.y for hero in heroes(ducks)) < quay.path.getBounds().top()


def test_the_crowded_are_seen_from_higher_up() -> None:
    few, many = (stage(reading(Subject("sheep", "sheep", n), setting="meadow"), job(1)) for n in (1, 40))
    assert many.horizon < few.horizon
    assert many.horizon <= 0.36


def test_visible_shares_fall_with_the_number() -> None:
    shares = [layout.visible(n) for n in range(1, 61)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] >= 0.4
