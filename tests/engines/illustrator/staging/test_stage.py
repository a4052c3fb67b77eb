"""Whole scenes from readings."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.catalog.models import MODELS
from limner.drawing.colour import lab
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.scene import Placed, Scene, Shape, Words
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.index import load as places
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Controls, GenerateJob, Lettering
from tests.engines.illustrator.staging.scenes import SIZES, box, heroes, job, reading


def look_of(scene: Scene) -> list[object]:
    """Everything that can be compared: paths by their points."""
    described: list[object] = [scene.light, scene.horizon]
    for node in scene.nodes:
        if isinstance(node, Shape):
            described.append((node.name, node.paint, node.path.getBounds().left(), node.path.countPoints()))
        else:
            described.append(node if isinstance(node, Words) else (node.symbol, node.x, node.y, node.height, node.flip))
    return described


def test_a_seed_gives_one_scene_and_the_next_seed_another() -> None:
    fox = reading("fox")
    assert look_of(stage(fox, job(7))) == look_of(stage(fox, job(7)))
    scenes = [stage(fox, job(seed)) for seed in range(7, 13)]
    for one, other in pairwise(scenes):
        (a,), (b,) = heroes(one), heroes(other)
        assert (a.x, a.height) != (b.x, b.height)
        assert one.light != other.light
        assert one.horizon != other.horizon or a.pose != b.pose


@pytest.mark.parametrize("name", sorted(places()))
def test_every_setting_is_drawn_with_few_shapes(name: str) -> None:
    scenes = [stage(reading(setting=name), job(seed)) for seed in range(4)]
    assert all(10 <= len(scene.nodes) + (name in ("studio", "abstract")) * 10 <= 140 for scene in scenes)
    assert len({tuple(str(part) for part in look_of(scene)) for scene in scenes}) == 4


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("symbol", ["fox", "giraffe", "car", "woman", "hot_air_balloon", "sailboat"])
def test_a_lone_hero_is_large_and_whole_in_every_ratio(symbol: str, size: tuple[int, int]) -> None:
    for seed in range(4):
        (hero,) = heroes(stage(reading(symbol), job(seed, size=size)))
        place = box(hero)
        assert place.left >= 0
        assert place.right <= size[0]
        assert place.top >= 0
        assert place.bottom <= size[1]
        assert max(place.height / size[1], place.width / size[0]) > 0.33


@given(st.integers(1, 12), st.integers(0, 2**32 - 1), st.sampled_from(SIZES))
@settings(max_examples=40)
def test_a_counted_subject_comes_as_often_as_asked_and_in_sight(count: int, seed: int, size: tuple[int, int]) -> None:
    scene = stage(reading(Subject("dog", "dog", count)), job(seed, size=size))
    dogs = [n for n in scene.nodes if isinstance(n, Placed) and n.symbol == "dog"]
    assert len(dogs) == count
    places = [box(dog) for dog in dogs]
    for i, place in enumerate(places):
        assert sum(place.shared(nearer) for nearer in places[i + 1 :]) <= 0.3 * place.area
        assert 0 <= place.left <= place.right <= size[0]


def test_the_place_adds_no_other_of_a_subject() -> None:
    for seed in range(8):
        scene = stage(reading(Subject("tree", "tree", 2), setting="park"), job(seed))
        trees = [n for n in scene.nodes if isinstance(n, Placed) and n.symbol in ("tree", "pine", "willow")]
        assert len(trees) == 2


def test_colours_stay_with_their_subjects() -> None:
    green, purple = (40, 150, 70), (120, 60, 160)
    scene = stage(reading(Subject("bus", "bus", 1, (green,)), Subject("dog", "dog", 1, (purple,))), job())
    assert green in heroes(scene, "bus")[0].colours.values()
    assert purple in heroes(scene, "dog")[0].colours.values()


def test_nothing_near_stands_before_or_through_a_hero() -> None:
    for seed in range(8):
        scene = stage(reading("horse", setting="forest"), job(seed))
        (hero,) = heroes(scene)
        own = box(hero).grown(-0.1 * box(hero).width)
        near = [n for n in scene.nodes if isinstance(n, Placed) and n.importance == 0 and n.y > hero.y]
        assert not any(box(prop).overlaps(own) for prop in near)


def test_a_background_colour_is_the_background() -> None:
    scene = stage(reading("fox"), job(controls=Controls(background_color=(255, 221, 51))))
    sheets = [n for n in scene.nodes if isinstance(n, Shape)]
    assert [(s.name, s.tinted) for s in sheets] == [("background", False)]
    assert scene.finish.vignette == scene.finish.grain == scene.finish.bloom == 0
    assert scene.light.dark == 0


def test_a_negative_prompt_removes_what_it_names() -> None:
    for seed in range(6):
        asked = reading("dog", "cat", setting="park", negative="trees, clouds, a cat")
        scene = stage(asked, job(seed, model="svcv3"))
        names = {n.name for n in scene.nodes if isinstance(n, Shape)}
        placed = {n.symbol for n in scene.nodes if isinstance(n, Placed)}
        assert not names & {"cloud", "far trees"}
        assert not placed & {"tree", "pine", "cat"}
        assert "dog" in placed


def test_words_of_a_layout_stand_in_their_corners_and_can_be_read() -> None:
    corners = ((0.1, 0.1), (0.5, 0.15), (0.5, 0.3), (0.1, 0.25))
    for seed in range(4):
        scene = stage(reading("fox"), job(seed, model="svcv3", text_layout=(Lettering("HELLO", corners),)))
        (word,) = [n for n in scene.nodes if isinstance(n, Words)]
        assert word.corners[1] == pytest.approx((512, 153.6))
        assert word.backing is not None
        assert abs(lab(word.rgb)[0] - lab(word.backing)[0]) > 0.3


def test_quoted_text_becomes_a_sign_unless_text_is_not_wanted() -> None:
    asked = reading("fox", quoted=("Open all day",))
    lettered = [n.text for n in stage(asked, job()).nodes if isinstance(n, Words)]
    silent = stage(asked, job(model="svcv3", controls=Controls(no_text=True)))
    assert " ".join(lettered).upper() == "OPEN ALL DAY"
    assert not [n for n in silent.nodes if isinstance(n, Words)]


@pytest.mark.parametrize("word", ["icon", "logo", "sticker", "badge", "emblem"])
def test_a_mark_stands_alone_in_the_middle(word: str) -> None:
    scene = stage(reading("fox", composition=(word,)), job())
    (fox,) = [n for n in scene.nodes if isinstance(n, Placed)]
    assert box(fox).centre == pytest.approx((512, 512), abs=2)
    assert not fox.shadow
    assert len(scene.nodes) < 8


@pytest.mark.parametrize("word", ["badge", "emblem"])
def test_a_badge_always_has_a_plate(word: str) -> None:
    for seed in range(4):
        scene = stage(reading("bear", composition=(word,)), job(seed))
        assert "plate" in {n.name for n in scene.nodes if isinstance(n, Shape)}


def test_rain_is_mirrored_in_the_street() -> None:
    for seed in range(3):
        wet = stage(reading(setting="street", weather=("rain",)), job(seed))
        dry = stage(reading(setting="street", time="day"), job(seed))
        names = [{n.name for n in scene.nodes if isinstance(n, Shape)} for scene in (wet, dry)]
        assert {"reflections", "puddles"} <= names[0]
        assert not {"reflections", "puddles"} & names[1]


def test_streets_and_gardens_are_furnished_in_turn() -> None:
    for who, setting, parts in (
        (("car",), "street", {"crossing", "trough"}),
        ((), "street", {"road marking", "awning"}),
        ((), "garden", {"stones", "pond", "bed"}),
    ):
        seen: set[str] = set()
        for seed in range(12):
            scene = stage(reading(*who, setting=setting), job(seed))
            seen |= {n.name for n in scene.nodes if isinstance(n, Shape)}
        assert parts <= seen


def test_a_balloon_hangs_in_the_air() -> None:
    for setting in ("room", "meadow"):
        (balloon,) = heroes(stage(reading("balloon", setting=setting), job()))
        assert box(balloon).bottom < 0.75 * 1024
        assert not balloon.shadow


def test_nothing_known_gives_an_ornament_and_no_thing() -> None:
    scene = stage(Reading("zorblax", unknown=("zorblax",)), job())
    assert all(isinstance(n, Shape) for n in scene.nodes)
    assert {n.name for n in scene.nodes if isinstance(n, Shape)} <= {
        "paper",
        "disc",
        "wave",
        "arch",
        "floor",
        "quarter",
        "haze",
        "shade beside",
    }


@pytest.mark.parametrize("model", sorted(MODELS))
def test_every_model_stages(model: str) -> None:
    scene = stage(reading("fox"), job(model=model))
    assert heroes(scene)
    assert scene.detail == (2 if MODELS[model].resolution == "2k" else 1)


def test_families_differ() -> None:
    full, flash, utility = (
        stage(reading("fox"), job(model=m)) for m in ("svcv4_1", "svcv4_1_flash", "svcv4_1_utility")
    )
    assert full.finish.grain > flash.finish.grain == 0
    assert len(full.nodes) > len(utility.nodes)


def test_the_second_generation_is_vivid() -> None:
    read = reading("fox", setting="meadow", time="day")
    bold, plain = (stage(read, job(1, model=model, size=(96, 96))) for model in ("svcv2", "svcv4_1"))
    assert (bold.temper, plain.temper) == ("vivid", "")
    told = script(read, job(1))
    vivid, dull = (picture(told, scene, vector=False).pixels for scene in (bold, replace(bold, temper="")))
    assert vivid is not None
    assert dull is not None
    assert np.ptp(vivid, axis=2).mean() > 1.1 * np.ptp(dull, axis=2).mean()


def test_artistic_level_goes_from_still_to_dynamic() -> None:
    still, dynamic = (
        stage(reading("dog", setting="park"), job(3, model="svcv3", controls=Controls(artistic_level=level)))
        for level in (0, 5)
    )
    (a,), (b,) = heroes(still), heroes(dynamic)
    assert a.tilt == 0
    assert box(a).centre[0] == pytest.approx(512, abs=40)
    assert b.tilt != 0
    assert b.pose == "running"


@pytest.mark.parametrize(
    ("prompt", "model", "size", "level", "seed"),
    [
        ("a seagull seen from above, thunder", "svcv4_1_flash", (97, 211), None, 897676),
        ("a delighted pelican, a pelican and two potions in the reef, at night", "svcv4_1", (160, 320), 0, 977930),
        ("a car and a microscope, midnight, thunderstorm", "svcv4_1_flash", (160, 320), 0, 773762),
    ],
)
def test_a_horizon_outside_the_ground_or_the_sky(
    prompt: str, model: str, size: tuple[int, int], level: int | None, seed: int
) -> None:
    asked = GenerateJob(model, prompt, *size, vector=False, seed=seed, controls=Controls(artistic_level=level))
    assert stage(read(prompt), asked).nodes


@pytest.mark.parametrize(
    "prompt",
    ["a house in front of mountains", "a horse in a field with mountains behind it", "a boat on a lake with mountains"],
)
def test_mountains_behind_others_are_a_range_on_the_horizon(prompt: str) -> None:
    for seed in range(3):
        scene = stage(read(prompt), job(seed, size=(512, 512)))
        assert "mountain" not in [node.symbol for node in heroes(scene)]
        assert "mountains" in [node.name for node in scene.nodes if isinstance(node, Shape)]


@pytest.mark.parametrize("prompt", ["a red mountain next to a house", "two blue mountains behind a house"])
def test_a_mountain_of_which_more_is_said_is_a_subject(prompt: str) -> None:
    assert "mountain" in [node.symbol for node in heroes(stage(read(prompt), job(1, size=(512, 512))))]
