"""What the words give to a thing that was named and is drawn with it: "a fern with green leaves", "its petals"."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.remade.marking import parts
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.reading import Feature
from limner.engines.illustrator.reading.tables.owned import OWNED

_GIVING = frozenset({"with", "having", "has", "have"})
_BETWEEN = 2
_KINDS = {word: frozenset(kinds.split(", ")) for word, kinds in OWNED.items()}


def take(heard: Heard, meaning: Meaning) -> bool:
    """Leave a part to the thing that has it, in its colour where the thing has none. Whether it is one."""
    if _is_of_what_follows(heard, meaning.text):
        heard.cursor.at += 1
        return True
    owner = _grown(heard) if meaning.text == "coat" else _owner(heard, meaning.text)
    if owner is None or heard.mods.refusing:
        return False
    company = heard.company
    own = f"{meaning.text}s"
    if heard.mods.colours and own in parts(bonds.symbol(company.subjects[owner])):
        company.feature(owner, Feature(own, " ".join(heard.mods.heard), heard.mods.colours[-1][1]))
    elif heard.mods.colours and not company.subjects[owner].colours:
        company.colour(owner, heard.mods.colours)
    if heard.cursor.next_text != "and":
        company.drop_relation()
    heard.clause.after_noun = False
    heard.forget()
    return True


def _is_of_what_follows(heard: Heard, word: str) -> bool:
    """Whether its owner comes after "of", and it is in no number of its own: "the petals of a rose"."""
    kinds = _KINDS.get(word)
    if kinds is None or heard.cursor.next_text != "of" or heard.mods.counted or heard.mods.refusing:
        return False
    thing = heard.cursor.thing_ahead(skipping=1)
    return bool(thing) and not kinds.isdisjoint((thing, *ATLAS[thing].kinds))


def _owner(heard: Heard, word: str) -> int | None:
    """Who has what the word names, where the words say so: the last one named that can."""
    kinds, company = _KINDS.get(word), heard.company
    given = heard.mods.possessive or company.awaits in _GIVING or _follows_owner(heard)
    if kinds is None or not given:
        return None
    things = [bonds.symbol(subject) for subject in company.subjects]
    return next((i for i in reversed(range(len(things))) if kinds & {things[i].id, *things[i].kinds}), None)


def _grown(heard: Heard) -> int | None:
    """The animal whose fur a coat is: "a deer with a rich brown coat", "its glossy coat"; not "a dog in a red coat"."""
    company = heard.company
    actor = company.actor()
    theirs = heard.mods.possessive or company.awaits in _GIVING or _follows_owner(heard)
    if actor is None or not theirs or "animal" not in bonds.symbol(company.subjects[actor]).kinds:
        return None
    return actor


def _follows_owner(heard: Heard) -> bool:
    """Whether it stands behind "the glove's", with a few adjectives between."""
    start = heard.cursor.start
    return any(piece.genitive for piece in heard.cursor.pieces[max(start - _BETWEEN - 1, 0) : start])
