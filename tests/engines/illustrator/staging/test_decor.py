"""Rooms in a style."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob


def _scene(prompt: str) -> Scene:
    return played(script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3)))


def _names(scene: Scene) -> set[str]:
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_walls_are_of_what_the_words_say() -> None:
    scene = _scene("a living room with brick walls and a sofa")
    assert "brick wall" in _names(scene)
    assert not any(node.symbol == "brick_wall" for node in scene.nodes if isinstance(node, Placed))
    assert "brick wall" not in _names(_scene("a living room with a sofa"))


def test_a_style_brings_its_walls_unless_the_words_name_others() -> None:
    industrial = decor.named("industrial", "")
    boarded = decor.named("industrial", "boards")
    assert industrial is not None
    assert industrial.finish == "brick"
    assert boarded is not None
    assert boarded.finish == "boards"
    assert decor.named("", "brick") is None


def test_furniture_is_of_the_styles_wood_and_cloth_but_keeps_the_colour_that_is_named() -> None:
    style = decor.named("gothic", "")
    assert style is not None
    made = script(
        read("a gothic parlour with a table and a green armchair"),
        GenerateJob("svcv4_1", "a gothic parlour", 512, 512, vector=False, seed=3),
    )
    members = {member.symbol.id: member for unit in made.units for member in unit.members}
    assert members["table"].colours["wood"] == style.wood
    assert members["armchair"].colours["body"] != style.cloth
