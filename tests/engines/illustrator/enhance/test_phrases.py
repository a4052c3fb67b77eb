"""The tables: every phrase is read, and says what its place in them promises."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.enhance import homes, phrases
from limner.engines.illustrator.enhance.kept import keeps
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.sentences import Additions, opening, sentences
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.index import load as settings
from limner.engines.jobs import GenerateJob

PROMPT = "a red fox with a hat on a box"


def entries(*tables: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for table in tables:
        for options in table.values():
            yield from options


@cache
def kept(addition: str) -> bool:
    return keeps(read(PROMPT), read(f"{PROMPT}{addition}"))


@pytest.mark.parametrize("place", phrases.PLACES)
def test_a_place_is_read_as_what_it_is_called(place: str) -> None:
    for phrase in phrases.PLACES[place]:
        assert kept(f", {phrase}.")
        assert read(f"{PROMPT}, {phrase}").setting == place


@pytest.mark.parametrize("climate", phrases.MOMENTS)
def test_a_moment_has_its_hour_and_no_place(climate: str) -> None:
    for phrase in phrases.MOMENTS[climate]:
        assert kept(f", {phrase}.")
        reading = read(f"{PROMPT}, {phrase}")
        assert (reading.setting, bool(reading.time)) == (None, True)
        assert not climate.endswith("night") or reading.time == "night"


@pytest.mark.parametrize(
    "phrase", [*entries(phrases.FRAMINGS, phrases.MARK_FRAMINGS, phrases.MARK_MEDIA, {"": phrases.MEDIA})]
)
def test_a_framing_or_medium_is_read(phrase: str) -> None:
    assert phrase.startswith(("a ", "an "))
    assert kept(f". It is {phrase}.")


def test_every_place_has_moments_and_every_sort_a_mood() -> None:
    assert set(phrases.PLACES) <= set(settings())
    assert {place.climate for place in settings().values()} <= set(phrases.MOMENTS)
    assert {homes.sort([symbol]) for symbol in load()} <= set(phrases.MOODS)


def test_every_way_to_say_it_is_read() -> None:
    """With each set of additions, under enough names to meet every template."""
    lights = [pair for pairs in phrases.LIGHT.values() for pair in pairs]
    moods = [pair for pairs in phrases.MOODS.values() for pair in pairs]
    moods += [*phrases.EVENING_MOODS, *phrases.STORMY_MOODS, *phrases.EERIE_MOODS, *phrases.MARK_MOODS]
    met = set()
    for i in range(600):
        lot = Lot(str(i))
        given = Additions(
            place=lot.of("p", ("", "in a quiet forest")),
            moment=lot.of("m", ("", "at golden hour")),
            light=lot.of("l", (None, *lights)),
            framing=lot.of("f", ("", "a wide shot")),
            mood=lot.of("o", (None, *moods)),
            medium=lot.of("d", ("", "an elegant, detailed illustration")),
        )
        first = opening(given, lot, joined=lot.of("j", (True, False)))
        assert kept(f"{'' if first.startswith(',') else '.'}{first}")
        for sentence in sentences(given, lot):
            met.add(sentence)
            assert kept(f". {sentence}"), sentence
    assert len(met) > 300


def test_every_symbol_has_a_home_with_words() -> None:
    for symbol in {(s.home, s.told_in, s.place, s.kinds, s.traits, s.nook): s for s in load()}.values():
        job = GenerateJob("svcv4_1", f"a {symbol.words[0]}", 1024, 1024, vector=False, seed=0)
        home = homes.home(script(read(job.prompt), job, whole=False), Lot(symbol.id))
        assert home == "" or home in phrases.PLACES, symbol.id
