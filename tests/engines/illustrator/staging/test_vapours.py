"""What hangs in the air where the words say so."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _shapes(scene: Scene, name: str) -> list[Shape]:
    return [n for n in scene.nodes if isinstance(n, Shape) and n.name == name]


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a baker in a kitchen, flour dust in the air", "dust"),
        ("a saxophonist in a smoky bar", "smoke"),
        ("a robot in an attic, moonbeams", "beam"),
        ("a forest, sunlight streaming through the trees", "beam"),
        ("a ramen shop at night, steam rising", "steam"),
    ],
)
def test_it_is_seen_where_it_is_named(prompt: str, name: str) -> None:
    assert _shapes(stage(read(prompt), job()), name)
    assert not _shapes(stage(read(prompt.partition(",")[0].replace("smoky ", "")), job()), name)


@pytest.mark.parametrize("seed", range(3))
def test_steam_rises_from_what_is_hot(seed: int) -> None:
    scene = stage(read("a steaming cup of coffee beside an open book"), job(seed))
    (cup,), (book,) = heroes(scene, "cup"), heroes(scene, "book")
    wisps = [g.path.getBounds() for g in _shapes(scene, "steam")]
    assert all(wisp.top() < box(cup).top for wisp in wisps)
    middles = [(wisp.left() + wisp.right()) / 2 for wisp in wisps]
    assert all(abs(x - box(cup).centre[0]) < abs(x - box(book).centre[0]) for x in middles)


def test_flour_is_white_and_dust_is_not() -> None:
    flour, dust = (
        str(_shapes(stage(read(f"a girl in a kitchen, {stuff} in the air"), job()), "dust")[0].paint)
        for stuff in ("flour", "dust")
    )
    assert flour != dust
