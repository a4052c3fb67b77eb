"""Whatever is sent: it comes back whole, longer by what is read."""

import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.enhance.enhance import MAX_ADDED, enhance
from limner.engines.illustrator.enhance.kept import keeps
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.reading import lexicon
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables import modifiers, moments, relations, styles, surroundings

calm = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

SMALL = "a an the of and or with without no not in on at 3 , , . ! ? ; \" ' ( ) \n - 🐱 xyzzy der la".split(" ")
KNOWN = (
    *modifiers.NUMBERS,
    *modifiers.COLLECTIONS,
    *modifiers.POSES,
    *relations.RELATIONS,
    *surroundings.SETTINGS,
    *moments.HOURS,
    *moments.SEASONS,
    *moments.WEATHER,
    *styles.COMPOSITION,
    *styles.STYLES,
    *"cat dog woman red blue fox tree house car apple table hat umbrella".split(),
)
mixes = st.lists(st.sampled_from((*SMALL, *KNOWN, *SMALL)), min_size=1, max_size=40).map(" ".join)


def plain(text: str) -> str:
    """Without spaces, and without punctuation at its end."""
    return re.sub(r"\s+", "", text).rstrip(",;:-–—/|+&")


def check(prompt: str) -> None:
    longer = enhance(prompt)
    assert enhance(prompt) == longer
    assert plain(longer).startswith(plain(prompt))
    assert len(longer) <= len(prompt) + MAX_ADDED
    assert keeps(read(prompt), read(longer))
    assert len(enhance(longer)) - len(longer) <= 200


@calm
@given(st.text(max_size=2000))
def test_any_text(prompt: str) -> None:
    check(prompt)


@calm
@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=300))
def test_any_ascii(prompt: str) -> None:
    check(prompt)


@calm
@given(mixes)
def test_any_mix_of_known_words(prompt: str) -> None:
    check(prompt)


def test_the_longest_prompts() -> None:
    known = list(lexicon.load()._entries)
    for number in range(3):
        lot = Lot(str(number))
        check(" ".join(lot.of(str(i), known) for i in range(300))[:2000])
    for piece in ("a ", "fox, ", "no ", '"', "'a' ", "\n", ". ", "猫", "a red fox on a ", "\ud800"):
        check((piece * 2000)[:2000])
