"""What is done to somebody: "a lion getting its mane braided by birds", "a cactus getting a haircut from a barber"."""

from functools import lru_cache

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, lexicon
from limner.engines.illustrator.reading.cursor import DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.tables.verbs import SERVICES, VERBS

_GETTING = frozenset("getting gets receiving having given".split())
_FROM = frozenset({"from", "by", "at"})


def take_participle(heard: Heard) -> bool:
    """Read a participle with "by" and somebody after it, where one stands here: he does it to who was named last."""
    cursor, company = heard.cursor, heard.company
    words = _done(cursor.next_text)
    known = cursor.meaning(cursor.at)
    if not words or company.begins or heard.mods.refusing or (known is not None and known.length > 1):
        return False
    after = cursor.at + 1
    if after >= len(cursor.pieces) or cursor.pieces[after].text != "by" or not _somebody(heard, skipping=2):
        return False
    _begin(heard, words, 2)
    return True


def take_service(heard: Heard) -> bool:
    """Read what one gets from somebody, where that stands here: "a haircut from"."""
    cursor, company = heard.cursor, heard.company
    if cursor.next_text not in _GETTING or company.begins or heard.mods.refusing:
        return False
    texts = [piece.text for piece in cursor.pieces[cursor.at + 1 : cursor.at + 4]]
    texts = texts[1:] if texts and texts[0] in DETERMINERS else texts
    words = SERVICES.get(texts[0], "") if len(texts) > 1 and texts[1] in _FROM else ""
    length = 4 if cursor.pieces[cursor.at + 1].text in DETERMINERS else 3
    if not words or not _somebody(heard, skipping=length):
        return False
    _begin(heard, words, length)
    return True


def _somebody(heard: Heard, skipping: int) -> bool:
    thing = heard.cursor.thing_ahead(skipping=skipping)
    return bool(thing) and bonds.alive(ATLAS[thing])


def _begin(heard: Heard, words: str, length: int) -> None:
    cursor = heard.cursor
    heard.place_colours()
    heard.mods = Modifiers()
    cursor.start, cursor.at = cursor.at, cursor.at + length
    heard.clause.after_noun = heard.clause.adjectival = heard.clause.copula = False
    heard.company.begin_relation("looking at", True, "", words)


def _done(word: str) -> str:
    """The form of a verb in its table by which a participle is known; "" for another word."""
    if not word.isalpha() or word in VERBS:
        return ""
    return next((forms[base] for base in lexicon.bases(word) if base in (forms := _forms())), "")


@lru_cache(maxsize=1)
def _forms() -> dict[str, str]:
    """The participles of the table of verbs, by their base forms."""
    active = (form for form in VERBS if form.isalpha() and form.endswith("ing"))
    return {base: form for form in active for base in lexicon.bases(form)[:1]}
