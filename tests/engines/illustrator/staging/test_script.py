"""What a picture is worked out to be, and that all who draw work it out alike."""

from dataclasses import replace

import pytest

from limner.engines.illustrator.compositing.wants import wants
from limner.engines.illustrator.explore.openings import openings
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import played, stage
from limner.engines.jobs import Color, Controls, GenerateJob, StyleGuide
from tests.engines.illustrator.reading.cases import CASES
from tests.engines.illustrator.reading.cases_public import PUBLIC
from tests.engines.illustrator.reading.cases_relations import RELATIONS_BETWEEN
from tests.engines.illustrator.style_transfer.styles import CLAY

PROMPTS = [
    *list(CASES)[::12],
    *list(PUBLIC)[::12],
    *list(RELATIONS_BETWEEN)[::12],
    "logo for a bakery",
    "birthday card for Anna",
    'a wooden sign saying "Trail"',
    "a flag in red, white and blue",
    "a set of 6 weather icons",
    "seamless floral pattern",
    "a boat on a lake with mountains",
    "a cow on a green field",
]


def job(prompt: str, **changes: object) -> GenerateJob:
    return replace(GenerateJob("svcv4_1", prompt, 256, 256, vector=False, seed=3), **changes)  # type: ignore[arg-type]


def made(prompt: str, *, whole: bool = True, **changes: object) -> Script:
    return script(read(prompt), job(prompt, **changes), whole=whole)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_was_worked_out_is_worked_out_to_the_same(prompt: str) -> None:
    first = made(prompt)
    again = script(first.reading, job(prompt))
    assert (again.reading, again.brief, again.place, again.air) == (first.reading, first.brief, first.place, first.air)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_script_is_staged_as_its_reading_and_job_are(prompt: str) -> None:
    scene, again = played(made(prompt)), stage(read(prompt), job(prompt))
    assert len(scene.nodes) == len(again.nodes)
    assert (scene.look, scene.horizon, scene.light) == (again.look, again.horizon, again.light)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_is_explored_begins_with_what_is_drawn(prompt: str) -> None:
    offered, drawn = openings(job(prompt)), made(prompt)
    assert offered.script.said == drawn.said
    assert offered.settings[0] == drawn.brief.setting
    assert offered.looks[0] == drawn.brief.traits.look
    assert offered.nobody is not bool(drawn.everybody)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_is_put_into_a_picture_is_what_is_wanted(prompt: str) -> None:
    parts, wanted = made(prompt, whole=False), wants(job(prompt))
    assert len(parts.units) == 0 or {m.subject for unit in parts.units for m in unit.members} <= {*parts.everybody}
    assert [*wanted.subjects] == [symbol.words[0] for symbol in parts.everybody.values()]
    assert (wanted.home, wanted.look) == (parts.brief.setting, parts.brief.traits.look)


def test_the_ground_that_the_words_ask_for_is_the_jobs() -> None:
    yellow = made("a fox on a yellow background")
    assert yellow.background is not None
    assert yellow.bare
    assert yellow.brief.setting == "studio"
    assert made("a fox on a yellow background", whole=False).background is None
    assert not made("a fox in a forest").bare


def test_what_stands_for_the_thing_itself_is_a_subject_of_other_pictures_alone() -> None:
    assert made('a wooden sign saying "Trail"').said.subjects == ()
    assert [s.symbol for s in made('a wooden sign saying "Trail"', whole=False).said.subjects] == ["signpost"]


def test_mountains_behind_others_are_left_to_the_place_and_put_into_pictures() -> None:
    lake = "a boat on a lake with mountains"
    assert [symbol.id for symbol in made(lake).left.values()] == ["mountain"]
    assert made(lake).brief.mountains
    assert not made(lake, whole=False).left


def test_a_sky_that_is_said_is_over_the_picture_by_day() -> None:
    blue = made("a fox with a blue sky")
    assert blue.brief.time in ("day", "morning")
    assert blue.air.sky != made("a fox").air.sky
    assert made("a cow on a green field").brief.traits.land is not None


def test_the_words_of_a_style_are_staged_and_not_told() -> None:
    styled = made("a fox", style=StyleGuide(replace(CLAY, words="doodle icon"), "regular"))
    assert styled.said == read("a fox")
    assert styled.brief.traits.mark
    assert styled.brief.traits.look == "doodle"


def test_the_colours_of_the_whole_are_the_controls_or_the_prompts() -> None:
    assert made("a fox", controls=Controls(colors=(Color((200, 30, 30)),))).coloured
    assert made("a fox in shades of blue").coloured
    assert made("a flag in red, white and blue").coloured
    assert not made("a red fox").coloured


def test_directions_decide_on_light_and_horizon() -> None:
    directed = script(read("a fox"), job("a fox"), Directions(side=0.3, horizon=0.7))
    assert directed.brief.side == 0.3
    assert directed.place.horizons == (0.7, 0.7, 0.7)


def test_a_record_may_tell_another_reading_than_the_one_that_is_staged() -> None:
    told = script(replace(read("a fox"), setting="forest"), job("a fox"), said=read("a fox"))
    assert (told.said.setting, told.brief.setting) == (None, "forest")


def test_the_same_words_elsewhere() -> None:
    fox = made("a fox")
    assert fox.elsewhere("beach", fox.dice).setting == "beach"
    assert fox.brief.setting == "forest"


def test_a_picture_that_keeps_boxes_clear_is_no_page() -> None:
    card = script(read("birthday card for Anna"), job("birthday card for Anna"), Directions(clear=(Box(0, 0, 9, 9),)))
    assert played(card).horizon < 1.0
