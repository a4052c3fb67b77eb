"""Rooms that are told in a table: colours, floor, ceiling and what they are fitted with, from shared parts.

A new room is a row of `ROOMS` and its words in `reading/tables/places.py`; what no row has yet is a function of
`wall_parts.py` or `floor_parts.py`.
"""

from dataclasses import dataclass
from typing import Final, Literal

from limner.drawing.colour import tone
from limner.engines.illustrator.atlas.facts import Nook
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings import floor_parts as f
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import wall_parts as w
from limner.engines.illustrator.staging.settings.setting import Trait, place
from limner.engines.illustrator.staging.settings.wall_parts import Part


@dataclass(frozen=True, slots=True)
class Plan:
    """A room. `hues` are its wall, floor, accent and trim; a second row of them is for every other seed.

    `top` is how high the back wall reaches, as a share of the canvas from above: below 0 is a hall whose ceiling is not
    seen. `seen` says which walls are in sight; any, by the seed, where it is "".
    """

    hues: tuple[str, ...]
    parts: tuple[Part, ...]
    floor: Literal["boards", "tiles", "flags", "plain"] = "boards"
    top: float = 0.08
    eye: float = 0.27
    seen: chamber.View | Literal[""] = ""
    dark: bool = False
    traits: tuple[Trait, ...] = ("swept",)
    nook: Nook | None = None


