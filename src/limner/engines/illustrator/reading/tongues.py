"""Other languages: not read, and no word of theirs is taken for an English one ("Gift", "red", "pie")."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.lexicon import Lexicon
from limner.engines.illustrator.reading.tokens import Piece

_FOREIGN = frozenset(
    "ein eine einen einem einer eines und mit auf unter neben ohne der das dem im am vom zum zur ist sind "
    "une un dans sur sous avec sans les des du aux et le est sont el los las una unos unas uno con sobre bajo "
    "junto en y del "
    "il lo gli nel nella sul sulla dei degli e di uma um com sem sob na nos os ao een het met op onder naast van "
    "och med en ett og et pa under na nad pod z w".split()
)
_ENGLISH = frozenset("a an the of and with is are at on in by for from to under near next".split())
"""Small words of other languages, and those of English that decide where both stand; "in", "an", "under" decide only
where no other language's article stands before."""
_ARTICLES = frozenset(
    "ein eine einen einem einer une un les des el los las una unos unas il lo gli uma een het ett der das dem".split()
)
_ALSO_ELSEWHERE = frozenset("in an am a on under".split())

_FALSE_FRIENDS = frozenset(
    "sombrero boot hut gift mist rock kind bank stern brief wand arm pain coin four main robe lit pie mare ours "
    "pan red "
    "once mesa "
    "tub rat fast hell bald tag see rot gut bad handy chef wall brand ente elf not alter art bar bett dick kies kies "
    "last list mode nun nut pole rasen regal rind roman rose sage see sense spur stall stapel tank taste ton wade wand "
    "worm zoo ballet car chair chose corps drap fin grain grape habit jars lie location mine noise or pays pin "
    "place plume prune puce raisin rang rayon ride sable sale singe sort tire tour vent vest ampolla bombero "
    "campo carpet "
    "delito dinero embarazada exit fabrica grande largo lectura libreria mayor nudo pariente ropa sano sopa "
    "sensible vaso "
    "burro camera cane cava estate fame lama mare morbid pace parent pesto pile rata sale sole stanza topo tonno "
    "gato ropes polo asa cola puxar balcao pasta date real time pet net map ram pod".split()
)
"""Words that mean something else in one of these languages."""


def is_foreign(known: Lexicon, pieces: Sequence[Piece]) -> bool:
    """Whether small words of another language stand there, and none that only English has."""
    if _FOREIGN.isdisjoint(piece.text for piece in pieces):
        return False
    words = _outside_of_phrases(known, pieces)
    if not words & _FOREIGN:
        return False
    doubtful = _ALSO_ELSEWHERE if words & _ARTICLES else frozenset[str]()
    return not words & (_ENGLISH - doubtful)


def guarded(known: Lexicon, pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces; in another language's text those that look like English words are made unreadable."""
    if not is_foreign(known, pieces):
        return list(pieces)
    return [replace(p, text=f"\x00{p.text}") if p.text in _FALSE_FRIENDS else p for p in pieces]


def _outside_of_phrases(known: Lexicon, pieces: Sequence[Piece]) -> set[str]:
    """The words that are no parts of longer known phrases, such as "Las Vegas"."""
    words, at = set(), 0
    while at < len(pieces):
        meaning = known.match(pieces, at) if pieces[at].kind == "word" else None
        length = meaning.length if meaning else 1
        if length == 1 and pieces[at].kind == "word":
            words.add(pieces[at].text)
        at += length
    return words
