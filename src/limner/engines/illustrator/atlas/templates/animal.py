"""What animals of many sorts share: faces, eyes, arms, and the points that relations use."""

from limner.drawing.geometry import Point, ellipse, joined, limb, mirrored
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, Slots, eye, shut_eye

WILD = "wild animal, mammal, animal"

PLAIN_FACE: Slots = {**EYES, "nose": ("#2b2228", "fixed")}
SMALL_FACE: Slots = {**EYES, "nose": ("#e58f8f", "fixed"), "inner": ("#eeb3ad", "fixed")}
WILD_FACE: Slots = {**EYES, "nose": ("#2b2228", "fixed"), "inner": ("#e9b0a4", "fixed"), "hoof": ("#4b3a3d", "fixed")}


def swimmer(coat: str, belly: str, extra: Slots | None = None) -> Slots:
    """The slots of what swims, dark above and pale below."""
    return {**EYES, "coat": (coat, "primary"), "belly": (belly, "follow"), **(extra or {})}


def eyed(pen: Pen, x: float, y: float, radius: float = 2.4) -> None:
    """An eye on a pale ring."""
    pen.part("glint", ellipse(x, y, radius * 1.5), shade="flat")
    eye(pen, (x, y), radius)


def glance(pen: Pen, frame: Frame, x: float, y: float, radius: float, asleep: bool) -> None:
    """An eye of a head's frame, shut in sleep."""
    (shut_eye if asleep else eye)(pen, frame.at(x, y), radius * frame.scale)


def mirrored_arms(pen: Pen, slot: str, chain: list[tuple[float, float, float]], tone: float = 0.0) -> None:
    """Both arms of one that faces the viewer, from one arm's points and thicknesses."""
    arm = limb(chain)
    pen.part(slot, joined(arm, mirrored(arm)), tone=tone)


def side_ends(pen: Pen, head: Point, eye_at: Point, mouth: Point, hat: Point, back: Point) -> None:
    """The anchors of one without a neck, seen from the side."""
    pen.anchor(feet=(0, 0), head=head, eye=eye_at, face=eye_at, mouth=mouth, hat=hat, back=back, seat=back, neck=head,
        hand=mouth, held=mouth, lean=back)  # fmt: skip


def swimming_ends(pen: Pen, head: Point, eye_at: Point, mouth: Point, hat: Point, back: Point, tail: Point) -> None:
    """The anchors of one that swims."""
    pen.anchor(feet=(0, 0), head=head, face=head, eye=eye_at, mouth=mouth, hand=mouth, hat=hat, back=back, seat=back,
        tail=tail, neck=head, lean=mouth)  # fmt: skip


def head_ends(
    pen: Pen,
    frame: Frame,
    eye_at: tuple[float, float],
    mouth: tuple[float, float],
    hat: tuple[float, float] = (-2, -11),
) -> None:
    """The anchors of a head in its frame."""
    pen.anchor(head=frame.at(0, 0), eye=frame.at(*eye_at), face=frame.at(6, 1), mouth=frame.at(*mouth),
        hat=frame.at(*hat), hand=frame.at(*mouth))  # fmt: skip


def framed_ends(
    pen: Pen, f: Frame, eye_at: Point, mouth: Point, hat: Point, back: Point, tail: Point, hand: Point | None = None
) -> None:
    """The anchors of a small one whose head has a frame."""
    pen.anchor(feet=(0, 0), head=f.at(0, 0), face=f.at(5, 0), eye=f.at(*eye_at), mouth=f.at(*mouth), hat=f.at(*hat),
        neck=f.at(-4, 9), back=back, seat=back, tail=tail, hand=hand or f.at(*mouth), lean=f.at(8, 20))  # fmt: skip


def reared_ends(
    pen: Pen, f: Frame, eye_at: Point, mouth: Point, hat: Point, back: Point, tail: Point, hand: Point
) -> None:
    """The anchors of a great one with hands, whose head has a frame."""
    pen.anchor(feet=(0, 0), head=f.at(0, 0), face=f.at(6, 0), eye=f.at(*eye_at), mouth=f.at(*mouth), hat=f.at(*hat),
        neck=f.at(-6, 12), back=back, seat=back, tail=tail, hand=hand, held=hand, lean=f.at(8, 30))  # fmt: skip
