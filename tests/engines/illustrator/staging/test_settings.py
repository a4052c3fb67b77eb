"""The places: arrangements, depths, every ratio, nothing that was refused, and the words that lead there."""

from functools import cache
from typing import Any, get_args

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.reading.tables.surroundings import SETTINGS as WORDS
from limner.engines.illustrator.scene import Node, Placed, Scene, Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.index import load as settings
from limner.engines.illustrator.staging.settings.setting import Trait
from limner.engines.illustrator.staging.settings.setting import place as enter
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob

from .scenes import SIZES, box, heroes, job, reading

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


@cache
def place(name: str, seed: int = 1, negative: str = "", **more: Any) -> Scene:
    asked = reading("dog", prompt=f"a dog in a {name}", negative=negative, setting=name)
    return stage(asked, job(seed, size=(512, 512), **more))


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
        assert shape not in names(place(name, seed, negative=word))


@pytest.mark.parametrize("name", BUILT + WILD)
def test_a_place_never_adds_to_a_count(name: str) -> None:
    for subject in ("chair", "potted_plant", "barrel", "lamp"):
        scene = stage(reading(subject, prompt=f"a {subject}", setting=name), job(size=(512, 512)))
        assert [n.symbol for n in scene.nodes if isinstance(n, Placed)].count(subject) == 1


@pytest.mark.parametrize("name", BUILT + WILD)
def test_the_same_seed_gives_the_same_place(name: str) -> None:
    first, second = place(name), place.__wrapped__(name)
    assert [(n.name, n.path.serialize()) for n in first.nodes if isinstance(n, Shape)] == [
        (n.name, n.path.serialize()) for n in second.nodes if isinstance(n, Shape)
    ]


@pytest.mark.parametrize("name", sorted(name for name in BUILT if settings()[name].indoors))
def test_weather_stays_outside(name: str) -> None:
    rainy = stage(reading("dog", prompt="a dog", setting=name, weather=("rain",)), job(size=(512, 512)))
    assert not [n for n in rainy.nodes if isinstance(n, Shape) and n.layer == "air" and n.name == "rain"]


def test_rain_is_seen_through_the_window() -> None:
    rainy = stage(reading("dog", prompt="a dog", setting="classroom", weather=("rain",)), job(size=(512, 512)))
    assert [n for n in rainy.nodes if isinstance(n, Shape) and n.layer == "sky" and n.name == "rain"]


def test_words_lead_to_places_that_are_drawn() -> None:
    assert set(WORDS.values()) <= set(settings()) | {"snow"}
    assert set(BUILT + WILD) <= set(WORDS.values())
    assert len(settings()) >= 40


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a cat in a bathroom", "bathroom"), ("a girl in a library", "library"), ("a man in a diner", "diner"),
        ("a woman at the harbour", "harbour"), ("a bear in a cave", "cave"), ("a boy in a classroom", "classroom"),
        ("a dog in a supermarket", "shop"), ("a knight in a throne room", "throne room"), ("an owl on a branch",
            "branch"),
        ("a fox in a Paris cafe", "cafe"), ("a monk in a cathedral", "church"), ("a horse in a barn", "barn interior"),
        ("a lighthouse on a cliff", "cliff"), ("terraced rice fields", "terraces"), ("a dog in a ruined castle",
            "ruins"),
        ("a robot in a laboratory", "laboratory"),
        ("a fox in a police station", "police station"), ("a fox in a post office", "post office"),
        ("a penguin in a glass office tower", "office tower"), ("a fox at a roadside motel", "motel"),
        ("a troll under a highway overpass", "under the overpass"), ("a race across a lake of mud", "mud"),
        ("a cat in a riverside salon", "barber shop"), ("a fox in a square", "plaza"),
        ("a cow in a lab coat with test tubes", "laboratory"), ("a lobster in the corner of a ring", "ring"),
        ("a gorilla with flasks in a forest", "forest"), ("three flasks", None),
        ("a pond in a dark forest", "forest pool"),
        ("a fox outside a bank", None), ("a turtle carrying a village through a forest", "forest"),
        ("a man in a train station", "station"), ("a cat on stage", "stage"),
    ],
)  # fmt: skip
def test_prompts_lead_to_places(prompt: str, name: str | None) -> None:
    assert read(prompt).setting == name


