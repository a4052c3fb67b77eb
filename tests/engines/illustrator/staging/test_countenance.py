"""Faces that things are given in scenes."""

from dataclasses import replace

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.colouring import marking
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _drawn(prompt: str, seed: int = 1) -> Scene:
    return stage(read(prompt), replace(job(seed), prompt=prompt))


def _faces(scene: Scene) -> list[Shape]:
    return [n for n in scene.nodes if isinstance(n, Shape) and n.name == "face"]


@pytest.mark.parametrize("prompt", ["a smiling banana", "the moon with a smiling face", "an angry cloud"])
def test_a_thing_of_a_mood_has_a_face(prompt: str) -> None:
    assert len(_faces(_drawn(prompt))) == 1


@pytest.mark.parametrize("prompt", ["a banana", "a happy dog", "a happy family", "a happy birthday cake"])
def test_nobody_else_is_given_one(prompt: str) -> None:
    assert not _faces(_drawn(prompt))


def test_a_colour_said_of_stripes_is_theirs() -> None:
    zebra = find("zebra")
    assert zebra is not None
    assert marking(zebra, "stripes") == "stripe"
    (drawn,) = heroes(_drawn("a zebra with blue stripes"), "zebra")
    blue, coat = drawn.colours["stripe"], drawn.colours.get("coat", zebra.slots["coat"].rgb)
    assert blue[2] > blue[0]
    assert min(coat) > 200
    assert not drawn.pattern


def test_a_sitting_ghost_is_on_its_seat() -> None:
    scene = _drawn("a ghost sitting on a chair")
    (ghost,), (chair,) = heroes(scene, "ghost")[:1], heroes(scene, "chair")[:1]
    assert box(ghost).bottom > box(chair).top
