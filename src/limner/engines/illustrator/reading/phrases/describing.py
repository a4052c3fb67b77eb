"""Adjectives, parts of bodies and poses: said before their noun, after "is", or after their noun."""

from collections.abc import Sequence
from typing import Any

from limner.drawing import colour
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.remade.marking import parts
from limner.engines.illustrator.atlas.remade.substances import SUBSTANCES
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import covering, parting
from limner.engines.illustrator.reading.reading import Feature
from limner.engines.illustrator.reading.tables.colours import ALSO_THINGS, COLOURS, TINTS
from limner.engines.illustrator.reading.tables.modifiers import OF_THEMSELVES
from limner.engines.illustrator.reading.tables.people import BEARDS, HAIR_COLOURS, HAIRDOS, LOOKS_OF_HAIR, SKINS
from limner.engines.illustrator.reading.tables.portions import PLACES_OF_STATES
from limner.engines.illustrator.reading.tables.styles import WHOLE_OF

ATTRIBUTES = ("size", "pattern", "age", "mood", "build", "arrangement", "state")
"""Kinds of adjectives whose value goes into the subject as it is."""


_OF_PLANTS = frozenset({"trunk", "limb", "crown"})
_ABOUT = frozenset("along around about across throughout".split())


def describe(heard: Heard, kind: str, word: Any) -> None:
    """An adjective before its noun waits for it; after "is", or after its noun, it is said of that."""
    clause = heard.clause
    if _say_of_some(heard, kind, word):
        return
    trailing = kind == "state" and heard.cursor.ends() and not heard.mods.begun  # "a jar with a lid, cracked"
    after = clause.copula or clause.made_of or clause.after_noun or trailing or heard.company.awaits in ("with", "in")
    if not after or heard.cursor.noun_ahead(("noun", "group", "body", "setting")):
        heard.mods.say(kind, word)
        return
    if clause.copula and clause.feature and kind in ("size", "pattern", "material"):  # "whose ears are long"
        subject, part = clause.feature
        heard.company.feature(subject, Feature(part, " ".join(heard.mods.heard)))
        heard.mods.heard = []
        return
    if kind == "pattern" and heard.company.awaits:
        targets = [i for i in [heard.company.focus] if i is not None]
    elif clause.copula:
        targets = heard.described() if not (heard.mods.definite or heard.mods.count) else []
    elif clause.after_noun or clause.made_of or trailing:
        targets = [i for i in [_whose(heard, kind)] if i is not None]
    else:
        heard.mods.say(kind, word)
        return
    for i in targets if not heard.mods.refusing else ():
        _say_of(heard, i, kind, word)
    if clause.copula:
        heard.company.part()


def _whose(heard: Heard, kind: str) -> int | None:
    """Of whom a word after a noun is said: a mood, of those who have one: "a man with glasses smiling"."""
    company = heard.company
    focus, actor = company.focus, company.actor()
    if kind != "mood" or focus is None or actor is None:
        return focus
    worn = bonds.put_on(bonds.symbol(company.subjects[focus])) and bonds.living(company.subjects[actor])
    return actor if worn else focus


def _say_of_some(heard: Heard, kind: str, word: Any) -> bool:
    """Say it of a part of those named last, "one of them broken", or choose one of those to come, "the largest of
    three". Whether the words mean either.
    """
    if heard.clause.single and not heard.cursor.noun_ahead(("noun", "group", "body", "setting")):
        own = heard.singled()
        if own is not None:
            _say_of(heard, own, kind, word)
        return own is not None
    if kind == "size" and heard.mods.definite and heard.cursor.next_text == "of":
        heard.chosen = (1, {kind: word})
        heard.forget()
        heard.cursor.at += 1
        return True
    return False


def _say_of(heard: Heard, i: int, kind: str, word: Any) -> None:
    if kind == "material":
        heard.company.subjects[i] = naming.of_material(heard.company.subjects[i], word)
        return
    heard.company.describe(i, **{kind: word})
    if kind == "pattern" and heard.mods.colours:  # "a red scarf with white stripes"
        had = heard.company.subjects[i]
        heard.company.colour(i, [*zip(had.colour_names, had.colours, strict=True), *heard.mods.colours])
        heard.mods.colours = []


def attribute(heard: Heard, meaning: Meaning, kind: str) -> None:
    """A word for a size, a pattern, an age, a mood, a build or an arrangement."""
    if meaning.text == "dotted" and heard.cursor.next_text in _ABOUT:  # "umbrellas are dotted along the shore"
        return
    describe(heard, kind, meaning.senses[kind])
    if meaning.senses[kind] == "covered in snow":
        heard.around.weather.append("snow")
    if kind == "state" and (place := PLACES_OF_STATES.get(meaning.senses[kind])):
        heard.around.single.setdefault("setting", place)


