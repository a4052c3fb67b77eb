"""Relations, and where and when the picture is: place, hour, season, weather."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.cursor import COPULAS, DETERMINERS, PLACING
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.phrases import covering
from limner.engines.illustrator.reading.reading import PLURAL, Beyond
from limner.engines.illustrator.reading.relating import VAGUE
from limner.engines.illustrator.reading.tables.combined import BORNE, FIRM, RANGES, SEEN_BEYOND, TOGETHER, WAYS
from limner.engines.illustrator.reading.tables.homages import PAINTED
from limner.engines.illustrator.reading.tables.names import CITIES
from limner.engines.illustrator.reading.tables.relations import ACTIVITIES, BASES
from limner.engines.illustrator.reading.tables.styles import (
    WHOLE_OF,
)
from limner.engines.illustrator.reading.tables.surroundings import (
    AUDIENCES,
    BESIDE,
    COSMIC,
    CROWDED,
    EVERYWHERE,
    LOOSE_PLACES,
    NIGHTLY,
    PEOPLED,
    WEATHERED,
)
from limner.engines.illustrator.reading.tables.verbs import VERBS

_DRIVING = frozenset({"driving", "drive"})
_ACTIVITIES_AND_BASES = ACTIVITIES | {BASES.get(word, word) for word in ACTIVITIES}
_OBJECTS = ("noun", "group", "varied", "name", "setting", "hour", "weather")
_OBJECT_WORDS = frozenset("it him her them himself herself themselves each".split())
_MOODS = frozenset("vibe vibes style aesthetic look mood atmosphere feel theme themed inspired".split())
"""Before these a place only names a mood: "a Miami vibe"."""
_BEFORE = frozenset({"in front of", "before"})
_BEARING = frozenset({"carrying", "holding", "lifting", "containing", "bearing", "balancing", "towing", "hauling"})
"""After these a place is a thing."""
_MADE_SPACES = frozenset(
    "office living parking urban personal storage white open negative interior public green".split()
)
_BACKS = frozenset("back backs shell shells head heads shoulders".split())
_SAT_FOR = frozenset({"mona lisa", "pearl earring"})
"""Places of pictures that show head and shoulders."""
_BEFORE_SPACE, _FEW = frozenset({*PLACING, "from", "of", "and", "with", "within"}), 4
"""Words with which a phrase about a space begins, and how many others it has at most."""
_ALONG = frozenset("down along through past over across into up around away fast by on onto off".split())
"""After "driving" these say where to."""


def relation(heard: Heard, meaning: Meaning) -> None:
    if covering.begins(heard, meaning):
        return
    heard.place_colours()
    refusing = "" if heard.mods.refused else heard.mods.refusing
    heard.clause.impersonal = bool(heard.mods.refused)
    heard.mods = Modifiers(refusing=refusing)
    heard.clause.copula = heard.clause.relative = False
    kind, inverse, pose = meaning.senses["relation"]
    if heard.clause.single and (own := heard.singled()) is not None:
        heard.company.speak_alone(own)
    if _leave_unsaid(heard, meaning) or _turn_back_to_place(heard, meaning):
        return
    if refusing or heard.clause.stranger or heard.clause.orphaned:
        nobodys = heard.company.begins and not (refusing or inverse)
        heard.clause.orphaned = _had(kind, meaning.text) if nobodys else ""
        heard.clause.stranger = False
        return
    _turn_to_owner(heard, meaning)
    before = heard.cursor.before
    first = before is None or before.kind != "word" or before.text in ("and", "but", "then") or _opens_posed(heard)
    heard.company.begin_relation(kind, inverse, pose, meaning.text, first)
    if "upside down" in meaning.text:
        for actor in heard.company.actors():
            heard.company.describe(actor, state="upside down")
    if meaning.text == "on top" and not heard.cursor.noun_ahead():
        heard.company.meet_again()


def _opens_posed(heard: Heard) -> bool:
    """Whether nothing but a pose stands before it in its sentence: "Floating amidst the soup are two boats"."""
    cursor = heard.cursor
    posed = cursor.meaning(cursor.start - 1) if cursor.start else None
    opens = cursor.start == 1 or (cursor.start > 1 and cursor.pieces[cursor.start - 2].kind != "word")
    return opens and posed is not None and "pose" in posed.senses and not heard.company.topics()


def _turn_to_owner(heard: Heard, meaning: Meaning) -> None:
    """Speak of a person again whose own it is what comes next: who fights a dragon "with his shield" has the shield."""
    company, act = heard.company, heard.company.last_act
    if meaning.text not in VAGUE or heard.cursor.next_text not in _OWN or act is None or company.focus != act.object:
        return
    if act.object is not None and bonds.living(company.subjects[act.object]):
        people = ["person" in bonds.symbol(company.subjects[i]).kinds for i in (act.subject, act.object)]
        if people == [True, False]:
            company.speak_alone(act.subject)


_OWN = frozenset({"his", "her"})


def _turn_back_to_place(heard: Heard, meaning: Meaning) -> bool:
    """Say the pose alone, and go back to where a place begins in its last words: "growing on the moon", "on the surface
    of Mars". Whether one does.
    """
    cursor, pose = heard.cursor, meaning.senses["relation"][2]
    places = ((back, cursor.meaning(cursor.at - back)) for back in range(1, meaning.length))
    back = next((b for b, place in places if place and place.length > b and "setting" in place.senses), 0)
    if not back:
        return False
    cursor.at -= back
    for actor in heard.company.actors():
        heard.company.pose(actor, pose)
    return True


def _leave_unsaid(heard: Heard, meaning: Meaning) -> bool:
    """Read over a verb that says nothing here: a bus "driving down the street", light that is "giving warmth". Whether
    it does so.
    """
    cursor, company = heard.cursor, heard.company
    if meaning.text in _DRIVING and (cursor.next_text in _ALONG or cursor.ends()):
        return True
    rides = meaning.text in (*_DRIVING, "driving in")
    if rides and company.focus is not None and not bonds.living(company.subjects[company.focus]):
        return True
    if meaning.text not in _ACTIVITIES_AND_BASES or cursor.noun_ahead(_OBJECTS):
        return False
    heeded = cursor.last.text in VERBS and company.actor() is not None
    if "picture" not in meaning.senses and cursor.next_text not in _OBJECT_WORDS and not heeded:
        heard.around.unknown.append(cursor.last.written)
    return cursor.next_text not in _OBJECT_WORDS


def _had(kind: RelationKind, words: str) -> str:
    """How a relation's subject may have its object about it: "worn", "held" or not at all."""
    if kind == "holding":
        return "held"
    return "worn" if kind == "wearing" or words in ("in", *VAGUE) else ""


