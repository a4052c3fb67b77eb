"""Icons, logos, stickers, badges and emblems: one mark, few colours, no place."""

from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging import palette
from limner.engines.illustrator.staging.assembly import assembled
from limner.engines.illustrator.staging.cast import FREE_POSES
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import even
from limner.engines.illustrator.staging.marks import badges, icons, logos, stickers
from limner.engines.illustrator.staging.script import Script
from limner.engines.illustrator.staging.units import Member, Unit
from limner.engines.illustrator.typesetting.legibility import readable

_FREE = frozenset({"full", "icon", "flat", "vector_art"})
"""Looks for which a mark chooses its own hand: nobody asked for another."""
_PAPER: RGB = (250, 246, 238)
_FEW = 2
"""Named colours up to which they are a mark's own; more of them, or shares, are a palette to be mapped."""


def stage(script: Script) -> Scene:
    """The subjects as a mark on a plain ground or on a plate, and nothing else."""
    reading, job = script.reading, script.job
    easel = Easel(script.brief, even(), 1.0, script.dice.rng)
    draft = _draft(script, easel)
    words = draft.words
    if "sticker" in words:
        stickers.draw(draft)
    elif words & {"badge", "emblem"}:
        badges.draw(draft)
    elif "logo" in words or draft.texts:
        logos.draw(draft)
    else:
        icons.draw(draft)
    asked = script.brief.traits.look
    sticker = "sticker" in words and asked == "full"
    scene = assembled(easel, script, job.controls.background_color or _PAPER)
    scene = replace(scene, look=draft.look if asked in _FREE and draft.look and not sticker else asked, detail=1)
    if draft.asked:
        return scene
    return readable(palette.controlled(scene, reading, job), job)


def _draft(script: Script, easel: Easel) -> Draft:
    reading, job, brief = script.reading, script.job, script.brief
    few = reading.palette if not job.controls.colors and len(reading.palette) <= _FEW else ()
    coloured = [s for s in reading.subjects if s.colours]
    return Draft(
        easel=easel,
        units=[_compact(unit, reading) for unit in script.units],
        dice=script.dice,
        texts=reading.quoted if brief.text else (),
        words=frozenset(reading.composition),
        asked=few,
        free=brief.traits.look in _FREE,
        own=brief.traits.look not in _FREE
        or bool(job.controls.colors)
        or len(reading.palette) > _FEW
        or (bool(coloured) and len(script.units) > 1),
        named=coloured[0].colours[0] if len(coloured) == 1 else None,
        reading=reading,
        background=job.controls.background_color,
    )


def _compact(unit: Unit, reading: Reading) -> Unit:
    """A lone figure in the pose that fills a square best, where the words leave its pose open."""
    lead = unit.lead
    subject = reading.subjects[lead.subject]
    if len(unit.members) > 1 or subject.pose or lead.pose not in FREE_POSES or lead.pose in subject.phrase.split():
        return unit
    poses = [p for p in lead.symbol.poses if p in FREE_POSES and (p != "sitting" or "person" not in lead.kinds)]
    best = min(poses, key=lambda pose: _slenderness(unit.lead.posed(pose)), default=lead.pose)
    return Unit((lead.posed(best),))


def _slenderness(member: Member) -> float:
    """How far from square: 1 and more."""
    box = member.box
    return max(box.width / box.height, box.height / box.width)