def in_colour(heard: Heard, meaning: Meaning) -> None:
    mods = heard.mods
    if meaning.text in ALSO_THINGS and _listing_things(heard):
        heard.around.unknown.append(meaning.text)
        return
    if meaning.text in _SPREAD and heard.company.awaits == "with" and not heard.cursor.noun_ahead():
        heard.around.unknown.append(meaning.text)
        heard.company.drop_relation()
        return
    rgb = colour.parse(COLOURS[meaning.text])
    tint = mods.words.pop("tint", "")
    if tint:
        rgb = colour.tone(rgb, TINTS[tint])
    mods.colours.append((f"{tint} {meaning.text}".strip(), rgb))
    mods.begun = True


_SPREAD = frozenset({"mustard", "cream", "honey", "chocolate", "wine", "salmon"})
"""Colours that are eaten, and no colour after "with"."""


def _listing_things(heard: Heard) -> bool:
    """Whether "and" and a noun stand before and no noun follows."""
    cursor = heard.cursor
    if cursor.start < 2 or cursor.pieces[cursor.start - 1].text != "and" or cursor.noun_ahead():
        return False
    before = cursor.meaning(cursor.start - 2)
    return before is not None and "noun" in before.senses and "colour" not in before.senses


def material(heard: Heard, meaning: Meaning) -> None:
    look = WHOLE_OF.get(meaning.senses["material"])
    if look and heard.clause.made_of and not heard.company.subjects and "setting" in heard.around.single:
        heard.around.styles.append(look)  # "a city made of paper"
        heard.clause.made_of = False
        return
    describe(heard, "material", meaning.senses["material"])
    covering.go_on(heard)


def stuff(heard: Heard, meaning: Meaning) -> None:
    """Sand, snow, water: what something is made of, where that was said before."""
    substance = not heard.clause.made_of and meaning.senses["stuff"] in SUBSTANCES
    if substance and _is_a_thing_of_it(heard, meaning):  # "white clouds"
        heard.cursor.at -= 1
        return
    if substance:  # "smoke over a house"
        heard.around.unknown.append(heard.cursor.last.written)
        return
    if not heard.clause.made_of and _is_a_thing_of_it(heard, meaning):
        heard.mods.say("material", meaning.senses["stuff"])
        heard.cursor.at -= 1
        return
    describe(heard, "material", meaning.senses["stuff"])
    covering.go_on(heard)


def _is_a_thing_of_it(heard: Heard, meaning: Meaning) -> bool:
    """Whether the last word of the phrase is a thing, which is of that stuff: "a wooden crate"."""
    last = heard.cursor.meaning(heard.cursor.at - 1) if meaning.length > 1 else None
    return last is not None and "noun" in last.senses and not heard.cursor.next_is("noun")


def portion(heard: Heard, meaning: Meaning) -> None:
    if parting.take_half(heard, meaning):
        return
    heard.mods.say("portion", meaning.senses["portion"])


def _take_stuff_of_clothes(heard: Heard, meaning: Meaning) -> bool:
    """Note of what the clothes after it are: "a fur hat". Whether it says that."""
    following = heard.cursor.next
    if meaning.text != "fur" or following is None or "noun" not in following.senses or heard.cursor.ends():
        return False
    if not bonds.put_on(ATLAS[following.senses["noun"][0]]):
        return False
    heard.mods.words["material"] = "fur"
    return True


def body(heard: Heard, meaning: Meaning) -> None:
    """Something of a body is said of who has it; "on his shoulder" means himself."""
    company, part = heard.company, meaning.senses["body"]
    if heard.refuse(meaning.text) or _take_stuff_of_clothes(heard, meaning):
        return
    if "tattoo" in heard.cursor.vocabulary:  # it is on somebody, and no mark by itself
        heard.around.composition = [word for word in heard.around.composition if word != "emblem"]
    if heard.cursor.next_text == "of":  # "the arm of the chair"
        heard.forget()
        return
    if company.meet_again(part) or company.taken_by(part):
        heard.forget()
        return
    words = " ".join(heard.mods.heard)
    shade = heard.mods.colours[-1][1] if heard.mods.colours else None
    if meaning.text in HAIR_COLOURS:
        words = f"{words} {HAIR_COLOURS[meaning.text]}".strip()
        shade = colour.parse(COLOURS[HAIR_COLOURS[meaning.text]])
    if part == "skin":
        shade = next((colour.parse(SKINS[w]) for w in heard.mods.heard if w in SKINS), shade)
    style = worn_as(part, meaning.text, heard.mods.heard)
    feature, actor = Feature(part, words, shade, style), company.actor()
    if meaning.text.endswith("ed") and heard.cursor.noun_ahead():
        heard.mods.features.append(feature)
        heard.mods.colours, heard.mods.heard, heard.mods.words = [], [], {}
        return
    if actor is None:
        heard.around.unknown.append(heard.cursor.last.written)
    elif meaning.text in _OF_PLANTS and "plant" in bonds.symbol(company.subjects[actor]).kinds:
        pass  # it has one as it is drawn
    else:
        company.feature(actor, feature)
        heard.clause.feature = (actor, part)
    if heard.cursor.next_text != "and":
        company.drop_relation()
    heard.forget()


