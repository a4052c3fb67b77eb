"""A number of some kind, and then its members one by one: "two friends, a boy and a girl" are two."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.cursor import ADJECTIVES, Cursor
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.tables.nouns import GENERIC

_EACH = frozenset({"a", "an", "one"})
_MOST = 40
"""Words that are looked at ahead for the members."""
_PLURALS = frozenset({"people", "children", "women", "men"})
_GENERIC = GENERIC | _PLURALS | frozenset("friend child kid brother sister guest student tourist player".split())
_LIVING_KINDS = frozenset({"person", "animal"})


def announces(heard: Heard, meaning: Meaning) -> bool:
    """Whether the members of what was just read come next, as many as were said and each of its kind; then nothing is
    drawn for it, and they are read as they stand.
    """
    if meaning.text not in _GENERIC and not meaning.senses.keys() & {"group", "varied"}:
        return False
    if not (meaning.plural or meaning.text in _PLURALS or "group" in meaning.senses):
        return False
    if heard.mods.refusing or heard.mods.colours or not heard.cursor.ends() or heard.cursor.done:
        return False
    members = _members(heard.cursor)
    said = None if "group" in meaning.senses else heard.mods.count
    if len(members) < 2 or (said is not None and said != sum(count for _, count in members)):
        return False
    kinds = _kinds(meaning)
    if not kinds or not all(kinds.intersection({symbol.id, *symbol.kinds}) for symbol, _ in members):
        return False
    heard.forget()
    return True


def _kinds(meaning: Meaning) -> frozenset[str]:
    """The kinds of what the word may mean; of the living no more than that they are people, or animals."""
    named = meaning.senses.get("varied") or [who.partition(" with ")[0] for who in meaning.senses.get("group", ())]
    examples = [ATLAS.find(name) for name in named] if named else [ATLAS[meaning.senses["noun"][0]]]
    shared = frozenset.intersection(*(frozenset(symbol.kinds) for symbol in examples if symbol is not None))
    return shared & _LIVING_KINDS or shared


def _members(cursor: Cursor) -> list[tuple[Symbol, int]]:
    """Who is listed from the next comma on: "a boy, two girls and a dog"."""
    members: list[tuple[Symbol, int]] = []
    at, end = cursor.at + 1, min(len(cursor.pieces), cursor.at + _MOST)
    while at < end:
        meaning = cursor.meaning(at)
        word = cursor.pieces[at].text
        if word in _EACH:
            count = 1
        elif meaning is not None and "number" in meaning.senses:
            count = meaning.senses["number"]
        else:
            break
        at += 1 if word in _EACH or meaning is None else meaning.length
        found = _thing(cursor, at)
        if found is None:
            break
        symbol, at = found
        members.append((symbol, count))
        while at < end and cursor.pieces[at].text in (",", "and"):
            at += 1
    return members


def _thing(cursor: Cursor, at: int) -> tuple[Symbol, int] | None:
    """The thing to which adjectives lead from there, and the place behind it."""
    for _ in range(4):
        meaning = cursor.meaning(at)
        if meaning is None:
            return None
        if "noun" in meaning.senses and not (meaning.senses.keys() & ADJECTIVES and _leads_on(cursor, at, meaning)):
            return ATLAS[meaning.senses["noun"][0]], at + meaning.length
        if not meaning.senses.keys() & ADJECTIVES:
            return None
        at += meaning.length
    return None


def _leads_on(cursor: Cursor, at: int, meaning: Meaning) -> bool:
    following = cursor.meaning(at + meaning.length)
    return following is not None and "noun" in following.senses
