"""Words for several: a couple, a band with its instruments, and "animals", which are not three dogs."""

from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import listing, persons, things
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.reading.tables.nouns import GENERIC, HEAPED, OF_MANY
from limner.engines.illustrator.reading.tables.people import EVENTS, WEDDINGS

_INSTRUMENTS = frozenset(
    "guitar guitars drum drums violin violins trumpet trumpets saxophone saxophones piano microphone cello flute "
    "instrument instruments".split()
)
"""Where the prompt itself says what is played."""
_PLAYED = frozenset({"instrument", "musical instrument"})
_NEAR = 4
"""Words between "for" and whom it is for."""


def group(heard: Heard, meaning: Meaning) -> None:
    """Several people by one word: a couple, a family, a band."""
    if heard.refuse("person", "people"):
        return
    if listing.announces(heard, meaning):
        return
    if _is_of_a_trade(heard) or (meaning.text in EVENTS and _is_for_it(heard)):
        heard.forget()
        return
    if persons.take_roles(heard, meaning.senses["group"]):
        return
    if meaning.text in WEDDINGS and _are_wed(heard):
        heard.company.drop_relation()
        heard.clause = Clause(after_noun=True)
        heard.forget()
        return
    plays = heard.cursor.vocabulary.isdisjoint(_INSTRUMENTS)
    members = _members(heard)
    for player in meaning.senses["group"]:
        who, _, instrument = player.partition(" with ")
        if meaning.text in EVENTS and any(one.noun == who for one in heard.company.subjects):
            continue
        place = _player(heard, who, members)
        if place is not None:
            if meaning.plural and heard.mods.count:
                _as_often(heard, place)
            if instrument and plays:
                _equip(heard, place, instrument, playing=bool(members))
            if meaning.text.split()[-1] in _COUPLES:
                heard.company.describe(place, troupe="couple")
            elif meaning.text.startswith(_FAMILY) and not members:
                heard.company.describe(place, troupe=_FAMILY)
            heard.company.meet(place)
    heard.clause = Clause(after_noun=True)
    heard.forget()


_COUPLES = frozenset({"couple", "newlyweds", "parents", "grandparents"})
"""Last words for two who belong together."""
_FAMILY = "family"
"""The first word for parents with their children, who belong together too."""


def _are_wed(heard: Heard) -> bool:
    """Make one woman and one man who were named bride and groom: "on her wedding day". Whether anybody is."""
    company, found = heard.company, False
    for i, subject in enumerate(company.subjects):
        person = ATLAS.find(_WED.get(subject.symbol, ""))
        if person is not None and subject.count == 1 and not subject.role:
            company.describe(i, symbol=person.id)
            found = True
    return found


_WED = {"woman": "bride", "man": "groom"}
"""By their symbols, who those are whose wedding it is."""
_WINDOW = "shop window"
"""The place that shows what is named, and its own wares only where nothing is."""


def people(heard: Heard) -> None:
    """Those who are in a crowded place, where the prompt names nobody, and what makes a place what it is."""
    around, company = heard.around, heard.company
    refused = not {"person", "people"}.isdisjoint(around.excluded) or not MARKS.isdisjoint(around.composition)
    peopled = refused or any(bonds.living(subject) for subject in company.subjects)
    on_display = around.single.get("setting") == _WINDOW and bool(company.subjects)
    for count, word in around.people if not on_display else ():
        there = naming.several(word, count)
        named = any(subject.symbol == there.symbol for subject in company.subjects)
        if not named and not (peopled and bonds.living(there)):
            company.add(there)


def those_aside(heard: Heard) -> None:
    """What somebody unknown wears or holds, where it is all that there is to draw: the umbrella of a stranger."""
    if heard.company.subjects or "setting" in heard.around.single:
        return
    for made in heard.aside:
        heard.company.add(made)
        heard.around.unknown = [word for word in heard.around.unknown if word != made.noun]


