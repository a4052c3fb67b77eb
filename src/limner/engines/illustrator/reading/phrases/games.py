"""Games: "two men are playing chess" have a board between them, though the prompt names none."""

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.reading.tables.games import Part

_AGAINST = frozenset({"with", "against"})
_NEVER_BEFORE = frozenset("of with the a an some and two three".split())
"""After these "playing cards" are things."""


def is_played(heard: Heard) -> bool:
    """Whether somebody plays, where the words may also be a thing: "playing cards"."""
    before = heard.cursor.before
    return not heard.company.begins and not (before is not None and before.text in _NEVER_BEFORE)


def game(heard: Heard, meaning: Meaning) -> None:
    """Bring the game's thing to those who play, unless the prompt names it itself."""
    word, part = meaning.senses["game"]
    thing = ATLAS.find(word)
    players = [] if heard.clause.stranger else _players(heard)
    if heard.mods.refusing or thing is None or not players:
        if not heard.refuse(meaning.text):
            heard.around.unknown.append(meaning.text.replace("play ", "playing ", 1))
        heard.forget()
        return
    for player in players:
        heard.company.pose(player, "" if part == "holding" else "playing")
    heard.company.part()
    if not _is_named(heard, thing):
        _bring(heard, word, thing, part, players)
    heard.forget()


def _players(heard: Heard) -> list[int]:
    company = heard.company
    return [i for i in company.actors() if bonds.acts(company.subjects[i])]


def _is_named(heard: Heard, thing: Symbol) -> bool:
    """Whether the thing is spoken of elsewhere in the prompt: "playing tennis with a wooden racket"."""
    cursor = heard.cursor
    spoken = {piece.text for piece in cursor.pieces[cursor.start : cursor.at]}
    own = {name.split()[-1] for name in thing.words} - spoken
    return not own.isdisjoint(cursor.vocabulary - spoken)


def _bring(heard: Heard, word: str, thing: Symbol, part: Part, players: list[int]) -> None:
    company = heard.company
    if part == "holding":
        for player in players:
            held = _thing(heard, word, thing, company.subjects[player].count)
            if held is not None:
                company.pose(player, "holding")
                company.relations.append(Relation("holding", player, held))
        return
    several = len(players) > 1 or company.subjects[players[0]].count > 1
    place = _thing(heard, word, thing, 1)
    if place is None:
        return
    if part == "between" and not several and _take_against(heard):
        company.relations.append(Relation("between", place, players[0]))
        company.meet(place)
        company.begin_relation("between", False, "", "between")
    elif part == "between" and several:
        company.relations.append(Relation("between", place, players[0], players[1] if len(players) > 1 else None))
    else:
        company.relations.append(Relation("next to", players[0], place))


def _take_against(heard: Heard) -> bool:
    """Read what leads to the other player, named after the game: "plays chess with a robot". Whether one is."""
    cursor = heard.cursor
    if cursor.next_text not in _AGAINST:
        return False
    cursor.at += 1
    if cursor.noun_ahead(("noun", "name", "group")):
        return True
    cursor.at -= 1
    return False


def _thing(heard: Heard, word: str, thing: Symbol, count: int) -> int | None:
    return heard.company.add(Subject(noun=word, symbol=thing.id, count=count, phrase=word))
