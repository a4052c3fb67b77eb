"""Nouns that are no single thing where they stand: plants by the field, drinks in their glass, and what things are
made of."""

from dataclasses import replace

from limner.engines.illustrator.atlas.names import IN_POSE
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.cursor import DETERMINERS
from limner.engines.illustrator.reading.discourse import coloured
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import covering
from limner.engines.illustrator.reading.reading import FILL, Feature
from limner.engines.illustrator.reading.tables.drinks import BOTTLED, DISHES, DRINKS, LIQUIDS, POURED, SERVED
from limner.engines.illustrator.reading.tables.relations import FULL
from limner.engines.illustrator.reading.tables.surroundings import EXPANSES, PLANTED

_MADE_UP = frozenset({"clothing", "headwear", "jewellery", "throne", "castle"})
"""Kinds of things of which "of" says what they are made of, where many follow."""

_PLANTS = frozenset({"plant", "flower", "tree"})
_IN_BEDS = frozenset({"vegetable", "berry"})
"""Kinds of what grows on the ground of a field, a patch or a bed."""
_BEDS = frozenset({"field", "patch", "bed"})
_DRINK = frozenset({"drink"})
_FLOWERS = frozenset({"flower"})
_A_LITTER = 5
"""How many fill a basket who are alive, or share it with others."""
_POT = "cooking_pot"
"""The vessel in which liquids are cooked, and not served."""
_FLAT = frozenset({"plate", "tray"})
"""Symbols on which several dishes are served side by side."""
_ANNOUNCING = frozenset({"with", "including", "containing"})


def is_planted(meaning: Meaning | None, following: Meaning | None) -> bool:
    """Whether the two say "lavender field", "bamboo forest"."""
    if meaning is None or following is None or following.text not in PLANTED or "noun" not in meaning.senses:
        return False
    symbol = ATLAS[meaning.senses["noun"][0]]
    bedded = following.text in _BEDS and bonds.is_a(symbol, _IN_BEDS)
    return bedded or bonds.is_a(symbol, _PLANTS) or symbol.id in _PLANTS


def planted(heard: Heard, meaning: Meaning) -> Meaning:
    """The plants of a field, of which the field is the setting; other nouns as they are."""
    cursor = heard.cursor
    following = cursor.next
    if following is None or not is_planted(meaning, following):
        return meaning
    count, setting = PLANTED[following.text]
    if not heard.company.begins and following.text == "forest":
        count //= 2
    cursor.at += following.length
    heard.around.single.setdefault("setting", setting)
    heard.mods.count = None
    heard.mods.say("collection", str(count))
    heard.mods.say("sown", following.text)
    return replace(meaning, plural=True)


def bound(heard: Heard, meaning: Meaning) -> Meaning:
    """The flowers of a bouquet as that one thing, in their colour; other nouns as they are."""
    flower = ATLAS[meaning.senses["noun"][0]]
    if heard.mods.words.get("collection_of") != "bouquet" or not bonds.is_a(flower, _FLOWERS):
        return meaning
    own = next((slot.rgb for slot in flower.slots.values() if slot.role == "primary"), None)
    if own is not None and not heard.mods.colours and meaning.text != "flower":
        heard.mods.colours = [(meaning.text, own)]
    for said in ("collection", "collection_of"):
        heard.mods.words.pop(said)
    heard.mods.count = 1
    return replace(meaning, plural=False, senses={"noun": ("bouquet", True)})


def fill(heard: Heard, meaning: Meaning) -> None:
    """As many as fill what is full of them, where no number is said."""
    full = heard.company.awaits in FULL and bool(heard.company.subjects)
    if not (full and meaning.plural) or heard.mods.count or "collection" in heard.mods.words:
        return
    alive = bonds.is_a(ATLAS[meaning.senses["noun"][0]], bonds.LIVING)
    heard.mods.count = _A_LITTER if alive or heard.cursor.next_text == "and" else FILL


def place_field(heard: Heard, symbol_id: str) -> None:
    """ "A field of sunflowers" is a place too, and so is a sea of them."""
    gathered = heard.mods.words.get("collection_of", "")
    gathered = "field" if gathered in EXPANSES else gathered
    if gathered in PLANTED and bonds.is_a(ATLAS[symbol_id], _PLANTS | _IN_BEDS):
        heard.mods.say("sown", gathered)
        heard.around.single.setdefault("setting", PLANTED[gathered][1])