def setting(heard: Heard, meaning: Meaning) -> None:
    setting = meaning.senses["setting"]
    if heard.refuse(meaning.text, setting) or _add_skyline(heard, meaning):
        return
    if heard.clause.made_of:
        heard.around.unknown.append(meaning.text)
        heard.forget()
        return
    if setting == "branch" and not (
        meaning.text.startswith("on ") or heard.cursor.placed()
    ):  # "a tree with sprawling branches"
        heard.forget()
        return
    if meaning.text == "space" and _is_room_for_something(heard):
        heard.forget()
        return
    _whole_of(heard)
    loose = meaning.text == "water" and heard.cursor.before is not None and heard.cursor.before.kind == "word"
    if loose and not heard.cursor.placed():  # "drops of water"
        heard.forget()
        return
    if heard.clause.outside or heard.cursor.next_text in _MOODS:
        heard.forget()
        return
    if _bears(heard, setting):
        return
    if not heard.company.holds_what_follows and (setting != "sky" or _is_aloft(heard) or _over_clouds(heard, meaning)):
        _place(heard, setting, meaning.text)
    if setting == "sky" and not heard.mods.refusing:
        heard.around.sky = True
    if setting == "sky" and heard.cursor.next_text in COPULAS and not heard.cursor.placed():
        heard.clause.impersonal = heard.clause.sky = True
    if meaning.text in NIGHTLY:
        heard.around.single.setdefault("hour", "night")
    if meaning.text in PAINTED:
        heard.around.styles.append(PAINTED[meaning.text])
        heard.around.composition += ["portrait"] if setting in _SAT_FOR else []
    if meaning.text in WEATHERED:
        heard.around.weather.append(WEATHERED[meaning.text])
    heard.settle(place=True)


def _is_room_for_something(heard: Heard) -> bool:
    """Whether it is no outer space: "a space for both", "an office space", "within the space"."""
    cursor, before = heard.cursor, heard.cursor.before
    if before is not None and before.text in _MADE_SPACES:
        return True
    words = [piece.text for piece in cursor.pieces[max(cursor.start - _FEW, 0) : cursor.start]]
    phrase = words[max((i + 1 for i, word in enumerate(words) if word in _BEFORE_SPACE), default=0) :]
    begun = heard.mods.begun or not {"the", *DETERMINERS}.isdisjoint(phrase)
    return begun and cursor.vocabulary.isdisjoint(COSMIC)


def _bears(heard: Heard, setting: str) -> bool:
    """Whether somebody carries the place, or a vessel has it in it; then what is seen of it is a thing like others."""
    company, cursor = heard.company, heard.cursor
    carried = company.awaits in _BEARING or (company.awaits == "with" and _is_on_a_back(heard))
    if setting not in BORNE or not carried or cursor.placed() or not company.subjects or heard.mods.refusing:
        return False
    if cursor.next is None or "setting" not in cursor.next.senses:  # "a market town" is a town
        count, word = BORNE[setting]
        thing = company.add(naming.several(word, count))
        if thing is not None:
            company.meet(thing)
        heard.clause.after_noun = True
    heard.forget()
    return True


