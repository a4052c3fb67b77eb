"""Relations, and what is said of the picture as a whole: place, hour, season, weather, composition, style."""

from limner.engines.illustrator.reading.company import VAGUE
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.reading import RelationKind
from limner.engines.illustrator.reading.tables.surroundings import WINTRY_SETTINGS


def relation(heard: Heard, meaning: Meaning) -> None:
    heard.place_colours()
    refusing = "" if heard.mods.refused else heard.mods.refusing
    heard.clause.impersonal = bool(heard.mods.refused)
    heard.mods = Modifiers(refusing=refusing)
    heard.clause.copula = heard.clause.relative = False
    kind, inverse, pose = meaning.senses["relation"]
    if refusing or heard.clause.stranger or heard.clause.orphaned:
        nobodys = heard.company.begins and not (refusing or inverse)
        heard.clause.orphaned = _had(kind, meaning.text) if nobodys else ""
        heard.clause.stranger = False
        return
    before = heard.cursor.before
    first = before is None or before.kind != "word" or before.text in ("and", "but", "then")
    heard.company.begin_relation(kind, inverse, pose, meaning.text, first)
    if meaning.text == "on top" and not heard.cursor.noun_ahead():
        heard.company.meet_again()


def _had(kind: RelationKind, words: str) -> str:
    """How a relation's subject may have its object about it: "worn", "held" or not at all."""
    if kind == "holding":
        return "held"
    return "worn" if kind == "wearing" or words in ("in", *VAGUE) else ""


def setting(heard: Heard, meaning: Meaning) -> None:
    setting = meaning.senses["setting"]
    if heard.refuse(meaning.text, setting):
        return
    if not heard.company.holds_what_follows and (setting != "sky" or _is_aloft(heard)):
        heard.around.single.setdefault("setting", setting)
    if meaning.text in WINTRY_SETTINGS:
        heard.around.weather.append("snow")
    heard.settle()


def _is_aloft(heard: Heard) -> bool:
    """Whether the main subject itself is in the sky, or nothing else is spoken of."""
    company = heard.company
    itself = company.focus == 0 and heard.cursor.placed()
    return not heard.clause.impersonal and (not company.subjects or itself or heard.cursor.placed_first())


def hour(heard: Heard, meaning: Meaning) -> None:
    if heard.refuse(meaning.senses["hour"]):
        return
    heard.around.single.setdefault("hour", meaning.senses["hour"])
    if "weather" in meaning.senses:
        heard.around.weather.append(meaning.senses["weather"])
    heard.settle()


def season(heard: Heard, meaning: Meaning) -> None:
    if not heard.refuse(meaning.senses["season"]):
        heard.around.single.setdefault("season", meaning.senses["season"])
        heard.settle()


def weather(heard: Heard, meaning: Meaning) -> None:
    if not heard.refuse(meaning.senses["weather"]):
        heard.around.weather.append(meaning.senses["weather"])
        heard.settle()


def composition(heard: Heard, meaning: Meaning) -> None:
    if not heard.refuse(meaning.senses["composition"]):
        heard.around.composition.append(meaning.senses["composition"])
        heard.settle()


def style(heard: Heard, meaning: Meaning) -> None:
    if not heard.refuse(meaning.senses["style"]):
        heard.around.pictured = True
        heard.around.styles.append(meaning.senses["style"])
        heard.settle()
