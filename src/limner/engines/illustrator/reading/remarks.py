"""What is remarked in a prompt: phrases of a table, and the words that say them."""

from collections.abc import Iterable, Sequence

from limner.engines.illustrator.reading import phrasing
from limner.engines.illustrator.reading.phrasing import Phrases
from limner.engines.illustrator.reading.reading import Remark
from limner.engines.illustrator.reading.tables.remarks import REMARKS
from limner.engines.illustrator.reading.tokens import Piece

_REMARKS = Phrases(REMARKS)


def remarks(pieces: Sequence[Piece]) -> tuple[Remark, ...]:
    """Every remark of the table that the pieces have, each wording once."""
    found = (Remark(kind, phrasing.text(span, pieces)) for kind, span in _REMARKS.said(pieces))
    return tuple(dict.fromkeys(found))


def kept(said: Iterable[Remark], refused: Iterable[str]) -> tuple[Remark, ...]:
    """Those remarks that have none of the refused words, as whole words or as their beginnings."""
    unwanted = [f" {word}" for word in refused]
    return tuple(remark for remark in said if not any(word in f" {remark.words}" for word in unwanted))
