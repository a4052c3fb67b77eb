"""The names that a symbol's registration may use for what is known of it: how it is held, what is done with it, when
and where it is met.
"""

from dataclasses import dataclass
from typing import Literal

Held = Literal["", "gripped", "strung", "hung", "overhead", "read", "strummed", "blown"]
"""How a person has it in hand: gripped at one end, on a string, hanging from the hand that is down, over the head, open
before the chest, across the body, at the mouth. "" is by its middle, or in the arms where it is large."""

Wielded = Literal["", "on the ground", "at the eyes", "before the eyes", "at the lips", "below the lips",
    "in both hands", "dangled", "cast", "low", "high", "out"]  # fmt: skip
"""What a person does with it who has it in hand: both hands at its handle and its end on the ground, both at the eyes,
in the line of sight, at the lips, a little below them, before the chest; lets it down by its string, holds it out over
the water; or swings it: low over the ground, high over the shoulder, or out at arm's length."""

Ridden = Literal["", "board", "skis", "cycle", "broom", "cabin", "belt"]
"""How one is on it: standing on a board, on a pair with poles, astride with feet on pedals, astride in flight,
within, or running on its belt."""

Played = Literal["", "keys", "struck", "knees", "beside", "chin", "pressed", "kicked", "volleyed",
    "thrown", "cued"]  # fmt: skip
"""How it is played: sitting at its keys, which its grips name; from behind, with both hands over it; upright between
the knees; standing beside it; under the chin; pressed together before the chest; of balls, with the foot, over the
head or from hand to hand. "" is as it is held."""

Swung = Literal["", "racket", "bat", "club"]
"""How a ball is hit with it: in one hand before the body, in both at the height of the chest, or along the ground."""

Garment = Literal[
    "", "shirt", "sweater", "vest", "coat", "suit", "trousers", "pyjamas", "skirt", "dress", "gown", "apron", "cape",
    "boots", "socks", "shoes", "skates", "flippers", "gloves", "boxing gloves", "tights", "tank top", "hoodie",
    "jacket", "raincoat", "uniform", "shorts", "dungarees", "kimono", "sari", "swimsuit",
]  # fmt: skip
"""As what it is worn by whoever has a body of joints, cut to that body."""

WornAt = Literal["", "head", "eyes", "mouth", "face", "neck", "back", "waist", "hands", "wrist", "feet"]
"""Where on its wearer it is put. "" is by its kind: hats on the head, glasses before the eyes, all else about the
neck. "face" is all about the head."""

Nook = Literal["", "kitchen", "study", "cafe", "shelf", "floorboards", "floor tiles"]
"""What is behind a table's top; a shelf is a board in place of it, and on a floor the top is the floor."""

Shape = Literal[
    "round", "square", "rectangular", "oval", "triangular", "hexagonal", "pentagonal", "cubic", "cylindrical",
    "spherical", "conical", "pyramidal",
]  # fmt: skip
"""The outlines and bodies that words ask for and things have."""

Bed = Literal["", "heaped", "strewn", "served", "beside", "crowned", "ringed", "layered", "portioned"]
"""How what is on a dish lies there: in a heap in its middle, all over it, as few larger pieces in a bowl, at the side
of what is served, on its tip, in a ring, in layers within, or each sort in a part of its own. "" is no dish."""

