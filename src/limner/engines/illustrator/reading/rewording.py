"""Constructions said in the words that the grammar knows: "to its left" is "to the left of it", "with a rose painted on
it" is "with a picture of a rose", "another" in a list is another one of the kind that was named.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import phrasing
from limner.engines.illustrator.reading.tables import finite, idioms
from limner.engines.illustrator.reading.tables import rewordings as table
from limner.engines.illustrator.reading.tokens import Piece

_PRONOUNS = {"his": "him", "her": "her", "their": "them"}


def reworded(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces with such constructions in plainer words; all others as they are."""
    said = [piece for piece in pieces if piece.text != "also"]
    heard = frozenset(piece.text for piece in said)
    for phrase, rule in _RULES:
        if phrasing.may_stand(phrase, heard):
            said = _replaced(phrase, rule, said)
            heard = frozenset(piece.text for piece in said)
    return said


_Rule = Callable[[Sequence[Piece], Sequence[Piece], Sequence[Piece]], list[Piece] | None]
"""What stands for the words of a phrase that were found, by those, what is before and what is after them; None where
they stay."""


def _replaced(phrase: str, rule: _Rule, pieces: list[Piece]) -> list[Piece]:
    said: list[Piece] = []
    at = 0
    for span in phrasing.spans(phrase, pieces):
        said += pieces[at : span.start]
        found = pieces[span.start : span.end]
        new = rule(found, pieces[: span.start], pieces[span.end :])
        said += found if new is None else new
        at = span.end
    return [*said, *pieces[at:]] if at else pieces


def _words(text: str) -> list[Piece]:
    return [Piece(word, "word", word) for word in text.split()]