def _is_on_a_back(heard: Heard) -> bool:
    """Whether the words go on with "on its back"."""
    after = [piece.text for piece in heard.cursor.pieces[heard.cursor.at : heard.cursor.at + 3]]
    return after[:1] == ["on"] and after[-1] in _BACKS


def _add_skyline(heard: Heard, meaning: Meaning) -> bool:
    """Add the skyline of a city that is seen behind others: "Tokyo behind it". Whether there is one."""
    if meaning.text not in CITIES:
        return False
    company, name = heard.company, f"{meaning.text} skyline"
    behind = heard.in_background() or heard.cursor.next_text == "behind" or company.awaits in _BEFORE
    if not (behind and company.subjects and ATLAS.find(name)):
        return False
    place = company.add(naming.several(name, 1))
    if place is not None:
        company.meet(place)
    heard.forget()
    return True


def _whole_of(heard: Heard) -> None:
    """A place that is of a material is drawn in what that material is a look of: "a knitted city"."""
    look = WHOLE_OF.get(heard.mods.words.get("material", ""))
    if look and not heard.company.subjects:
        heard.around.styles.append(look)
        heard.mods.words.pop("material")


def _place(heard: Heard, setting: str, word: str) -> None:
    """Note the picture's place: of two the first, which "landscape" is not yet; the other one is reported."""
    around = heard.around
    had = around.single.get("setting")
    if had is not None and word in WAYS:
        return
    if had is None or (around.loose and had not in FIRM):
        around.single["setting"] = setting
        around.of_place = not heard.company.subjects
        around.loose = word in LOOSE_PLACES or _is_of_the_next(heard) or heard.cursor.next_text == "of"
    elif setting in BESIDE.get(had, frozenset()):
        return
    elif (both := TOGETHER.get(frozenset({had, setting}))) is not None:
        around.single["setting"] = both
    elif setting in RANGES and had != setting and not heard.mods.refusing:
        around.people = (*around.people, RANGES[setting])
    elif had != setting and word not in LOOSE_PLACES | EVERYWHERE and CITIES.get(word) != "street":
        around.unknown.append(word)
        if (seen := SEEN_BEYOND.get(setting)) is not None and SEEN_BEYOND.get(had) != seen:
            around.beyond.append(Beyond(seen, word))
    if not heard.mods.refusing:
        _gather(heard, word)
        said = [*heard.mods.said, *heard.mods.heard]
        crowd = max((CROWDED.get(adjective, 0) for adjective in said), default=0)
        crowded = ((crowd, "person"),) if crowd and not heard.company.subjects else ()
        around.people = around.people or PEOPLED.get(word, crowded)


def _gather(heard: Heard, word: str) -> None:
    """ "People at a concert" are not three."""
    company = heard.company
    for i, subject in enumerate(company.subjects):
        if subject.noun in ("people", "person") and subject.count == PLURAL and word in AUDIENCES:
            company.describe(i, count=AUDIENCES[word])


def _is_of_the_next(heard: Heard) -> bool:
    """Whether the place only says which kind of place comes next: "a mountain stream", not "a desert road"."""
    following = heard.cursor.next
    if following is None or following.text in LOOSE_PLACES:
        return False
    setting: str = following.senses.get("setting", "street")
    return setting != "street"


def _is_aloft(heard: Heard) -> bool:
    """Whether the main subject itself is in the sky, or nothing else is spoken of."""
    company = heard.company
    mounts = {r.object for r in company.relations if r.kind == "riding" and r.subject == 0}
    itself = company.focus in {0, *mounts} and heard.cursor.placed()
    return not heard.clause.impersonal and (not company.subjects or itself or heard.cursor.placed_first())


def _over_clouds(heard: Heard, meaning: Meaning) -> bool:
    """Whether the main subject is said to be above the clouds."""
    return meaning.text in ("above the clouds", "sea of clouds") and heard.company.focus == 0


def hour(heard: Heard, meaning: Meaning) -> None:
    if heard.refuse(meaning.senses["hour"]):
        return
    heard.around.single.setdefault("hour", meaning.senses["hour"])
    if "weather" in meaning.senses:
        heard.around.weather.append(meaning.senses["weather"])
    heard.settle(place=True)


def season(heard: Heard, meaning: Meaning) -> None:
    if not heard.refuse(meaning.senses["season"]):
        heard.around.single.setdefault("season", meaning.senses["season"])
        heard.settle(place=True)


def weather(heard: Heard, meaning: Meaning) -> None:
    if meaning.text == "rainbow" and heard.cursor.next_is("noun") and not heard.mods.refusing:
        heard.around.unknown.append(meaning.text)  # "rainbow macarons"
    elif not heard.refuse(meaning.senses["weather"]):
        heard.around.weather.append(meaning.senses["weather"])
        heard.around.sky |= meaning.text.rpartition(" ")[2] in ("sky", "skies")
        heard.settle(place=True)
