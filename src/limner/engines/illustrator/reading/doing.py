"""Verbs as they are met: who does what. What they say of places and poses is read by the rest of the grammar."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, lexicon, suffering, tenses
from limner.engines.illustrator.reading.bodily import AT_FEET, FEET
from limner.engines.illustrator.reading.cursor import ADJECTIVES, COPULAS, DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.senses import MUTE
from limner.engines.illustrator.reading.tables.verbs import (
    AT,
    FREEING,
    GIVING,
    HANDLESS,
    LEARNING,
    OBJECTED,
    OF_USE,
    TAKING,
    TAUGHT,
    VERBS,
)

_BY = " by"
"""The end of what is done to somebody: "hugged by"."""
_LONGEST = 5
_SHORT = 4
"""Letters of "king", "ring" and other words that only end like a verb."""
_AFTER = frozenset("and while who that which happily together both are is all".split()) | COPULAS
_PICTURES = frozenset({"painting", "drawing", "sketching", "paint"})
"""Verbs that are mostly a kind of picture: only straight after somebody do they say what he does."""
_THINGS = frozenset({"building"})
"""Verbs that are things as well: only between somebody and an article do they say what he does."""
_MAKING = frozenset({"making", "mixing", "brewing"})
"""Verbs for what the hands do only where a thing for the table comes next: no faces, no music, no trouble."""
_EPITHETS = frozenset({"fire breathing"})
"""Verbs of more than one word that stand before who does it."""
_READYING = frozenset({"preparing", "prepare"})
"""Verbs of cooks, unless they say what comes next: "preparing to jump"."""
_NEVER_AFTER = frozenset("of style by in".split())


def take_verb(heard: Heard) -> bool:
    """Note the verb at which the cursor stands. Whether it was read by this, as nothing else is to be made of it."""
    tenses.retell(heard)
    words = _verb(heard)
    if heard.mods.refusing:
        return False
    if not words:
        return any(take(heard) for take in _OTHERWISE)
    company, cursor, length = heard.company, heard.cursor, words.count(" ") + 1
    known = cursor.meaning(cursor.at)
    if known is not None and known.length > length and {"composition", "setting"} & known.senses.keys():
        return False  # "a greeting card", "a reading nook"
    if _is_of_a_name(heard, length):
        return False
    if _before_its_noun(heard, words):
        if _comes_to_do(heard, words):
            company.await_act(words)
    elif not company.begins and not heard.clause.stranger:
        for actor in company.doers() if not (VERBS[words] in OBJECTED or words.endswith(_BY)) else ():
            company.act(words, actor)
    else:
        return False
    if known is not None and (known.length >= length or length == 1) and not _is_learnt(heard, words, known):
        return False
    cursor.start = cursor.at
    cursor.at += length
    heard.clause.after_noun = heard.clause.adjectival = False
    company.part()
    return True


def _is_infinitive(heard: Heard) -> bool:
    """Whether "to" stands before the cursor, after who is taught or after who learns."""
    pieces, at = heard.cursor.pieces, heard.cursor.at
    if at < 2 or pieces[at - 1].text != "to":
        return False
    act = heard.company.last_act
    taught = act is not None and act.verb in TAUGHT and heard.clause.after_noun
    return taught or pieces[at - 2].text in LEARNING


def _is_learnt(heard: Heard, words: str, known: Meaning) -> bool:
    """Whether it is a verb alone though it might be a thing: "learning to ice skate"."""
    return _is_infinitive(heard) and not words.endswith("ing") and "relation" not in known.senses


def _take_preposition(heard: Heard) -> bool:
    """Read a preposition of the last verb, where one stands here: "to" whom it is given, "from" where it is rescued."""
    cursor, company = heard.cursor, heard.company
    word, act = cursor.next_text, company.last_act
    if word not in ("to", "from") or act is None or act.object is None or not cursor.noun_ahead(skipping=1):
        return False
    if act.verb in (GIVING if word == "to" else TAKING):
        cursor.start, cursor.at = cursor.at, cursor.at + 1
        company.pass_on(act, TAKING.get(act.verb, ""))
        return True
    if word == "from" and act.verb in FREEING and company.focus == act.object:
        cursor.start, cursor.at = cursor.at, cursor.at + 1
        company.begin_relation("on", False, "", "in")
        return True
    return False


def _take_walked(heard: Heard) -> bool:
    """Read "walking" before animals that are led: "walking three dogs". Whether it is said of somebody."""
    cursor, company = heard.cursor, heard.company
    if cursor.next_text not in _WALKING or not _names_somebody(heard):
        return False
    thing = cursor.thing_ahead(skipping=1)
    if not thing or not bonds.is_a(ATLAS[thing], frozenset({"animal"})):
        return False
    _begin(heard)
    company.begin_relation("left of", False, "walking", "walking a")
    return True


_WALKING = frozenset({"walking", "walks"})


def _begin(heard: Heard) -> None:
    """A word of a relation is read that no table has: whatever waited for its noun is over."""
    cursor = heard.cursor
    heard.place_colours()
    heard.mods = Modifiers()
    cursor.start, cursor.at = cursor.at, cursor.at + 1
    heard.clause.after_noun = heard.clause.adjectival = heard.clause.copula = False


def _take_feet(heard: Heard) -> bool:
    """Read "at" before somebody's feet: "a dog at the man's feet". Whether it stands there."""
    cursor, company = heard.cursor, heard.company
    words = [piece.text for piece in cursor.pieces[cursor.at + 1 : cursor.at + 1 + _TO_FEET]]
    if cursor.next_text not in AT_FEET or company.begins or FEET.isdisjoint(words) or "of" in words:
        return False
    _begin(heard)
    company.begin_relation("next to", False, "", cursor.pieces[cursor.start].text)
    return True


