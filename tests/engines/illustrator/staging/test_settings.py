"""The places: arrangements, depths, every ratio, nothing that was refused, and the words that lead there."""

from typing import Any

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.surroundings import SETTINGS as WORDS
from limner.engines.illustrator.scene import Node, Placed, Scene, Shape
from limner.engines.illustrator.staging.brief import INDOORS
from limner.engines.illustrator.staging.settings.index import SETTINGS
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob

from .scenes import SIZES, heroes, job, reading

BUILT = (
    "bedroom", "bathroom", "classroom", "library", "laboratory", "cafe", "shop", "workshop", "hall", "museum",
    "station", "gym", "stage", "spaceship", "room", "kitchen", "office",
)  # fmt: skip
"""Rooms with depth."""
WILD = ("branch", "cave", "swamp", "waterfall", "volcano", "rooftop", "harbour")
SEEN = {
    "bedroom": "bed", "bathroom": "bathtub", "library": "book", "cafe": "counter", "hall": "banner", "station": "clock",
    "gym": "hoop", "stage": "spotlight", "cave": "crystal", "swamp": "tree", "volcano": "lava", "rooftop": "building",
    "harbour": "boat",
}  # fmt: skip
"""What a place shows, and the word that refuses it."""
SHAPES = {
    "bed": "blanket", "bathtub": "bath", "book": "books", "counter": "counter", "banner": "banner", "clock": "clock",
    "hoop": "ring", "spotlight": "beam", "crystal": "crystals", "tree": "bare tree", "lava": "lava",
    "building": "skyline", "boat": "hull",
}  # fmt: skip


def place(name: str, seed: int = 1, **more: Any) -> Scene:
    return stage(reading("dog", prompt=f"a dog in a {name}", setting=name), job(seed, size=(512, 512), **more))


def scenery(scene: Scene) -> list[Node]:
    return [n for n in scene.nodes if isinstance(n, Shape) or n not in heroes(scene)]


def names(scene: Scene) -> list[str]:
    return [n.name if isinstance(n, Shape) else n.symbol for n in scenery(scene) if isinstance(n, Shape | Placed)]


@pytest.mark.parametrize("name", BUILT + WILD)
def test_seeds_arrange_a_place_in_more_than_one_way(name: str) -> None:
    """Not by colour alone: the outlines of what is of the same name differ, or what is there does."""
    outlines = set()
    for seed in (1, 2):
        big = [n for n in scenery(place(name, seed)) if isinstance(n, Shape) and n.layer in ("far", "middle", "ground")]
        outlines.add(tuple((n.name, *(round(v) for v in n.path.getBounds())) for n in big))
    assert len(outlines) == 2
    assert len({frozenset(part[0] for part in outline) for outline in outlines} | outlines) > 2


@pytest.mark.parametrize("name", BUILT + WILD)
def test_a_place_has_back_middle_and_front(name: str) -> None:
    layers = {node.layer for seed in (1, 2) for node in scenery(place(name, seed))}
    assert layers & {"sky", "far"}
    assert "ground" in layers
    assert layers & {"middle", "near", "frame"}


@pytest.mark.parametrize("name", BUILT + WILD)
def test_a_place_is_drawn_at_every_ratio(name: str) -> None:
    for i, size in enumerate(SIZES):
        small = (size[0] // 4, size[1] // 4)
        scene = stage(reading("dog", prompt="a dog", setting=name), job(i, size=small))
        assert len(heroes(scene)) == 1
        assert len(scenery(scene)) > 8
        for node in scenery(scene):
            assert not isinstance(node, Shape) or node.path.isFinite(), (name, size, node.name)


@pytest.mark.parametrize(("name", "word"), SEEN.items())
def test_a_place_leaves_out_what_is_refused(name: str, word: str) -> None:
    shape = SHAPES[word]
    assert any(shape in names(place(name, seed)) for seed in (1, 2, 3))
    for seed in (1, 2, 3):
        assert shape not in names(place(name, seed, negative_prompt=word))


@pytest.mark.parametrize("name", BUILT + WILD)
def test_a_place_never_adds_to_a_count(name: str) -> None:
    for subject in ("chair", "potted_plant", "barrel", "lamp"):
        scene = stage(reading(subject, prompt=f"a {subject}", setting=name), job(size=(512, 512)))
        assert [n.symbol for n in scene.nodes if isinstance(n, Placed)].count(subject) == 1


@pytest.mark.parametrize("name", BUILT + WILD)
def test_the_same_seed_gives_the_same_place(name: str) -> None:
    first, second = place(name), place(name)
    assert [(n.name, n.path.serialize()) for n in first.nodes if isinstance(n, Shape)] == [
        (n.name, n.path.serialize()) for n in second.nodes if isinstance(n, Shape)
    ]


@pytest.mark.parametrize("name", sorted(set(BUILT) & INDOORS))
def test_weather_stays_outside(name: str) -> None:
    rainy = stage(reading("dog", prompt="a dog", setting=name, weather=("rain",)), job(size=(512, 512)))
    assert not [n for n in rainy.nodes if isinstance(n, Shape) and n.layer == "air" and n.name == "rain"]


def test_rain_is_seen_through_the_window() -> None:
    rainy = stage(reading("dog", prompt="a dog", setting="classroom", weather=("rain",)), job(size=(512, 512)))
    assert [n for n in rainy.nodes if isinstance(n, Shape) and n.layer == "sky" and n.name == "rain"]


def test_words_lead_to_places_that_are_drawn() -> None:
    assert set(WORDS.values()) <= set(SETTINGS) | {"snow"}
    assert set(BUILT + WILD) <= set(WORDS.values())
    assert len(SETTINGS) >= 40


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a cat in a bathroom", "bathroom"), ("a girl in a library", "library"), ("a man in a diner", "cafe"),
        ("a woman at the harbour", "harbour"), ("a bear in a cave", "cave"), ("a boy in a classroom", "classroom"),
        ("a dog in a supermarket", "shop"), ("a knight in a throne room", "hall"), ("an owl on a branch", "branch"),
        ("a robot in a laboratory", "laboratory"), ("a man in a train station", "station"), ("a cat on stage", "stage"),
    ],
)  # fmt: skip
def test_prompts_lead_to_places(prompt: str, name: str) -> None:
    assert read(prompt).setting == name


def test_vector_models_stay_small() -> None:
    drawn = Illustrator().run(
        GenerateJob("svcv4_1_vector", "a girl in a library", 1024, 1024, vector=True, seed=1), never_cancelled
    )
    assert drawn.svg is not None
    assert len(drawn.svg.encode()) < 150_000


@pytest.mark.parametrize("count", [1, 3, 5, 7])
def test_birds_on_a_branch_have_it_under_their_feet(count: int) -> None:
    subject = Subject("bird", "bird", count=count)
    for seed in range(4):
        scene = stage(reading(subject, prompt="birds on a branch", setting="branch"), job(seed, size=(512, 512)))
        wood = [n.path.getBounds() for n in scene.nodes if isinstance(n, Shape) and n.name == "branch"]
        assert len(heroes(scene)) == count
        for bird in heroes(scene):
            assert bird.pose == "standing"
            assert any(b.left() <= bird.x <= b.right() and b.top() - 8 < bird.y < b.bottom() for b in wood)
