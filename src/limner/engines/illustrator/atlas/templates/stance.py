"""The poses of people: angles of arms and legs, degrees from straight down toward the right of the picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stance:
    """A pose: arms and legs as (upper, lower) angles, legs with the foot's turn.

    `turn` 0 is frontal, 1 three-quarter. `lift` is how far the feet stand above the ground: on a board with wheels.
    """

    near_arm: tuple[float, float]
    far_arm: tuple[float, float]
    near_leg: tuple[float, float, float]
    far_leg: tuple[float, float, float]
    lean: float = 0.0
    turn: float = 0.2
    nod: float = 0.0
    far_over: bool = False
    book: bool = False
    asleep: bool = False
    lift: float = 0.0


STANCES: dict[str, Stance] = {
    "standing": Stance((-13, -3), (20, 2), (-3, -2, 0), (8, 4, 0), nod=3),
    "waving": Stance((-14, -4), (112, 166), (-3, -2, 0), (8, 4, 0), nod=4),
    "holding": Stance((-13, -2), (16, 96), (-3, -2, 0), (9, 4, 0), turn=0.45, nod=3, far_over=True),
    "reading": Stance((12, 84), (26, 112), (-3, -2, 0), (8, 4, 0), turn=0.5, nod=8, far_over=True, book=True),
    "walking": Stance((-26, -8), (30, 52), (24, 12, -10), (-15, -36, 26), lean=3, turn=0.9),
    "running": Stance((-52, 28), (48, 132), (70, 2, -6), (-26, -46, 42), lean=11, turn=0.9, nod=-4),
    "floating": Stance((-62, -96), (74, 122), (-24, -52, 24), (34, -8, 4), lean=8, turn=0.35, nod=4),
    "flying": Stance((-58, -74), (100, 112), (-56, -66, 58), (-40, -62, 58), lean=58, turn=0.7, nod=-26),
    "resting": Stance((24, 72), (34, 84), (114, 56, 0), (110, 66, 0), lean=-9, turn=0.7),
    "sleeping": Stance((24, 72), (30, 80), (114, 56, 0), (110, 66, 0), lean=-9, turn=0.7, nod=17, asleep=True),
    "riding": Stance((30, 62), (40, 70), (42, -8, 0), (70, 14, 0), lean=5, turn=0.9),
    "raising": Stance((-13, -2), (42, 158), (-3, -2, 0), (9, 4, 0), turn=0.4, nod=3, far_over=True),
    "sitting": Stance((8, 58), (22, 66), (84, 4, 0), (88, 8, 0), lean=-3, turn=0.7),
    "surfing": Stance((-66, -96), (66, 104), (-16, -38, 0), (44, 2, 0), lean=8, turn=0.8, lift=2.0),
    "skating": Stance((-58, -84), (62, 96), (-16, -38, 0), (44, 2, 0), lean=8, turn=0.8, lift=9.0),
    "skiing": Stance(
        (12, 66), (34, 84), (52, -18, 0), (46, -12, 0), lean=24, turn=0.9, nod=-8, far_over=True, lift=2.0
    ),
    "batting": Stance((40, 122), (20, 186), (-24, -12, 0), (28, 6, 0), lean=4, turn=0.7, nod=2, far_over=True),
    "serving": Stance((-58, -34), (78, 112), (-26, -20, 0), (42, -4, 0), lean=6, turn=0.7, far_over=True),
    "golfing": Stance((40, 22), (0, -6), (-14, -6, 0), (20, 4, 0), lean=14, turn=0.7, nod=12, far_over=True),
    "singing": Stance((-40, -62), (34, 152), (-6, -3, 0), (12, 5, 0), turn=0.4, nod=-5, far_over=True),
    "posing": Stance((-16, 24), (44, 162), (-8, -2, 0), (16, 4, 0), turn=0.4, nod=-2, far_over=True, lift=36.0),
    "wheeling": Stance((6, 40), (20, 62), (84, 6, 0), (88, 10, 0), lean=-3, turn=0.7, lift=5.0),
}
"""Poses by name. A sitter needs a seat; one who rests or sleeps sits on the ground."""


SEATED = frozenset({"sitting", "resting", "sleeping", "wheeling"})
"""Poses with a lap."""
