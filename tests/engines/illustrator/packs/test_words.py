"""Names of icons become nouns."""

from pathlib import Path

import pytest

from limner.engines.illustrator.packs.iconify import IconSet, Licence
from limner.engines.illustrator.packs.words import nouns


def found(*names: str, aliases: dict[str, object] | None = None) -> dict[str, tuple[str, ...]]:
    entries = {name: {"body": "<g/>"} for name in names}
    return dict(nouns(IconSet(Path("toy.json"), "toy", Licence(), entries, aliases or {})))


def test_hyphens_are_spaces() -> None:
    assert found("fire-extinguisher")["fire extinguisher"] == ("fire-extinguisher",)


@pytest.mark.parametrize(
    "names",
    [
        ("kite-outline", "kite", "kite-filled"),
        ("kite-line", "kite-fill"),
        ("kite-24-regular", "kite-24-filled"),
        ("kite-duotone", "kite-solid", "kite-thin"),
        ("kite-outlined", "kite"),
    ],
    ids=lambda names: "|".join(names),
)
def test_the_filled_variant_goes_first(names: tuple[str, ...]) -> None:
    kites = found(*names)["kite"]
    assert kites[0] == names[1 if len(names) < 3 or "duotone" in names[0] else 2]
    assert set(kites) == set(names)


def test_an_ending_that_is_part_of_a_noun_stays() -> None:
    lights = found("traffic-light", "finish-line", "route-66", "sun-light", "sun")
    assert lights["traffic light"] == ("traffic-light",)
    assert "traffic" not in lights
    assert "finish" not in lights
    assert lights["sun"] == ("sun", "sun-light")


def test_an_alias_goes_after_an_icon_of_the_same_noun() -> None:
    shown = found("kite-outline", "bird", aliases={"kite": {"parent": "bird"}, "bat-off": {"parent": "bird"}})
    assert shown["kite"] == ("kite-outline", "kite")
    assert shown["bat off"] == ("bat-off",)


def test_what_is_hidden_or_no_noun_is_left_out() -> None:
    shown = found("x", "42", "a-b-c-d-e-f-long", aliases={"old": {"parent": "x", "hidden": True}})
    assert shown == {}