def worn_as(part: str, text: str, words: Sequence[str]) -> str:
    """How hair or a beard is worn, by the word for it and those before it; "" for what they do not say."""
    if part in ("beard", "moustache"):
        return "long" if "long" in words and part == "beard" else BEARDS.get(text, "")
    if part != "hair":
        return ""
    told = [word for word in words if word in LOOKS_OF_HAIR]
    both = next((f"{a} {b}" for a in told for b in told if f"{a} {b}" in LOOKS_OF_HAIR), "")
    return HAIRDOS.get(text) or LOOKS_OF_HAIR.get(both or (told[0] if told else ""), "")


def take_part(heard: Heard, word: str) -> bool:
    """Note a part of the thing that is spoken of, where the word is one by its drawing, and a colour is said of it,
    or that the thing has it: "with a red roof", "with torn sails". Whether it is one.
    """
    company = heard.company
    thing, colours = company.focus, heard.mods.colours
    if thing is None or not (colours or company.awaits == "with"):
        return False
    drawn = bonds.symbol(company.subjects[thing])
    named = parts(drawn) if drawn else frozenset[str]()
    name = next((n for n in (word.casefold(), word.casefold().removesuffix("s")) if n in named), None)
    if name is None:
        return False
    company.feature(thing, Feature(name, " ".join(heard.mods.heard), colours[-1][1] if colours else None))
    if heard.cursor.next_text != "and":
        company.drop_relation()
    heard.forget()
    return True


def pose(heard: Heard, meaning: Meaning) -> None:
    """Before its noun a pose waits for it; after it, it is that of those who act."""
    pose = meaning.senses["pose"]
    if heard.clause.single and not heard.cursor.noun_ahead() and (own := heard.singled()) is not None:
        heard.company.describe(own, pose=pose)
        return
    if _is_of_a_place(heard):
        return
    actors = [] if heard.clause.stranger or heard.clause.shaped else heard.company.actors()
    if heard.mods.refusing and not heard.cursor.noun_ahead():
        heard.forget()
    elif heard.company.fronted or (heard.company.begins and heard.cursor.noun_ahead()):
        heard.clause.pose = pose
    elif not actors or (heard.mods.begun and heard.cursor.noun_ahead()) or _is_of_the_next(heard, meaning):
        heard.mods.words["pose"] = pose
    elif pose == "playing" and (instrument := _instrument(heard.cursor.next)) is not None:
        if bonds.can_be_held(instrument):
            heard.company.begin_relation("holding", False, "holding", "playing the")
        else:
            heard.company.begin_relation("next to", False, pose, "playing the")
    else:
        for actor in actors:
            heard.company.pose(actor, pose)


def _is_of_the_next(heard: Heard, meaning: Meaning) -> bool:
    """Whether it begins what is listed next: "a stair and floating books", not "a boy running and flying a kite"."""
    cursor, following = heard.cursor, heard.cursor.next
    if following is None or meaning.text not in OF_THEMSELVES or not {"noun", "group"} & following.senses.keys():
        return False
    if cursor.start < _LISTED or cursor.pieces[cursor.start - 1].text != "and":
        return False
    named = cursor.meaning(cursor.start - _LISTED)
    thing = following.senses.get("noun")
    flown = thing is not None and "flown" in ATLAS[thing[0]].traits
    return named is not None and "noun" in named.senses and not flown


_LISTED = 2
"""So many pieces before it is the noun that another one is listed after."""


def _is_of_a_place(heard: Heard) -> bool:
    """Whether it is said of the place, the hour or the picture that comes next: "over a sleeping village"."""
    said_before = heard.mods.begun or not heard.clause.after_noun
    return said_before and heard.cursor.next_is("setting", "composition", "hour") and not heard.cursor.next_is("noun")


def _instrument(following: Meaning | None) -> Symbol | None:
    """What comes next, if it is played: "playing guitar"."""
    symbol_id = "" if following is None else following.senses.get("noun", ("",))[0]
    return ATLAS[symbol_id] if symbol_id and "musical instrument" in ATLAS[symbol_id].kinds else None
