"""What is to be made, where words speak of a mark, a printed thing or a pattern: its kind, and what is on it."""

import re
from collections.abc import Mapping, Sequence

from limner.engines.illustrator.reading import greetings, icons, tokens, trades
from limner.engines.illustrator.reading.reading import Made, Remark
from limner.engines.illustrator.reading.tables.making import ENDS, HEADS, MARKED, NEEDS, PRINTS, SELVES
from limner.engines.illustrator.reading.tables.marks import ANY_SHAPES, HANDS, SHAPES, SIGNS
from limner.engines.illustrator.reading.tables.motifs import MOTIFS
from limner.engines.illustrator.reading.tables.occasions import OCCASIONS, PLACES
from limner.engines.illustrator.reading.tokens import Piece

_ANNOUNCING = frozenset({"poster", "card", "banner"})
"""Kinds of prints that have words of their own where none stand in quotation marks."""
_FEWEST_MOTIFS = 4
_LETTERS = re.compile(
    r"\b(?:monogram|initials?|lettermark|letters?)\s+(?:logo\s+)?(?:of\s+|for\s+|with\s+)?(?:the\s+)?(?:letters?\s+|initials\s+)?"
    r"(?P<said>[A-Z](?:\s?[A-Z&.+]){0,4})(?![\w'])|\b(?P<first>[A-Z]{2,3})\s+monogram\b"
)
"""The letters of a monogram, which stand there bare."""


def _by_word(table: Mapping[str, str]) -> dict[str, str]:
    return {word: names for words, names in table.items() for word in words.split(", ")}


_MOTIFS_BY_WORD = _by_word(MOTIFS)
_OCCASIONS_BY_WORD = {word: words for words in OCCASIONS for word in words.split(", ")}
_PLACES_BY_WORD = {word: place for place, words in PLACES.items() for word in words.split(", ")}
_WORKS = frozenset("movie film book".split())
"""Occasions that are works about something."""
_SHAPES_BY_WORD = {word: kind for kind, words in SHAPES.items() for word in words}


def made(prompt: str, pieces: Sequence[Piece], quoted: Sequence[str], remarks: Sequence[Remark]) -> Made:
    """What the prompt asks to be made; all of it empty where it asks for a scene in plain words."""
    words = [piece.text for piece in pieces if piece.kind == "word"]
    phrase = _head(pieces)
    noun, kind = phrase[-1], _print(phrase)
    occasion, place = _occasion(words, *map(_words, quoted))
    letters, lettered = _letters(prompt)
    return Made(
        noun=noun if noun in HEADS else "",
        print=kind,
        mark=next((MARKED[word] for word in (noun, *phrase) if word in MARKED), ""),
        lines=greetings.lines(prompt, *phrase) if kind in _ANNOUNCING and not quoted else (),
        addressee=greetings.names_of(prompt),
        letters=letters,
        told=_told((*phrase[:-1], noun), lettered),
        trade=trades.trade(words),
        icons=icons.icon_set(words) if any(remark.kind == "icon set" for remark in remarks) else None,
        motifs=_motifs(words),
        occasion=occasion,
        place=place,
        shapes=_shapes(words),
        hands=tuple(dict.fromkeys(HANDS[word] for word in words if word in HANDS)),
        sign=next((sign for sign, meanings in SIGNS.items() if not meanings.isdisjoint(words)), ""),
    )


def _head(pieces: Sequence[Piece]) -> tuple[str, ...]:
    """The words up to the noun that the prompt is about, that one last and in the singular.

    It is the last word before the first preposition, stop or quotation.
    """
    words: list[str] = []
    for piece in pieces:
        last = words[-1] if words else ""
        ended = piece.kind != "word" or (piece.text == "of" and last != "coat") or piece.text in ENDS
        if ended and last:
            break
        if piece.kind == "word" and piece.text != "of":
            words.append(piece.text)
    last = words.pop() if words else ""
    return *words, last.removesuffix("s") if last.endswith("s") and last != "arms" else last


def _print(phrase: Sequence[str]) -> str:
    # A day may follow it: "party flyer October 31".
    noun = next((word for word in reversed(phrase) if word in PRINTS), "")
    needed = NEEDS.get(noun)
    return "" if needed is not None and needed.isdisjoint(phrase) else PRINTS.get(noun, "")


def _letters(prompt: str) -> tuple[str, str]:
    """The letters of a monogram, and the words that say so."""
    found = _LETTERS.search(prompt)
    if found is None:
        return "", ""
    return "".join((found["said"] or found["first"]).replace(".", "").split()), found.group()


def _told(phrase: Sequence[str], lettered: str) -> frozenset[str]:
    """The words that stand for the mark itself."""
    return frozenset({*phrase} & {*MARKED, *SELVES}).union(_words(lettered))


def _motifs(words: Sequence[str]) -> tuple[str, ...]:
    """The symbols for the first theme that a word names, else for an icon set's; none without one."""
    named = next((_MOTIFS_BY_WORD[word] for word in words if word in _MOTIFS_BY_WORD), "")
    return tuple(named.split()) or icons.stock(words)[:_FEWEST_MOTIFS]


def _occasion(*texts: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The symbols' words for the first occasion that a text names, and where it plays; none without one.

    What a film or a book is about comes before its being one.
    """
    named = [word for words in texts for word in words if word in _OCCASIONS_BY_WORD]
    word = min(named, key=_WORKS.__contains__, default="")
    return (OCCASIONS[_OCCASIONS_BY_WORD[word]], _PLACES_BY_WORD.get(word, "")) if word else ((), "")


def _shapes(words: Sequence[str]) -> str:
    """The kind of shapes, "any" where it is left open, "" where words ask for none."""
    named = next((_SHAPES_BY_WORD[word] for word in words if word in _SHAPES_BY_WORD), "")
    return named or ("" if ANY_SHAPES.isdisjoint(words) else "any")


def _words(text: str) -> list[str]:
    return [piece.text for piece in tokens.split(text)[0] if piece.kind == "word"]
