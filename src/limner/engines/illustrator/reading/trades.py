"""The trade that words name: what a logo stands for where they name a business and no thing."""

from collections.abc import Iterable

from limner.engines.illustrator.reading.tables.trades import TRADES

_BY_WORD = {word: symbol for words, symbol in TRADES.items() for word in words.split(", ")}


def trade(words: Iterable[str]) -> tuple[str, str] | None:
    """The first word that names a trade, and the symbol's id; None without one."""
    for word in words:
        for form in (word, word.removesuffix("s")):
            if form in _BY_WORD:
                return word, _BY_WORD[form]
    return None
