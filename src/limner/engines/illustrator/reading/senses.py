"""Which kind of reading fits a phrase that has several: an orange or orange, a library or in the library."""

from collections.abc import Mapping
from typing import Any

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import games, groups, masses, modifying, sheets
from limner.engines.illustrator.reading.relating import VAGUE
from limner.engines.illustrator.reading.tables.nouns import OF_MANY
from limner.engines.illustrator.reading.tables.shapes import SHAPES

_EATEN = frozenset({"food", "fruit", "vegetable", "drink", "plant", "flower"})
MUTE = frozenset({"silent", "epithet", "picture", "carrier", "credit"})
"""Kinds that ask for nothing."""
_BEFORE_A_NOUN = ("colour", "material", "size", "age", "mood", "style", "pattern", "composition", "portion")
_PREFERENCE = (
    "group", "colour", "collection", "number", "material", "hour", "weather", "style", "composition", "mood", "build",
    "arrangement", "state", "pose", "setting", "body",
)  # fmt: skip
"""Which sense counts where a phrase has several and the context does not decide."""
_FACES = frozenset("surface surfaces top tops pane panes panel panels wall walls door doors exterior facade".split())
_RELATIVE = frozenset({"that", "which", "who"})
_OBJECTS = frozenset({"him", "her", "them", "it"})
_ARTICLES = frozenset("a an the his her its their".split())
_SMALL = frozenset("of in on at with by from and the a an".split())
_LISTING = frozenset({"and", "or", "to", "into"})


def chosen(meaning: Meaning, heard: Heard) -> str:
    """The kind of reading of a phrase that has at least one that is not mute."""
    senses, cursor = meaning.senses, heard.cursor
    if "sheet" in senses and sheets.is_a_thing(heard):
        return "sheet"
    kinds = [kind for kind in senses if kind not in MUTE and kind != "sheet"]
    as_it_is = heard.clause.shaped or bool(heard.clause.on_it)
    if heard.clause.made_of and "stuff" in kinds and not as_it_is:
        return "stuff"
    kinds = [kind for kind in kinds if kind != "stuff"] or ["stuff"]
    if heard.clause.made_of and "noun" in kinds and (as_it_is or not {"material", "colour"} & {*kinds}):
        return "noun"
    if cursor.next_text == "of":  # "a photo of", "a portrait of"
        kinds = [kind for kind in kinds if kind in ("style", "composition")] or kinds
    if "style" in kinds and cursor.ends_alone():  # "a red fox, pencil"
        return "style"
    if {"style", "noun"} <= {*kinds} and cursor.next_is("picture", "style", "composition"):  # "a comic book drawing"
        return "style"
    return kinds[0] if len(kinds) == 1 else _of_several(meaning, heard, kinds)


def is_done(meaning: Meaning, heard: Heard) -> bool:
    """Whether a plural is what the last noun does: "a table that bears the marks of age", "it towers over them"."""
    before = heard.cursor.before
    if not (meaning.plural and meaning.length == 1 and before is not None) or "collection" in heard.mods.words:
        return False
    if before.text in _RELATIVE:
        return heard.clause.relative and not heard.cursor.next_is("relation") and not heard.cursor.ends()
    if heard.clause.last != "setting" and (heard.mods.begun or heard.mods.count is not None):
        return False
    if heard.clause.after_noun and heard.cursor.next_text in modifying.OVER:
        return True
    return _does_to(heard, before.text) and heard.cursor.next_text in _ARTICLES


def _does_to(heard: Heard, before: str) -> bool:
    """Whether it stands right after a place, or a thing that does not act: "a meadow cradles a cottage"."""
    if before in _LISTING or before in _SMALL or heard.cursor.at - heard.cursor.start != 1:
        return False
    things = heard.clause.after_noun and not heard.company.is_of_somebody()
    return things or heard.clause.last == "setting"


