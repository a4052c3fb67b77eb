"""Compounds said in other words: a fruit bowl is a bowl of fruit, in apple orchards grow apple trees."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.lexicon import bases
from limner.engines.illustrator.reading.tables.compounds import (
    BEDDED,
    CONTAINERS,
    CROPS,
    EVENTS,
    FILLINGS,
    GATHERINGS,
    GROUNDS,
    HEADS,
    HERDS,
    LISTING,
    MEASURES,
    POTS,
    POTTED,
    RACED,
    SHOWN,
    SLICED,
)
from limner.engines.illustrator.reading.tables.relations import MADE_OF
from limner.engines.illustrator.reading.tables.surroundings import SETTINGS
from limner.engines.illustrator.reading.tokens import Piece

_PATCHES = frozenset({"patch", "patches"})
_SEEN_AT_SHOWS = frozenset({"animal", "vehicle", "plant", "flower", "aircraft"})
_NUMBERS = frozenset("one two three four five six seven eight nine ten twelve single double triple".split())
_SMALL_WORDS = frozenset("of and or on in at with to by from is are a an the".split())
_BETWEEN = 2
"""So many words at most stand between "potted" and the plant."""


def unfolded(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with such compounds said in the words that the grammar knows; all others as they are."""
    said: list[Piece] = []
    at = 0
    pieces = [replace(piece, text="with") if _lists_contents(piece) else piece for piece in pieces]
    while at < len(pieces):
        if _measures(pieces[at : at + 3]):
            at += 2
            continue
        pair = pieces[at : at + 2]
        if len(pair) == 2 and _are_words(pair):
            made_of = " ".join(piece.text for piece in pieces[max(at - 2, 0) : at]) in MADE_OF  # "made of fruit crates"
            if _is_filled(*pair) and not made_of and not _says_what_is_in_it(pieces[at + 2 : at + 3]):
                said += _filled(*pair)
                at += 2
                continue
            if pair[0].text in POTTED and pair[1].text in POTS:
                said += [replace(pair[0], text="potted"), replace(pair[1], text="plant")]
                at += 2
                continue
            if pair[0].text in BEDDED and pair[1].text in _PATCHES:
                said += [pair[0], replace(pair[1], text="field")]
                at += 2
                continue
            if (last := _potted(pieces, at)) is not None:
                said += _in_its_pot(pieces[at + 1 : last + 1])
                at = last + 1
                continue
            if pair[0].text in SLICED and pair[1].text in ("slice", "slices", "wedge", "wedges"):
                said += [replace(pair[1], joined=False), Piece("of", "word", "of"), replace(pair[0], joined=False)]
                at += 2
                continue
            if pair[0].text in RACED and pair[1].text == "race":
                said += [*(replace(pair[0], text=word) for word in RACED[pair[0].text].split()), pair[1]]
                at += 2
                continue
            if _is_a_crop(*pair):
                said += _grown(*pair)
                at += 2
                continue
        said.append(pieces[at])
        at += 1
    return said


def _measures(three: Sequence[Piece]) -> bool:
    """Whether a number says how many parts the next thing has, and not how many things there are: "a two tier cake"."""
    if len(three) < 3 or not all(piece.kind == "word" for piece in three):
        return False
    number, part, thing = (piece.text for piece in three)
    counted = number in _NUMBERS or number.isdecimal()
    return counted and part in MEASURES and (thing not in _SMALL_WORDS)


def _lists_contents(piece: Piece) -> bool:
    """Whether it is a participle that only says what is there: "a plate of food including rice"."""
    return piece.kind == "word" and piece.text in LISTING


def is_head(word: str) -> bool:
    """Whether the word says what a compound is, and nothing is drawn for it."""
    return word in HEADS


def is_herd(word: str) -> bool:
    """Whether the word makes several of the animal that is named before it."""
    return word in HERDS


def gathered(word: str, kinds: Collection[str]) -> int:
    """How many the word makes of a thing of those kinds that is named before it; 0 where it makes no several."""
    if ("person" in kinds and word != "race") or (word in SHOWN and _SEEN_AT_SHOWS.isdisjoint(kinds)):
        return 0
    return GATHERINGS.get(word, 0)


def are_heads(word: str) -> bool:
    """Whether the word is the plural of such a word."""
    return not HEADS.isdisjoint(bases(word))


def is_event(word: str) -> bool:
    """Whether the word is something that happens to what is named before it."""
    return not EVENTS.isdisjoint((word, *bases(word)))


def _are_words(pair: Sequence[Piece]) -> bool:
    return all(piece.kind == "word" for piece in pair) and not pair[0].genitive


def _is_filled(filling: Piece, container: Piece) -> bool:
    names = {container.text, *bases(container.text)}
    return filling.text in FILLINGS and not CONTAINERS.isdisjoint(names)


def _says_what_is_in_it(following: Sequence[Piece]) -> bool:
    """Whether the words go on with what lies there: "a bread basket with croissants"."""
    return any(piece.text in ("of", "with", "full", "filled", "containing") for piece in following)


def _filled(filling: Piece, container: Piece) -> list[Piece]:
    """ "Fruit bowls" as "bowls of fruit", "an egg basket" as "a basket of eggs"."""
    many = filling if filling.text in ("fruit", "bread") else replace(filling, text=_plural(filling.text))
    return [replace(container, joined=False), Piece("of", "word", "of"), replace(many, joined=False)]


def _plural(word: str) -> str:
    if word.endswith("y"):
        return word.removesuffix("y") + "ies"
    return word + ("es" if word.endswith(("o", "ch")) else "s")


def _potted(pieces: Sequence[Piece], at: int) -> int | None:
    """The place of the plant that is said to be potted there, with at most two words before it."""
    if pieces[at].text != "potted":
        return None
    near = range(at + 1, min(at + 2 + _BETWEEN, len(pieces)))
    return next((k for k in near if not POTTED.isdisjoint((pieces[k].text, *bases(pieces[k].text)))), None)


def _in_its_pot(plant: Sequence[Piece]) -> list[Piece]:
    """ "A potted cactus" as "a cactus in a flower pot", "potted ferns" as "ferns in flower pots"."""
    many = plant[-1].text not in POTTED
    words = "in flower pots" if many else "in a flower pot"
    return [*plant, *(Piece(word, "word", word) for word in words.split())]


def _is_a_crop(fruit: Piece, ground: Piece) -> bool:
    """Whether the ground is told of by what grows there, and is no place that is known by that name."""
    return fruit.text in CROPS and ground.text in GROUNDS and f"{fruit.text} {ground.text}" not in SETTINGS


def _grown(fruit: Piece, ground: Piece) -> list[Piece]:
    """ "Cotton fields" as "cotton plant field"."""
    field = ground if ground.text in ("orchard", "grove", "plantation") else replace(ground, text="field")
    return [*(replace(fruit, text=word) for word in CROPS[fruit.text].split()), field]
