import pytest

from limner.engines.darkroom.backdrops.index import KINDS
from limner.engines.darkroom.backdrops.wish import wish
from limner.engines.jobs import Color, Controls, GenerateJob


def asked(prompt: str, controls: Controls | None = None) -> GenerateJob:
    return GenerateJob("svcv3", prompt, 256, 256, False, 1, look="raw", controls=controls or Controls())


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ("plain white background", "sweep"), ("a photo studio", "sweep"), ("gradient from blue to purple", "gradient"),
        ("black background with smoke", "smoke"), ("a red velvet curtain", "curtain"), ("a brick wall", "wall"),
        ("concrete wall", "wall"), ("warm bokeh lights", "bokeh"), ("a Christmas tree", "festive"),
        ("a city street at night", "night"), ("a rainy street with neon signs", "night"), ("a concert stage", "stage"),
        ("a lush green forest", "woods"), ("a park in autumn", "garden"), ("cherry blossoms", "garden"),
        ("a field of lavender", "meadow"), ("a meadow", "meadow"), ("snowy mountains", "mountains"),
        ("a snowy forest", "snow"), ("sand dunes in the desert", "desert"), ("a beach at sunset", "beach"),
        ("the open sea", "sea"), ("a misty lake", "lake"), ("underwater", "underwater"), ("blue sky", "sky"),
        ("a starry night sky", "stars"), ("night sky with stars", "stars"),
        ("aurora over mountains", "stars"), ("a street in the old town", "street"),
        ("a rooftop at noon", "skyline"), ("a living room", "room"), ("a modern kitchen", "kitchen"),
        ("in a cafe", "cafe"), ("an office", "office"), ("an old library", "library"), ("a hotel lobby", "hall"),
        ("on a wooden table", "table"), ("a marble countertop", "table"), ("a concrete surface", "table"),
        ("beige seamless paper", "sweep"), ("a white podium", "podium"), ("window light on a wall", "wall"),
        ("a bedroom", "bedroom"), ("a bathroom", "bathroom"), ("a gym", "gym"), ("a classroom", "classroom"),
        ("a restaurant", "cafe"), ("a coffee shop", "cafe"), ("a supermarket", "shop"), ("a hospital", "corridor"),
        ("an art gallery", "gallery"), ("a packed stadium", "stadium"), ("a basketball court", "court"),
        ("a canyon", "canyon"), ("a waterfall", "waterfall"), ("a swimming pool", "poolside"), ("rocks", "rocks"),
        ("a greenhouse full of plants", "greenhouse"), ("a coastal road", "coast"), ("a desert road", "desert"),
        ("palm trees and blue sky", "beach"), ("a dramatic orange sunset sky", "sky"), ("a stormy night sky", "sky"),
        ("christmas", "festive"), ("christmas lights", "bokeh"), ("a birthday party", "party"),
        ("a garden party", "garden"), ("a wedding", "wedding"), ("halloween", "halloween"),
        ("a green wall of leaves", "leaves"), ("lavender rows", "meadow"), ("lavender background", "sweep"),
    ],
)  # fmt: skip
def test_words_choose_the_kind(prompt: str, kind: str) -> None:
    assert wish(asked(prompt)).kind == kind


@pytest.mark.parametrize(
    "prompt", ["a castle", "a plate of fruit", "qwertz uiop", "a gas station at night", "blue", ""]
)
def test_every_prompt_has_a_kind_that_is_rendered(prompt: str) -> None:
    assert wish(asked(prompt)).kind in KINDS


def test_a_table_has_the_place_behind_it() -> None:
    found = wish(asked("a marble table in a bright kitchen"))
    assert found.material == "marble"
    assert found.behind is not None
    assert found.behind.kind == "kitchen"


def test_what_is_no_mass_out_of_focus_is_left_to_be_drawn() -> None:
    assert wish(asked("a beach with a sailboat")).things
    assert not wish(asked("a beach with palm trees")).things


def test_colours_come_from_the_words_and_the_controls() -> None:
    assert wish(asked("solid teal background")).colours
    by_control = wish(asked("a studio", Controls(background_color=(200, 30, 40))))
    assert by_control.colours[0][0] > 5 * by_control.colours[0][1]
    assert wish(asked("a studio", Controls(colors=(Color((10, 20, 200)),)))).colours


def test_hour_weather_and_season_are_read() -> None:
    found = wish(asked("a misty forest at dawn in autumn"))
    assert (found.hour, found.season) == ("dawn", "autumn")
    assert "fog" in found.weather


def test_a_colour_named_like_a_fruit_is_a_colour_of_paper() -> None:
    found = wish(asked("gradient from orange to pink"))
    assert not found.things
    assert len(found.colours) > 1
    assert found.colours[0][0] > 5 * found.colours[0][2]


@pytest.mark.parametrize(
    ("prompt", "shown"),
    [("a beach with a red car", set()), ("a beach with palm trees", {"palm_tree"}), ("a lake with a bridge", set())],
)
def test_only_what_a_kind_shows_counts_as_drawn(prompt: str, shown: set[str]) -> None:
    assert wish(asked(prompt)).drawn == shown


def test_each_colour_and_material_belongs_to_what_it_is_named_for() -> None:
    found = wish(asked("white marble table against a pink wall"))
    assert found.behind is not None
    assert found.material == "marble"
    assert max(found.colours[0]) < 1.1 * min(found.colours[0])
    assert found.behind.colours[0][0] > 1.3 * found.behind.colours[0][1]
    brick = wish(asked("a wooden table in front of a brick wall"))
    assert brick.material == "wood"
    assert brick.behind is not None
    assert (brick.behind.kind, brick.behind.material) == ("wall", "brick")


def test_papers_have_the_shades_that_the_words_before_a_colour_say() -> None:
    pale, plain, deep = (sum(wish(asked(f"{how} blue background")).colours[0]) for how in ("pastel", "plain", "dark"))
    assert pale > 1.3 * plain > 1.6 * deep


def test_a_gradient_has_each_colour_once_and_in_order() -> None:
    assert len(wish(asked("gradient from pink to orange")).colours) == 2
    assert wish(asked("soft blue gradient background")).colours


@pytest.mark.parametrize("prompt", ["a sunny beer garden", "a park with a dog", "a busy street with people"])
def test_food_animals_and_people_are_never_put_into_a_backdrop(prompt: str) -> None:
    assert not wish(asked(prompt)).things


def test_the_moon_is_shown_where_there_is_a_sky_and_makes_it_night() -> None:
    found = wish(asked("full moon over the sea"))
    assert (found.kind, found.hour) == ("sea", "night")
    assert "moon" in found.drawn