Trait = Literal[
    "afloat",  # of the land, and floats in water
    "airborne",  # only ever in the air, or on something that the words name
    "anywhere",  # furniture that stands elsewhere than in a living room too, and what hangs elsewhere than on a wall
    "barred",  # one sees what is behind it between its bars, and it is as low as that asks
    "carried",  # whoever is "with" it, an animal too, has it in the hand
    "clear",  # of glass whatever is said: one sees what is in it
    "climbed",  # one who climbs it goes up with hands and feet
    "colourful",  # where there are many, each has a colour of its own
    "cover",  # who is under it has it about him
    "container",  # what it is with is in it
    "drapes",  # cloth that hangs over the edge of what it is on
    "drunk from",  # a drink is in it
    "flat",  # is thin, and lies with its face up under what is on it
    "eaten from",  # held before the chest by who eats, and not at the mouth
    "floor or table",  # stands on a room's floor as well as on its table
    "fitted",  # stands in one run with others at a kitchen's wall
    "flown",  # high and far off at the end of its line
    "grasping",  # a hand by itself: what is near it is in it
    "heroic",  # belongs into a tale
    "hollow",  # things are in it, though it is no vessel
    "holds up",  # what is said to be on it hangs from its hook
    "hot",  # steam rises from it where words speak of steam
    "homely",  # several such are met in a room
    "inhabited",  # land of its own: what stands and is named with it is on it
    "looked into",  # one who looks through it bends over it
    "lettered",  # has words on it, which are never mirrored
    "lies",  # cannot stand as it is drawn, and rests on its side where nobody has it in hand
    "lively",  # does what the living do, though it is not alive
    "mount",  # one who is on it rides it
    "nightly",  # its picture is of the night
    "on pointe",  # dances ballet, on the tips of her toes
    "on the floor",  # too large or too lowly for a table, however small
    "open",  # one who is on it is in it
    "pack animal",  # has loads on its back, and not on its head
    "paired",  # a pair is drawn: two of them are one figure
    "pole",  # as long as its holder is tall, and held upright
    "propped",  # is seen upright, and falls over where nothing holds it
    "railed",  # a track is under it on open land, and a lone one pulls carriages
    "raised",  # held up high
    "runs on",  # goes on as far as there is something behind it
    "seat",  # people on it sit
    "serving",  # a dish: as many of it as a plate holds
    "shining",  # a light itself
    "slept in",  # one who is in it lies, the head on its left end, or sits up
    "solid",  # has no inside: what is in it sticks in it
    "starlit",  # goes well with night, and is met by day as well
    "strewn",  # several without a number lie about or drift, small and many
    "sunken",  # stands on the ground, and is met under water
    "tabletop",  # small things lie on it
    "tool",  # in the hand of one who works or eats at a table
    "trodden",  # lies on the ground, and who is in it has it under the feet
    "upholstery",  # lies on the seat or the bed that it is with
    "wound",  # goes all the way about what it is around
    "wintry",  # belongs into snow
]


ALIVE = frozenset({"person", "animal", "creature"})
"""The kinds of what lives."""
ANIMATE = ALIVE | {"robot"}
"""The kinds of what moves and acts of itself."""

Plan = Literal[
    "", "person", "beast", "bird", "fish", "car", "cycle", "hull", "crown", "top", "cloth", "seat", "bench", "bed",
    "disc", "pie", "plate", "cup", "roof", "headgear", "canopy", "stall",
]  # fmt: skip
"""What is seen of it from straight above; where it is "" that goes by its kinds, or it lies as it is drawn."""

Share = tuple[float, float]
"""A point of a thing by shares of its width and height, from its left and from its top."""


@dataclass(frozen=True, slots=True)
class Board:
    """Where words stand on a symbol: the middle and the sides of a box in its units.

    `panel` is the colour of a plain area under them, or the slot whose colour it has; without one they stand on the
    slot `ground`, or the primary one. One that `grows` is made larger for long words; on one that is `sprayed` they are
    graffiti, on one that `glows` tubes of light, on one of `chalk` they are written by hand. `name` is what the panel
    is in the picture, `round` the radius of its corners over its height. `pose` is the symbol's where words are on it,
    `mounted` the id of the symbol that it is where it is put up on something.
    """

    x: float
    y: float
    wide: float
    tall: float
    panel: str = ""
    ground: str = ""
    grows: bool = False
    name: str = "board"
    round: float = 0.06
    sprayed: bool = False
    glows: bool = False
    chalk: bool = False
    pose: str = ""
    mounted: str = ""


LAND = frozenset({"building", "landmark", "landscape", "tree", "house", "castle"})
"""Kinds of things that an island in the air carries, or is."""

Cut = Literal["plain", "segments", "seeds", "core", "stone", "rings", "crumb"]
"""What is seen where something is cut through."""


@dataclass(frozen=True, slots=True)
class Flesh:
    """What is inside of a thing that is eaten: its colour, those of the pith and the seeds, and how they lie.

    `skin` is the colour of its rind where that is not the symbol's main colour.
    """

    colour: str
    pith: str = "#f7efd8"
    seed: str = "#5a3a24"
    cut: Cut = "plain"
    skin: str = ""
