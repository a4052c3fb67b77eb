"""The light that the words ask for."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def names(prompt: str) -> set[str]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, False, 2))
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("a wolf, dramatic lighting", "dark about the light"),
        ("a violin by candlelight", "light on the subjects"),
        ("a backlit horse", "light behind"),
        ("a robot under neon lights", "neon light"),
    ],
)
def test_light_is_as_it_was_asked_for(words: str, seen: str) -> None:
    assert seen in names(words)


@pytest.mark.parametrize("words", ["a wolf", "a backpack", "a dramatic opera singer", "a neon sign", "a candle"])
def test_other_words_ask_for_none(words: str) -> None:
    assert not {"dark about the light", "light on the subjects", "light behind", "neon light"} & names(words)
