"""Nouns: a new subject, one that was spoken of before, what kind of thing the next one is, or what is refused."""

from dataclasses import replace

import simplemma

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds, compounds, costumes, naming
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import comparing, masses, meant, parting, persons, wholes
from limner.engines.illustrator.reading.phrases.small_words import DEFINITE, INDEFINITE
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.modifiers import COLLECTIONS, MATERIAL_COLOURS
from limner.engines.illustrator.reading.tables.nouns import COSTUMES, OUTFITS, SUITS
from limner.engines.illustrator.reading.tables.people import OFFSPRING, PARENTS, PEOPLE_WITH_ANIMALS
from limner.engines.illustrator.reading.tables.shapes import SHAPES
from limner.engines.illustrator.reading.tables.surroundings import PARTS_OF_PLACES, SETTINGS
from limner.engines.illustrator.reading.tables.troupes import TROUPES

_AFTER_NOUNS = frozenset("and or on in at with of by from hanging standing near under".split())
"""What follows a noun sooner than a verb."""
_CLAD = frozenset({"in", "wearing", "dressed in", "wears", "clad in", "with", "puts on", "putting on", "dressed up in"})
"""The words after which clothes are somebody's."""
_CARVED = bonds.LIVING | {"dinosaur"}
_CHILDREN = frozenset({"baby", "boy", "girl"})
_OWNED = frozenset({"style", "composition", "picture", "setting"})
_SHAPED = frozenset({"shaped"})
_COPIES = frozenset({"toy"})
"""Nouns that make a small copy of what follows them."""
_VERB_ENDINGS = ("ing", "ed", "s", "ly", "en")
"""What a verb or an adverb may end with, which a noun's head word should not."""


def noun(heard: Heard, meaning: Meaning) -> None:
    if meant.is_undrawn(heard, meaning) or _is_of_all_colours(heard, meaning):
        return
    meaning = masses.bound(heard, masses.planted(heard, meant.meant(heard, meaning)))
    masses.fill(heard, meaning)
    symbol_id, exact = meaning.senses["noun"]
    if _is_put_on(heard, meaning):
        return
    if meant.is_cast(heard, meaning, symbol_id) or _modifies_next(heard, meaning) or _is_no_thing(heard, meaning):
        return
    if (
        _refuse_noun(heard, meaning, symbol_id, exact)
        or masses.is_material(heard, meaning)
        or _is_orphan(heard, meaning)
    ):
        return
    if persons.takes_role(heard, meaning) or comparing.measure(heard, symbol_id):
        return
    if masses.is_poured(heard, symbol_id, meaning.text):
        return
    masses.place_field(heard, symbol_id)
    made = naming.subject(meaning, *_young(heard, meaning, symbol_id, exact), heard.mods)
    _report_shapes(heard, made)
    place = _known(heard, made)
    if place is None:
        made = replace(made, pose=made.pose or heard.clause.pose)
        made = naming.of_material(made, heard.clause.sculpted) if heard.clause.sculpted else made
        place = wholes.taken(heard, made)
        place = heard.company.add(made) if place is None else place
    if place is not None:
        wholes.note(heard, place, meaning)
        _own(heard, place)
        _wear(heard, place)
        comparing.compare(heard, place)
        place = parting.chosen(heard, place)
        heard.company.meet(place, each=meaning.plural and heard.mods.count is None)
    heard.clause = Clause(after_noun=True, single=heard.clause.single, relative=heard.clause.whose is not None)
    heard.forget()


def _is_put_on(heard: Heard, meaning: Meaning) -> bool:
    """Whether somebody wears what people of a calling wear: "in a police uniform", "wearing a spacesuit"."""
    cursor, person = heard.cursor, _thing(meaning)
    outfit = cursor.next_text in OUTFITS and not cursor.ends()
    form = cursor.next_text in COSTUMES and (person.upright is not None or person.limbs is not None)
    alike = "person" in person.kinds or (outfit and form)
    if heard.company.awaits not in _CLAD or not alike or not (outfit or meaning.text in SUITS):
        return False
    heard.clause.role = "surely" if outfit or not person.uniform else "maybe"
    if not persons.takes_role(heard, replace(meaning, text=meaning.text if outfit else person.words[0])):
        return False
    cursor.at += outfit
    heard.company.drop_relation()
    return True