def _of_several(meaning: Meaning, heard: Heard, kinds: list[str]) -> str:
    """Which of the kinds the words around it speak for."""
    if "game" in kinds and games.is_played(heard):
        return "game"
    kinds = [kind for kind in kinds if kind != "game"]
    if "varied" in kinds and _is_varied(meaning, heard):
        return "varied"
    if "pose" in kinds and "setting" in kinds and _is_noun_here(meaning, heard):
        return "setting"
    if {"style", "setting"} <= {*kinds} and heard.mods.begun and not heard.cursor.noun_ahead():  # "a cosy flat"
        return "setting"
    if "relation" in kinds and _is_seen_to_act(meaning, heard):
        return "relation"
    if heard.mods.refusing and "noun" in kinds and not heard.cursor.noun_ahead():
        return "noun"
    if heard.clause.made_of and "material" in kinds:
        return "material"
    if "relation" in kinds and _leads_to_a_noun(heard):
        if not _is_listed_flyer(meaning, heard):
            return "relation"
        kinds.remove("relation")
    if "body" in kinds and _is_of_a_body(meaning, heard):
        return "body"
    if {"noun", "material"} <= {*kinds} and "colour" not in kinds and (_of_a_stranger(heard) or _of_a_face(heard)):
        return "material"
    if {"noun", "colour"} <= {*kinds} and not meaning.plural and heard.cursor.next_is("carrier"):  # "orange hues"
        return "colour"
    if "noun" in kinds:
        return _noun_or_other(meaning, heard)
    if "material" in kinds and "colour" not in kinds and (heard.cursor.next_is("noun") or _of_a_stranger(heard)):
        return "material"
    if "setting" in kinds and heard.cursor.placed():
        return "setting"
    return next((kind for kind in _PREFERENCE if kind in kinds), kinds[0])


def _is_varied(meaning: Meaning, heard: Heard) -> bool:
    """Whether it means several kinds together: "animals", "a bowl of fruit"; not what something is made of."""
    several = heard.company.holds_what_follows or meaning.plural or groups.of_marks(heard.cursor.next)
    several |= meaning.text in OF_MANY
    return several and not heard.clause.made_of


def _is_seen_to_act(meaning: Meaning, heard: Heard) -> bool:
    """Whether it is what the last noun does: "three gulls watch him", "a cat watches from a wall"."""
    return heard.clause.after_noun and (heard.cursor.next_text in _OBJECTS or meaning.plural)


def _leads_to_a_noun(heard: Heard) -> bool:
    """Whether somebody was named, and a noun comes to which he may have a relation."""
    somebody = heard.clause.stranger or not heard.company.begins
    return somebody and not heard.mods.begun and heard.cursor.noun_ahead()


def _is_listed_flyer(meaning: Meaning, heard: Heard) -> bool:
    """Whether it is said of what comes next in a list: "a castle, flying dragons"."""
    before = heard.cursor.before
    return meaning.text == "flying" and (before is None or before.kind != "word" or before.text == "and")


def _is_of_a_body(meaning: Meaning, heard: Heard) -> bool:
    """Whether it is somebody's: "his hand", "with big eyes"."""
    owned = heard.mods.possessive or heard.company.awaits in VAGUE
    if meaning.text == "chest" and not _is_a_breast(heard):
        return False
    return owned or (meaning.text == "hand" and bool(heard.company.subjects))


def _is_a_breast(heard: Heard) -> bool:
    """Whether a chest is that of an animal, of which a colour is said, and no piece of furniture."""
    actor = heard.company.actor()
    return (
        bool(heard.mods.colours) and actor is not None and "animal" in bonds.symbol(heard.company.subjects[actor]).kinds
    )


def _of_a_stranger(heard: Heard) -> bool:
    """Whether an unknown noun comes next, which is made of it: "glass domes"."""
    cursor = heard.cursor
    return not cursor.ends() and cursor.next is None and not cursor.next_text.endswith(("ing", "ed", "ly"))


def _of_strangers(heard: Heard) -> bool:
    """Whether several of something unknown come next, which have that colour: "orange indicators"."""
    return _of_a_stranger(heard) and heard.cursor.next_text.endswith("s")


def _of_a_face(heard: Heard) -> bool:
    """Whether a surface comes next, which is made of it: "on the smooth glass surface"."""
    return heard.cursor.next_text in _FACES


