"""Nouns: a new subject, one that was spoken of before, what kind of thing the next one is, or what is refused."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.remade import forming
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.cursor import COPULAS
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import (
    comparing,
    covering,
    listing,
    masses,
    meant,
    modifying,
    owning,
    parting,
    persons,
    pictures,
    wholes,
)
from limner.engines.illustrator.reading.phrases.small_words import DEFINITE, INDEFINITE
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.nouns import COSTUMES, GENERIC_THINGS, OUTFITS, SUITS
from limner.engines.illustrator.reading.tables.people import OFFSPRING, PARENTS
from limner.engines.illustrator.reading.tables.shapes import FORMS, SHAPES
from limner.engines.illustrator.reading.tables.surroundings import PARTS_OF_PLACES, SETTINGS

_OF_MANY_SORTS = frozenset({"sauce", "morsel"})
"""Kinds of which another noun is another sort: "salsa and guacamole"."""
_ANY_PEOPLE = frozenset({"people", "individual", "person", "figure"})
_CREATURES = frozenset({"creature", "creatures", "beast", "beasts", "critter", "critters"})
"""Words for any animal that was named before."""
_MOTIFS = frozenset(
    "pattern patterns design designs motif motifs print prints decoration decorations emblem symbol symbols "
    "insignia".split()
)
_SINGLE = frozenset("design motif emblem symbol symbols insignia".split())
"""Those of which there is one on a thing, and not many all over it."""
_BEARING = frozenset({"with", "has", "bearing", "featuring", "in", "adorned with"})
"""The words after which a picture is on a thing."""
_CLAD = frozenset({"in", "wearing", "dressed in", "wears", "clad in", "with", "puts on", "putting on", "dressed up in"})
"""The words after which clothes are somebody's."""


def noun(heard: Heard, meaning: Meaning) -> None:
    if meant.leave_undrawn(heard, meaning) or _take_as_colouring(heard, meaning):
        return
    meaning = masses.bound(heard, masses.planted(heard, meant.meant(heard, meaning)))
    masses.fill(heard, meaning)
    if _take_otherwise(heard, meaning):
        return
    symbol_id, exact = meaning.senses["noun"]
    masses.place_field(heard, symbol_id)
    made = naming.subject(meaning, *_young(heard, meaning, symbol_id, exact), heard.mods)
    _report_shapes(heard, made)
    place = _known(heard, made)
    if place is not None and heard.mods.definite and heard.clause.listed:  # "a man and a dog, the man has a coat"
        heard.company.part()
    place = _added(heard, made) if place is None else place
    if place is not None:
        wholes.note(heard, place, meaning)
        _own(heard, place)
        _wear(heard, place)
        comparing.compare(heard, place)
        place = parting.chosen(heard, place)
        heard.company.meet(place, each=meaning.plural and heard.mods.count is None)
    heard.clause = Clause(after_noun=True, single=heard.clause.single, relative=heard.clause.whose is not None)
    heard.forget()


def _take_otherwise(heard: Heard, meaning: Meaning) -> bool:
    """Read a noun that names no thing of its own: a dress, a kind, a verb, a refusal, a stuff, a calling, a measure, a
    drink. Whether it is such a one.
    """
    symbol_id, exact = meaning.senses["noun"]
    return (
        listing.announces(heard, meaning)
        or _put_on(heard, meaning)
        or owning.take(heard, meaning)
        or _take_as_motif(heard, meaning)
        or meant.take_statue(heard, meaning, symbol_id)
        or meant.take_apposition(heard, meaning, symbol_id)
        or modifying.take_as_modifier(heard, meaning)
        or _drop_no_thing(heard, meaning)
        or _refuse_noun(heard, meaning, symbol_id, exact)
        or masses.take_stuff(heard, meaning)
        or _set_aside(heard, meaning)
        or persons.take_role(heard, meaning)
        or comparing.take_measure(heard, symbol_id)
        or masses.take_drink(heard, symbol_id, meaning.text)
    )


def _added(heard: Heard, made: Subject) -> int | None:
    """The number of a new subject, or of what it is a part of; None where there is no room for it."""
    made = replace(made, pose=made.pose or heard.clause.pose)
    made = naming.of_material(made, heard.clause.sculpted) if heard.clause.sculpted else made
    place = wholes.taken(heard, made)
    return heard.company.add(made) if place is None else place


def _put_on(heard: Heard, meaning: Meaning) -> bool:
    """Dress somebody in what people of a calling wear: "in a police uniform", "wearing a spacesuit". Whether the words
    do.
    """
    cursor, person = heard.cursor, _thing(meaning)
    outfit = cursor.next_text in OUTFITS and not cursor.ends()
    form = cursor.next_text in COSTUMES and (person.upright is not None or person.limbs is not None)
    alike = "person" in person.kinds or (outfit and form)
    if heard.company.awaits not in _CLAD or not alike or not (outfit or meaning.text in SUITS):
        return False
    heard.clause.role = "surely" if outfit or not person.uniform else "maybe"
    if not persons.take_role(heard, replace(meaning, text=meaning.text if outfit else person.words[0])):
        return False
    cursor.at += outfit
    heard.company.drop_relation()
    return True


def _take_as_colouring(heard: Heard, meaning: Meaning) -> bool:
    """Read a rainbow that only says how the next thing is coloured, which nothing is drawn for: "a rainbow scarf".
    Whether it does.
    """
    coloured = meaning.text == "rainbow" and not meaning.plural and heard.cursor.qualifies("colour")
    if coloured and not heard.mods.refusing:
        heard.around.unknown.append(meaning.text)
    return coloured


