"""Hair and beards: how they are worn by the words of a mood."""

import pytest

from limner.drawing.geometry import bounds, union
from limner.engines.illustrator.atlas.figure import Figure
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.templates import hair
from limner.engines.illustrator.atlas.templates.portrait import BEARDS, HAIRDOS, Look, styled
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables import people


def _worn(symbol_id: str, mood: str = "") -> Figure:
    return load()[symbol_id].figure(f"standing/{mood}" if mood else "standing")


def _reach(figure: Figure) -> tuple[float, float, float, float]:
    return bounds(union(*(part.path for part in figure.parts if part.slot == "hair")))


def test_every_hairdo_is_drawn() -> None:
    for name, (cap, back) in HAIRDOS.items():
        assert not cap or cap in hair.CAPS, name
        assert not back or back in hair.BEHIND, name


def test_the_words_for_hair_lead_to_hairdos_and_beards() -> None:
    assert {*people.HAIRDOS.values(), *people.LOOKS_OF_HAIR.values()} <= HAIRDOS.keys()
    assert {*people.BEARDS.values()} <= BEARDS


def test_long_hair_falls_lower_than_a_bob_and_a_bun_stands_higher() -> None:
    long, bob, bun = (_reach(_worn("woman", f"hair:{name}")) for name in ("long", "bob", "bun"))
    assert long[3] > bob[3] + 4
    assert bun[1] < bob[1]


def test_a_mood_goes_with_a_hairdo() -> None:
    assert styled(Look(), "happy hair:long_curls beard:goatee") == Look("curls", "long curls", "goatee")
    assert styled(Look(), "happy hair:unheard_of") == Look()


@pytest.mark.parametrize(
    ("prompt", "style"),
    [
        ("a woman with her hair in a bun", "bun"),
        ("a girl with two braids", "braids"),
        ("a woman with long curly hair", "long curls"),
        ("a man with a pink mohawk", "mohawk"),
        ("a man with a handlebar moustache", "handlebar"),
        ("a wizard with a long white beard", "long"),
        ("a woman with blue eyes", ""),
    ],
)
def test_how_hair_is_worn_is_read(prompt: str, style: str) -> None:
    (subject,) = read(prompt).subjects
    assert [feature.style for feature in subject.features] == [style]
