"""The poses of people: angles of arms and legs, degrees from straight down toward the right of the picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stance:
    """A pose: arms and legs as (upper, lower) angles, legs with the foot's turn.

    `turn` 0 is frontal, 1 three-quarter. `lift` is how far the feet stand above the ground: on a board with wheels.
    `tilt` is by how many degrees the near hip is higher than the far one and the near shoulder lower, where the weight
    is on the near leg. A `cradle` is one arm: the far one is behind who lies in it, whatever is clasped.
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
    tilt: float = 0.0
    cradle: bool = False

    def far_before(self, *, clasp: bool) -> bool:
        """Whether the far arm is drawn before the body."""
        return (self.far_over or clasp) and not self.cradle


STANCES: dict[str, Stance] = {
    "standing": Stance((-14, -2), (21, 1), (-1, 0, 0), (12, 1, 0), lean=-1, nod=3, tilt=4),
    "bowing": Stance((-4, 18), (26, 34), (-3, -2, 0), (8, 4, 0), lean=46, turn=0.8, nod=8),
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
    "swinging": Stance((60, 84), (70, 92), (-34, -24, 12), (44, -2, 0), lean=8, turn=0.85, nod=0, far_over=True),
    "smashing": Stance((34, 66), (158, 172), (-24, -18, 8), (32, -4, 0), lean=4, turn=0.75, nod=-12, far_over=True),
    "pitching": Stance((-104, -150), (70, 92), (-26, -44, 30), (58, -6, 0), lean=-6, turn=0.85, nod=-2),
    "golfing": Stance((40, 22), (0, -6), (-14, -6, 0), (20, 4, 0), lean=14, turn=0.7, nod=12, far_over=True),
    "singing": Stance((-40, -62), (34, 152), (-6, -3, 0), (12, 5, 0), turn=0.4, nod=-5, far_over=True),
    "posing": Stance((-16, 24), (44, 162), (-8, -2, 0), (16, 4, 0), turn=0.4, nod=-2, far_over=True, lift=36.0),
    "upright": Stance((-16, 4), (16, 10), (-3, -2, 0), (6, 3, 0), turn=0.3, nod=2),
    "perching": Stance((8, 58), (22, 66), (84, 4, 0), (88, 8, 0), lean=-2, turn=0.7, nod=2),
    "squatting": Stance((24, 72), (34, 84), (114, 56, 0), (110, 66, 0), lean=-2, turn=0.7, nod=4),
    "pedalling": Stance((38, 66), (46, 74), (36, -16, 0), (78, 10, 0), lean=10, turn=0.9, nod=-4),
    "sliding": Stance((-24, -4), (150, 168), (96, 78, -6), (100, 84, -6), lean=-16, turn=0.9, nod=2),
    "boarding": Stance((-66, -96), (66, 104), (-16, -38, 0), (44, 2, 0), lean=8, turn=0.8),
    "gliding": Stance((-62, -84), (64, 88), (26, 4, 0), (-34, -58, 30), lean=13, turn=0.9, nod=-6),
    "dancing": Stance((-112, -158), (108, 152), (-14, -20, 8), (52, -24, 10), lean=-5, turn=0.4, nod=-5),
    "swaying": Stance((-62, -24), (122, 170), (-48, -86, 44), (10, 2, 0), lean=8, turn=0.4, nod=-4),
    "arabesque": Stance((-72, -78), (116, 112), (-76, -80, 66), (2, 0, 62), lean=12, turn=0.9, nod=-12, far_over=True),
    "pirouette": Stance((-134, -208), (134, 208), (-2, -1, 62), (62, -72, 62), turn=0.25, nod=-3),
    "pushing": Stance((52, 84), (58, 86), (-32, -38, 20), (46, 4, 0), lean=20, turn=0.9, nod=-8, far_over=True),
    "pulling": Stance((-52, -70), (-44, -64), (38, 8, 0), (-24, -34, 18), lean=16, turn=0.9, nod=-8),
    "tugging": Stance((52, 84), (58, 86), (26, 8, 0), (44, 12, -8), lean=-15, turn=0.9, nod=6, far_over=True),
    "kicking": Stance((-62, -40), (56, 92), (-14, -22, 0), (66, 46, -30), lean=-13, turn=0.9, nod=8),
    "throwing": Stance((-112, -166), (58, 82), (-20, -14, 0), (34, 8, 0), lean=-8, turn=0.8, nod=-4),
    "lifting": Stance((-132, -178), (132, 178), (-16, -4, 0), (20, 8, 0), turn=0.1, nod=-6),
    "working": Stance((14, 82), (34, 96), (-4, -2, 0), (9, 4, 0), turn=0.6, nod=8, far_over=True),
    "cradling": Stance((14, 82), (34, 96), (-3, -2, 0), (9, 4, 0), turn=0.5, nod=9, cradle=True),
    "lunging": Stance((-46, -20), (72, 98), (-38, -30, 16), (48, 2, 0), lean=10, turn=0.9, nod=-2, far_over=True),
    "hugging": Stance((48, 108), (58, 118), (-4, -2, 0), (9, 4, 0), lean=4, turn=0.8, nod=6, far_over=True),
    "stretching": Stance((-150, -174), (150, 174), (-1, -1, 0), (64, -66, 40), turn=0.2, nod=-2),
    "greeting": Stance((-13, -3), (46, 84), (-6, -3, 0), (9, 5, 0), lean=2, turn=0.8, far_over=True),
    "kneeling": Stance((20, 70), (34, 84), (84, 2, 0), (6, -84, 62), lean=6, turn=0.8, nod=4, far_over=True),
    "diving": Stance((112, 118), (98, 104), (-58, -66, 56), (-40, -74, 60), lean=62, turn=0.8, nod=-24, lift=20.0),
    "swimming": Stance((-96, -52), (124, 78), (-12, -30, 30), (16, -8, 20), lean=26, turn=0.9, nod=-22, far_over=True),
    "climbing": Stance((150, 172), (116, 168), (62, -16, 0), (14, -12, 0), lean=4, turn=0.9, nod=-12, far_over=True),
    "conducting": Stance((-66, -138), (72, 140), (-6, -3, 0), (12, 5, 0), turn=0.35, nod=-4, far_over=True),
    "cheering": Stance((-146, -170), (146, 170), (-10, -6, 0), (14, 8, 0), turn=0.2, nod=-8),
    "sneaking": Stance((36, 104), (52, 124), (52, -12, 0), (2, -44, 34), lean=24, turn=0.9, nod=-10, far_over=True),
    "jumping": Stance((-124, -156), (124, 156), (-36, -92, 40), (58, -22, 10), turn=0.4, nod=-6, lift=20.0),
    "skipping": Stance((-24, -58), (24, 58), (-8, -34, 20), (22, -26, 20), turn=0.3, nod=2, lift=11.0),
    "hooping": Stance((-74, -116), (74, 116), (-12, -4, 0), (16, 4, 0), lean=4, turn=0.25, nod=-3),
    "marching": Stance((-34, -14), (44, 72), (76, -6, 0), (-4, -4, 0), turn=0.9, nod=-3),
    "flexing": Stance((-92, -176), (92, 176), (-14, -4, 0), (18, 6, 0), turn=0.1, nod=-3),
    "meditating": Stance((-22, 40), (22, -40), (-74, 78, 0), (74, -78, 0), turn=0.0, nod=4),
    "shrugging": Stance((-30, -104), (30, 104), (-3, -2, 0), (8, 4, 0), turn=0.1, nod=2),
    "surrendering": Stance((-104, -172), (104, 172), (-6, -3, 0), (10, 5, 0), turn=0.1, nod=2),
    "crawling": Stance((-8, 2), (16, 10), (4, -86, 76), (-20, -90, 78), lean=76, turn=0.9, nod=-44, lift=-5.0),
    "planking": Stance((2, 2), (14, 10), (-71, -71, 66), (-68, -68, 66), lean=70, turn=0.9, nod=-40, lift=1.0),
    "juggling": Stance((-34, 74), (36, 112), (-8, -3, 0), (14, 4, 0), turn=0.3, nod=-10),
    "relaxed": Stance((-15, 8), (14, -6), (2, 2, 0), (22, -9, 8), lean=-2, turn=0.35, nod=4, tilt=7),
    "akimbo": Stance((-48, 42), (18, 4), (2, 2, 0), (21, -2, 4), lean=-2, turn=0.3, nod=2, tilt=7),
    "pocketed": Stance((-24, 15), (28, -13), (2, 2, 0), (21, -6, 6), lean=-2, turn=0.3, nod=3, tilt=6),
    "open": Stance((-22, 8), (34, 78), (-1, 0, 0), (16, 1, 0), turn=0.5, nod=0, far_over=True, tilt=4),
    "gazing": Stance((-12, 4), (14, 12), (-5, -2, 0), (11, 4, 0), lean=-1, turn=0.9, nod=-2),
    "folded": Stance((26, 98), (8, -66), (1, 1, 0), (20, -4, 4), lean=-3, turn=0.35, nod=2, far_over=True, tilt=6),
    "wheeling": Stance((6, 40), (20, 62), (84, 6, 0), (88, 10, 0), lean=-3, turn=0.7, lift=5.0),
}
"""Poses by name. A sitter needs a seat; one who rests or sleeps sits on the ground."""


SEATED = frozenset({"sitting", "resting", "sleeping", "wheeling", "perching", "sliding", "squatting"})
"""Poses with a lap."""
KEPT = frozenset({"sitting", "perching", "squatting", "resting", "wheeling", "riding", "pedalling", "kneeling"})
"""Poses that one stays in whatever one's hands do."""
BORNE = frozenset({"boarding", "gliding", "flying", "waving"})
"""Poses that one stays in with a thing in one hand."""
ASTRIDE = frozenset({"riding", "pedalling"})
"""Poses whose far leg is behind what is ridden."""
