"""A prompt's words as text, for phrases that the reading has no value for."""

import re

from limner.engines.illustrator.reading import quotes
from limner.engines.illustrator.reading.reading import Reading


def plain(prompt: str) -> str:
    """The words on one line in lower case, with a comma for what the picture is to show in letters."""
    return " ".join(quotes.taken(prompt)[0].lower().split())


def asks(reading: Reading, phrase: re.Pattern[str]) -> bool:
    """Whether the words have such a phrase, outside of lettering, and without a word that is not to be drawn."""
    match = phrase.search(plain(reading.prompt))
    return match is not None and not any(re.search(rf"\b{re.escape(word)}", match.group()) for word in reading.excluded)
