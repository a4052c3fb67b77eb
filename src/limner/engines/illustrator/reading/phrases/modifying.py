"""Nouns before nouns, by which the next one is of a kind, a calling or somebody: "a dog house", "a chef octopus"."""

import simplemma

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds, compounds, costumes
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning, bases
from limner.engines.illustrator.reading.phrases.small_words import DEFINITE, INDEFINITE
from limner.engines.illustrator.reading.tables.modifiers import COLLECTIONS, MATERIAL_COLOURS
from limner.engines.illustrator.reading.tables.names import ROADS
from limner.engines.illustrator.reading.tables.owned import OWNED
from limner.engines.illustrator.reading.tables.people import PARENTS, PEOPLE_WITH_ANIMALS
from limner.engines.illustrator.reading.tables.troupes import TROUPES

_AFTER_NOUNS = frozenset("and or on in at with of by from hanging standing near under".split())
"""What follows a noun sooner than a verb."""
OVER = frozenset({"over", "above"})
"""What follows a verb after which somebody is high, where a plural noun could stand as well."""
_CHILDREN = frozenset({"baby", "boy", "girl"})
_OWNED = frozenset({"style", "composition", "picture", "setting"})
"""Kinds of words that somebody may own as he owns a thing."""
_SHAPED = frozenset({"shaped"})
_MACHINES = frozenset({"robot"})
"""Nouns that say of the animal after them that it is of metal."""
_COPIES = frozenset({"toy"})
"""Nouns that make a small copy of what follows them."""
_VERB_ENDINGS = ("ing", "ed", "s", "ly", "en")
"""What a verb or an adverb may end with, which a noun's head word should not."""


def take_as_modifier(heard: Heard, meaning: Meaning) -> bool:
    """Read a noun that says of what kind the next one is: "a dog house", "a farmer's truck", "a heart-shaped box".
    Whether it is one. That the next is a toy is kept: "a toy train".
    """
    modifies = _modifies(heard, meaning)
    if modifies and meaning.text in _COPIES:
        heard.mods.words["copy"] = "toy"
    return modifies


def _modifies(heard: Heard, meaning: Meaning) -> bool:
    cursor, following = heard.cursor, heard.cursor.next
    if cursor.last.genitive:
        return _take_owner(heard, meaning)
    if _take_troupe(heard, meaning) or meaning.plural or cursor.ends() or cursor.next_text == "and":
        return False
    if cursor.pieces[cursor.at].joined and (following is None or "noun" not in following.senses):
        if cursor.next_text in _SHAPED:
            heard.mods.words["shape"] = meaning.senses["noun"][0]
        cursor.at += 1
        return True
    if herd := _herd(heard, meaning):
        cursor.at += 1
        heard.mods.count = herd
        return False
    if _is_before_a_head(heard, meaning):
        return True
    if meaning.text == "baby" and following is None and cursor.noun_ahead(skipping=1) and _is_a_sort(cursor.next_text):
        heard.mods.words.setdefault("age", "young")
        return True
    if following is None:
        return cursor.pieces[cursor.at].genitive or _is_of_a_stranger(heard, meaning)
    return _modifies_known(heard, meaning, following)


