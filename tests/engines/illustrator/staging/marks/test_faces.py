"""Faces for things that have none."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def drawn(symbol: str, mood: str, kind: str = "sticker", seed: int = 1, prompt: str = "a sticker") -> Scene:
    asked = reading(Subject(symbol, symbol, mood=mood), composition=(kind,), prompt=prompt)
    return stage(asked, job(seed, size=(256, 256)))


def faces(scene: Scene) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name == "face"]


@pytest.mark.parametrize("symbol", ["avocado", "cloud", "cup", "sun", "strawberry", "cactus", "egg", "pizza"])
@pytest.mark.parametrize("mood", ["happy", "sad", "angry", "surprised", "sleepy"])
def test_a_thing_of_a_mood_has_a_face_inside_of_it(symbol: str, mood: str) -> None:
    scene = drawn(symbol, mood)
    (face,) = faces(scene)
    (hero,) = heroes(scene)
    whole, own = box(hero), Box(*g.bounds(face.path))
    assert own.shared(whole) == pytest.approx(own.area, rel=0.02)
    assert own.width > 0.12 * whole.width


def test_moods_differ() -> None:
    paths = {str(g.bounds(faces(drawn("egg", mood))[0].path)) for mood in ("happy", "sad", "surprised", "sleepy")}
    assert len(paths) == 4


@pytest.mark.parametrize("symbol", ["cat", "woman", "owl"])
def test_who_has_a_face_gets_no_other(symbol: str) -> None:
    assert not faces(drawn(symbol, "happy"))


@pytest.mark.parametrize("prompt", ["a sticker of a cute dog with a party hat", "a kawaii sticker of a cat in boots"])
def test_what_somebody_sweet_wears_has_no_face(prompt: str) -> None:
    assert not any(faces(stage(read(prompt), job(seed, size=(256, 256)))) for seed in range(4))


def test_a_thing_without_a_mood_has_none() -> None:
    assert not faces(drawn("avocado", ""))
    assert faces(drawn("avocado", "", prompt="a kawaii avocado sticker"))


@pytest.mark.parametrize("kind", ["icon", "logo"])
def test_an_icon_that_smiles_smiles_with_every_seed(kind: str) -> None:
    assert all(faces(drawn("sun", "happy", kind, seed)) for seed in range(8) if _own(drawn("sun", "happy", kind, seed)))


def _own(scene: Scene) -> bool:
    """Whether the mark is in its own colours: a seal is of one ink."""
    return scene.look == "icon"
