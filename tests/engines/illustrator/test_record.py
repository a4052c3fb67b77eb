"""A picture, its record and the same subjects put into another picture agree on what was drawn of a prompt."""

from functools import cache

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.compositing.cutout import draw_subjects
from limner.engines.illustrator.engine import draw
from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.read import read
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
}
"""What words imply, leave to the place or to others, and what is drawn of them."""

PROMPTS = [*list(CASES)[::12], *list(PUBLIC)[::12], *list(RELATIONS_BETWEEN)[::12]]


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
        assert sorted("girl" if "girl" in name else name for name in names) == sorted(IMPLIED[prompt])


def test_a_wire_is_of_the_place_and_is_not_put_into_a_picture() -> None:
    told, put_in = pictured("three birds on a wire"), draw_subjects(job("three birds on a wire"))
    assert put_in is not None
    assert told.drawn == put_in.record.drawn == ("bird", "bird", "bird")
    assert (told.undrawn, put_in.record.undrawn) == ((), ("wire",))


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


@pytest.mark.parametrize("prompt", [p for p in PROMPTS if not read(p).composition and not read(p).quoted])
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
