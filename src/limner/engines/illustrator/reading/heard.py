"""Everything that is known while a prompt is read: the place in it, what waits for its noun, who was named."""

from dataclasses import dataclass, field

from limner.engines.illustrator.reading.company import Company
from limner.engines.illustrator.reading.cursor import ADJECTIVES, Cursor
from limner.engines.illustrator.reading.notes import Modifiers, Surroundings
from limner.engines.illustrator.reading.reading import Feature, Subject

BACKDROPS = frozenset({
    "in the background", "in the distance", "in the back", "in the far distance", "in the far background",
    "on the horizon", "far in the distance", "far away",
})  # fmt: skip
FOREGROUNDS = frozenset({"in the foreground", "in the front", "in the near foreground", "in the immediate foreground"})

_NATURAL = frozenset("green blue white brown gold golden grey gray".split())
"""Colours that places, hours and skies have anyway: they make no palette of the whole picture."""
_STUFFS = frozenset({"sand", "stone", "sandstone"})
"""Colours that are called by what land is of."""
_SKIES = {"blue": "clear", "light blue": "clear", "grey": "cloudy", "gray": "cloudy", "dark grey": "cloudy"}
"""What the weather is under a sky of this colour."""


@dataclass(slots=True)
class Clause:
    """What holds until the sentence ends.

    `copula`: "is" was said. `relative`: "that" or "which" was said. `after_noun`: the last phrase was a noun.
    `adjectival`: it was an adjective. `made_of`: a material comes next. `single`: so many of those named last are
    singled out. `whose`: the owner of the next thing. `last`: the kind of the last phrase. `backdrop`: "in the
    background" was said. `impersonal`: what was named last is the picture itself, such as "the mood"; `stranger`:
    it is a thing that nobody knows. `listed`: a comma stood before. `feature`: the subject and the part of its body
    that is spoken of. `pose` belongs to the next noun. `orphaned`: whether what comes next is "worn" or "held" by a
    thing that nobody knows. `role`: what comes next is "surely" or "maybe" what somebody is made to be. `compared`:
    who is compared with what comes next, and how. `outside`: the clause is about what lies outside of the picture's
    place, `sky`: about the sky. `shaped`: what comes next is a shape and no material. `on_it`: it is "painted" all
    over what was named, "printed" on it once, or "strewn" over it. `sculpted`: what the likeness of what comes next
    is made of.
    """

    copula: bool = False
    relative: bool = False
    after_noun: bool = False
    adjectival: bool = False
    made_of: bool = False
    single: int = 0
    whose: int | None = None
    last: str = ""
    backdrop: bool = False
    impersonal: bool = False
    stranger: bool = False
    listed: bool = False
    feature: tuple[int, str] | None = None
    pose: str = ""
    orphaned: str = ""
    role: str = ""
    compared: tuple[int, str] | None = None
    outside: bool = False
    shaped: bool = False
    on_it: str = ""
    sculpted: str = ""
    sky: bool = False


