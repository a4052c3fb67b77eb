"""The reader's public face."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from limner.drawing import colour
from limner.engines.illustrator.atlas import guests
from limner.engines.illustrator.atlas.guests import Invitation
from limner.engines.illustrator.reading import (
    apiece,
    calling,
    compounds,
    decor,
    dishes,
    emblems,
    foothills,
    fronts,
    heaps,
    implying,
    inscribing,
    lexicon,
    making,
    ones,
    parties,
    places,
    prints,
    refusals,
    regions,
    remarks,
    rewording,
    solids,
    spelling,
    standing,
    telling,
    tinted,
    tokens,
    tongues,
    troupes,
    vessels,
    views,
    walled,
    within,
)
from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.grammar import Grammar
from limner.engines.illustrator.reading.hosting import hosting
from limner.engines.illustrator.reading.lexicon import Lexicon
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.backdrops import BACKDROPS
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.reading.tokens import Piece


def read(prompt: str, negative: str = "") -> Reading:
    """What the prompt asks for, without what the negative prompt names.

    Never raises for any text; time grows linearly with its length and is bounded by `tokens.MAX_WORDS`.
    """
    invited = guests.present()
    return _usual(prompt, negative) if invited is None else _settled(prompt, negative, invited)


@lru_cache(maxsize=64)
def _usual(prompt: str, negative: str) -> Reading:
    """The reading by the words of the atlas alone, which a job asks for several times."""
    return _settled(prompt, negative, None)


def _settled(prompt: str, negative: str, invited: Invitation | None) -> Reading:
    """The reading with what goes without saying, told by all that the prompt says."""
    reading = _read(prompt, invited)
    kept = _without(reading, _read(negative, invited)) if negative.strip() else _cleaned(reading)
    kept = replace(kept, banned=refusals.words(negative))
    kept = implying.told_apart(solids.among(emblems.printed(vessels.meant(dishes.served(apiece.given(kept))))))
    return calling.called(troupes.performing(implying.implied(prints.written(places.of_age(places.entered(kept))))))


@lru_cache(maxsize=256)
def _read(prompt: str, invited: Invitation | None) -> Reading:
    """The reading, with that of the headline where a print is to be made."""
    reading = _read_alone(prompt, invited)
    lines = (*reading.quoted, *reading.made.lines)
    if not lines or not (reading.made.print or "poster" in reading.composition):
        return reading
    return replace(reading, made=replace(reading.made, headline=_read_alone(lines[0], invited)))


def _read_alone(prompt: str, invited: Invitation | None) -> Reading:
    words, quoted = tokens.split(prompt)
    pieces, seen = views.taken(fronts.seen(compounds.unfolded(ones.singled(rewording.reworded(words)))))
    known = _known(invited, pieces)
    meant = tongues.guarded(known, spelling.corrected(known, pieces))
    if meant != pieces:
        pieces, known = meant, _known(invited, meant)
    reading, said = within.settled(Grammar(known, pieces).read(prompt, quoted), pieces), remarks.remarks(pieces)
    reading = parties.seated(reading, pieces)
    region = regions.region(pieces)
    reading = replace(
        reading,
        composition=tuple(dict.fromkeys((*reading.composition, *seen))),
        subjects=heaps.heaped(reading.subjects, pieces),
        sky=tinted.colour_of(tinted.SKY, pieces),
        land=tinted.colour_of(tinted.LAND, pieces),
        water=tinted.colour_of(tinted.WATER, pieces),
        wall=tinted.colour_of(tinted.WALL, pieces),
        floor=tinted.colour_of(tinted.FLOOR, pieces),
        backdrop=_backdrop(pieces),
        region=region,
        decor=decor.style(pieces),
        finish=decor.finish(pieces),
        setting=regions.placed(reading.setting or views.room(seen) or telling.told(reading, pieces), region),
        remarks=said,
        inscriptions=inscribing.inscriptions(prompt, reading.subjects) if quoted else (),
        made=making.made(prompt, pieces, quoted, said),
    )
    if reading.sky and reading.land:
        own = {colour.parse(COLOURS[name]) for name in (reading.sky, reading.land)}
        reading = replace(reading, palette=tuple(rgb for rgb in reading.palette if rgb not in own))
    return inscribing.written(standing.standing(regions.played(walled.settled(foothills.settled(reading)))))


def _backdrop(pieces: Sequence[Piece]) -> str:
    words = {piece.text for piece in pieces}
    return next((kind for kind, names in BACKDROPS.items() if names & words), "")


def _known(invited: Invitation | None, pieces: list[Piece]) -> Lexicon:
    own = lexicon.load()
    return own if invited is None else hosting(own, invited, pieces)


def _without(reading: Reading, refused: Reading) -> Reading:
    """The reading less all that the other one names."""
    words = [*(s.noun for s in refused.subjects), *(s.symbol for s in refused.subjects if s.exact)]
    words += [*refused.weather, *refused.unknown, *refused.styles, *refused.composition]
    words += filter(None, [refused.setting, refused.time, refused.season])
    colours = {*refused.palette, *(rgb for s in refused.subjects for rgb in s.colours), *refused.excluded_colours}
    return _cleaned(
        replace(
            reading,
            excluded=tuple(dict.fromkeys([*reading.excluded, *words, *refused.excluded])),
            excluded_colours=tuple(dict.fromkeys([*reading.excluded_colours, *colours])),
        )
    )


def _cleaned(reading: Reading) -> Reading:
    """Drops what is excluded, and the relations that held of it; renumbers the other subjects."""
    refused = set(reading.excluded)
    unwanted = [i for i, s in enumerate(reading.subjects) if {s.noun, s.symbol} & refused]
    return replace(
        dropped(reading, unwanted),
        time=None if reading.time in refused else reading.time,
        season=None if reading.season in refused else reading.season,
        weather=tuple(w for w in reading.weather if w not in refused),
        styles=tuple(s for s in reading.styles if s not in refused),
        composition=tuple(c for c in reading.composition if c not in refused),
        palette=tuple(c for c in reading.palette if c not in reading.excluded_colours),
        remarks=remarks.kept(reading.remarks, reading.excluded),
        beyond=tuple(second for second in reading.beyond if refused.isdisjoint((second.place, second.words))),
    )
