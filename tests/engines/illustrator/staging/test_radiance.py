"""Light that spreads: of a low sun, of lamps and windows in the dark."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def names(prompt: str, seed: int = 1) -> set[str]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, seed))
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_a_lamp_shines_by_night_and_not_by_day() -> None:
    assert {"lamp's glow", "pool of light"} <= names("a street lamp in a park at night")
    assert not {"lamp's glow", "pool of light"} & names("a street lamp in a park at noon")


def test_windows_shine_in_the_evening() -> None:
    assert "lamp's glow" in names("a house in a meadow in the evening")


def test_a_low_sun_lies_over_the_picture_unless_it_is_hidden() -> None:
    assert "sun's veil" in names("a horse in a meadow at sunset")
    assert "sun's veil" not in names("a horse in a meadow at sunset in heavy fog")
    assert "sun's veil" not in names("a horse in a meadow at noon")


def test_nothing_shines_in_flat_looks() -> None:
    assert not {"lamp's glow", "sun's veil"} & names("a house at sunset, papercut style")