def _is_of_a_trade(heard: Heard) -> bool:
    """Whether a mark is for them: "a mascot for a basketball team" shows no team."""
    cursor = heard.cursor
    before = {piece.text for piece in cursor.pieces[max(cursor.start - _NEAR, 0) : cursor.start]}
    return "for" in before and not MARKS.isdisjoint(heard.around.composition)


def _is_for_it(heard: Heard) -> bool:
    """Whether something is for the event: "a cake for a wedding"."""
    cursor = heard.cursor
    return any(piece.text == "for" for piece in cursor.pieces[max(cursor.start - 2, 0) : cursor.start])


def _members(heard: Heard) -> str:
    """Those of whom the group is said to be, who are read by this: "an orchestra of frogs"."""
    cursor = heard.cursor
    meaning = cursor.meaning(cursor.at + 1) if cursor.next_text == "of" else None
    noun = meaning.senses.get("noun") if meaning is not None else None
    if meaning is None or noun is None:
        return ""
    if ANIMATE.isdisjoint(ATLAS[noun[0]].kinds) and ATLAS[noun[0]].limbs is None:
        return ""
    cursor.at += 1 + meaning.length
    return ATLAS[noun[0]].words[0]


def _player(heard: Heard, player: str, members: str = "") -> int | None:
    """So many of a kind, "30 person", or one; of its own members where they are named."""
    number, _, who = player.partition(" ") if player[0].isdecimal() else ("1", "", player)
    who = members or who
    symbol = ATLAS.find(who)
    if symbol is None:
        return None
    exact = who not in GENERIC
    return heard.company.add(Subject(noun=who, symbol=symbol.id, count=int(number), exact=exact, phrase=who))


def _as_often(heard: Heard, place: int) -> None:
    """ "Two couples" are two of each."""
    count = heard.company.subjects[place].count * (heard.mods.count or 1)
    heard.company.describe(place, count=min(count, naming.MOST_OF_ONE))


def _equip(heard: Heard, place: int, instrument: str, *, playing: bool) -> None:
    symbol, company = ATLAS.find(instrument), heard.company
    count = company.subjects[place].count
    if symbol is None:
        return
    held = company.add(Subject(noun=instrument, symbol=symbol.id, count=count, phrase=instrument))
    if held is not None:
        company.pose(place, "holding")
        company.relations.append(Relation("holding", place, held))
        if playing and _PLAYED & {*symbol.kinds}:
            company.act("playing", place, held)


def varied(heard: Heard, meaning: Meaning) -> None:
    """ "Animals" are one of each: as many as were said, else as many as a plural means."""
    if "noun" in meaning.senses and persons.take_role(heard, meaning):
        return
    if listing.announces(heard, meaning):
        return
    examples = [symbol for symbol in map(ATLAS.find, meaning.senses["varied"]) if symbol is not None]
    if meaning.text.endswith(" icon"):
        heard.around.composition.append("icon")
    heaped = heard.company.holds_what_follows and meaning.text in HEAPED
    several = meaning.text in OF_MANY and heard.mods.count is None
    plural = (meaning.plural and not heaped) or of_marks(heard.cursor.next) or several
    apart = heard.mods.definite or (heard.mods.colours and not several)
    if not plural or heard.mods.refusing or apart or not examples:
        if "noun" in meaning.senses:
            things.noun(heard, meaning)
        return
    many = naming.subject(
        replace(meaning, plural=True, senses={"noun": (examples[0].id, False)}), examples[0].id, False, heard.mods
    )
    kinds = examples[: many.count]
    for i, symbol in enumerate(kinds):
        count = many.count // len(kinds) + (i < many.count % len(kinds))
        place = heard.company.add(replace(many, noun=symbol.words[0], symbol=symbol.id, count=count))
        if place is not None:
            heard.company.join("and")
            heard.company.meet(place)
    heard.clause = Clause(after_noun=True)
    heard.forget()


def of_marks(following: Meaning | None) -> bool:
    """Whether several icons or stickers come next: "animal icons" show one animal each."""
    return following is not None and following.plural and "composition" in following.senses