@dataclass(slots=True)
class Heard:
    """One prompt's reading as it goes on."""

    cursor: Cursor
    company: Company = field(default_factory=Company)
    mods: Modifiers = field(default_factory=Modifiers)
    around: Surroundings = field(default_factory=Surroundings)
    clause: Clause = field(default_factory=Clause)
    people: dict[str, int] = field(default_factory=dict)
    """Those who were named, by each word of their names."""
    wholes: dict[int, int] = field(default_factory=dict)
    """Subjects that are several, and the sentence that named them."""
    aside: list[Subject] = field(default_factory=list)
    """What somebody unknown wears or holds: drawn where nothing else is."""
    chosen: tuple[int, dict[str, str]] | None = None
    """Of the several that come next so many are spoken of, and what is said of these: "the largest of three boxes"."""
    lettered: bool = False
    """Whether the picture is to show a text."""

    def refuse(self, *words: str) -> bool:
        """Note these words as not wanted, where "without" holds of them. Whether it does."""
        if not self.mods.refusing:
            return False
        self.around.excluded += words
        self.mods = Modifiers(refusing=self.mods.refusing, refused=self.mods.refused + 1)
        return True

    def remember(self, kind: str, word: str) -> None:
        """What the next phrase has to know of this one."""
        clause = self.clause
        clause.last, clause.adjectival = kind, kind in ADJECTIVES
        if not clause.adjectival and kind != "noun":
            clause.after_noun = False
        if clause.adjectival:
            self.mods.heard.append(word)
        elif kind != "noun":
            self.company.join(word)

    def forget(self) -> None:
        """Nothing waits for a noun any more."""
        self.mods = Modifiers()

    def settle(self, *, place: bool = False) -> None:
        """What was read says something of the surroundings, unless it stands straight before a noun.

        `place`: it is where or when all plays, and colours before it are of that alone: "a fox in a green forest".
        """
        if self.cursor.next_text == "and" or not self.cursor.noun_ahead():
            self.company.drop_relation()
            if place and not self.mods.refusing:
                self._colour_place()
            self.place_colours()
            self.mods = Modifiers()

    def place_colours(self) -> None:
        """Colours that no noun took: said of the last thing after a copula, of the whole picture otherwise."""
        colours = self.mods.colours
        if not colours:
            return
        if self.mods.refusing:
            self.around.excluded_colours += [rgb for _, rgb in colours]
        elif self.clause.single:
            self.company.single_out(self.clause.single, colours)
        elif self.clause.feature and self.clause.copula:
            self._colour_feature(*self.clause.feature)
        else:
            self._colour_subjects()
        self.clause.single = 0
        self.mods.colours = []

    def _colour_subjects(self) -> None:
        colours = self.mods.colours
        if self.clause.sky and colours[0][0] in _SKIES:
            self.around.weather.append(_SKIES[colours[0][0]])
            return
        if self.clause.sky and len(colours) > 1:
            self._colour_place()
            return
        if self.clause.copula:
            targets = self.described()
        elif self.clause.after_noun:
            targets = [] if self.company.focus is None else [self.company.focus]
        elif self.company.awaits == "in" and len(colours) == 1 and self.company.actor() is not None:
            targets = self.company.actors()
        elif self.company.awaits in ("", "in") and self._are_each(len(colours)):  # "two balloons in red and blue"
            targets = self.company.topics()[-1:]
        else:
            targets = []
        for i in targets:
            self.company.colour(i, colours)
        if self.clause.copula:
            self.company.part()
        stuff = colours[0][0] in _STUFFS and self.company.awaits == "with"  # "an island with sand"
        if not targets and not self.mods.possessive and not stuff:  # "its black and white stripes"
            self.around.palette += [rgb for _, rgb in colours]

    def _are_each(self, colours: int) -> bool:
        """Whether those named last are several things, as many as there are colours at least."""
        named = self.company.topics()[-1:]
        return bool(named) and self.company.subjects[named[0]].count >= colours > 1

    def _colour_place(self) -> None:
        self.around.ground_colours += [rgb for name, rgb in self.mods.colours if name not in _NATURAL]
        self.mods.colours = []

    def _colour_feature(self, subject: int, part: str) -> None:
        name, rgb = self.mods.colours[-1]
        self.company.feature(subject, Feature(part, name, rgb))

    def singled(self) -> int | None:
        """The part of those named last that is spoken of now, if it is: "two of them …"."""
        number, self.clause.single = self.clause.single, 0
        return self.company.part_off(number) if number else None

    def in_background(self) -> bool:
        """Whether what is named is the background: "mountains in the distance"."""
        ahead = self.cursor.next
        return self.clause.backdrop or (ahead is not None and ahead.text in BACKDROPS)

    def described(self) -> list[int]:
        """Of whom an adjective after its noun is said."""
        company = self.company
        if self.clause.impersonal:
            return []
        if self.clause.relative and company.focus is not None:
            return [company.focus]
        return company.topics()
