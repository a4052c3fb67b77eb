"""Breeds of cats that are told by more than a colour: points, a ruff, a bare skin."""

from dataclasses import replace

from limner.drawing.geometry import ellipse, joined, line, moved, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, Slots
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.symbols.animals.cats import CAT, FACE, cat_face, mane
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.beast import beast

_POSES = "sitting, standing, walking, running, sleeping, lying, jumping, grazing"
_KINDS = "cat, pet, mammal, animal"


def _features(pen: Pen, frame: Frame, asleep: bool) -> None:
    faces.look(pen, frame, 7.0, -0.6, 3.5, iris="iris", slit=True, asleep=asleep)
    faces.cat_nose(pen, frame, 4.2, 1.7)
    faces.whiskers(pen, frame)


def _siamese_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    """Dark ears, and a dark mask about the muzzle and between the eyes."""
    ears, inner = faces.pointed_ears(frame)
    pen.part("points", ears)
    pen.mark("inner", inner)
    pen.part("coat", faces.head(frame, faces.CAT))
    mask = union(ellipse(0, 6.4, 9.4, 7.6), ellipse(0, -1, 5.2, 8))
    pen.mark("points", frame.path(moved(mask, faces.TURN, 0)), alpha=0.92)
    _features(pen, frame, asleep)


_SIAMESE = replace(
    CAT, build=replace(CAT.build, bulk=8, fore=(11.5, 7, 5.6, 5.2), hind=(17, 9, 5.4, 5.0)), face=_siamese_face,
    pattern=None, bib=False,
)  # fmt: skip


@symbol("siamese cat, siamese, siamese kitten, ragdoll cat, himalayan cat, birman", kinds=_KINDS, height=0.42,
    poses=_POSES, home="room", told_in="room, garden",
    slots={**FACE, "points": ("#5a4236", "primary"), "socks": ("#5a4236", "follow"), "coat": ("#efe3cd", "fixed"),
        "belly": ("#f8f0e2", "fixed"), "iris": ("#4f9fdc", "fixed")})  # fmt: skip
def siamese_cat(pen: Pen) -> None:
    beast(pen, _SIAMESE)


def _ruff(pen: Pen, frame: Frame, radius: float, low: float, asleep: bool) -> None:
    """Long hair about the face, which lies under it in sleep."""
    if not asleep:
        pen.part("coat", mane(Frame(*frame.at(0, low), frame.scale, frame.turn), radius, 9, 0.2, 0.07), tone=-0.05)


def _ruffed_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    """The tabby's, in a ruff of long hair."""
    _ruff(pen, frame, 19.5, 3.5, asleep)
    cat_face(pen, frame, asleep)


_PLUME = [(0, 2, 9), (-10, -4, 12), (-19, -15, 14), (-20, -29, 13), (-24, -38, 6)]
_RESTING_PLUME = [(-22, -7, 10), (-35, -7, 13), (-46, -13, 14), (-49, -26, 12), (-42, -34, 6)]
_MAINE_COON = replace(
    CAT, build=replace(CAT.build, bulk=12.5, length=44), face=_ruffed_face, tail=_PLUME, sitting_tail=_RESTING_PLUME
)


@symbol("maine coon, maine coon cat, norwegian forest cat", kinds=_KINDS, height=0.46,
    poses=_POSES, home="room", told_in="room, garden",
    slots={**FACE, "coat": ("#8f6a48", "primary"), "stripe": ("#553a26", "follow"), "belly": ("#efdcc0", "follow"),
        "socks": ("#efdcc0", "follow"), "iris": ("#b7c24a", "fixed")})  # fmt: skip
def maine_coon(pen: Pen) -> None:
    beast(pen, _MAINE_COON)


def _persian_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    """A flat face with small ears in a wide ruff."""
    _ruff(pen, frame, 20.5, 4, asleep)
    small = Frame(*frame.at(0, 2.4), frame.scale * 0.9, frame.turn)
    ears, inner = faces.pointed_ears(small)
    pen.part("coat", union(faces.head(frame, faces.CAT), ears))
    pen.mark("inner", inner)
    pen.mark("belly", faces.cat_muzzle(frame))
    _features(pen, frame, asleep)


_PERSIAN = replace(
    CAT, build=replace(CAT.build, bulk=13), face=_persian_face, pattern=None, tail=_PLUME, sitting_tail=_RESTING_PLUME
)
_WHITE: Slots = {
    **FACE, "coat": ("#f2ede4", "primary"), "belly": ("#fdfbf7", "follow"), "socks": ("#fdfbf7", "follow"),
    "iris": ("#d98f35", "fixed"), "whisker": ("#cfc6ba", "fixed"),
}  # fmt: skip


@symbol("persian cat, persian kitten, angora cat", kinds=_KINDS, height=0.38, poses=_POSES, slots=_WHITE, home="room",
    told_in="room, garden")  # fmt: skip
def persian_cat(pen: Pen) -> None:
    beast(pen, _PERSIAN)


def _bare_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    """Large ears, folds over the brow, no whiskers."""
    large = Frame(*frame.at(0, -1.5), frame.scale * 1.12, frame.turn)
    ears, inner = faces.pointed_ears(large)
    pen.part("coat", union(faces.head(frame, faces.CAT), ears))
    pen.mark("inner", inner)
    folds = joined(*(line([(-4 + faces.TURN, y), (faces.TURN, y - 1.4), (4 + faces.TURN, y)]) for y in (-7, -9.5)))
    pen.mark("coat", frame.path(folds), width=0.9 * frame.scale, tone=-0.12)
    faces.look(pen, frame, 7.0, -0.6, 3.9, iris="iris", slit=True, asleep=asleep)
    faces.cat_nose(pen, frame, 4.2, 1.7)


_SPHYNX = replace(_SIAMESE, face=_bare_face, sock=0.0)


@symbol("sphynx cat, sphynx, hairless cat", kinds=_KINDS, height=0.4, poses=_POSES, home="room", told_in="room",
    slots={**FACE, "coat": ("#e2b8a4", "primary"), "belly": ("#edcdbd", "follow"), "socks": ("#edcdbd", "follow"),
        "iris": ("#8fc0c9", "fixed"), "inner": ("#d8958a", "fixed")})  # fmt: skip
def sphynx_cat(pen: Pen) -> None:
    beast(pen, _SPHYNX)