@pytest.mark.parametrize("prompt", ["a fox in front of a bakery", "a woman by a church", "a dog in a house on a hill"])
def test_a_building_that_nobody_is_in_is_seen_from_outside(prompt: str) -> None:
    assert any("building" in load()[subject.symbol].kinds for subject in read(prompt).subjects)


@pytest.mark.parametrize(
    ("prompt", "shape"),
    [
        ("a dog in a flooded classroom", "flooded water"), ("a dog in an abandoned classroom", "ivy vines"),
        ("a dog in a cosy room", "cosy lights"), ("a dog on a sea cliff in a storm", "wave crashing"),
        ("a dog in an isometric classroom", "slab"), ("an isometric castle", "slab"),
        ("skyscrapers seen from below", "skyscraper building"), ("the ceiling of a library", "painted ceiling"),
    ],
)  # fmt: skip
def test_what_is_said_of_a_place_is_seen(prompt: str, shape: str) -> None:
    usual = GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3)
    assert shape in {n.name for n in stage(read(prompt), usual).nodes if isinstance(n, Shape)}
    assert shape not in names(place("classroom", 3))


@pytest.mark.parametrize("prompt", ["an eagle in the mountains seen from below", "a beach from below"])
def test_where_nothing_rises_one_looks_into_the_sky(prompt: str) -> None:
    usual = GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3)
    shapes = {n.name for n in stage(read(prompt), usual).nodes if isinstance(n, Shape)}
    assert "sky" in shapes
    assert not {"painted ceiling", "skyscraper building"} & shapes


@pytest.mark.parametrize("name", ["bakery", "church", "opera house", "cliff", "ruins", "shipyard", "terraces"])
def test_places_told_in_tables_differ_by_the_seed(name: str) -> None:
    first, second = place(name, 1), place(name, 2)
    assert names(first) != names(second) or first.horizon != second.horizon


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


@pytest.mark.parametrize("name", ["room", "kitchen", "office", "bedroom", "bathroom", "cafe", "library"])
def test_a_large_picture_of_a_room_has_more_parts_not_larger_ones(name: str) -> None:
    asked = reading(prompt=f"a {name}", setting=name)
    for seed in (1, 2):
        small, large = (stage(asked, job(seed, model=model)) for model in ("svcv4_1", "svcv4_1_pro"))
        assert parts(large) > 1.04 * parts(small)
        assert large.horizon == small.horizon


def parts(scene: Scene) -> int:
    """The contours of all scenery."""
    shapes = [n for n in scene.nodes if isinstance(n, Shape)]
    return sum(n.path.countVerbs() for n in shapes)


@pytest.mark.parametrize("name", ["lake", "swamp", "waterfall"])
def test_who_cannot_swim_stands_on_the_bank(name: str) -> None:
    cow = Subject("cow", "cow", count=3)
    for seed in range(1, 7):
        scene = stage(reading(cow, prompt="three cows", setting=name), job(seed, size=(512, 512)))
        land = (scene.horizon + 0.5 * (1 - scene.horizon)) * scene.height
        assert all(n.y > land for n in heroes(scene))


def test_a_swan_swims_while_the_girl_beside_it_stands_on_the_bank() -> None:
    beside = (Relation("next to", 0, 1),)
    for seed in range(1, 7):
        asked = reading("swan", "girl", prompt="a swan next to a girl", setting="lake", relations=beside)
        scene = stage(asked, job(seed, size=(512, 512)))
        swan, girl = heroes(scene, "swan")[0], heroes(scene, "girl")[0]
        assert swan.y < scene.height * (scene.horizon + 0.5 * (1 - scene.horizon)) < girl.y


def test_boats_keep_off_the_quay_where_cars_stand() -> None:
    for seed in range(1, 7):
        scene = stage(reading("car", "boat", prompt="a car and a boat"), job(seed, size=(512, 512)))
        car, boat = heroes(scene, "car")[0], heroes(scene, "boat")[0]
        assert boat.y < car.y - 0.1 * scene.height