def _modifies_known(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """The same before a phrase that the tables have."""
    if _take_likeness(heard, meaning, following) or _take_tools_verb(heard, meaning, following):
        return False
    if meaning.text in _MACHINES and "noun" in following.senses and "animal" in _thing(following).kinds:
        heard.mods.words.setdefault("material", "metal")
        return True
    if "setting" in following.senses and following.text in ROADS and "person" in _thing(meaning).kinds:
        return True  # "Baker Street"
    if "group" in following.senses:  # "a basketball team"
        return not bonds.is_a(_thing(meaning), bonds.LIVING)
    if "body" in following.senses and "noun" not in following.senses:
        return _describe_body(heard, meaning)
    if "noun" not in following.senses or _is_verb(heard, meaning, following) or _are_listed(heard, meaning, following):
        return False
    if _take_calling(heard, meaning, following):
        return True
    return not (_skip_building(heard, meaning, following) or _keep_animal(heard, meaning, following))


def _is_a_sort(word: str) -> bool:
    return not word.endswith(_VERB_ENDINGS)


def _herd(heard: Heard, meaning: Meaning) -> int:
    """How many the next word makes of what is named: "a camel caravan", "a kite festival"; 0 for other words."""
    word, kinds = heard.cursor.next_text, _thing(meaning).kinds
    if compounds.is_herd(word) and "animal" in kinds:
        return COLLECTIONS[f"{word} of"]
    return compounds.gathered(word, kinds)


def _is_before_a_head(heard: Heard, meaning: Meaning) -> bool:
    """Whether the next word is what is meant, and has no picture: "a rabbit hole", "train tracks"."""
    following, word = heard.cursor.next, heard.cursor.next_text
    if following is not None and following.senses.keys() & {"noun", "relation", "body", "setting", "state"}:
        return False
    alive = bonds.is_a(_thing(meaning), bonds.LIVING)  # "a horse races", "a train tracks"
    return compounds.is_head(word) or (not alive and compounds.are_heads(word))


def _take_tools_verb(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Read over a word that says what somebody does with a tool: "a blacksmith hammers a sword". Whether it does."""
    pieces, at = heard.cursor.pieces, heard.cursor.at + following.length
    if not following.plural or "noun" not in following.senses or at >= len(pieces):
        return False
    doer, tool = _thing(meaning), _thing(following)
    if not ("person" in doer.kinds and "tool" in tool.kinds and pieces[at].text in INDEFINITE | DEFINITE):
        return False
    heard.cursor.at = at
    heard.around.unknown.append(following.text)
    return True


def _take_likeness(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Read a next word that makes it a statue of itself: "a lion statue". Whether it does."""
    statue = following.senses.get("noun", ("", True))[0] == "statue"
    if not statue or not bonds.is_a(_thing(meaning), bonds.CARVED):
        return False
    heard.cursor.at += following.length
    named = [name for name, _ in heard.mods.colours if name in MATERIAL_COLOURS]
    heard.mods.words.setdefault("material", (named or ["stone"])[0])
    return True


def _is_verb(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether the next word is what the thing does: "a boy swings a bat"; "a tyre swing" is a swing."""
    at = heard.cursor.at + following.length
    pieces = heard.cursor.pieces
    if following.plural and at < len(pieces) and pieces[at].text in OVER:  # "a lamp towers over a desk"
        return True
    object_follows = at < len(pieces) and pieces[at].kind == "word" and pieces[at].text not in _AFTER_NOUNS
    alive = bonds.is_a(_thing(meaning), bonds.LIVING)
    if "game" in following.senses:
        return alive
    return "relation" in following.senses and (object_follows or alive)


def _are_listed(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether they are two: animals in a row, "cat dog bird", or who does what, "a boy building a house"."""
    cursor = heard.cursor
    then = cursor.pieces[cursor.at + following.length : cursor.at + following.length + 1]
    on_what = then and (then[0].text in INDEFINITE | DEFINITE or _acts_on(heard, following))
    if following.text.endswith("ing") and on_what:
        return True
    first, second = (ATLAS[m.senses["noun"][0]] for m in (meaning, following))
    beasts = "animal" in first.kinds and "animal" in second.kinds and first is not second
    return beasts and not heard.mods.begun


def _acts_on(heard: Heard, following: Meaning) -> bool:
    """Whether a thing stands after the next word, straight or behind what it is of: "a dragon hoarding gold coins"."""
    then = heard.cursor.meaning(heard.cursor.at + following.length)
    return then is not None and bool(then.senses.keys() & {"noun", "material", "colour"})


def _take_owner(heard: Heard, meaning: Meaning) -> bool:
    """Read a genitive that only says whose thing it is: "a child's drawing", "the farmers' market". Whether it is."""
    cursor = heard.cursor
    following = cursor.next
    if _is_named_by_its_part(heard, meaning):
        return False
    if meaning.senses["noun"][0] in _CHILDREN and _is_worn(following):  # "a toddler's boots"
        heard.mods.words.setdefault("size", "small")
    if following is None:
        return not cursor.ends()
    return cursor.noun_ahead() or bool(following.senses.keys() & _OWNED)


def _is_named_by_its_part(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is a thing that was not named yet, and what comes is a part of it: "a houseplant's green leaves"."""
    pieces, thing = heard.cursor.pieces, _thing(meaning)
    if heard.company.spoken_of(thing.id, meaning.text) is not None:
        return False
    ahead = [piece.text for piece in pieces[heard.cursor.at : heard.cursor.at + _TO_ITS_PART]]
    parts = (OWNED.get(form, "").split(", ") for word in ahead for form in (word, *bases(word)))
    return any(not {thing.id, *thing.kinds}.isdisjoint(kinds) for kinds in parts)


_TO_ITS_PART = 3
"""So many words on the part is named at most."""


def _is_worn(meaning: Meaning | None) -> bool:
    return meaning is not None and "noun" in meaning.senses and bonds.is_a(_thing(meaning), bonds.CLOTHING)


def _thing(meaning: Meaning) -> Symbol:
    return ATLAS[meaning.senses["noun"][0]]


def _is_of_a_stranger(heard: Heard, meaning: Meaning) -> bool:
    """Whether a thing belongs to an unknown noun, as in "school uniform". What is alive stays: "a cat meowing"."""
    cursor = heard.cursor
    if compounds.is_event(cursor.next_text):
        return False
    if bonds.is_a(_thing(meaning), bonds.LIVING) or cursor.next_text.endswith(_VERB_ENDINGS):
        return False
    after = cursor.pieces[cursor.at + 1 : cursor.at + 2]
    then = cursor.meaning(cursor.at + 1)
    goes_on = then is not None and "relation" in then.senses and then.text.endswith("ing")
    ends = goes_on or not after or after[0].kind != "word" or after[0].text == "and"
    return ends and simplemma.is_known(cursor.next_text, "en")


def _describe_body(heard: Heard, meaning: Meaning) -> bool:
    """Note what a part of somebody's body is like: "with a carrot nose", "with cat ears". Whether it is somebody's."""
    if heard.company.begins:
        return False
    heard.mods.heard.append(meaning.text)
    return True


def _skip_building(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Read over a "building" that says what the noun is anyway: "a school building". Whether it does."""
    if following.text != "building" or following.plural or "building" not in _thing(meaning).kinds:
        return False
    heard.cursor.at += following.length
    return True


def _keep_animal(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Read a person's word after an animal's, which leaves it an animal: "a bear mother", "a cat wizard". Whether one
    comes.
    """
    animal, other = _thing(meaning), _thing(following)
    if not costumes.keeps_itself(animal) or "person" not in other.kinds or following.text in PEOPLE_WITH_ANIMALS:
        return False
    heard.cursor.at += following.length
    if following.text not in PARENTS:
        _call(heard, following.text, other)
    again = heard.cursor.next
    if again is not None and "noun" in again.senses and not heard.cursor.ends():  # "a duck pirate captain"
        _keep_animal(heard, meaning, again)
    return True


def _take_troupe(heard: Heard, meaning: Meaning) -> bool:
    """Read next words that say what several of them are together: "an owl family", "a penguin rock band". Whether they
    do.
    """
    cursor = heard.cursor
    if not costumes.keeps_itself(_thing(meaning)):
        return False
    for length in (2, 1):
        words = " ".join(piece.text for piece in cursor.pieces[cursor.at : cursor.at + length])
        if words in TROUPES:
            cursor.at += length
            heard.mods.words["troupe"] = words
            heard.mods.count = max(heard.mods.count or 0, TROUPES[words].count)
            return True
    return False


def _take_calling(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Note what the animal that comes next is by calling: "a sushi chef octopus". Whether the person's word says so."""
    person = _thing(meaning)
    if meaning.plural or "person" not in person.kinds or not costumes.keeps_itself(_thing(following)):
        return False
    if costumes.is_of_a_sort(meaning.text, following.text) or not costumes.is_calling(meaning.text, person):
        return False
    _call(heard, meaning.text, person)
    return True


def _call(heard: Heard, word: str, person: Symbol) -> None:
    """What comes is somebody of that calling; a word that nothing shows is unknown."""
    if heard.mods.words.get("role"):
        return
    if costumes.is_calling(word, person):
        heard.mods.words |= costumes.said(word, person)
    else:
        heard.around.unknown.append(word)
