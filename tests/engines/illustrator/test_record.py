"""A picture, its record and the same subjects put into another picture agree on what was drawn of a prompt."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.compositing.cutout import draw_subjects
from limner.engines.illustrator.compositing.restage import restage
from limner.engines.illustrator.compositing.wants import wants
from limner.engines.illustrator.engine import draw
from limner.engines.illustrator.explore.carried import staged as staged_in
from limner.engines.illustrator.explore.spread import spread
from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.record import Record, record
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import Controls, GenerateJob
from tests.engines.illustrator.reading.cases import CASES
from tests.engines.illustrator.reading.cases_public import PUBLIC
from tests.engines.illustrator.reading.cases_relations import RELATIONS_BETWEEN

IMPLIED = {
    "a house with smoke coming out of the chimney": ("house",),
    "smoke rising out of the chimney of a cottage": ("house",),
    "a message in a bottle on the beach": ("bottle", "scroll"),
    "a forest in a snow globe": ("snow_globe", *["pine"] * 5),
    "a village inside a glass jar": ("jar", *["house"] * 3),
    "a book on a table": ("book", "table"),
    "a girl in a red coat": ("girl", "coat"),
    "a fox": ("fox",),
    "smoke out of the chimney": ("house",),
    "a floating island with a castle": ("castle", "island"),
    "islands floating in the sky": ("island",) * 3,
    "a note in a green bottle": ("bottle", "scroll"),
    "a set of 6 weather icons": ("sun", "cloud", "raindrop", "snowflake", "lightning", "moon"),
    "logo for a bakery": ("bread",),
    "a boat on a lake with mountains": ("boat", *["mountain"] * 3),
    "a rainbow and a unicorn": ("rainbow", "unicorn"),
    "soup in a pot": ("cooking_pot", "soup"),
}
"""What words imply, leave to the place or to others, and what is drawn of them."""

PROMPTS = [*list(CASES)[::12], *list(PUBLIC)[::12], *list(RELATIONS_BETWEEN)[::12]]


def _printed(asked: Reading) -> bool:
    """Whether it shows words, or one thing many times: neither is put into a picture."""
    return bool(asked.quoted or {"pattern", "poster"} & {*asked.composition})


def job(prompt: str) -> GenerateJob:
    return GenerateJob(model="svcv4_1", prompt=prompt, width=256, height=256, vector=False, seed=3)


@cache
def staged(prompt: str) -> tuple[Script, Scene]:
    made = script(read(prompt), job(prompt))
    return made, played(made)


def pictured(prompt: str) -> Record:
    made, scene = staged(prompt)
    return record(made, scene.nodes)


@pytest.mark.parametrize("prompt", IMPLIED)
def test_what_words_imply_is_drawn_and_is_said_to_be(prompt: str) -> None:
    told = draw(job(prompt), never_cancelled).scene
    put_in = draw_subjects(job(prompt))
    assert put_in is not None
    assert [*told["not_drawn"], *put_in.record.undrawn] == []
    for names in (told["drawn"], put_in.record.drawn):
        assert _names(prompt, names) == _names(prompt, IMPLIED[prompt])
    assert told["read"] == put_in.record.read.as_dict()


def _names(prompt: str, drawn: Sequence[str]) -> list[str]:
    """In order; of mountains, which a place shows as one range, one."""
    names = sorted("girl" if "girl" in name else name for name in drawn)
    return [name for i, name in enumerate(names) if name != "mountain" or name not in names[:i]]


@pytest.mark.parametrize("prompt", IMPLIED)
def test_what_is_wanted_of_an_edit_is_what_is_drawn(prompt: str) -> None:
    assert bool(wants(job(prompt)).subjects) is (IMPLIED[prompt] != ())


@pytest.mark.parametrize(
    ("prompt", "words"),
    [
        ("three birds on a wire", {"wire"}),
        ("a row of sparrows sitting on a power line", {"power"}),
        ("birds on the wires at sunset", {"wires"}),
    ],
)
def test_what_is_of_the_place_is_drawn_there_alone(prompt: str, words: set[str]) -> None:
    told, put_in = pictured(prompt), draw_subjects(job(prompt))
    assert put_in is not None
    assert told.undrawn == ()
    assert {*put_in.record.undrawn} == words


@pytest.mark.parametrize("seed", range(3))
def test_an_exploration_draws_what_words_imply(seed: int) -> None:
    drawing = job("an owl standing on a wire")
    made, scene = staged_in(spread(drawing, 3)[seed], drawing)
    assert "wire" in {node.name for node in scene.nodes if isinstance(node, Shape)}
    assert record(made, scene.nodes).undrawn == ()


@pytest.mark.parametrize(
    ("prompt", "undrawn"),
    [
        ("a thought bubble saying 'hmm'", ()),
        ("sticker sheet of cats", ()),
        ('wine label "Noir"', ()),
        ("logo with the initials M.T.", ()),
        ("a mandala", ()),
        ("icon set: home, search, settings and mail", ()),
        ("business card for a law firm", ("firm",)),
        ("robot barista serving coffee", ()),
        ("a house with smoke", ("smoke",)),
    ],
)
def test_words_count_as_drawn_where_what_claims_them_is_seen(prompt: str, undrawn: tuple[str, ...]) -> None:
    assert pictured(prompt).undrawn == undrawn


def test_a_sign_is_put_into_a_picture_as_the_thing_that_it_is() -> None:
    put_in = draw_subjects(job('a wooden sign saying "Trail"'))
    assert put_in is not None
    assert put_in.record.drawn == ("signpost",)
    assert put_in.record.undrawn == ("Trail",)
    assert wants(job('a wooden sign saying "Trail"')).subjects


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_subject_is_drawn_or_said_not_to_be(prompt: str) -> None:
    told = pictured(prompt)
    named = {*told.drawn, *told.undrawn}
    titles = {node.title for node in staged(prompt)[1].nodes if isinstance(node, Placed)}
    assert [s.noun for s in told.read.subjects if {s.symbol, s.noun}.isdisjoint(named) and s.phrase not in titles] == []


@pytest.mark.parametrize("prompt", PROMPTS)
def test_nothing_that_can_be_seen_is_said_not_to_be_drawn(prompt: str) -> None:
    made, scene = staged(prompt)
    seen = {word for node in scene.nodes if isinstance(node, Shape) for word in node.name.split()}
    seen |= {node.symbol for node in scene.nodes if isinstance(node, Placed) and node.draws}
    assert not seen & {*record(made, scene.nodes).undrawn}


@pytest.mark.parametrize(
    "prompt", [p for p in PROMPTS if not {"pattern", "poster"} & {*read(p).composition} and not read(p).quoted]
)
def test_subjects_put_into_a_picture_are_those_of_a_picture_of_their_own(prompt: str) -> None:
    put_in = draw_subjects(job(prompt))
    told = pictured(prompt)
    if put_in is None:
        assert told.drawn == ()
    else:
        assert sorted(put_in.record.drawn) == sorted(told.drawn)
        assert {*put_in.record.undrawn} == {*told.undrawn}


def test_what_nobody_knows_is_said_not_to_be_drawn() -> None:
    assert pictured("a fox and a zorblax").undrawn == ("zorblax",)
    assert not_drawn(read("a fox and a zorblax")) == ["zorblax"]


def test_nothing_is_drawn_where_there_is_no_figure() -> None:
    made = script(read("two cats"), job("two cats"))
    assert record(made, ()).undrawn == ("cat",)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_what_is_taken_out_of_a_picture_is_said_not_to_be_drawn(prompt: str) -> None:
    made, scene = staged(prompt)
    for number in made.players:
        rest = [node for node in scene.nodes if not (isinstance(node, Placed) and number in node.draws)]
        assert len(rest) < len(scene.nodes)
        assert made.said.subjects[number].noun in record(made, rest).undrawn


@pytest.mark.parametrize(
    ("prompt", "names"),
    [
        ("a wizard with a magic wand", ("wizard", "magic_wand")),
        ("a guitarist with a guitar", ("guitarist", "guitar")),
        ("a baseball player swinging a bat at a ball", ("baseball_player", "baseball", "baseball_bat")),
    ],
)
def test_a_tool_that_comes_with_its_player_is_drawn(prompt: str, names: tuple[str, ...]) -> None:
    put_in = draw_subjects(job(prompt))
    assert put_in is not None
    assert pictured(prompt).drawn == put_in.record.drawn == names
    assert pictured(prompt).undrawn == put_in.record.undrawn == ()


@pytest.mark.parametrize(
    ("prompt", "names", "undrawn"),
    [
        ("a violinist playing on a rooftop", {"violin"}, ()),
        ("three cellists", {"cello"}, ()),
        ("a taxidermist in his studio", {"man"}, ("taxidermist",)),
        ("two ironmongers", {"man"}, ("ironmongers",)),
        ("a logo of a violinist", {"woman"}, ("violinist",)),
        ("a hypnotist", {"man"}, ("hypnotist",)),
        ("a baker kneading dough", {"chef"}, ()),
        ("a hand holding an apple", {"hand", "apple"}, ()),
        ("a girl with a rose in her hand", {"girl", "rose"}, ()),
    ],
)
def test_a_calling_shows_or_is_said_not_to_be_drawn(prompt: str, names: set[str], undrawn: tuple[str, ...]) -> None:
    told = pictured(prompt)
    kinds = {name for symbol in told.drawn for name in (symbol, *ATLAS[symbol].kinds)}
    assert names <= kinds
    assert told.undrawn == undrawn


@pytest.mark.parametrize(
    ("prompt", "controls", "undrawn"),
    [
        ('a poster "Summer Night" with a moon', Controls(), ()),
        ('a poster "Summer Night" with a moon', Controls(no_text=True), ("Summer Night",)),
        ('a card "\N{CJK UNIFIED IDEOGRAPH-65E5} Tea"', Controls(), ("\N{CJK UNIFIED IDEOGRAPH-65E5}",)),
        ('a card "\N{BLACK HEART SUIT}"', Controls(), ()),
    ],
)
def test_texts_are_drawn_or_said_not_to_be(prompt: str, controls: Controls, undrawn: tuple[str, ...]) -> None:
    told = draw(replace(job(prompt), controls=controls), never_cancelled).scene
    assert told["not_drawn"] == [*undrawn]


def test_two_of_a_kind_are_told_apart() -> None:
    made, scene = staged("a red car and a blue car")
    blue = [node for node in scene.nodes if not (isinstance(node, Placed) and 0 in node.draws)]
    assert record(made, blue).drawn == ("car",)
    assert record(made, blue).undrawn == ("car",)


@pytest.mark.parametrize("prompt", [*IMPLIED, *PROMPTS[::3]])
def test_all_ways_to_a_picture_read_the_same(prompt: str) -> None:
    made = script(read(prompt), job(prompt))
    explored, _ = staged_in(spread(job(prompt), 2)[1], job(prompt))
    again = restage(job(prompt), seed=5, width=64, height=64).scene
    assert explored.said == made.said
    assert len(explored.reading.subjects) == len(made.said.subjects)
    assert again["read"] == draw(job(prompt), never_cancelled).scene["read"] == made.said.as_dict()
