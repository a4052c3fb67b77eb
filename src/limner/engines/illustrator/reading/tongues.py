"""Other languages: not read, and no word of theirs is taken for an English one ("Gift", "red", "pie")."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.lexicon import Lexicon
from limner.engines.illustrator.reading.tokens import Piece

_FOREIGN = frozenset(
    "ein eine einen einem einer eines und auf unter neben ohne der das dem vom zum zur ist sind "
    "une un dans avec sous aux et le est sont el las una unos unas bajo junto "
    "des il gli nel nella sul sulla dei degli uma sem na nos ao een het onder naast och ett og nad".split()
)
_DOUBTFUL = frozenset(
    "mit am im sur sans les du los uno con sobre en del lo di um com os op med pa under pod met van".split()
)
_ENGLISH = frozenset("a an the of and with is are at on in by for from to under near next".split())
"""Small words of other languages; those that are also English words or names ("a van", "Big Sur"), which tell nothing
by themselves; and those of English that decide where both stand; "in", "an", "under" decide only where no other
language's article stands before. Single letters are in none: a logo shows them."""
_SEVERAL = 2
"""So many doubtful ones tell another language together."""
_ARTICLES = frozenset(
    "ein eine einen einem einer une un les des el los las una unos unas il lo gli uma een het ett der das dem".split()
)
_ALSO_ELSEWHERE = frozenset("in an am a on under".split())

_FALSE_FRIENDS = frozenset(
    "sombrero boot hut gift mist rock kind bank stern brief wand arm pain coin four main robe lit pie mare ours pan "
    "red once mesa tub rat fast hell bald tag see rot gut bad handy chef wall brand ente elf not alter art bar bett "
    "dick kies last list mode nun nut pole rasen regal rind roman rose sage sense spur stall stapel tank taste ton "
    "wade worm zoo ballet car chair chose corps drap fin grain grape habit jars lie location mine noise or pays pin "
    "place plume prune puce raisin rang rayon ride sable sale singe sort tire tour vent vest ampolla bombero campo "
    "carpet delito dinero embarazada exit fabrica grande largo lectura libreria mayor nudo pariente ropa sano sopa "
    "sensible vaso burro camera cane cava estate fame lama morbid pace parent pesto pile rata sole stanza topo tonno "
    "gato ropes polo asa cola puxar balcao pasta date real time pet net map ram pod".split()
)
"""Words that mean something else in one of these languages."""


def is_foreign(known: Lexicon, pieces: Sequence[Piece]) -> bool:
    """Whether small words of another language stand there, and none that only English has."""
    if (_FOREIGN | _DOUBTFUL).isdisjoint(piece.text for piece in pieces):
        return False
    words = _outside_of_phrases(known, pieces)
    if not words & _FOREIGN and len(words & _DOUBTFUL) < _SEVERAL:
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