def take_drink(heard: Heard, symbol_id: str, word: str) -> bool:
    """Read a drink or a dish as what is in the vessel that was named: "a glass of milk" is one glass, in the drink's
    colour. Whether it is that.
    """
    company, vessel = heard.company, heard.company.focus
    if vessel is None or not company.holds_what_follows:
        return False
    dish = company.subjects[vessel].symbol in DISHES
    served = symbol_id in SERVED or "serving" in ATLAS[symbol_id].traits
    if dish and word == "food":
        return _skip_announced(heard)
    if dish and word in LIQUIDS and (company.subjects[vessel].symbol == _POT or not served):
        company.drop_relation()
        heard.forget()
        return True
    if not dish and "drunk from" not in bonds.symbol(company.subjects[vessel]).traits:
        return False
    if (served and not _is_listed(heard)) if dish else symbol_id in BOTTLED:
        company.describe(vessel, noun=word, symbol=symbol_id)
        company.drop_relation()
        heard.forget()
        return True
    if dish or not (bonds.is_a(ATLAS[symbol_id], _DRINK) or symbol_id in POURED or word in DRINKS):
        return False
    if symbol_id in POURED and company.subjects[vessel].symbol == "drinking_glass":
        company.describe(vessel, noun=word, symbol=symbol_id)
    colours = heard.mods.colours or DRINKS.get(word, [])
    if colours and company.subjects[vessel].symbol in {"drinking_glass", *POURED}:
        company.colour(vessel, colours)
    company.drop_relation()
    heard.forget()
    return True


def _is_listed(heard: Heard) -> bool:
    """Whether other food is named with it, without an article: "a plate of rice, beans and chicken"."""
    cursor, vessel = heard.cursor, heard.company.focus
    if vessel is None or heard.company.subjects[vessel].symbol not in _FLAT or cursor.done:
        return False
    goes_on = cursor.next_text in (",", "and") and cursor.at + 1 < len(cursor.pieces)
    if not goes_on or cursor.pieces[cursor.at + 1].text in DETERMINERS:
        return False
    also = cursor.thing_ahead(skipping=1)
    return bool(also) and (bonds.is_a(ATLAS[also], bonds.TASTY) or bool(ATLAS[also].served))


def _skip_announced(heard: Heard) -> bool:
    """Read over "food" that only announces what lies there: "a plate of food with meat and broccoli". Whether it
    does.
    """
    cursor = heard.cursor
    if cursor.next_text not in _ANNOUNCING:
        return False
    cursor.at += 1
    heard.forget()
    return True


def is_of_things(heard: Heard) -> bool:
    """Whether "of", just read, says of what many things a seat or a garment is made: "a throne of carrots"."""
    focus, ahead = heard.company.focus, heard.cursor.next
    if focus is None or not heard.clause.after_noun or ahead is None or "noun" not in ahead.senses or not ahead.plural:
        return False
    thing = bonds.symbol(heard.company.subjects[focus])
    made = "seat" in thing.traits or bonds.is_a(thing, _MADE_UP)
    heard.clause.made_of |= made and not bonds.is_a(ATLAS[ahead.senses["noun"][0]], bonds.LIVING)
    return heard.clause.made_of


def take_stuff(heard: Heard, meaning: Meaning) -> bool:
    """Make the thing that is spoken of from it, or in its shape: a bear of leaves, a balloon like a strawberry. Whether
    the words mean that.
    """
    clause, focus = heard.clause, heard.company.focus
    if not clause.made_of:
        return False
    symbol_id = meaning.senses["noun"][0]
    if focus is None:
        heard.around.unknown.append(heard.cursor.last.written)
    elif clause.on_it:
        covering.put_on(heard, focus, symbol_id)
        heard.forget()
        return True
    elif clause.shaped:
        pose = heard.mods.words.get("pose", "")
        posed = f"{symbol_id}{IN_POSE}{pose}" if pose in ATLAS[symbol_id].poses[1:] else symbol_id
        heard.company.describe(focus, shape=posed)
    elif clause.feature:
        owner, part = clause.feature
        heard.company.describe(owner, made_of=f"{symbol_id}{IN_POSE}{part.removesuffix('s')}")
        heard.company.feature(owner, Feature(part, f"of {meaning.text}"))
    else:
        heard.company.describe(focus, made_of=symbol_id)
        if heard.mods.colours:
            heard.company.subjects[focus] = coloured(heard.company.subjects[focus], heard.mods.colours)
    clause.made_of = clause.shaped = False
    heard.forget()
    return True
