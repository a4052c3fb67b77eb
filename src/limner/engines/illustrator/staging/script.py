"""A picture worked out, before anything of it is drawn: who plays, where, in which light, and what is implied.

Drawing a prompt, cutting its subjects out, exploring it and enhancing it all begin with its script, and each adds only
what is its own.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.remade import overhead
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import (
    backs,
    bystanders,
    cast,
    contrast,
    decor,
    dishes,
    distance,
    foreground,
    forms,
    furnishing,
    implied,
    measures,
    parts,
    place,
    relations,
    scenery,
    seating,
    senses,
    spoken,
    states,
    strewn,
)
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.briefing import briefed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import FREE, Directions
from limner.engines.illustrator.staging.hours import Air
from limner.engines.illustrator.staging.posters import laid
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.units import Unit
from limner.engines.illustrator.style_transfer.mood import worded
from limner.engines.jobs import GenerateJob

_UPRIGHT = 1.25
"""From this ratio of height to width on, poses that are taller than wide are likelier."""


@dataclass(frozen=True, slots=True)
class Script:
    """All that is decided about a picture by its words, its job, its seed and its directions.

    `said` is what the prompt says with all that it implies, which the record tells; `reading` is that as it is staged:
    with the words of a style, and with what the relations mean once the things are known. Both number their subjects
    alike. `job` has the ground that the words ask for. `everybody` are the symbols of all subjects that are known and
    not refused, by number; `players` are those who are not left to the place. `units` are the players as they belong
    together; `parts` are shown by those whose parts they are and play no part of their own; `sights` are the players
    who rise in the distance behind them, `strewn` the subjects that lie or drift all over the place,
    `passers` those who pass by in the background. `air` is what
    hangs over the `place`.
    """

    said: Reading
    reading: Reading
    job: GenerateJob
    everybody: Mapping[int, Symbol]
    players: Mapping[int, Symbol]
    brief: Brief
    units: Sequence[Unit]
    parts: parts.Owners
    sights: Sequence[distance.Sight]
    strewn: frozenset[int]
    passers: frozenset[int]
    place: Setting
    air: Air
    directions: Directions
    dice: Dice

    @property
    def leading(self) -> list[Symbol]:
        """Those who decide where the picture plays, first the most important."""
        return cast.leading(self.reading, self.everybody)

    @property
    def left(self) -> Mapping[int, Symbol]:
        """Those who are left to the place."""
        return {i: symbol for i, symbol in self.everybody.items() if i not in self.players}

    @property
    def background(self) -> RGB | None:
        """The ground that was asked for."""
        return self.job.controls.background_color

    @property
    def coloured(self) -> bool:
        """Whether the colours of the whole are the controls' or the prompt's."""
        return bool(self.job.controls.colors or self.said.palette or self.said.made.stripes)

    @property
    def bare(self) -> bool:
        """Whether the subjects stand on a plain ground, without a place."""
        return self.background is not None or self.brief.traits.plain

    @property
    def flat(self) -> bool:
        """Whether all that is shown are flat figures."""
        return self.bare and all("figure" in symbol.kinds for symbol in self.players.values())

    def elsewhere(self, name: str, dice: Dice) -> Brief:
        """The brief that the same words have in another setting, by these dice."""
        reading = replace(self.reading, setting=name)
        return briefed(reading, self.job, self.leading, reading.banned, dice)


def script(
    reading: Reading,
    job: GenerateJob,
    directions: Directions = FREE,
    *,
    whole: bool = True,
    said: Reading | None = None,
) -> Script:
    """Works a picture out; the same reading, job and directions give the same script.

    Where the picture is not made as a `whole`, its subjects are to be put into another one: nothing of it is left to
    the place or to the page, and what is said of ground and sky is not theirs. `said` is what the record is to tell
    where the reading is no prompt's own.
    """
    dice = directions.dice or Dice(job.seed, reading.prompt)
    settled = forms.settled(reading if job.style is None else worded(reading, job.style), whole=whole)
    heard, colours = spoken.heard(settled, dice) if whole else (settled, spoken.Spoken())
    grounded = _grounded(heard, job) if whole else job
    known = cast.symbols(heard, heard.banned)
    toppings = dishes.owners(heard, known) if whole else {}
    heard, own = dishes.dressed(heard, toppings), {**parts.owners(heard, known), **toppings}
    everybody: Mapping[int, Symbol] = measures.measured(heard, parts.without(known, own))
    staged = contrast.told_apart(senses.settled(parts.absorbed(heard, own), everybody), everybody)
    furnished = whole and furnishing.asked(staged, everybody)
    staged, everybody = furnishing.set_up(staged, everybody) if furnished else (staged, everybody)
    near_only = not whole or bool({"cutaway", "isometric"} & {*staged.composition})
    far = () if near_only else distance.sights(staged, everybody)
    staged, near = _before(far, staged, everybody)
    brief = briefed(staged, grounded, cast.leading(staged, near), staged.banned, dice)
    brief = replace(brief, furnished=True, setting=staged.setting or brief.setting) if furnished else brief
    scattered = strewn.among(staged, everybody, brief) if whole else frozenset()
    passers = bystanders.passing(staged, everybody, brief) if whole else frozenset()
    players = _but(scattered | passers, everybody)
    if whole:
        laid_out = laid.spelled(staged) if brief.text else frozenset[int]()
        brief, players = _planned(directions.planned(brief), staged, _but(laid_out, players), colours, dice)
        staged, players = seating.offered(staged, players, brief)
    far = tuple(sight for sight in far if sight.number in players) if distance.shown(brief) else ()
    units = _units(staged, _but({sight.number for sight in far}, players), own, brief, dice)
    return Script(
        said=said or _without_style(settled, reading, job),
        reading=staged,
        job=grounded,
        everybody=everybody,
        players=players,
        brief=brief,
        units=units,
        parts=own,
        sights=far,
        strewn=scattered,
        passers=passers,
        place=directions.placed(place.place(brief, staged, units)) if whole else _floor(brief),
        air=place.over(brief, colours),
        directions=directions,
        dice=dice,
    )


def _but(numbers: Collection[int], everybody: Mapping[int, Symbol]) -> Mapping[int, Symbol]:
    """All others than those of the numbers."""
    return {i: symbol for i, symbol in everybody.items() if i not in numbers}


def _units(reading: Reading, near: Mapping[int, Symbol], own: parts.Owners, brief: Brief, dice: Dice) -> Sequence[Unit]:
    """Those who are near, as they belong together and turned as the words have it, with their own parts, what is
    implied and their states.
    """
    upright = brief.height > _UPRIGHT * brief.width
    units = relations.units(reading, near, brief.traits.level, dice, upright=upright)
    units = decor.furnished(units, brief.traits.decor)
    complete = states.seen(implied.adorned(parts.built_in(units, own, reading), reading), reading)
    return backs.turned(complete, reading)


def _before(
    far: Sequence[distance.Sight], reading: Reading, everybody: Mapping[int, Symbol]
) -> tuple[Reading, Mapping[int, Symbol]]:
    """The reading with the place from which the sights are seen, and who is before them."""
    near = _but({sight.number for sight in far}, everybody)
    return replace(reading, setting=distance.beheld(far, reading, near.values())), near


def _planned(
    usual: Brief, reading: Reading, everybody: Mapping[int, Symbol], said: spoken.Spoken, dice: Dice
) -> tuple[Brief, Mapping[int, Symbol]]:
    """The brief of a whole picture, and those who are not left to its place."""
    brief, players = scenery.left_to(usual, reading, everybody)
    if "aerial" in reading.composition and players:
        players = {i: symbol for i, symbol in everybody.items() if i in players or overhead.plan(symbol)}
    framing = brief.traits.framing and foreground.wanted(reading, dice) and not said
    framing = framing and not any(told.ground for told in reading.inscriptions)
    traits = replace(brief.traits, framing=framing, land=said.land, water=said.water, wall=said.wall, floor=said.floor)
    return replace(brief, traits=traits), players


def _floor(brief: Brief) -> Setting:
    """Where those are who are put into another picture: in water if that is their place, else on a floor."""
    return setting("underwater" if brief.setting == "underwater" else "studio")


def _grounded(reading: Reading, job: GenerateJob) -> GenerateJob:
    """The job with the ground that the prompt asks for ("on a yellow background"), where the controls name none."""
    if reading.background is None or job.controls.background_color is not None:
        return job
    return replace(job, controls=replace(job.controls, background_color=reading.background))


def _without_style(settled: Reading, reading: Reading, job: GenerateJob) -> Reading:
    """What was said, without the words that came with the job's style."""
    if job.style is None:
        return settled
    added = {*worded(reading, job.style).composition} - {*reading.composition}
    own = tuple(word for word in settled.composition if word not in added)
    return replace(settled, styles=reading.styles, composition=own)
