"""Verbs in the past tense and of the third person: "the author typed" is read as "typing" is."""

from functools import lru_cache

from limner.engines.illustrator.reading import bonds, lexicon
from limner.engines.illustrator.reading.cursor import DETERMINERS
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.senses import MUTE
from limner.engines.illustrator.reading.tables.relations import RELATIONS
from limner.engines.illustrator.reading.tables.verbs import VERBS

_PASSIVE = frozenset("by as in from with of".split())
"""After a participle these say what was done to somebody: "wrapped in", "painted by"."""
_GOING = frozenset(
    "playing walking running working dancing singing talking chatting laughing gazing looking swimming skating skiing "
    "jumping climbing sailing experimenting competing strolling speaking".split()
)
"""Participles of what is done by oneself, in and with something too."""
_NAMES = frozenset("called named titled entitled dubbed known lit set used left lost made found".split())
"""What is mostly said of somebody, and not of what he did."""
_JOINING = frozenset({"and", "who", "then", "that"})
_SHORT = 3


def retell(heard: Heard) -> None:
    """Let the finite verb at which the cursor stands be its participle, where somebody does it and no table has it."""
    cursor, word = heard.cursor, heard.cursor.next_text
    if word in _NAMES or heard.company.begins:
        return
    if len(word) <= _SHORT or not word.isalpha() or word.endswith("ing") or word in VERBS:
        return
    after = cursor.pieces[cursor.at + 1].text if cursor.at + 1 < len(cursor.pieces) else ""
    known = cursor.meaning(cursor.at)
    senses = known.senses.keys() - MUTE if known is not None else frozenset[str]()
    if (known is not None and known.length > 1) or "relation" in senses or "noun" in senses:
        return
    if (senses and after not in DETERMINERS) or not _is_done(heard):
        return
    participle = next((p for base in lexicon.bases(word) if (p := participles().get(base))), "")
    phrase = f"{participle} {after}"
    active = (
        after not in _PASSIVE or participle in _GOING or (after != "by" and (phrase in VERBS or phrase in RELATIONS))
    )
    if participle and active:
        cursor.retell(participle)


def _is_done(heard: Heard) -> bool:
    """Whether what comes next is what somebody does: straight after him, or after "and" and what he did before."""
    company, cursor = heard.company, heard.cursor
    if heard.clause.after_noun and company.focus is not None:
        return bonds.acts(company.subjects[company.focus])
    actor = company.actor()
    before = cursor.pieces[cursor.at - 1].text if cursor.at else ""
    return before in _JOINING and actor is not None and bonds.acts(company.subjects[actor])


@lru_cache(maxsize=1)
def participles() -> dict[str, str]:
    """By the base form of a verb of the tables its participle."""
    firsts = {phrase.partition(" ")[0] for phrase in (*VERBS, *RELATIONS)}
    found: dict[str, str] = {}
    for word in sorted(firsts):
        if word.endswith("ing"):
            found |= dict.fromkeys(_bases(word.removesuffix("ing")), word)
    return found


def _bases(stem: str) -> tuple[str, ...]:
    """What the base form of a participle may be: "writ", "write"; "sit" of "sitt"."""
    doubled = (stem[:-1],) if len(stem) > _SHORT and stem[-1] == stem[-2] else ()
    return (stem, f"{stem}e", *doubled)