ROOMS: Final[dict[str, Plan]] = {
    "bakery": Plan(
        ("f4e2c4 c99a68 d8694f a8703f", "e6eee6 c8a07a 5f9a8a b07c4c"),
        (w.tiled(10, 14), w.shelves((0.3, 0.7), (0.34, 0.84), 3, "bread croissant baguette pretzel bagel"),
         w.window("back", (0.05, 0.24), (0.4, 0.82)), w.board((0.76, 0.95), (0.5, 0.8)),
         w.shelves((0.1, 0.6), (0.3, 0.8), 3, "", wall="left"),
         f.counter((0.2, 0.8), (0.16, 0.3), "cupcake pie croissant cake donut", glass=True),
         f.things(("basket", 0.08, 0.3, 0.5), ("sack", 0.92, 0.2, 0.7)), w.lamps(0.32, 0.5, 0.68)),
        nook="cafe"),
    "florist": Plan(
        ("e8efe0 c8ac88 d87a9a 8a6a4a", "f4e8ea c0a890 7aa87a 9a7458"),
        (w.shelves((0.06, 0.56), (0.3, 0.82), 2, "potted_plant vase tulip orchid hydrangea"),
         w.window("back", (0.66, 0.94), (0.34, 0.84), 3, 3),
         f.counter((0.6, 0.92), (0.16, 0.28), "bouquet vase"),
         f.things(("bouquet", 0.06, 0.34, 0.6), ("rose", 0.13, 0.46, 0.7), ("sunflower", 0.04, 0.52, 0.9),
                  ("tulip", 0.2, 0.3, 0.6), ("lavender", 0.95, 0.5, 0.6), ("hydrangea", 0.88, 0.38, 0.6),
                  ("potted_plant", 0.03, 0.2, 1.1), ("lily", 0.3, 0.2, 0.7)),
         w.lamps(0.35, 0.65)),
        floor="tiles", traits=("swept", "warm")),
    "barber shop": Plan(
        ("d9e6e4 e8e4dc b83a34 6a4630", "efe0c8 e4dcd0 2f6a78 5a3a28"),
        (w.panelling(0.3), w.mirrors((0.08, 0.26), (0.41, 0.59), (0.74, 0.92)),
         f.things(("armchair", 0.17, 0.22, 1.1), ("armchair", 0.83, 0.22, 1.1)), f.pole(0.03, 0.3),
         w.pictures("left", (0.2, 0.42)), w.lamps(0.25, 0.5, 0.75)),
        floor="tiles"),
    "casino": Plan(
        ("6a1f2c 7a2a34 2f8a56 c9a04a", "2a2a4e 5a2440 2f8a56 d0a850"),
        (w.panelling(0.34), w.neon((0.24, 0.82, "spark"), (0.76, 0.82, "spark")), f.confetti(),
         f.cabinets("arcade_machine", 0.08, 0.2, 0.8, 0.92, z=0.06, metres=1.6),
         f.tables((0.14, 0.5), (0.86, 0.5), (0.5, 0.16), item="dice", cloth=True),
         f.landmark("chandelier", 0.5, 0.3, 0.8, 2.2), f.things(("playing_card", 0.3, 0.16, 0.4))),
        dark=True),
    "arcade": Plan(
        ("2c2250 2a2040 e0409a 40d0e8", "182c50 20203c ff9040 60e0b0"),
        (w.neon((0.2, 0.84, "bolt"), (0.5, 0.86, "spark"), (0.8, 0.84, "pointer"), (0.35, 0.74, "dash"),
                (0.66, 0.74, "dash")), f.confetti(90),
         f.cabinets("arcade_machine", 0.1, 0.26, 0.42, 0.58, 0.74, 0.9, z=0.06),
         f.cabinets("arcade_machine", 0.02, 0.98, z=0.44), w.lamps(0.2, 0.8, kind="strip")),
        dark=True),
    "hospital": Plan(
        ("e4f0f0 c8d8dc 7ac0c0 a8bcc4", "eaf0e8 ccd8d4 8ab0d8 b0bcc4"),
        (w.window("back", (0.4, 0.6), (0.45, 0.85)), f.beds(0.06, 0.68), w.board((0.63, 0.7), (0.6, 0.78)),
         f.things(("first_aid_kit", 0.5, 0.03, 0.4), ("potted_plant", 0.58, 0.04, 0.8)),
         f.hung(("monitor", 0.3, 0.02, 0.4, 1.3)), w.lamps(0.3, 0.7, kind="strip")),
        floor="tiles"),
    "attic": Plan(
        ("b89270 8a6446 a85a48 6a4a34", "a88a72 7c5c44 5a7a86 5a4030"),
        (w.window("back", (0.42, 0.58), (0.42, 0.74)), w.gable(0.26),
         f.things(("treasure_chest", 0.16, 0.3, 0.7), ("suitcase", 0.86, 0.24, 0.6), ("box", 0.78, 0.12, 0.6),
                  ("box", 0.9, 0.5, 0.7), ("rocking_chair", 0.26, 0.1, 1.0), ("lamp", 0.68, 0.06, 0.6),
                  ("picture_frame", 0.36, 0.03, 0.6)),
         f.hung(("spider_web", 0.25, 0.02, 0.5, 1.5)), f.rug((0.32, 0.68), (0.3, 0.8))),
        seen="hall", top=0.02),
    "dungeon": Plan(
        ("5a5a66 44444e 7a3a34 3a3a44", "665c54 4c443e 6a3a3a 403a36"),
        (w.masonry(), w.bars("back", (0.42, 0.58), (0.0, 0.5)), w.torches(0.28, 0.72),
         w.bars("left", (0.2, 0.5), (0.0, 0.56), 5), w.bars("right", (0.2, 0.5), (0.0, 0.56), 5),
         f.heap(0.12, 0.3, 0.5, (186, 152, 84), "straw"), f.hung(("spider_web", 0.06, 0.1, 0.8, 2.2)),
         f.things(("skull", 0.86, 0.36, 0.3), ("barrel", 0.9, 0.14, 0.9), ("bucket", 0.3, 0.14, 0.4))),
        floor="flags", dark=True),
    "prison cell": Plan(
        ("8a8e8a 6c6e6c 7a8a96 4a4e54",),
        (w.masonry(14, 14), w.bars("back", (0.4, 0.6), (0.62, 0.86), 5, (150, 190, 220)), w.bars("right", (0.1, 0.9),
            (0, 0.9), 9),
         f.block((0.02, 0.3), (0.1, 0.5), (0.3, 0.5), "bed", 3, 0.1), f.block((0.02, 0.3), (0.1, 0.2), (0.5, 0.6),
             "pillow", 0, 0.2),
         f.things(("toilet", 0.62, 0.06, 0.8), ("bucket", 0.78, 0.2, 0.4))),
        floor="flags"),
    "church": Plan(
        ("d8ccb8 b8a890 a83a3a 8a5c3a", "c8ccd0 a8a6a4 3a4a90 6e4c38"),
        (w.ribs(0.5), w.stained("back", 0.3, 0.055, (0.22, 0.62)), w.stained("back", 0.7, 0.055, (0.22, 0.62)),
         w.rose(0.72, 0.75), *(w.stained(side, z, 0.06, (0.2, 0.6)) for side in ("left", "right") for z in (0.18, 0.44,
             0.66)),
         f.runner((0.43, 0.57)), f.block((0.4, 0.6), (0.02, 0.1), (0, 0.95), "altar", 0, 0.1),
         f.things(("candelabra", 0.36, 0.05, 1.1), ("candelabra", 0.64, 0.05, 1.1)),
         f.seats(3, (0.06, 0.94), (0.4, 0.6), name="pews", share=3),
         f.pillars((0.02, 0.14), (0.98, 0.14), (0.02, 0.5), (0.98, 0.5), radius=0.24)),
        floor="flags", top=-0.12, eye=0.24, seen="hall"),
    "temple": Plan(
        ("b8433a 8a5a44 d8a84a 6a2a26", "8a6a4a 7a5a44 d8a84a 8a2f2a"),
        (w.panelling(0.16), f.dais((0.3, 0.7), 3), f.hung(("crystal_ball", 0.5, 0.06, 0.4, 0.5)), w.beams(6),
         f.runner((0.42, 0.58)), w.banners(0.2, 0.8), f.pillars((0.14, 0.16), (0.86, 0.16), (0.1, 0.52), (0.9, 0.52),
             share=2),
         f.hung(("lantern", 0.26, 0.3, 0.6, 2.2), ("lantern", 0.74, 0.3, 0.6, 2.2), ("gong", 0.72, 0.06, 1.0, 0.5)),
         f.things(("candle", 0.4, 0.16, 0.4), ("candle", 0.6, 0.16, 0.4), ("lotus", 0.34, 0.26, 0.3))),
        top=0.02),
    "opera house": Plan(
        ("7a2430 8a5a3c b02f3c d0a450", "5a2030 7a4e36 9a2a3a dab060"),
        (w.tiers(4), f.landmark("chandelier", 0.5, 0.2, 1.3, 3.2),
         f.seats(3, (0.0, 1.0), None, single=6, high=0.7), f.rug((-0.5, 1.5), (0.86, 0.9))),
        top=-0.06, eye=0.22, seen="hall", dark=True),
    "cinema": Plan(
        ("3a2430 4a2c34 a82f38 5a4048", "26283c 34344a a03a44 484a60"),
        (w.window("back", (0.14, 0.86), (0.3, 0.92), 1, 1), w.lamps(0.06, 0.94, kind="strip"),
         f.seats(3, (0.02, 0.98), (0.45, 0.55), single=4, high=0.75), f.things(("popcorn", 0.5, 0.6, 0.4))),
        dark=True, seen="hall"),
    "subway": Plan(
        ("e4e4dc a8a6a2 2f7a9a 5a6068", "d8e0dc a4a4a6 d8743a 505860"),
        (w.tiled(14, 18, 0.52), w.mouth("back", (-0.3, 0.27), (-0.1, 0.62)), f.track(),
         w.neon((0.62, 0.86, "pointer"), (0.84, 0.86, "loop")), w.board((0.42, 0.6), (0.7, 0.82), 2),
         w.lamps(0.36, 0.72, kind="strip"), f.pillars((0.4, 0.16), (0.4, 0.5), radius=0.16, share=2),
         f.things(("bench", 0.82, 0.12, 0.9), ("trash_can", 0.66, 0.08, 0.8), ("vending_machine", 0.95, 0.3, 1.8))),
        floor="tiles", seen="hall", top=0.06),
    "tunnel": Plan(
        ("7a7670 54545a f0c060 5c5a5a", "6a6e74 50525a ffd890 50545a"),
        (f.road(), w.ribs(0.44, 7, 0.01), w.mouth("back", (0.12, 0.88), (0, 0.8), (236, 242, 240), glow=(255, 250,
            230)),
         w.lamps(0.24, 0.76, kind="strip")),
        floor="plain", seen="hall", top=0.16, eye=0.16, dark=True),
    "factory": Plan(
        ("a8b0b4 8a8c90 d8a03a 5a646c", "b4aca4 8c8884 4f8a9a 5e5a58"),
        (w.window("back", (0.06, 0.94), (0.62, 0.9), 8, 2), w.pipes(0.5), w.beams(5), f.machines(0.06, 0.3, 0.56, 0.8),
         f.belt(0.44), w.lamps(0.25, 0.5, 0.75), f.things(("barrel", 0.04, 0.3, 0.9), ("toolbox", 0.94, 0.56, 0.4))),
        floor="plain"),
    "warehouse": Plan(
        ("b8b4ac 98948e d87a3a 4f6a8a",),
        (w.beams(6), *(w.shelves(span, (0.04, 0.84), 3, "box barrel box", wall="back") for span in ((0.02, 0.3), (0.7,
            0.98))),
         w.shelves((0.05, 0.8), (0.04, 0.8), 3, "", wall="left"), w.shelves((0.05, 0.8), (0.04, 0.8), 3, "",
             wall="right"),
         w.window("back", (0.36, 0.64), (0.6, 0.86), 4, 2),
         f.things(("forklift", 0.42, 0.08, 1.8), ("box", 0.1, 0.6, 0.7), ("box", 0.9, 0.5, 0.7), ("barrel", 0.84, 0.3,
             0.9)),
         w.lamps(0.3, 0.7)),
        floor="plain"),
    "aquarium": Plan(
        ("1c3a5a 1a2e48 3a8ab8 10263e", "223458 182a44 40a0b0 12203a"),
        (w.tank("left", (0.05, 0.9), (0.1, 0.9)), w.tank("right", (0.05, 0.9), (0.1, 0.9)),
         w.tank("back", (0.06, 0.94), (0.08, 0.92), "shark fish manta_ray goldfish sea_turtle jellyfish clownfish"),
         f.things(("bench", 0.5, 0.3, 0.5))),
        floor="plain", seen="hall", dark=True),
    "throne room": Plan(
        ("b4aea8 8f8680 a8323c d9a83f", "a9b0b8 858c94 3a4f96 e0b860"),
        (w.masonry(), *(w.stained("back", x, 0.05, (0.4, 0.86)) for x in (0.1, 0.9)), w.banners(0.26, 0.74),
         f.dais((0.36, 0.64), 2), f.landmark("throne", 0.5, 0.04, 2.3, 0.32), f.runner((0.42, 0.58)), w.torches(0.18,
             0.82),
         f.pillars((0.08, 0.2), (0.92, 0.2), (0.05, 0.55), (0.95, 0.55), radius=0.24)),
        floor="flags", top=0.0, seen="hall"),
    "courtroom": Plan(
        ("e4dcc8 a8845c 7a2f34 7a4e30", "d4dcd8 a07c58 2f4a6a 6a4430"),
        (w.panelling(0.62, 8), f.block((0.28, 0.72), (0.0, 0.16), (0, 1.5), "judge's bench"),
         f.hung(("gavel", 0.5, 0.12, 0.25, 1.5)), f.block((0.1, 0.24), (0.08, 0.24), (0, 1.0), "witness box", 3, 0.05),
         f.things(("flag", 0.8, 0.04, 2.2)), f.seats(2, (0.04, 0.96), (0.4, 0.6), name="benches", share=3),
         w.lamps(0.3, 0.7)),
        seen="hall"),
    "airport": Plan(
        ("dce8f0 c4ccd4 3a6aa8 8a98a4", "e8eaee ccd0d4 d8863a 8e969e"),
        (w.window("back", (0.02, 0.98), (0.18, 0.94), 6, 2, lamp=False), f.landmark("airplane", 0.36, 0.0, 1.1, 1.3),
         w.board((0.62, 0.9), (0.72, 0.92), 4), w.window("right", (0.05, 0.85), (0.2, 0.94), 4, 2, lamp=False),
         f.seats(2, (0.06, 0.94), (0.36, 0.64), name="seats", single=4, high=0.8),
         f.things(("suitcase", 0.4, 0.5, 0.7), ("suitcase", 0.92, 0.6, 0.8)), w.lamps(0.3, 0.7, kind="strip")),
        floor="tiles"),
    "server room": Plan(
        ("2c3846 3a4450 40a8e8 56626e", "282c40 363a4c 60e0b0 505668"),
        (w.racks("left", (0.04, 0.94), 5), w.racks("right", (0.04, 0.94), 5), w.racks("back", (0.04, 0.96), 5),
         w.pipes(0.9), w.lamps(0.36, 0.64, kind="strip")),
        floor="tiles", seen="hall", dark=True),
    "control room": Plan(
        ("34404e 3c4854 40b0e0 5c6874",),
        (w.board((0.06, 0.34), (0.46, 0.84), 5, face=(20, 44, 62)), w.board((0.38, 0.66), (0.46, 0.84), 5, face=(20,
            44, 62)),
         w.board((0.7, 0.94), (0.46, 0.84), 5, face=(20, 44, 62)), w.racks("left", (0.04, 0.6), 3),
         f.counter((0.08, 0.92), (0.16, 0.3), "computer laptop computer", high=0.8), f.things(("office_chair", 0.3,
             0.5, 1.0), ("office_chair", 0.7, 0.5, 1.0)),
         w.lamps(0.3, 0.7, kind="strip")),
        dark=True),
    "cellar": Plan(
        ("8a7a6a 6a5c50 7a2f44 5a4030", "7e7672 625a54 6a3a34 54402e"),
        (w.masonry(10, 10), w.ribs(0.5, 5), w.shelves((0.08, 0.34), (0.06, 0.46), 3, "bottle"), w.torches(0.5),
         f.things(("barrel", 0.72, 0.06, 1.3), ("barrel", 0.86, 0.06, 1.3), ("barrel", 0.04, 0.3, 1.3), ("barrel",
             0.95, 0.4, 1.3),
                  ("candle", 0.5, 0.06, 0.4), ("box", 0.16, 0.5, 0.6))),
        floor="flags", dark=True),
    "tavern": Plan(
        ("c8a880 8a6444 9a4a34 5e3e28", "bcae96 846048 3f6a5a 583a26"),
        (w.masonry(9, 8), w.panelling(0.3), w.shelves((0.5, 0.92), (0.42, 0.8), 2, "mug bottle jar bottle"), w.beams(5),
         w.window("back", (0.06, 0.22), (0.42, 0.76)), f.things(("fireplace", 0.34, 0.02, 1.6)),
         f.counter((0.5, 0.94), (0.12, 0.24), "mug beer mug"), f.tables((0.14, 0.5), (0.88, 0.6), item="mug"),
         f.things(("barrel", 0.03, 0.24, 1.0), ("stool", 0.26, 0.56, 0.6)), w.lamps(0.4, 0.7)),
        nook="cafe"),
    "forge": Plan(
        ("74685e 5a5048 c85a2a 4a3a2e", "6c6a6c 56524e d0662c 463a34"),
        (w.masonry(9, 9), w.mouth("back", (0.36, 0.64), (0.17, 0.6), (255, 140, 50), glow=(255, 170, 80)), w.beams(4),
         f.block((0.34, 0.66), (0.0, 0.1), (0, 0.6), "hearth", 0, -0.08),
         f.hung(("hammer", 0.14, 0.0, 0.6, 1.4), ("sword", 0.24, 0.0, 1.2, 1.1), ("shield", 0.78, 0.0, 0.8, 1.3),
             ("axe", 0.9, 0.0, 0.9, 1.2)),
         f.things(("anvil", 0.24, 0.4, 0.7), ("barrel", 0.86, 0.24, 0.9), ("bucket", 0.74, 0.3, 0.4)), f.heap(0.92,
             0.5, 0.5, (60, 56, 60), "coal")),
        floor="flags", dark=True),
    "apothecary": Plan(
        ("6a5a4a 7a5a3e 5a8a6a 4e3624", "5c566a 6e5440 8a5ab0 443048"),
        (w.shelves((0.04, 0.36), (0.3, 0.86), 3, "potion jar bottle mushroom"), w.shelves((0.64, 0.96), (0.3, 0.86), 4,
            "jar potion skull bottle candle"),
         w.window("back", (0.42, 0.58), (0.4, 0.8), 2, 3), w.shelves((0.06, 0.7), (0.1, 0.84), 4, "", wall="left"),
             w.shelves((0.06, 0.7), (0.1, 0.84), 4, "", wall="right"),
         w.beams(5), f.counter((0.24, 0.76), (0.14, 0.26), "mortar_and_pestle potion book candle"),
         f.things(("cauldron", 0.12, 0.46, 0.8)), f.hung(("lavender", 0.3, 0.2, 0.5, 2.3), ("garlic", 0.7, 0.2, 0.4,
             2.3)), f.rug((0.34, 0.66), (0.4, 0.9))),
        dark=True),
    "toy shop": Plan(
        ("f2d8a8 c89a68 d8564a 5a8ab0", "cfe4ea c8a070 e08a3a 8a6ab0"),
        (w.shelves((0.04, 0.46), (0.26, 0.86), 3, "teddy_bear robot doll ball balloon rocking_horse"), w.shelves((0.54,
            0.96), (0.26, 0.86), 3, "matryoshka train building_block kite spinning_top dollhouse"),
         f.counter((0.6, 0.9), (0.16, 0.28), "rubiks_cube yo_yo"), f.things(("rocking_horse", 0.1, 0.4, 0.9),
             ("teddy_bear", 0.9, 0.5, 0.7), ("building_block", 0.24, 0.5, 0.4)),
         w.lamps(0.3, 0.7))),
    "candy shop": Plan(
        ("f8dfe6 f0d8c8 e8608a 8ad0c8", "def0ea f0dccc f08a5a e890b0"),
        (w.tiled(12, 16), w.shelves((0.06, 0.94), (0.34, 0.86), 3,
            "candy jar cupcake macaron lollipop chocolate donut cookie"),
         f.counter((0.2, 0.8), (0.16, 0.3), "ice_cream macaron cake candy", glass=True), w.lamps(0.3, 0.5, 0.7)),
        floor="tiles"),
    "clothes shop": Plan(
        ("f0e6dc c8a888 c8687a 6a5a54", "e2e6e8 bca48c 5a7a9a 5c5652"),
        (w.shelves((0.04, 0.3), (0.2, 0.84), 4, "shoe handbag hat boot"), w.mirrors((0.38, 0.5)), f.block((0.58, 0.96),
            (0.0, 0.02), (1.75, 1.8), "rail"),
         f.hung(*((name, 0.61 + 0.075 * i, 0.02, 0.95, 0.8) for i, name in enumerate(("dress", "jacket", "t-shirt",
             "skirt", "sweater")))),
         f.tables((0.1, 0.46), (0.88, 0.52), item="hat"), w.lamps(0.25, 0.5, 0.75), f.rug((0.3, 0.7), (0.3, 0.8)))),
    "bookshop": Plan(
        ("e8d4b0 a8744a 8a3a3a 6e4428", "d4dcd0 9a6c48 2f6a6a 5e3c28"),
        (w.books("back", (0.02, 0.36), (0.02, 0.88), 6), w.books("left", (0.02, 0.8), (0.02, 0.88), 6),
            w.books("right", (0.02, 0.8), (0.02, 0.88), 6),
         w.window("back", (0.42, 0.66), (0.3, 0.84), 3, 3), w.books("back", (0.72, 0.98), (0.02, 0.88), 6), f.rug((0.3,
             0.7), (0.3, 0.9)),
         f.tables((0.14, 0.46), (0.86, 0.4), item="book"), f.things(("ladder", 0.3, 0.04, 2.0), ("armchair", 0.56,
             0.08, 1.0), ("potted_plant", 0.68, 0.05, 0.8)),
         w.lamps(0.3, 0.5, 0.7)), nook="study"),
    "pharmacy": Plan(
        ("e8f2ee d0dcd8 3aa878 c4d0d0",),
        (w.shelves((0.04, 0.96), (0.36, 0.86), 3, "bottle pill jar soap first_aid_kit thermometer"), w.shelves((0.06,
            0.8), (0.06, 0.8), 4, "", wall="left"),
         w.shelves((0.06, 0.8), (0.06, 0.8), 4, "", wall="right"), f.counter((0.24, 0.76), (0.16, 0.28),
             "mortar_and_pestle pill"), w.lamps(0.3, 0.7, kind="strip")),
        floor="tiles"),
    "pet shop": Plan(
        ("e4eed8 c8b48a e0903a 6a8a5a",),
        (w.shelves((0.04, 0.5), (0.24, 0.84), 3, "fishbowl cage goldfish ball bone"), w.tank("back", (0.58, 0.94),
            (0.34, 0.76), "goldfish fish clownfish"),
         f.things(("doghouse", 0.1, 0.4, 0.9), ("cage", 0.9, 0.3, 1.0), ("basket", 0.84, 0.5, 0.4)), f.counter((0.6,
             0.9), (0.12, 0.22), "bowl"), w.lamps(0.3, 0.7)),
        floor="tiles"),
    "laundromat": Plan(
        ("dcecee d8d8d4 3a9ab8 c0ccd0", "f4e4d0 dcd4cc e0704a c4c8c8"),
        (w.tiled(12, 16, 0.7), f.cabinets("washing_machine", 0.1, 0.26, 0.42, 0.58, 0.74, 0.9, z=0.06, metres=1.1),
            f.cabinets("washing_machine", 0.02, 0.98, z=0.46, metres=1.1),
         w.window("back", (0.3, 0.7), (0.48, 0.66), 3, 1), f.things(("basket", 0.2, 0.5, 0.5), ("bench", 0.8, 0.5,
             0.6)), w.lamps(0.3, 0.7, kind="strip")),
        floor="tiles", seen="hall"),
    "barn interior": Plan(
        ("a8744a a8885c b83a30 6e4a30", "9a6a48 a08456 8a3a2e 5e402c"),
        (w.masonry(1, 16), w.window("back", (0.42, 0.58), (0.56, 0.78)), w.gable(0.4, 4), f.heap(0.1, 0.3, 0.9, (222,
            184, 92), "hay"), f.heap(0.92, 0.24, 0.8, (222, 184, 92), "hay"),
         w.bars("left", (0.3, 0.8), (0, 0.3), 5, (92, 62, 44)), f.things(("haystack", 0.8, 0.06, 0.9), ("pitchfork",
             0.26, 0.05, 1.5), ("bucket", 0.3, 0.3, 0.4), ("lantern", 0.7, 0.3, 0.4), ("barrel", 0.9, 0.56, 0.9))),
        top=0.02, seen="hall"),
    "dojo": Plan(
        ("efe6d2 d8c490 4a6a4a 6e4c34", "e8e0d0 d0bc88 7a3a34 5e4230"),
        (w.window("back", (0.04, 0.3), (0.1, 0.8), 3, 5, lamp=False), w.window("back", (0.7, 0.96), (0.1, 0.8), 3, 5,
            lamp=False), w.window("left", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False),
         w.window("right", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False), w.banners(0.5), f.mats(), w.beams(4),
             f.things(("bonsai", 0.38, 0.05, 0.6), ("katana", 0.62, 0.03, 0.6))),
        floor="plain"),
    "tea house": Plan(
        ("ece2cc cfb984 8a4a3a 644430",),
        (w.window("back", (0.3, 0.96), (0.16, 0.8), 5, 4), w.window("left", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False),
            f.mats(), w.beams(4),
         f.block((0.2, 0.5), (0.2, 0.4), (0, 0.4), "low table"), f.hung(("teapot", 0.3, 0.3, 0.3, 0.4), ("cup", 0.42,
             0.3, 0.16, 0.4), ("lantern", 0.5, 0.3, 0.5, 2.0)),
         f.things(("bonsai", 0.14, 0.06, 0.6), ("vase", 0.06, 0.1, 0.7))),
        floor="plain"),
    "ramen shop": Plan(
        ("c8542f 8a6444 d8443a 5a3a28", "3a3f58 7a5a44 c83a3a 5a3c2c"),
        (w.panelling(0.36), w.shelves((0.3, 0.9), (0.5, 0.8), 2, "bowl bottle teapot bowl jar"), w.board((0.06, 0.24),
            (0.5, 0.8)), w.beams(4),
         f.counter((0.16, 0.94), (0.16, 0.28), "ramen sushi ramen teapot"), f.hung(("lantern", 0.2, 0.3, 0.6, 2.1),
             ("lantern", 0.5, 0.3, 0.6, 2.1), ("lantern", 0.8, 0.3, 0.6, 2.1)),
         f.things(("stool", 0.3, 0.46, 0.65), ("stool", 0.7, 0.46, 0.65))),
        dark=True, nook="cafe"),
    "lecture hall": Plan(
        ("e8e0d0 a88860 3f6a5a 7a5238",),
        (w.board((0.2, 0.8), (0.42, 0.86), 4, face=(40, 80, 66)), w.panelling(0.3), f.counter((0.4, 0.6), (0.08, 0.16),
            "book"),
         f.seats(4, (0.02, 0.98), (0.46, 0.54), name="benches", share=3, high=0.8), w.lamps(0.3, 0.7, kind="strip"))),
    "treasure room": Plan(
        ("6a5a54 54463e e0b040 8a6a34", "4e5464 444a56 e8bc50 7a6438"),
        (w.masonry(), w.torches(0.3, 0.7), f.heap(0.14, 0.12, 1.3, (232, 184, 64), "gold"), f.heap(0.86, 0.12, 1.4,
            (232, 184, 64), "gold"), f.heap(0.5, 0.04, 0.9, (232, 184, 64), "gold"),
         f.things(("treasure_chest", 0.3, 0.34, 0.9), ("crown", 0.7, 0.3, 0.4), ("treasure_chest", 0.9, 0.5, 0.9),
             ("vase", 0.06, 0.5, 0.9), ("crystal", 0.76, 0.5, 0.4), ("gold_bar", 0.2, 0.6, 0.3))),
        floor="flags", dark=True),
    "crypt": Plan(
        ("6c7078 565a62 5a4a6a 50545c",),
        (w.masonry(9, 9), w.ribs(0.42, 5), w.bars("back", (0.42, 0.58), (0, 0.4), 4), w.torches(0.28, 0.72),
         f.things(("coffin", 0.14, 0.3, 0.8), ("sarcophagus", 0.86, 0.24, 1.6), ("skull", 0.72, 0.4, 0.25), ("candle",
             0.3, 0.16, 0.4), ("candle", 0.66, 0.14, 0.4), ("spider_web", 0.04, 0.1, 1.0))),
        floor="flags", dark=True),
    "mine": Plan(
        ("6a5848 54463c d0a040 7a5434",),
        (w.ribs(0.36, 5, 0.006), w.beams(5), f.track((0.3, 0.74), third=False), w.mouth("back", (0.3, 0.7), (0, 0.7)),
         f.things(("pickaxe", 0.2, 0.3, 0.9), ("lantern", 0.78, 0.3, 0.5), ("barrel", 0.9, 0.4, 0.9), ("crystal", 0.06,
             0.3, 0.6), ("rock", 0.14, 0.5, 0.5)), f.heap(0.9, 0.1, 0.7, (208, 160, 64), "ore")),
        floor="plain", seen="hall", dark=True),
    "sewer": Plan(
        ("6a7058 585c4c 6a9a4a 4e5444",),
        (w.masonry(10, 10), w.ribs(0.4, 6), w.bars("back", (0.34, 0.66), (-0.1, 0.42), 5), f.basin((0.28, 0.72), (0.0,
            1.3), (86, 128, 72)), w.pipes(0.56), f.things(("barrel", 0.06, 0.3, 0.9))),
        floor="flags", seen="hall", dark=True),
    "bowling alley": Plan(
        ("3a3460 d8a868 e0509a 5a4a80", "244a5c dcb070 f09040 3a6a7a"),
        (w.neon((0.2, 0.84, "loop"), (0.5, 0.86, "spark"), (0.8, 0.84, "loop")), w.bars("back", (0.06, 0.94), (0.02,
            0.3), 4, (24, 22, 34)),
         *(f.block((a, a + 0.025), (0, 1.0), (0, 0.05), "gutter", 3) for a in (0.06, 0.28, 0.5, 0.72, 0.94)),
         f.cabinets("bowling_pin", 0.13, 0.17, 0.21, 0.35, 0.39, 0.43, 0.57, 0.61, 0.65, 0.79, 0.83, 0.87, z=0.05,
             metres=0.5), f.things(("bowling_ball", 0.4, 0.6, 0.25))),
        seen="hall", dark=True),
    "hangar": Plan(
        ("a4b0b8 94989c d87a3a 5a6a76",),
        (w.ribs(0.4, 6), w.window("back", (0.12, 0.88), (0.02, 0.6), 5, 2), f.landmark("biplane", 0.5, 0.06, 2.4),
            f.things(("ladder", 0.2, 0.3, 1.6), ("barrel", 0.06, 0.4, 0.9), ("toolbox", 0.9, 0.5, 0.4), ("ladder",
            0.94, 0.2, 2.0)), w.lamps(0.3, 0.7, kind="strip")),
        floor="plain", seen="hall", top=0.02),
    "artist's studio": Plan(
        ("f0e8d8 b88a5c d8694f 8a6a4a", "dfe6e8 b08660 5f8ab0 7a6048"),
        (w.window("back", (0.06, 0.46), (0.3, 0.88), 4, 4), w.pictures("back", (0.54, 0.7), (0.76, 0.94)),
            w.pictures("right", (0.1, 0.3), (0.44, 0.66)), w.pictures("left", (0.16, 0.36)),
         f.things(("easel", 0.16, 0.2, 1.6), ("easel", 0.86, 0.3, 1.7), ("paint_can", 0.28, 0.36, 0.35), ("stool",
             0.74, 0.46, 0.7), ("potted_plant", 0.5, 0.04, 1.0)), f.counter((0.56, 0.74), (0.06, 0.16), "palette jar",
             high=0.8), f.rug((0.3, 0.66), (0.4, 0.9)))),
    "recording studio": Plan(
        ("5a4a44 6a4e3c d87a3a 3a3438",),
        (w.shelves((0.06, 0.3), (0.3, 0.8), 2, "speaker radio record_player"), w.window("back", (0.38, 0.7), (0.42,
            0.8), 1, 1, lamp=False), w.panelling(0.24),
         f.hung(("guitar", 0.82, 0.0, 1.0, 1.2), ("guitar", 0.92, 0.0, 1.0, 1.2)), f.counter((0.3, 0.7), (0.06, 0.18),
             "speaker laptop speaker", high=0.8), f.things(("drum_kit", 0.88, 0.3, 1.2), ("microphone", 0.2, 0.46,
             1.5), ("piano", 0.1, 0.2, 1.2)), f.rug((0.3, 0.7), (0.36, 0.9)), w.lamps(0.4, 0.6)), dark=True),
    "wizard's study": Plan(
        ("5e5a70 5a4a44 6a3a8a 4e3a34", "4e5c64 584c44 2f6a7a 463830"),
        (w.masonry(10, 10), w.stained("back", 0.5, 0.08, (0.34, 0.9)), w.books("back", (0.04, 0.34), (0.02, 0.86), 6),
            w.shelves((0.66, 0.96), (0.2, 0.86), 4, "potion skull crystal_ball book jar candle"), w.books("left",
            (0.04, 0.6), (0.02, 0.86), 6), w.beams(4),
         f.things(("telescope", 0.6, 0.06, 1.4), ("globe", 0.36, 0.06, 0.8), ("cauldron", 0.88, 0.46, 0.8),
             ("candelabra", 0.1, 0.4, 1.2)), f.hung(("book", 0.3, 0.3, 0.25, 1.9), ("book", 0.7, 0.36, 0.25, 2.1),
             ("scroll", 0.58, 0.2, 0.25, 2.2)), f.rug((0.28, 0.72), (0.3, 0.9))), dark=True),
    "ice rink": Plan(
        ("cfe2ee e4f2fa d8443c 6a8aa8",),
        (w.window("back", (0.06, 0.94), (0.56, 0.86), 7, 1), f.seats(1, (0.0, 1.0), None, single=12, high=1.0),
            f.block((-0.2, 1.2), (0.2, 0.23), (0, 0.8), "boards", 0, 0.1), w.lamps(0.2, 0.5, 0.8, kind="strip")),
        floor="plain", seen="hall"),
    "sauna": Plan(
        ("c8905a b07a4a d86a3a 8a5a36",),
        (w.panelling(0.98, 3), f.block((0.1, 0.98), (0, 0.16), (0, 0.9), "upper bench", 1, 0.05), f.block((0.1, 0.98),
            (0.16, 0.3), (0, 0.45), "bench", 1, 0.08), f.heap(0.06, 0.2, 0.6, (96, 92, 92), "stones"),
            f.things(("bucket", 0.84, 0.4, 0.4)), w.lamps(0.5)), dark=True),
    "cockpit": Plan(
        ("4a5260 3a404c 60d0e0 6a7484", "565a58 424640 f0b050 74786e"),
        (w.window("back", (0.04, 0.96), (0.42, 0.94), 3, 1), w.window("left", (0.1, 0.7), (0.42, 0.9), 1, 1,
            lamp=False), w.window("right", (0.1, 0.7), (0.42, 0.9), 1, 1, lamp=False), w.racks("left", (0.72, 1.0), 1),
            w.racks("right", (0.72, 1.0), 1),
         f.block((0.0, 1.0), (0.0, 0.16), (0, 1.0), "instrument panel", 0, -0.05), f.hung(("steering_wheel", 0.3, 0.16,
             0.5, 0.9), ("steering_wheel", 0.7, 0.16, 0.5, 0.9)), f.things(("office_chair", 0.1, 0.5, 1.2),
             ("office_chair", 0.9, 0.5, 1.2)), w.lamps(0.5, kind="strip")),
        floor="plain", seen="hall", top=0.06, dark=True),
}  # fmt: skip
"""Every fitted room by its name."""


def _enter(name: str, plan: Plan) -> None:
    """Make a place of a plan."""

    def draw(easel: Easel) -> None:
        wall, floor, accent, trim = lay.palette(plan.hues[easel.variant // 2 % len(plan.hues)])
        room = chamber.chamber(easel, plan.seen or None, top=plan.top, eye=plan.eye)
        chamber.shell(room, wall, floor, tone(wall, -0.08 if plan.dark else 0.06))
        if plan.floor == "boards":
            chamber.boards(room, floor)
        elif plan.floor != "plain":
            chamber.tiles(room, tone(floor, 0.07 if plan.floor == "tiles" else 0.03), 8, 8)
        for part in plan.parts:
            part(room, (wall, floor, accent, trim))

    place(name, footing="floor", indoors=True, horizons=(0.58, 0.62, 0.66), climate="indoors", nook=plan.nook,
          shows="furniture, window", traits=(*plan.traits, *(("windowless",) if plan.dark else ())))(draw)  # fmt: skip


for _name, _plan in ROOMS.items():
    _enter(_name, _plan)