_TO_FEET = 4
"""So many words on the feet are named at most."""


def _take_station(heard: Heard) -> bool:
    """Read "at" before what one works at: "a cat at a piano" plays it. Whether one is."""
    cursor, company = heard.cursor, heard.company
    actor = company.actor()
    if cursor.next_text not in AT or company.begins or actor is None or not bonds.acts(company.subjects[actor]):
        return False
    thing = cursor.thing_ahead(skipping=1)
    if not thing or not ATLAS[thing].worked:
        return False
    _begin(heard)
    company.begin_relation("next to", False, "", AT[0])
    return True


def _take_unlisted(heard: Heard) -> bool:
    """Read a verb that no table has, after somebody and before a thing: "a woman winding a clock". Whether one is."""
    cursor, company = heard.cursor, heard.company
    word, actor = cursor.next_text, company.actor()
    if not (_may_be_a_verb(heard) and actor is not None and bonds.acts(company.subjects[actor])):
        return False
    article = cursor.at + 1 < len(cursor.pieces) and cursor.pieces[cursor.at + 1].text in DETERMINERS
    plainly = cursor.meaning(cursor.at) is None and cursor.noun_ahead(skipping=1)
    plainly = plainly and (_names_somebody(heard) or _is_infinitive(heard))
    if not (article or plainly):
        return False
    _begin(heard)
    company.learn(word)
    company.begin_relation("looking at", False, "", word)
    return True


def _may_be_a_verb(heard: Heard) -> bool:
    """Whether the cursor is straight after a noun, at a participle that means nothing else."""
    cursor = heard.cursor
    word, known = cursor.next_text, cursor.meaning(cursor.at)
    participle = word.endswith("ing") and len(word) > _SHORT and word.isalpha() and word not in {*HANDLESS, *VERBS}
    if _is_infinitive(heard) and word.isalpha() and cursor.noun_ahead(skipping=1):
        return known is None or not known.senses.keys() - MUTE
    return participle and heard.clause.after_noun and (known is None or not known.senses.keys() - MUTE)


