"""A picture, its record and the same subjects put into another picture agree on what was drawn of a prompt."""

from collections.abc import Sequence
from functools import cache

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.compositing.cutout import draw_subjects
from limner.engines.illustrator.compositing.wants import wants
from limner.engines.illustrator.engine import draw
from limner.engines.illustrator.explore.carried import staged as staged_in
from limner.engines.illustrator.explore.spread import spread
from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.record import Record, record
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob
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
    "a girl in a red coat": ("girl", "jacket"),
    "a fox": ("fox",),
    "smoke out of the chimney": ("house",),
    "a floating island with a castle": ("castle", "island"),
    "islands floating in the sky": ("island",) * 3,
    "a note in a green bottle": ("bottle", "scroll"),
    "a set of 6 weather icons": ("sun", "cloud", "raindrop", "snowflake", "lightning", "moon"),
    "logo for a bakery": ("bread",),
    "a boat on a lake with mountains": ("boat", *["mountain"] * 3),
    "a rainbow and a unicorn": ("rainbow", "unicorn"),
}
"""What words imply, leave to the place or to others, and what is drawn of them."""

PROMPTS = [*list(CASES)[::12], *list(PUBLIC)[::12], *list(RELATIONS_BETWEEN)[::12]]


def _printed(asked: Reading) -> bool:
    """Whether it shows words, or one thing many times: neither is put into a picture."""
    return bool(asked.quoted or {"pattern", "poster"} & {*asked.composition})


def job(prompt: str) -> GenerateJob:
    return GenerateJob(model="svcv4_1", prompt=prompt, width=256, height=256, vector=False, seed=3)


@cache
def staged(prompt: str) -> Scene:
    return stage(read(prompt), job(prompt))


def pictured(prompt: str) -> Record:
    return record(read(prompt), staged(prompt).nodes)


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
    assert bool(wants(prompt).subjects) is (IMPLIED[prompt] != ())


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
    reading, scene = staged_in(next(iter(spread(drawing, 3)[seed : seed + 1])), drawing)
    assert "wire" in {node.name for node in scene.nodes if isinstance(node, Shape)}
    assert record(reading, scene.nodes).undrawn == ()


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
        ("robot barista serving coffee", ("barista",)),
        ("a house with smoke", ("smoke",)),
    ],
)
def test_words_count_as_drawn_where_what_claims_them_is_seen(prompt: str, undrawn: tuple[str, ...]) -> None:
    assert pictured(prompt).undrawn == undrawn


def test_a_sign_is_put_into_a_picture_as_the_thing_that_it_is() -> None:
    put_in = draw_subjects(job('a wooden sign saying "Trail"'))
    assert put_in is not None
    assert put_in.record.drawn == ("signpost",)
    assert wants('a wooden sign saying "Trail"').subjects


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_subject_is_drawn_or_said_not_to_be(prompt: str) -> None:
    told = pictured(prompt)
    named = {*told.drawn, *told.undrawn}
    titles = {node.title for node in staged(prompt).nodes if isinstance(node, Placed)}
    assert [s.noun for s in told.read.subjects if {s.symbol, s.noun}.isdisjoint(named) and s.phrase not in titles] == []


@pytest.mark.parametrize("prompt", PROMPTS)
def test_nothing_that_can_be_seen_is_said_not_to_be_drawn(prompt: str) -> None:
    scene = staged(prompt)
    seen = {word for node in scene.nodes if isinstance(node, Shape) for word in node.name.split()}
    seen |= {node.symbol for node in scene.nodes if isinstance(node, Placed) and node.importance > 0}
    assert not seen & {*record(read(prompt), scene.nodes).undrawn}


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
    assert record(read("two cats"), ()).undrawn == ("cat",)