def _is_of_all_colours(heard: Heard, meaning: Meaning) -> bool:
    """Whether a rainbow only says how the next thing is coloured, which nothing is drawn for: "a rainbow scarf"."""
    coloured = meaning.text == "rainbow" and not meaning.plural and heard.cursor.qualifies("colour")
    if coloured and not heard.mods.refusing:
        heard.around.unknown.append(meaning.text)
    return coloured


def _is_no_thing(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is a verb, "pigs building a house", or what something is said to be, "they are friends"."""
    cursor = heard.cursor
    acts = meaning.text.endswith("ing") or (cursor.before is not None and cursor.before.text == "to")
    does = heard.clause.after_noun and heard.company.is_of_somebody() and cursor.noun_ahead()  # "hoarding gold coins"
    verb = acts and not heard.mods.begun and (cursor.next_text in INDEFINITE | DEFINITE or does)
    said_to_be = heard.cursor.predicate() and not (heard.mods.definite or heard.company.expects)
    letters = meaning.text == "letter" and meaning.plural and heard.lettered
    nothing = verb or said_to_be or letters or _is_of_a_place(heard, meaning)
    if nothing:
        heard.forget()
    return nothing


def _is_of_a_place(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is a part of a place: "the barrel of a wave", "the mouth of the cave"."""
    cursor = heard.cursor
    if meaning.text not in PARTS_OF_PLACES or cursor.next_text != "of":
        return False
    after = [piece.text for piece in cursor.pieces[cursor.at + 1 : cursor.at + 4]]
    place = next((word for word in after if word not in INDEFINITE | DEFINITE), "")
    return place in SETTINGS


def _refuse_noun(heard: Heard, meaning: Meaning, symbol_id: str, exact: bool) -> bool:
    """Note a refused noun. One that is asked for as well ("a man, no other men") is not refused."""
    if heard.mods.refusing and any(s.symbol == symbol_id for s in heard.company.subjects):
        return heard.refuse()
    person = ("person",) if meaning.text == "people" else ()
    return heard.refuse(meaning.text, *((symbol_id,) if exact else person))


def _modifies_next(heard: Heard, meaning: Meaning) -> bool:
    """Whether the noun says of what kind the next one is; that this is a toy is kept: "a toy train"."""
    modifies = _is_modifier_of_next(heard, meaning)
    if modifies and meaning.text in _COPIES:
        heard.mods.words["copy"] = "toy"
    return modifies


def _is_modifier_of_next(heard: Heard, meaning: Meaning) -> bool:
    """Whether the noun says of what kind the next one is: "a dog house", "a farmer's truck", "a heart-shaped box"."""
    cursor = heard.cursor
    following = cursor.next
    if cursor.last.genitive:
        return _owns_next(heard, meaning)
    if _are_a_troupe(heard, meaning):
        return False
    if meaning.plural or cursor.ends() or cursor.next_text == "and":
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
    if following is None:
        return cursor.pieces[cursor.at].genitive or _is_of_a_stranger(heard, meaning)
    if _is_likeness(heard, meaning, following):
        return False
    if _is_a_tools_verb(heard, meaning, following):
        cursor.at += following.length
        heard.around.unknown.append(following.text)
        return False
    if meaning.text == "robot" and "noun" in following.senses and "animal" in _thing(following).kinds:
        heard.mods.words.setdefault("material", "metal")
        return True
    if "group" in following.senses:  # "a basketball team"
        return not bonds.is_a(ATLAS[meaning.senses["noun"][0]], bonds.LIVING)
    if "body" in following.senses and "noun" not in following.senses:
        return _is_of_a_body(heard, meaning)
    if "noun" not in following.senses or _is_verb(heard, meaning, following) or _are_listed(heard, meaning, following):
        return False
    if _is_calling_of_next(heard, meaning, following):
        return True
    return not (_is_building_itself(heard, meaning, following) or _is_animal_itself(heard, meaning, following))


def _herd(heard: Heard, meaning: Meaning) -> int:
    """How many the next word makes of an animal: "an owl family", "a camel caravan"; 0 where it is no such word."""
    word = heard.cursor.next_text
    if not compounds.is_herd(word) or "animal" not in _thing(meaning).kinds:
        return 0
    return COLLECTIONS[f"{word} of"]


def _is_before_a_head(heard: Heard, meaning: Meaning) -> bool:
    """Whether the next word is what is meant, and has no picture: "a rabbit hole", "train tracks"."""
    following, word = heard.cursor.next, heard.cursor.next_text
    if following is not None and following.senses.keys() & {"noun", "relation", "body", "setting"}:
        return False
    alive = bonds.is_a(ATLAS[meaning.senses["noun"][0]], bonds.LIVING)  # "a horse races", "a train tracks"
    return compounds.is_head(word) or (not alive and compounds.are_heads(word))


def _is_a_tools_verb(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether the next word says what somebody does with a tool: "a blacksmith hammers a sword"."""
    pieces, at = heard.cursor.pieces, heard.cursor.at + following.length
    if not following.plural or "noun" not in following.senses or at >= len(pieces):
        return False
    doer, tool = _thing(meaning), _thing(following)
    return "person" in doer.kinds and "tool" in tool.kinds and pieces[at].text in INDEFINITE | DEFINITE


def _is_likeness(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether the next word makes it a statue of itself, which is read with it: "a lion statue"."""
    statue = following.senses.get("noun", ("", True))[0] == "statue"
    if not statue or not bonds.is_a(ATLAS[meaning.senses["noun"][0]], _CARVED):
        return False
    heard.cursor.at += following.length
    named = [name for name, _ in heard.mods.colours if name in MATERIAL_COLOURS]
    heard.mods.words.setdefault("material", (named or ["stone"])[0])
    return True


def _is_verb(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether the next word is what the thing does: "a boy swings a bat"; "a tyre swing" is a swing."""
    at = heard.cursor.at + following.length
    pieces = heard.cursor.pieces
    object_follows = at < len(pieces) and pieces[at].kind == "word" and pieces[at].text not in _AFTER_NOUNS
    alive = bonds.is_a(ATLAS[meaning.senses["noun"][0]], bonds.LIVING)
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


def _owns_next(heard: Heard, meaning: Meaning) -> bool:
    """Whether a genitive only says whose thing it is: "a child's drawing", "the farmers' market"."""
    cursor = heard.cursor
    following = cursor.next
    if meaning.senses["noun"][0] in _CHILDREN and _is_worn(following):  # "a toddler's boots"
        heard.mods.words.setdefault("size", "small")
    if following is None:
        return not cursor.ends()
    return cursor.noun_ahead() or bool(following.senses.keys() & _OWNED)


def _is_worn(meaning: Meaning | None) -> bool:
    return meaning is not None and "noun" in meaning.senses and bonds.is_a(_thing(meaning), bonds.CLOTHING)


def _thing(meaning: Meaning) -> Symbol:
    return ATLAS[meaning.senses["noun"][0]]


def _is_of_a_stranger(heard: Heard, meaning: Meaning) -> bool:
    """Whether a thing belongs to an unknown noun, as in "school uniform". What is alive stays: "a cat meowing"."""
    cursor = heard.cursor
    if compounds.is_event(cursor.next_text):
        return False
    if bonds.is_a(ATLAS[meaning.senses["noun"][0]], bonds.LIVING) or cursor.next_text.endswith(_VERB_ENDINGS):
        return False
    after = cursor.pieces[cursor.at + 1 : cursor.at + 2]
    then = cursor.meaning(cursor.at + 1)
    goes_on = then is not None and "relation" in then.senses and then.text.endswith("ing")
    ends = goes_on or not after or after[0].kind != "word" or after[0].text == "and"
    return ends and simplemma.is_known(cursor.next_text, "en")


def _is_of_a_body(heard: Heard, meaning: Meaning) -> bool:
    """Whether it says what a part of somebody's body is like: "with a carrot nose", "with cat ears"."""
    if heard.company.begins:
        return False
    heard.mods.heard.append(meaning.text)
    return True


def _is_building_itself(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether "building" says what the noun is anyway: "a school building"."""
    if following.text != "building" or following.plural or "building" not in ATLAS[meaning.senses["noun"][0]].kinds:
        return False
    heard.cursor.at += following.length
    return True


def _is_animal_itself(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether a person's word after an animal's leaves it an animal: "a bear mother", "a cat wizard"."""
    animal, other = ATLAS[meaning.senses["noun"][0]], ATLAS[following.senses["noun"][0]]
    if not costumes.keeps_itself(animal) or "person" not in other.kinds or following.text in PEOPLE_WITH_ANIMALS:
        return False
    heard.cursor.at += following.length
    if following.text not in PARENTS:
        _call(heard, following.text, other)
    again = heard.cursor.next
    if again is not None and "noun" in again.senses and not heard.cursor.ends():  # "a duck pirate captain"
        _is_animal_itself(heard, meaning, again)
    return True


def _are_a_troupe(heard: Heard, meaning: Meaning) -> bool:
    """Whether the next words say what several of them are together: "an owl family", "a penguin rock band"."""
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


def _is_calling_of_next(heard: Heard, meaning: Meaning, following: Meaning) -> bool:
    """Whether a person's word says what the animal after it is by calling: "a sushi chef octopus"."""
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


def _is_orphan(heard: Heard, meaning: Meaning) -> bool:
    """ "An axolotl wearing a jacket": what somebody unknown wears or holds is not shown without him."""
    had, thing = heard.clause.orphaned, ATLAS[meaning.senses["noun"][0]]
    goes_with = had == "held" and bonds.can_be_held(thing)
    if not (goes_with or (had and bonds.is_a(thing, bonds.CLOTHING))):
        heard.clause.orphaned = ""
        return False
    heard.around.unknown.append(meaning.text)
    symbol_id, exact = meaning.senses["noun"]
    heard.aside.append(naming.subject(meaning, symbol_id, exact, heard.mods))
    heard.forget()
    return True


def _young(heard: Heard, meaning: Meaning, symbol_id: str, exact: bool) -> tuple[str, bool]:
    """ "A fox and its cub", "a cub and its mother": of the same kind."""
    actor = heard.company.actor()
    if not heard.mods.possessive or meaning.text not in OFFSPRING | PARENTS or actor is None:
        return symbol_id, exact
    parent = heard.company.subjects[actor]
    if "animal" not in bonds.symbol(parent).kinds:
        return symbol_id, exact
    if meaning.text in OFFSPRING:
        heard.mods.words |= {"age": "young", "size": "small"}
    heard.mods.definite = False
    heard.mods.count = heard.mods.count or (None if meaning.plural else 1)
    return parent.symbol, True


def _known(heard: Heard, made: Subject) -> int | None:
    """The subject that was spoken of before and is meant again; what is new of it is added."""
    mods = heard.mods
    bare = not mods.definite and mods.count is None
    if not (mods.definite or bare or heard.company.holds_what_follows):
        return None
    place = heard.company.spoken_of(made.symbol, made.noun if mods.definite else made.symbol, made.colours)
    if place is None:
        return None
    had = heard.company.subjects[place]
    if made.colours and had.colours and made.colours != had.colours:
        return None
    if made.size != had.size and "normal" not in (made.size, had.size):
        return None
    if bare and made.count != had.count and made.count > 1:
        return None
    if made.colours:
        heard.company.describe(place, colours=made.colours, colour_names=made.colour_names)
    added = ("size", "material", "pattern", "age", "mood", "build", "arrangement", "shape", "state")
    new = {name: getattr(made, name) for name in added if getattr(made, name) not in ("", "normal")}
    heard.company.describe(place, **new)
    return place


def _report_shapes(heard: Heard, made: Subject) -> None:
    """Note the shapes that the thing is not drawn in: "a square clock", while its clock is round."""
    if not bonds.living(made):
        said = [word for word in heard.mods.said if word in SHAPES]
        drawn = bonds.symbol(made).shapes
        heard.around.unknown += [word for word in said if SHAPES[word] not in drawn]


def _own(heard: Heard, place: int) -> None:
    """ "A man whose hat is red" wears it."""
    owner = heard.clause.whose
    if owner is not None and owner != place:
        heard.company.begin_relation("next to", False, "", "with")


def _wear(heard: Heard, place: int) -> None:
    """Clothes in a list without an article are the last person's: "a girl, blue dress"."""
    company, mods, before = heard.company, heard.mods, heard.cursor.before
    actor = company.actor()
    if mods.definite or mods.count or company.awaits or actor is None:
        return
    clothing = bonds.is_a(bonds.symbol(company.subjects[place]), bonds.CLOTHING)
    joined = before is not None and before.text == "and" and company.focus == actor
    if clothing and (heard.clause.listed or joined) and actor != place and bonds.living(company.subjects[actor]):
        company.begin_relation("wearing", False, "", "wearing")