def _verb(heard: Heard) -> str:
    """The longest form of a verb that begins at the cursor, as the table has it."""
    pieces, at = heard.cursor.pieces, heard.cursor.at
    words = [piece.text for piece in pieces[at : at + _LONGEST] if piece.kind == "word"]
    if heard.cursor.ends():
        return ""
    for length in range(len(words), 0, -1):
        text = " ".join(words[:length])
        for form in (text, *(" ".join([base, *words[1:length]]) for base in lexicon.bases(words[0]))):
            if form in VERBS and _is_verb(heard, form, words[0]):
                return form
    return ""


def _is_verb(heard: Heard, form: str, word: str) -> bool:
    """Whether it is the verb here: "slides", "a slide" and "a painting of a fox" are things."""
    cursor = heard.cursor
    before = cursor.pieces[cursor.at - 1] if cursor.at else None
    after = cursor.pieces[cursor.at + 1].text if cursor.at + 1 < len(cursor.pieces) else ""
    if form in _READYING and after in ("to", "for"):
        return False
    if form in _PICTURES or word in _PICTURES:
        if before is not None and before.text == "to" and not word.endswith("ing"):  # "learning to paint"
            return True
        straight = before is not None and (before.text in _AFTER or _names_somebody(heard))
        if before is not None and before.text in COPULAS and form.endswith("ing"):  # "she is painting in a park"
            return after != "of"
        return straight and after not in ("", *_NEVER_AFTER) and cursor.at + 1 < len(cursor.pieces)
    if form in _MAKING:
        thing = cursor.thing_ahead(skipping=1)
        return _names_somebody(heard) and bool(thing) and ATLAS[thing].place == "surface"
    if form in _THINGS:
        return _names_somebody(heard) and after in DETERMINERS
    if form.endswith("ing") or " " in form:
        return True
    if before is not None and before.text == "to":
        return True
    if word != form and word.endswith("s") and _names_somebody(heard):
        return True
    meaning = cursor.meaning(cursor.at)
    if meaning is None or before is None or before.text in DETERMINERS:
        return False
    return bool(meaning.senses.keys() & {"relation", "pose", "game"})


def _is_of_a_name(heard: Heard, length: int) -> bool:
    """Whether it is the first word of a thing's or a group's name: "a marching band", "a praying mantis"."""
    known = heard.cursor.meaning(heard.cursor.at)
    if known is None or known.length <= length:
        return False
    if "noun" in known.senses and bonds.put_on(ATLAS[known.senses["noun"][0]]):  # "a frog, reading glasses"
        return True
    return bool(known.senses.keys() & {"noun", "group"}) and not _names_somebody(heard)


def _names_somebody(heard: Heard) -> bool:
    """Whether the piece before is the noun of somebody who acts."""
    focus = heard.company.focus
    return heard.clause.after_noun and focus is not None and bonds.acts(heard.company.subjects[focus])


def _before_its_noun(heard: Heard, words: str) -> bool:
    """Whether it stands between an article and a noun: "a dancing bear"."""
    cursor = heard.cursor
    if cursor.at == 0 or (" " in words and words not in _EPITHETS) or not words.endswith("ing"):
        return cursor.at == 0 and cursor.noun_ahead() and words.endswith("ing")
    before = cursor.meaning(cursor.at - 1)
    text = cursor.pieces[cursor.at - 1].text
    return text in DETERMINERS or (before is not None and bool(before.senses.keys() & (ADJECTIVES - {"pose"})))


def _comes_to_do(heard: Heard, words: str) -> bool:
    """Whether the noun after a participle does that: "a dancing bear". A knitting basket is for it, and so is a reading
    nook.
    """
    cursor = heard.cursor
    thing = cursor.thing_ahead(skipping=1)
    if not thing:
        return cursor.noun_ahead(("group", "varied", "name"), skipping=1)
    return VERBS[words] not in OF_USE or bonds.alive(ATLAS[thing])


_OTHERWISE = (
    _take_feet,
    _take_walked,
    _take_preposition,
    suffering.take_participle,
    suffering.take_service,
    _take_station,
    _take_unlisted,
)
"""What else may say what somebody does, in this order."""
