"""What is added to a prompt, and that nothing of it is lost."""

import re
from collections import Counter

import pytest

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.enhance import phrases
from limner.engines.illustrator.enhance.enhance import MAX_ADDED, enhance
from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from tests.engines.illustrator.enhance.cases import FORBIDDEN, PROMPTS, RICH, STRANGE

ALL = [*PROMPTS.split("\n")[1:-1], *STRANGE.split("\n")[1:-1], *RICH.split("\n")[1:-1]]
MARKS = ("logo", "badge", "sticker", "icon", "pattern", "poster")
BARE = ("a red fox", "a pizza", "a blue car", "three sunflowers", "a wizard", "a cat", "a guitar", "an old lighthouse")


def elements(reading: Reading) -> int:
    """How much is known of the picture besides its subjects."""
    single = (reading.setting, reading.time, reading.season, reading.background)
    return sum(map(bool, single)) + len(reading.weather) + len(reading.composition) + len(reading.styles)


def added(prompt: str) -> str:
    longer = enhance(prompt)
    return longer[len(prompt.rstrip(" ,")) :]


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text.lower()))


@pytest.mark.parametrize("prompt", ALL)
def test_nothing_of_a_prompt_is_lost_and_everything_added_is_read(prompt: str) -> None:
    longer = enhance(prompt)
    before, after = read(prompt), read(longer)
    assert longer.startswith(prompt.rstrip(" ,"))
    for name in ("subjects", "relations", "quoted", "palette", "background", "excluded", "unknown"):
        assert getattr(after, name) == getattr(before, name), name
    for name in ("setting", "time", "season"):
        assert getattr(before, name) in (None, getattr(after, name)), name
    for name in ("weather", "composition", "styles"):
        assert set(getattr(before, name)) <= set(getattr(after, name)), name
    assert not_drawn(after) == not_drawn(before)
    assert elements(after) >= elements(before)
    assert len(longer) - len(prompt) <= MAX_ADDED


@pytest.mark.parametrize("prompt", ALL)
def test_it_is_the_same_each_time_and_enough_the_first_time(prompt: str) -> None:
    once = enhance(prompt)
    assert enhance(prompt) == once
    assert len(enhance(once)) - len(once) <= 60


@pytest.mark.parametrize("prompt", [p for p in ALL if p not in RICH and not read(p).styles])
def test_something_is_added_in_whole_sentences(prompt: str) -> None:
    text = added(prompt)
    assert text.endswith(".")
    for sentence in re.split(r"(?<=[.!?]) ", text)[1:]:
        assert re.match(r"[A-Z][a-z]* ?", sentence), sentence
    assert not re.search(r"[{}]|  |\ba [aeio]|\ban [^aeiou]|,,|\.\.| \.", text.lstrip(".")), text


@pytest.mark.parametrize("prompt", BARE)
def test_a_bare_prompt_gets_place_hour_framing_and_mood(prompt: str) -> None:
    before, after = read(prompt), read(enhance(prompt))
    assert after.setting
    assert after.time
    assert elements(after) >= elements(before) + 2
    assert "light" in added(prompt)
    assert words(added(prompt)) & {word for pairs in phrases.MOODS.values() for pair in pairs for word in pair}
    assert "illustration" in added(prompt)


@pytest.mark.parametrize("prompt", STRANGE.split("\n")[1:-1])
def test_of_what_is_not_understood_only_light_and_framing_are_said(prompt: str) -> None:
    before, after = read(prompt), read(enhance(prompt))
    for name in ("setting", "time", "season", "weather", "styles", "composition"):
        assert getattr(after, name) == getattr(before, name), name
    assert 0 < len(added(prompt)) < 100


@pytest.mark.parametrize("prompt", RICH.split("\n")[1:-1])
def test_a_rich_prompt_gets_little(prompt: str) -> None:
    assert len(added(prompt)) <= 60


@pytest.mark.parametrize("prompt", FORBIDDEN)
def test_nothing_goes_against_the_prompt(prompt: str) -> None:
    assert not words(added(prompt)) & set(FORBIDDEN[prompt].split())


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("subject", ["a fox", "two lighthouses", "a tree", "coffee"])
def test_a_mark_gets_no_landscape(name: str, subject: str) -> None:
    before, after = read(f"{subject}, {name}"), read(enhance(f"{subject}, {name}"))
    assert (after.setting, after.time, after.season, after.weather) == (None, None, None, ())
    assert len(after.composition) > len(before.composition) or name == "pattern"
    assert "illustration" in added(f"{subject}, {name}") or "design" in added(f"{subject}, {name}")


def test_a_short_prompt_goes_on_and_a_sentence_does_not() -> None:
    assert enhance("a red fox").startswith("a red fox, ")
    assert enhance("a red fox,  ").startswith("a red fox, ")
    assert enhance("A fox runs.").startswith("A fox runs. ")
    assert enhance("Is it a fox?").startswith("Is it a fox? ")
    assert enhance("fox, cute, small, 4k").startswith("fox, cute, small, 4k. ")
    assert enhance("a fox with a").startswith("a fox with a. ")
    assert enhance("a  red\t fox \n").startswith("a red fox, ")
    assert enhance("a fox\na tree").startswith("a fox\na tree. ")


@pytest.mark.parametrize("prompt", ["a gloomy teacher", "an eerie bat", "a dramatic fisherman"])
def test_a_mood_that_no_phrase_of_the_place_goes_with_leaves_the_place_out(prompt: str) -> None:
    assert added(prompt)
    assert read(enhance(prompt)).setting is None


@pytest.mark.parametrize("prompt", ["", " ", "\n\n", ",", " -- "])
def test_nothing_stays_nothing(prompt: str) -> None:
    assert enhance(prompt) == prompt


def test_additions_do_not_read_alike() -> None:
    texts = [added(f"a {symbol.words[0]}") for symbol in [*load()][::3]]
    assert len(set(texts)) > 0.993 * len(texts), "of three times as many, one in fifty would be there twice"
    hundred = texts[:: len(texts) // 100][:100]
    shapes = Counter(shape(text) for text in hundred)
    assert len(shapes) > 50
    assert shapes.most_common(1)[0][1] < 10


def shape(text: str) -> str:
    """The sentences without what the tables put into them."""
    return FILLINGS.sub("~", text)


def fillings() -> re.Pattern[str]:
    tables = [*phrases.PLACES.values(), *phrases.MOMENTS.values(), *phrases.FRAMINGS.values(), phrases.MEDIA]
    parts = {part for table in tables for part in table}
    parts |= {part.partition(" ")[2] for part in parts}
    pairs = (*phrases.LIGHT.values(), *phrases.MOODS.values(), phrases.EVENING_MOODS, phrases.EERIE_MOODS)
    parts |= {word for table in pairs for pair in table for word in pair}
    longest_first = sorted(parts, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)


FILLINGS = fillings()