def is_shape(meaning: Meaning, heard: Heard) -> bool:
    """Whether a word for a figure is the shape of what comes next: "a square table"."""
    said_of = heard.cursor.qualifies("colour") or heard.cursor.next_is("picture", "style", "material")
    return meaning.text in SHAPES and (said_of or _of_a_stranger(heard))


def _is_noun_here(meaning: Meaning, heard: Heard) -> bool:
    """Whether a word that may be a verb is a noun: "a wave", "waves" in a list; not "a girl waves"."""
    before = heard.cursor.before
    if heard.cursor.next_text in ("at", "to") and _somebody_acts(heard):  # "a robot with big eyes waves at the viewer"
        return False
    follows = heard.clause.after_noun and before is not None and before.kind == "word"
    return heard.mods.begun or heard.cursor.placed() or (meaning.plural and not follows)


def _somebody_acts(heard: Heard) -> bool:
    """Whether somebody was named who acts, and neither an hour nor a place comes after the next word."""
    actor, after = heard.company.actor(), heard.cursor.meaning(heard.cursor.at + 1)
    told = after is not None and bool(after.senses.keys() & {"hour", "setting", "season"})
    begun = heard.mods.begun or heard.company.begins
    return not (told or begun) and actor is not None and bonds.acts(heard.company.subjects[actor])


def _noun_or_other(meaning: Meaning, heard: Heard) -> str:
    senses = meaning.senses
    if masses.is_planted(meaning, heard.cursor.next):
        return "noun"
    for kind in _BEFORE_A_NOUN:
        if kind in senses and not (kind == "colour" and meaning.plural) and heard.cursor.qualifies(kind):
            return kind
    if "colour" in senses and not meaning.plural and _is_before_weather(heard):
        return "colour"
    if "group" in senses:
        return "group"
    if "colour" in senses and not meaning.plural and (_is_colour(heard) or _of_strangers(heard)):
        return "colour"
    if "setting" in senses and _is_place(senses, heard):
        return "setting"
    if "composition" in senses and not heard.company.subjects:
        return "composition"
    for kind in ("weather", "hour", "season"):
        if kind in senses and not (heard.mods.counted or "collection" in heard.mods.words):
            return kind
    return "noun"


def _is_before_weather(heard: Heard) -> bool:
    """Whether the weather or the hour that comes next has that colour: "an orange sandstorm", "a rose dawn"."""
    following = heard.cursor.next
    return following is not None and heard.cursor.next_is("weather", "hour") and "noun" not in following.senses


def _is_colour(heard: Heard) -> bool:
    """After "dark", "shades of", another colour, or "is": orange; else an orange."""
    after_copula = heard.clause.copula and not heard.mods.begun
    tinted = bool(heard.mods.words.get("tint"))
    return (
        tinted
        or _is_tag(heard)
        or after_copula
        or heard.clause.single > 0
        or heard.cursor.after_carrier()
        or _listing_colours(heard)
    )


def _is_tag(heard: Heard) -> bool:
    """Whether it stands alone between commas after things that are not eaten: "logo of a fox, geometric, orange"."""
    cursor, focus = heard.cursor, heard.company.focus
    alone = cursor.before is not None and cursor.before.kind == "comma" and cursor.ends() and not heard.mods.begun
    return alone and focus is not None and not bonds.is_a(ATLAS[heard.company.subjects[focus].symbol], _EATEN)


def _is_place(senses: Mapping[str, Any], heard: Heard) -> bool:
    """Whether one is in it or it is the background; several, or a coloured one, are things: "a white mountain"."""
    if heard.mods.count not in (None, 1) or heard.mods.colours or _is_furniture(senses):
        return False
    return heard.cursor.placed() or heard.in_background() or heard.cursor.next_is("setting")


def _is_furniture(senses: Mapping[str, Any]) -> bool:
    """A cat on a desk is on a desk; the place is the room around it."""
    return "furniture" in ATLAS[senses["noun"][0]].kinds


def _listing_colours(heard: Heard) -> bool:
    """Whether the phrase stands after a colour and "and" or a comma: "in teal and orange"."""
    before = heard.cursor.before
    return bool(heard.mods.colours and before and (before.text in _LISTING or before.kind == "comma"))