def test_a_few_in_a_room_are_about_as_near_as_one_another() -> None:
    people = (Subject("man", "man"), Subject("woman", "woman"))
    for seed in range(1, 9):
        scene = stage(reading(*people, prompt="a couple", setting="kitchen"), job(seed, size=(512, 512)))
        feet = [n.y for n in heroes(scene)]
        assert max(feet) - min(feet) < 0.13 * scene.height


def test_books_are_on_a_librarys_shelves_though_one_is_read() -> None:
    girl, book = Subject("girl", "girl"), Subject("book", "book")
    asked = reading(girl, book, prompt="a girl with a book", setting="library", relations=(Relation("holding", 0, 1),))
    assert "books" in names(stage(asked, job(size=(512, 512))))
    alone = reading(book, girl, prompt="a book and a girl", setting="library")
    assert "books" not in names(stage(alone, job(size=(512, 512))))


def test_a_whale_swims_under_the_boat_that_floats() -> None:
    for seed in range(1, 7):
        scene = stage(reading("whale", "boat", prompt="a whale and a boat"), job(seed, size=(512, 512)))
        whale, boat = (box(heroes(scene, name)[0]) for name in ("whale", "boat"))
        assert whale.top > boat.centre[1]
        assert scene.horizon * scene.height == pytest.approx(boat.bottom, abs=0.15 * boat.height)


def test_butterflies_are_in_the_air() -> None:
    three = Subject("butterfly", "butterfly", count=3)
    for seed in range(1, 5):
        scene = stage(reading(three, prompt="three butterflies", setting="garden"), job(seed, size=(512, 512)))
        assert all(n.pose == "flying" for n in heroes(scene))
        assert max(box(n).bottom for n in heroes(scene)) < 0.8 * scene.height


@pytest.mark.parametrize("name", sorted(settings()))
def test_what_is_said_of_a_place_names_places_and_symbols(name: str) -> None:
    known = settings()[name]
    assert known.name == name
    assert {*known.neighbours} <= {*settings()} - {name}
    assert {*known.green, *known.other} <= {symbol.id for symbol in load()}
    assert known.shows <= {form for symbol in load() for form in (*symbol.words, *symbol.kinds)} | {"snow", "water"}


def test_every_trait_is_a_places_and_every_places_trait_is_one() -> None:
    prompts = ("aerial view of a house", "cutaway of a house", "isometric house")
    seen = [script(read(prompt), job()).place for prompt in prompts]
    assert {trait for known in (*settings().values(), *seen) for trait in known.traits} == {*get_args(Trait)}


def test_a_name_cannot_be_entered_twice() -> None:
    with pytest.raises(ValueError, match="meadow"):
        enter("meadow", climate="open")(settings()["meadow"].draw)


def test_small_animals_are_seen_from_near_and_large_ones_are_not() -> None:
    small, large = (stage(reading(name, setting="meadow"), job()) for name in ("snail", "horse"))
    assert "blades" in names(small)
    assert "blades" not in names(large)


def test_what_is_larger_than_a_crowd_is_beyond_it() -> None:
    scene = stage(reading(Subject("sunflowers", "sunflower", 36), "windmill", setting="meadow"), job())
    (mill,) = [n for n in scene.nodes if isinstance(n, Placed) and n.symbol == "windmill"]
    flowers = [n for n in scene.nodes if isinstance(n, Placed) and n.symbol == "sunflower" and n.importance > 0.5]
    assert mill.height > 2 * max(flower.height for flower in flowers)
    assert mill.y <= min(flower.y for flower in flowers)


def test_the_sun_falls_between_houses_into_the_street_by_day_only() -> None:
    def names(prompt: str) -> set[str]:
        return {node.name for node in stage(read(prompt), job()).nodes if isinstance(node, Shape)}

    assert "shade of houses" in names("a car on a street by day")
    assert "shade of houses" not in names("a car on a street at night")


def test_boats_lie_by_a_landing_stage_and_people_stand_on_the_quay() -> None:
    def names(prompt: str) -> set[str]:
        return {node.name for node in stage(read(prompt), job()).nodes if isinstance(node, Shape)}

    assert "landing stage" in names("a boat in a harbour")
    assert "landing stage" not in names("a man in a harbour")
