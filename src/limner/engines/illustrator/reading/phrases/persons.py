"""People by their names, and what somebody is made to be: "Emma Watson as a knight", "dressed as a witch"."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading import bonds, costumes, naming
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases.small_words import CALLED
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.names import AFTER_NAMES, PARTICLES
from limner.engines.illustrator.reading.tokens import Piece

_LONGEST = 3
"""Words after the first of a name."""
_WORKS = frozenset("painting paintings drawing drawings print prints artwork art sketch style mural".split())
_ROLES = {"woman in a dress": "bride", "man": "groom"}
"""Whose clothes show what a couple of people is by their own."""
_YOUNG = frozenset({"boy", "girl", "baby"})


def named(heard: Heard, meaning: Meaning) -> None:
    """A name is somebody, unless it only says whose thing comes, who made the picture, or how one is called."""
    cursor = heard.cursor
    first, before = cursor.start, cursor.before
    cursor.at += _rest(heard)
    pieces = cursor.pieces[first : cursor.at]
    words = [piece.written for piece in pieces]
    if before is not None and before.text in CALLED:
        return
    if cursor.next_text in _WORKS:
        heard.around.artists.append(" ".join(words))
        return
    if pieces[-1].genitive or _is_of_the_next(heard) or cursor.next_text in AFTER_NAMES:
        return
    if _is_tag(heard, before):
        heard.around.artists.append(" ".join(words))
        return
    if heard.refuse(" ".join(words)):
        return
    if heard.clause.role and heard.company.actor() is not None:
        heard.clause.role = ""
        heard.around.unknown.append(" ".join(words))
        return
    _introduce(heard, meaning, words)


def _is_of_the_next(heard: Heard) -> bool:
    """Whether the name is that of what is named next: "Oscar the dog"."""
    return heard.cursor.next_text == "the" and heard.cursor.noun_ahead()


def _is_tag(heard: Heard, before: Piece | None) -> bool:
    """Whether a name between commas, after what is to be seen, is that of a maker: "a castle, 8k, greg rutkowski"."""
    listed = before is not None and before.kind == "comma"
    return listed and heard.cursor.ends() and bool(heard.company.subjects or heard.around.single)


def _rest(heard: Heard) -> int:
    """How many of the next words belong to the name: unknown ones, other names, and what stands between them."""
    cursor, length = heard.cursor, 0
    for ahead in range(_LONGEST):
        at = cursor.at + ahead
        if at >= len(cursor.pieces) or cursor.pieces[at].kind != "word" or cursor.pieces[at - 1].genitive:
            break
        meaning = cursor.meaning(at)
        if _is_of_a_name(cursor.pieces[at], meaning):
            length = ahead + 1
        elif cursor.pieces[at].text not in PARTICLES:
            break
    return length


def _is_of_a_name(piece: Piece, meaning: Meaning | None) -> bool:
    """Whether it is another name of one word, or an unknown word that is no verb."""
    if meaning is None:
        return not piece.text.endswith("ing")
    return "name" in meaning.senses and piece.text == meaning.text


def _introduce(heard: Heard, meaning: Meaning, words: list[str]) -> None:
    company = heard.company
    known = next((heard.people[word] for word in words if word in heard.people), None)
    symbol = ATLAS.find(meaning.senses["name"])
    if known is None and symbol is not None:
        phrase = " ".join(words)
        made = Subject(noun=meaning.senses["name"], symbol=symbol.id, exact=False, phrase=phrase)
        known = company.add(naming.of_material(made, heard.clause.sculpted) if heard.clause.sculpted else made)
    if known is None:
        return
    heard.people.update(dict.fromkeys(words, known))
    company.meet(known)
    heard.clause = Clause(after_noun=True, relative=heard.clause.whose is not None)
    heard.forget()


def take_known_name(heard: Heard, word: str) -> bool:
    """Speak again of somebody who was introduced, where the word is his name: "Lincoln is barefoot". Whether it is."""
    known = heard.people.get(word)
    if known is None:
        return False
    heard.company.meet(known)
    heard.clause.after_noun = True
    heard.forget()
    return True


def role(heard: Heard, meaning: Meaning) -> None:
    heard.place_colours()
    heard.clause.role = "surely" if meaning.senses["role"] else "maybe"
    heard.company.drop_relation()
    heard.forget()
    heard.clause.after_noun = False


def take_roles(heard: Heard, names: Sequence[str]) -> bool:
    """Make those who were named last these, one each: "dressed as bride and groom". Whether the words say so."""
    company = heard.company
    people = [ATLAS.find(_ROLES.get(name, name)) for name in names]
    actors = [i for i in company.spoken if costumes.keeps_itself(bonds.symbol(company.subjects[i]))][-len(people) :]
    if not heard.clause.role or len(actors) != len(people) or not all(people):
        return False
    heard.clause.role = ""
    for actor, person in zip(actors, people, strict=True):
        if person is not None:  # the clothes alone: no work is brought to a wedding
            company.subjects[actor] = costumes.clad(company.subjects[actor], person.kinds[0], person)
    heard.forget()
    return True


def _in_the_form(player: Subject, thing: Symbol) -> Subject:
    """Somebody dressed as a thing, who has it about him; an animal stands up in it."""
    return replace(player, role=thing.id, calling="" if _is_person(player) else thing.words[0])


def _is_person(subject: Subject) -> bool:
    return bonds.is_a(bonds.symbol(subject), bonds.PERSON)


def take_role(heard: Heard, meaning: Meaning) -> bool:
    """Make somebody what the noun says, where the words do. Whether that is so.

    A person becomes it, an animal wears its clothes; of others the noun is reported.
    """
    said, heard.clause.role = heard.clause.role, ""
    company, actor = heard.company, heard.company.actor()
    thing = ATLAS[meaning.senses["noun"][0]]
    if not said or actor is None:
        return False
    person, player = bonds.is_a(thing, bonds.PERSON), company.subjects[actor]
    if not bonds.acts(player) or not (person or said == "surely"):
        return False
    if person and bonds.is_a(bonds.symbol(player), bonds.PERSON):
        age = player.age or ("young" if player.symbol in _YOUNG else "")
        company.subjects[actor] = replace(
            player, noun=meaning.text, symbol=thing.id, exact=meaning.senses["noun"][1], age=age
        )
        if heard.mods.colours:
            company.colour(actor, heard.mods.colours)
    elif person and costumes.keeps_itself(bonds.symbol(player)) and costumes.is_calling(meaning.text, thing):
        company.subjects[actor] = costumes.clad(player, meaning.text, thing)
    elif thing.limbs is not None:
        company.subjects[actor] = _in_the_form(player, thing)
    else:
        heard.around.unknown.append(heard.cursor.last.written)
    heard.clause.role = said if heard.cursor.next_is("name") else ""
    heard.forget()
    return True
