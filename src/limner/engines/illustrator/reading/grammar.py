"""The grammar: one pass from left to right over a prompt's phrases.

Modifiers gather until a noun takes them; words between two nouns become a relation; the rest sets the surroundings.
`senses.py` decides what kind a phrase is, a function in `phrases/` says what one of that kind means; `company.py` knows
who is spoken of.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import simplemma

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import calling, doing, lexicon, senses
from limner.engines.illustrator.reading.cursor import ADJECTIVES, DETERMINERS, Cursor
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.lexicon import Lexicon, Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.phrases import (
    artists,
    bearing,
    comparing,
    counting,
    describing,
    games,
    groups,
    palette,
    parts,
    persons,
    pictures,
    sheets,
    small_words,
    styles,
    surrounding,
    things,
)
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.relating import VAGUE
from limner.engines.illustrator.reading.tables.names import AFTER_NAMES, BEFORE_PLACES
from limner.engines.illustrator.reading.tokens import Piece

READERS: Mapping[str, Callable[[Heard, Meaning], None]] = {
    "negation": small_words.negation,
    "nobody": small_words.nobody,
    "undrawn": small_words.undrawn,
    "made of": small_words.made_of,
    "side": small_words.side,
    "noun": things.noun,
    "group": groups.group,
    "varied": groups.varied,
    "name": persons.named,
    "maker": artists.maker,
    "game": games.game,
    "role": persons.role,
    "comparison": comparing.comparison,
    "stuff": describing.stuff,
    "number": counting.number,
    "collection": counting.collection,
    "colour": describing.in_colour,
    "material": describing.material,
    "portion": describing.portion,
    "body": parts.part,
    "pose": describing.pose,
    **{kind: partial(describing.attribute, kind=kind) for kind in describing.ATTRIBUTES},
    "relation": surrounding.relation,
    "setting": surrounding.setting,
    "hour": surrounding.hour,
    "season": surrounding.season,
    "weather": surrounding.weather,
    "composition": styles.composition,
    "sheet": sheets.sheet,
    "style": styles.style,
}
"""What is done with a phrase of each kind."""
_FIRST = ("negation", "nobody", "undrawn", "made of", "side", "role", "comparison", "maker")
"""Kinds that count whatever else a phrase may mean."""
_PARTICIPLES = ("ing", "ed")
_MOST_DIGITS = 3
"""Of a number that counts; longer ones are years and serial numbers."""


class Grammar:
    """Reads one prompt. Use `read`; an object serves once."""

    def __init__(self, words: Lexicon, pieces: list[Piece]) -> None:
        self._heard = Heard(Cursor(words, pieces))

    def read(self, prompt: str, quoted: tuple[str, ...]) -> Reading:
        """The reading of all pieces."""
        heard = self._heard
        heard.lettered = bool(quoted)
        while not heard.cursor.done:
            self._step()
        heard.place_colours()
        heard.company.stop()
        groups.people(heard)
        groups.those_aside(heard)
        around = heard.around
        return Reading(
            prompt=prompt,
            subjects=tuple(heard.company.subjects),
            relations=_unique(heard.company.relations),
            acts=heard.company.done(),
            setting=self._place(),
            of_place=around.of_place,
            beyond=_unique(around.beyond),
            time=around.single.get("hour"),
            season=around.single.get("season"),
            weather=_unique(around.weather),
            composition=_unique(around.composition),
            styles=palette.printed(artists.styled(around.styles, around.artists), around.composition),
            quoted=quoted,
            palette=_unique(around.palette if heard.company.subjects else [*around.palette, *around.ground_colours]),
            background=around.single.get("background"),
            excluded=_unique(around.excluded),
            excluded_colours=_unique(around.excluded_colours),
            unknown=_unique(around.unknown),
            artists=_unique(around.artists),
        )

    def _place(self) -> str | None:
        """The setting that was named, or the sky; where snow lies and nobody is there, its land is meant."""
        around = self._heard.around
        named: str | None = around.single.get("setting") or self._sky()
        lies = "snow" in around.weather and not self._heard.company.subjects
        return None if named == "sky" and lies else named

    def _sky(self) -> str | None:
        """The sky, where it was spoken of and all that was named is in it."""
        around = self._heard.around
        below = any(ATLAS[subject.symbol].place not in ("sky", "air") for subject in self._heard.company.subjects)
        return "sky" if around.sky and not below else None

    def _step(self) -> None:
        if (had := bearing.taken(self._heard)) is not None:
            if had.senses:
                READERS["relation"](self._heard, had)
            return
        if doing.take_verb(self._heard):
            return
        piece, meaning = self._heard.cursor.advance()
        if piece.kind == "comma":
            self._pause()
        elif piece.kind == "stop":
            self._stop()
        elif meaning is None:
            self._number_or_unknown(piece)
        else:
            self._take(meaning)

    def _pause(self) -> None:
        """A comma ends a phrase unless adjectives, colours or refusals are being listed."""
        heard, mods, cursor = self._heard, self._heard.mods, self._heard.cursor
        if mods.colours and (cursor.next_is("colour") or _lists_another_colour(cursor)):
            return
        if heard.clause.adjectival and cursor.next_is(*ADJECTIVES) and cursor.noun_ahead(("noun", "group", "setting")):
            return
        if mods.begun and not mods.refusing and _describes_on(cursor):
            return
        keeps = mods.refused and cursor.or_ahead()
        heard.place_colours()
        heard.mods = Modifiers(refusing=mods.refusing, refused=mods.refused) if keeps else Modifiers()
        after_noun = heard.clause.after_noun and cursor.adjectives_only()
        orphaned = "worn" if heard.clause.orphaned else ""
        heard.clause = Clause(
            after_noun=after_noun,
            backdrop=heard.clause.backdrop,
            listed=True,
            orphaned=orphaned,
            outside=heard.clause.outside,
        )
        heard.company.comma()

    def _stop(self) -> None:
        """A full stop ends everything."""
        self._heard.place_colours()
        self._heard.forget()
        self._heard.clause = Clause()
        self._heard.company.stop()

    def _number_or_unknown(self, piece: Piece) -> None:
        heard, word = self._heard, piece.written
        if word.isdecimal():
            counting.count(heard, int(word) if len(word) <= _MOST_DIGITS else None)
        elif (
            persons.take_known_name(heard, word)
            or _says_nothing(word)
            or heard.refuse(word)
            or self._names_a_place(word)
            or describing.take_part(heard, word)
        ):
            return
        elif (somebody := calling.somebody(word)) is not None:
            heard.around.unknown.append(word)
            things.noun(heard, somebody)
        else:
            heard.around.unknown.append(word)
            called = heard.clause.after_noun and heard.company.is_of_somebody() and not heard.mods.begun
            heard.clause.after_noun = heard.clause.adjectival = False
            if heard.cursor.qualifies("colour", ("noun", "group")):
                heard.mods.said.append(word)
            else:  # it was itself the thing that all this was about
                self._meet_stranger(word, called=called)

    def _names_a_place(self, word: str) -> bool:
        """Whether it is the name of a river or a street: "the Danube River", "Lake Geneva"."""
        cursor = self._heard.cursor
        after = cursor.before is not None and cursor.before.text in BEFORE_PLACES and cursor.next is None
        named = cursor.next_text in AFTER_NAMES or (after and not word.endswith(_PARTICIPLES))
        return named and not simplemma.is_known(word, "en")

    def _meet_stranger(self, word: str, *, called: bool) -> None:
        """An unknown noun, or an unknown verb: "a cat stretching on a chair" is on it all the same.

        `called`: it stands straight after somebody alive, who is called so: "a raccoon zorbl behind a counter".
        """
        heard = self._heard
        if heard.cursor.after_of():  # "a statue of Anubis": the statue is still spoken of
            heard.forget()
            return
        thing = heard.company.awaits not in ("", *VAGUE)
        if thing and heard.cursor.next_text == "of":  # "on the handlebars of a bicycle": it is on that
            heard.cursor.at += 1
            heard.forget()
            return
        if heard.cursor.next_text != "and" or not heard.company.awaits:  # "with a flurgle and a hat"
            heard.company.drop_relation()
            heard.company.part()
            heard.clause.stranger = not (thing or called or word.endswith(_PARTICIPLES) or heard.cursor.after_and())
        heard.forget()

    def _take(self, meaning: Meaning) -> None:
        heard, found = self._heard, meaning.senses
        first = next((kind for kind in _FIRST if kind in found), None)
        if first:
            READERS[first](heard, meaning)
        elif pictures.put_on(heard, meaning) or ("credit" in found and artists.credit(heard, found["credit"])):
            return
        elif "noun" in found and "relation" not in found and senses.is_done(meaning, heard):
            heard.remember("silent", meaning.text)
        elif (picture := pictures.framed(heard, meaning)) is not None:
            things.noun(heard, picture)
        elif meaning.text in palette.GROUND and not heard.mods.refusing:
            palette.of_the_ground(heard)
        elif "carrier" in found and not ("noun" in found and palette.is_thing(heard)):
            palette.of_the_picture(heard)
        elif (
            senses.is_shape(meaning, heard)
            or not found.keys() - senses.MUTE
            or ("silent" in found and heard.cursor.next_text == "of")
        ):
            small_words.mute(heard, meaning)
        else:
            kind = senses.chosen(meaning, heard)
            heard.remember(kind, meaning.text)
            READERS[kind](heard, meaning)


def _lists_another_colour(cursor: Cursor) -> bool:
    """Whether "and" and the last colour of a list come next: "yellow, red, and blue"."""
    following = cursor.meaning(cursor.at + 1) if cursor.next_text == "and" else None
    return following is not None and "colour" in following.senses


def _describes_on(cursor: Cursor) -> bool:
    """Whether one or two words that only describe, known or not, come next and then the noun: "two brown, fibrous
    coconuts", "five flat, rectangular phones".
    """
    if (
        cursor.ends()
        or cursor.next_text in DETERMINERS
        or cursor.next_is("noun", "relation", "silent", "number", "pose")
    ):
        return False
    skipped = 0 if cursor.next is not None else 1
    return cursor.noun_ahead(("noun", "group"), skipped)


def _says_nothing(word: str) -> bool:
    """Whether it is a single letter or an adverb."""
    return (len(word) == 1 and word.isascii()) or lexicon.is_adverb(word)


def _unique(values: Sequence[Any]) -> tuple[Any, ...]:
    """The values in their order, each once."""
    return tuple(dict.fromkeys(values))