def _beside_it(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "To its left" as "to the left of it"."""
    if after and after[0].kind == "word" and after[0].text not in table.AFTER_SIDES:
        return None
    return _words(f"to the {found[2].text} of {_PRONOUNS.get(found[1].text, 'it')}")


def _pictured(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "With a rose painted on it" as "with a picture of a rose"."""
    rose = found[1 : next(i for i, piece in enumerate(found) if i > 1 and piece.text in _WAYS)]
    if len(rose) < 2 or not table.NO_PICTURE.isdisjoint(piece.text for piece in rose):
        return None
    return [found[0], *_words("a picture of"), *rose]


_WAYS = frozenset(table.DECORATED.rsplit(" ", 1)[1].split("|"))


def _with_a_microphone(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Singing a song into a microphone" as "singing and holding a microphone"."""
    held = next((piece.text for piece in after[:2] if piece.text in table.SPOKEN_INTO), "")
    return [found[0], *_words("and holding a")] if held else None


def _next_to(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    return _words("beside")


def _hands(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    return [replace(found[0], text="hands" if found[0].text == "palms" else "hand"), found[1]]


def _somebody_is(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "I am sitting" as "a person is sitting"."""
    if (before and before[-1].kind == "word" and before[-1].text != "and") or (after and after[0].text in table.ASKING):
        return None
    return [*_words("a person"), *found[1:]]


def _somebody(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Of me" as "of a person"."""
    return [found[0], *_words("a person")] if before else None


def _in_shades(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    """ "In reds" as "in shades of red"."""
    return [found[0], *_words("shades of"), _single(found[1])]


def _single(shade: Piece) -> Piece:
    return replace(shade, text=shade.text[:-1], written=shade.written[:-1])


def _framed(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "A painting of a ship hanging" as "a picture frame with a picture of a ship, hanging"."""
    if [piece.text for piece in before[-2:]] == ["with", "a"] and _is_a_frame(before[:-2]):
        return None
    at = next(i for i, piece in enumerate(found) if piece.text == "of")
    shown = list(found[at + 1 : -1]) if found[-1].text != "of" else []
    many = found[at - 1].text.endswith("s")
    cut = next((i for i, piece in enumerate(shown) if piece.text in table.CUT_AT), len(shown))
    if found[-1].text != "of" and not cut:
        return None
    frame = _words("picture frames with a picture of" if many else "picture frame with a picture of")
    return [*frame, *shown[:cut], *_words("hanging" if found[-1].text != "of" else "")]


def _is_a_frame(before: Sequence[Piece]) -> bool:
    return bool(before) and before[-1].text in ("frame", "frames")


def _hung(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """The same of a picture on a wall, where it is not the picture that is asked for."""
    if not any(piece.kind == "stop" or piece.text in ("with", "has", "and", "is", "are", "of") for piece in before):
        return None
    at = next(i for i in range(len(found) - 1, 0, -1) if found[i].text in ("on", "above", "over"))
    framed = _framed([*found[:at], found[at]], before, after)
    return framed and [*framed[:-1], *_words("hanging"), *found[at:]]


def _another(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Another on a rock" as "another bird on a rock", where the sentence began with one bird."""
    word = found[0].text
    if not after or after[0].text not in table.GOES_ON or not before:
        return None
    if word != "another" and before[-1].text not in table.ONE_MORE:
        return None
    stop = max((i + 1 for i, piece in enumerate(before) if piece.kind == "stop"), default=0)
    first = next((i for i in range(stop, len(before)) if before[i].text in ("one", "a", "an")), len(before))
    end = next((i for i in range(first, len(before)) if _ends_a_noun(before[i])), len(before))
    nouns = before[first + 1 : end]
    comma = any(piece.kind == "comma" or piece.text in ("and", "while") for piece in before[end:])
    return [*found, nouns[-1]] if nouns and comma else None


def _ends_a_noun(piece: Piece) -> bool:
    return piece.kind != "word" or piece.text in table.GOES_ON


def _named_before(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "The latter" as "the dog", where "a cat and a dog" were the last two that were named."""
    for at in range(len(before) - 2, 0, -1):
        if before[at].text == "and" and before[at + 1].text in table.ONE_MORE and before[at - 1].kind == "word":
            end = next((i for i in range(at + 2, len(before)) if _ends_the_pair(before[i])), len(before))
            noun = before[at - 1 if found[1].text == "former" else end - 1]
            return [found[0], noun] if end > at + 2 else None
    return None


def _ends_the_pair(piece: Piece) -> bool:
    return piece.kind != "word" or piece.text in table.PAIR_ENDS or piece.text in table.GOES_ON


def _hybrid(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "A cross between a lion and an eagle" as "a griffin"; those of two kinds that have no name as one of each."""
    said = [piece for piece in found if piece.text not in ("a", "an", "and", "half")]
    first, second = said[-2:]
    if name := table.HYBRIDS.get(frozenset({first.text, second.text})):
        return _words(name)
    if found[0].text in table.CROSSES:
        return None
    return [first, *_words("and a"), second]


def _does(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "A man fishes" as "a man fishing"."""
    goes_on = not after or after[0].kind != "word" or after[0].text in finite.AFTER
    return [found[0], *_words(finite.FINITE[found[1].text])] if goes_on else None


def _of_these(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    return [found[0], *_words("of")]


def _alone(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    return list(found[1:])


def _at_night(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    if after and after[0].text in table.NAMED_SO:
        return None
    return [*found, *_words("at night")]


def _dropped(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece]:
    return []


def _in_bunches(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Two bunches of ripe grapes" as "two ripe bunches of grapes"."""
    return [*found[2:-1], *found[:2], found[-1]]


def _plainly(words: str) -> _Rule:
    """A turn of speech as those words."""
    return lambda found, before, after: _words(words)


def _massaging(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Giving a man a massage" as "massaging a man"."""
    at = max(i for i, piece in enumerate(found) if piece.text in ("a", "an"))
    return [*_words("massaging"), *found[1:at]] if at > 1 else None


def _in_play(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "A ball" on a soccer field as "a soccer ball"."""
    spoken = {piece.text for piece in (*before, *after)}
    balls = {ball for sport, ball in idioms.SPORTS.items() if sport in spoken}
    named = before and before[-1].text in idioms.OF_ITS_KIND
    if len(balls) != 1 or named or (after and after[0].text in idioms.NO_BALL):
        return None
    return _words(balls.pop())


def _riding_in(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Taking a hot air balloon ride" as "riding in a hot air balloon"."""
    vehicle = [piece for piece in found[2:-1] if piece.text not in idioms.NO_RIDES]
    return [*_words("riding in a"), *vehicle] if vehicle else None


def _by_the_finger(found: Sequence[Piece], before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """ "Holding onto her mother's finger" as "holding hands with her mother", of a baby as "held by her mother"."""
    small = any(piece.text in idioms.BABIES for piece in before)
    start = 1 + sum(piece.text in ("onto", "on", "to") for piece in found[1:3])
    whose = found[start:-1]
    return [*_words("held by" if small else "holding hands with"), *whose] if len(whose) > 1 else None


_RULES: tuple[tuple[str, _Rule], ...] = (
    *((phrase, _plainly(words)) for phrase, words in idioms.IDIOMS.items()),
    (idioms.MASSAGES, _massaging),
    (idioms.FINGERS, _by_the_finger),
    (idioms.RIDES, _riding_in),
    ("ball", _in_play),
    (table.SIDES, _beside_it),
    *((f"{table.DECORATED} {where}", _pictured) for where in table.ON_IT),
    (table.VOICED, _with_a_microphone),
    (table.ELSEWHERE, _next_to),
    (table.PALMS, _hands),
    (table.MYSELF, _somebody_is),
    (table.BESIDE_ME, _somebody),
    (table.SHADES, _in_shades),
    (table.A_SHADE, lambda found, before, after: [_single(found[0])] if _goes_on(before) else None),
    (table.LISTED, _dropped),
    (table.BUSY, _dropped),
    (table.TEAMS, _dropped),
    (table.ANOTHER, _another),
    (table.OF_A_FIELD, _of_these),
    (table.GROUP_PICTURE, _alone),
    (table.STARGAZING, _at_night),
    (table.FRAMED, _framed),
    (table.PICTURED, _framed),
    (table.ON_THE_WALL, _hung),
    (table.ORDINAL, _named_before),
    *((phrase, _hybrid) for phrase in table.A_HYBRID),
    (table.HEADED, lambda found, before, after: _words("minotaur")),
    (finite.DOING, _does),
    (table.GEAR, lambda found, before, after: [found[0], *_words("a winter coat")]),
    (table.CLUSTERED, _in_bunches),
)


def _goes_on(before: Sequence[Piece]) -> bool:
    """Whether a list of shades stands before: "in shades of red and"."""
    return any(piece.text == "shades" for piece in before[-6:])