def _take_as_motif(heard: Heard, meaning: Meaning) -> bool:
    """Put what is only a picture on the thing that was named: "a mug with a cat design". Whether it is one."""
    company, cursor = heard.company, heard.cursor
    focus = pictures.bearer(heard, _BEARING) if cursor.next_text in _MOTIFS else None
    if focus is None:
        return False
    if "flower" in {_thing(meaning).id, *_thing(meaning).kinds}:
        company.describe(focus, pattern="flowers")
    else:
        heard.clause.on_it = "printed" if cursor.next_text in _SINGLE else "painted"
        covering.put_on(heard, focus, meaning.senses["noun"][0])
    company.drop_relation()
    cursor.at += 1
    cursor.at += pictures.ON_IT if pictures.says_on_it(heard) else 0
    heard.forget()
    return True


def _drop_no_thing(heard: Heard, meaning: Meaning) -> bool:
    """Drop a verb, "pigs building a house", or what something is said to be, "they are friends". Whether it is one."""
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


def _thing(meaning: Meaning) -> Symbol:
    return ATLAS[meaning.senses["noun"][0]]


def _set_aside(heard: Heard, meaning: Meaning) -> bool:
    """Set aside what somebody unknown wears or holds, "an axolotl wearing a jacket": it is not shown without him.
    Whether it is that.
    """
    had, thing = heard.clause.orphaned, _thing(meaning)
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
        heard.mods.words |= {"age": "young", "size": "tiny"}
    heard.mods.definite = False
    heard.mods.count = heard.mods.count or (None if meaning.plural else 1)
    return parent.symbol, True


def _known(heard: Heard, made: Subject) -> int | None:
    """The subject that was spoken of before and is meant again; what is new of it is added."""
    mods = heard.mods
    if mods.words.get("number") == "both" and (both := heard.company.spoken_of(made.symbol, made.noun)) is not None:
        return both
    bare = not mods.definite and mods.count is None
    if not (mods.definite or bare or heard.company.holds_what_follows):
        return None
    name = "animal" if made.noun in _CREATURES else made.noun
    place = heard.company.spoken_of(made.symbol, name if mods.definite else made.symbol, made.colours)
    if place is None:
        return _meant_by_its_kind(heard, made)
    if bare and made.noun in _ANY_PEOPLE and made.unnumbered and _are_these(heard, place):
        return place
    if len(made.colours) > 1 and mods.definite and _each_known(heard, made):
        return place
    had = heard.company.subjects[place]
    if mods.possessive and made.noun != had.noun and bonds.living(made) and place in heard.company.topics():
        return None  # "a man and his friend"
    if bare and _is_listed_again(heard, place):
        return None
    if bare and made.noun != had.noun and bonds.is_a(bonds.symbol(made), _OF_MANY_SORTS):
        return None
    if made.colours and had.colours and made.colours != had.colours:
        return None
    alike = sum(subject.symbol == made.symbol for subject in heard.company.subjects)
    one = mods.definite and alike == 1 and made.count == had.count == 1
    if made.size != had.size and "normal" not in (made.size, had.size) and not one:
        return None
    if bare and made.count != had.count and made.count > 1:
        return None
    if made.colours:
        heard.company.describe(place, colours=made.colours, colour_names=made.colour_names)
    added = ("size", "material", "pattern", "age", "mood", "build", "arrangement", "shape", "state")
    new = {name: getattr(made, name) for name in added if getattr(made, name) not in ("", "normal")}
    heard.company.describe(place, **new)
    return place


def _are_these(heard: Heard, place: int) -> bool:
    """Whether several people who were named before are meant where a sentence begins: "People are …"."""
    those = heard.company.subjects[place]
    return heard.company.begins and those.count > 1 and those.noun in _ANY_PEOPLE and heard.cursor.next_text in COPULAS


def _is_listed_again(heard: Heard, place: int) -> bool:
    """Whether another one is named right after the one before: "bench and bench", "wool socks and cotton socks"."""
    before = heard.cursor.before
    listed = before is not None and before.text == "and" and not heard.company.awaits
    return listed and heard.company.focus == place == len(heard.company.subjects) - 1


def _each_known(heard: Heard, made: Subject) -> bool:
    """Whether there is one in each of these colours: "the yellow and the red triangle"."""
    shades = {subject.colours for subject in heard.company.subjects if subject.symbol == made.symbol}
    return all((rgb,) in shades for rgb in made.colours)


def _meant_by_its_kind(heard: Heard, made: Subject) -> int | None:
    """The thing that was named last, where "the tool" or "the instrument" can mean nothing else."""
    focus = heard.company.focus
    if not heard.mods.definite or heard.mods.possessive or made.noun not in GENERIC_THINGS or focus is None:
        return None
    return None if bonds.living(heard.company.subjects[focus]) else focus


def _report_shapes(heard: Heard, made: Subject) -> None:
    """Note the shapes that the thing is not drawn in: "a square clock", while its clock is round."""
    if not bonds.living(made):
        said = [word for word in heard.mods.said if word in SHAPES]
        symbol = bonds.symbol(made)
        heard.around.unknown += [
            word
            for word in said
            if not (forming.has(symbol, SHAPES[word]) or forming.has(symbol, FORMS[word]))
            and not forming.takes(symbol, FORMS[word])
        ]


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
