"""Phrases that are neither things nor relations, and the table that they are matched by."""

import pytest

from limner.engines.illustrator.reading import phrasing, tokens
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.remarks import RemarkKind


def _found(phrase: str, prompt: str) -> list[str]:
    pieces = tokens.split(prompt)[0]
    return [phrasing.text(span, pieces) for span in phrasing.spans(phrase, pieces)]


@pytest.mark.parametrize(
    ("phrase", "prompt", "found"),
    [
        ("on a|the wire", "a bird on the wire", ["on the wire"]),
        ("on a|the? wire", "a bird on wire", ["on wire"]),
        ("hold+", "she holds it, holding on", ["holds", "holding"]),
        ("in *2 jar", "in a glass jar", ["in a glass jar"]),
        ("in *2 jar", "in a big glass jar", []),
        ("in *2 jar", "in red, jar", []),
        ("in ~2 jar", "in red, jar", ["in red jar"]),
        ("on !top", "on top of it", []),
        ("on !top", "a fox on", ["on"]),
        ("cable !car", "a cable car and a cable", ["cable"]),
        ("^inside", "inside a train", ["inside"]),
        ("^inside", "a train, inside", []),
        ("smoke ~9 chimney", "smoke. A chimney", []),
    ],
)
def test_a_phrase_is_found_by_its_words(phrase: str, prompt: str, found: list[str]) -> None:
    assert _found(phrase, prompt) == found


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ("smoke out of the chimney", "smoking chimney"),
        ("a chimney from which there is smoke", "smoking chimney"),
        ("floating islands", "floating islands"),
        ("three sparrows on a power line", "on a wire"),
        ("a cat on the window-sill", "on a sill"),
        ("a forest in a snow globe", "enclosed"),
        ("a message in a green bottle", "message in a bottle"),
        ("a chef behind the big wooden table", "at a table"),
        ("a thought bubble", "thought"),
    ],
)
def test_what_is_remarked(prompt: str, kind: RemarkKind) -> None:
    assert read(prompt).says(kind)


@pytest.mark.parametrize(
    ("prompt", "negative", "said"),
    [
        ("a house with smoke from the chimney", "", True),
        ("a house with smoke from the chimney", "smoke", False),
        ("a house, no smoke from the chimney", "", False),
        ("a house without a tree, with smoke from the chimney", "", True),
        ('a house with a sign "smoke from the chimney"', "", False),
    ],
)
def test_a_remark_counts_unless_it_is_refused_or_written(prompt: str, negative: str, said: bool) -> None:
    assert read(prompt, negative).says("smoking chimney") is said


@pytest.mark.parametrize(
    ("prompt", "sky", "land"),
    [
        ("a clock tower with a pink sky", "pink", ""),
        ("a tower under a light blue evening sky", "light blue", ""),
        ("a cow on a green field", "", "green"),
        ("the sky is very red", "red", ""),
        ("a blue sky lantern", "", ""),
        ("a lighthouse, no red sky", "", ""),
        ("a blue car, sky", "", ""),
    ],
)
def test_the_colours_of_sky_and_land(prompt: str, sky: str, land: str) -> None:
    assert (read(prompt).sky, read(prompt).land) == (sky, land)


def test_a_heap_is_of_what_follows_it() -> None:
    coins, chest = read("a pile of gold coins beside a chest").subjects
    assert coins.heaped
    assert not chest.heaped


def test_the_record_has_the_remarks_that_are_drawn() -> None:
    told = read("a bird with a worm on a wire").as_dict()
    assert told["remarks"] == ({"kind": "on a wire", "words": "on a wire"},)
