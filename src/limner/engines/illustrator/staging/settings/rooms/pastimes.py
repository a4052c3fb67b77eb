"""Where people go for pleasure: games, plays, drinks, sports, baths."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
    counters,
    finishes,
    flooring,
    galleries,
    hangings,
    lighting,
    masses,
    openings,
    seating,
    shelving,
    sumo,
    symbols,
    tanks,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "casino": Plan(
        ("6a1f2c 7a2a34 2f8a56 c9a04a", "2a2a4e 5a2440 2f8a56 d0a850"),
        (
            finishes.panelling(0.34), lighting.neon((0.24, 0.82, "spark"), (0.76, 0.82, "spark")),
            flooring.confetti(), symbols.cabinets("arcade_machine", 0.08, 0.2, 0.8, 0.92, z=0.06, metres=1.6),
            counters.tables((0.14, 0.5), (0.86, 0.5), (0.5, 0.16), item="dice", cloth=True),
            symbols.landmark("chandelier", 0.5, 0.3, 0.8, 2.2), symbols.things(("playing_card", 0.3, 0.16, 0.4)),
        ),
        dark=True,
    ),
    "arcade": Plan(
        ("2c2250 2a2040 e0409a 40d0e8", "182c50 20203c ff9040 60e0b0"),
        (
            lighting.neon(
                (0.2, 0.84, "bolt"), (0.5, 0.86, "spark"), (0.8, 0.84, "pointer"), (0.35, 0.74, "dash"),
                (0.66, 0.74, "dash")), flooring.confetti(90),
            symbols.cabinets("arcade_machine", 0.1, 0.26, 0.42, 0.58, 0.74, 0.9, z=0.06),
            symbols.cabinets("arcade_machine", 0.02, 0.98, z=0.44), lighting.lamps(0.2, 0.8, kind="strip"),
        ),
        dark=True,
        holds="arcade_machine",
    ),
    "opera house": Plan(
        ("7a2430 8a5a3c b02f3c d0a450", "5a2030 7a4e36 9a2a3a dab060"),
        (
            galleries.tiers(4), symbols.landmark("chandelier", 0.5, 0.2, 1.3, 3.2),
            seating.seats(3, (0.0, 1.0), None, single=6, high=0.7), flooring.rug((-0.5, 1.5), (0.86, 0.9)),
        ),
        top=-0.06, eye=0.22, seen="hall", dark=True,
    ),
    "cinema": Plan(
        ("3a2430 4a2c34 a82f38 5a4048", "26283c 34344a a03a44 484a60"),
        (
            openings.window("back", (0.14, 0.86), (0.3, 0.92), 1, 1), lighting.lamps(0.06, 0.94, kind="strip"),
            seating.seats(3, (0.02, 0.98), (0.45, 0.55), single=4, high=0.75),
            symbols.things(("popcorn", 0.5, 0.6, 0.4)),
        ),
        dark=True, seen="hall",
    ),
    "aquarium": Plan(
        ("1c3a5a 1a2e48 3a8ab8 10263e", "223458 182a44 40a0b0 12203a"),
        (
            tanks.tank("left", (0.05, 0.9), (0.1, 0.9)), tanks.tank("right", (0.05, 0.9), (0.1, 0.9)),
            tanks.tank(
                "back", (0.06, 0.94), (0.08, 0.92), "shark fish manta_ray goldfish sea_turtle jellyfish clownfish"),
            symbols.things(("bench", 0.5, 0.3, 0.5)),
        ),
        floor="plain", seen="hall", dark=True,
    ),
    "tavern": Plan(
        ("c8a880 8a6444 9a4a34 5e3e28", "bcae96 846048 3f6a5a 583a26"),
        (
            finishes.masonry(9, 8), finishes.panelling(0.3),
            shelving.shelves((0.5, 0.92), (0.42, 0.8), 2, "mug bottle jar bottle"), ceilings.beams(5),
            openings.window("back", (0.06, 0.22), (0.42, 0.76)), symbols.things(("fireplace", 0.34, 0.02, 1.6)),
            counters.counter((0.5, 0.94), (0.12, 0.24), "mug beer mug"),
            counters.tables((0.14, 0.5), (0.88, 0.6), item="mug"),
            symbols.things(("barrel", 0.03, 0.24, 1.0), ("stool", 0.26, 0.56, 0.6)), lighting.lamps(0.4, 0.7),
        ),
        nook="cafe",
    ),
    "tea house": Plan(
        ("ece2cc cfb984 8a4a3a 644430",),
        (
            openings.window("back", (0.3, 0.96), (0.16, 0.8), 5, 4),
            openings.window("left", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False), flooring.mats(), ceilings.beams(4),
            counters.block((0.2, 0.5), (0.2, 0.4), (0, 0.4), "low table"),
            symbols.hung(
                ("teapot", 0.3, 0.3, 0.3, 0.4), ("cup", 0.42, 0.3, 0.16, 0.4), ("lantern", 0.5, 0.3, 0.5, 2.0)),
            symbols.things(("bonsai", 0.14, 0.06, 0.6), ("vase", 0.06, 0.1, 0.7)),
        ),
        floor="plain",
    ),
    "ramen shop": Plan(
        ("c8542f 8a6444 d8443a 5a3a28", "3a3f58 7a5a44 c83a3a 5a3c2c"),
        (
            finishes.panelling(0.36), shelving.shelves((0.3, 0.9), (0.5, 0.8), 2, "bowl bottle teapot bowl jar"),
            hangings.board((0.06, 0.24), (0.5, 0.8)), ceilings.beams(4),
            counters.counter((0.16, 0.94), (0.16, 0.28), "ramen sushi ramen teapot"),
            symbols.hung(
                ("lantern", 0.2, 0.3, 0.6, 2.1), ("lantern", 0.5, 0.3, 0.6, 2.1), ("lantern", 0.8, 0.3, 0.6, 2.1)),
            symbols.things(("stool", 0.3, 0.46, 0.65), ("stool", 0.7, 0.46, 0.65)),
        ),
        dark=True, nook="cafe",
    ),
    "bowling alley": Plan(
        ("3a3460 d8a868 e0509a 5a4a80", "244a5c dcb070 f09040 3a6a7a"),
        (
            lighting.neon((0.2, 0.84, "loop"), (0.5, 0.86, "spark"), (0.8, 0.84, "loop")),
            openings.bars("back", (0.06, 0.94), (0.02, 0.3), 4, (24, 22, 34)),
            *(counters.block((a, a + 0.025), (0, 1.0), (0, 0.05), "gutter", 3) for a in (0.06, 0.28, 0.5, 0.72, 0.94)),
            symbols.cabinets(
                "bowling_pin", 0.13, 0.17, 0.21, 0.35, 0.39, 0.43, 0.57, 0.61, 0.65, 0.79, 0.83, 0.87, z=0.05,
                metres=0.5), symbols.things(("bowling_ball", 0.4, 0.6, 0.25)),
        ),
        seen="hall", dark=True,
    ),
    "dojo": Plan(
        ("efe6d2 d8c490 4a6a4a 6e4c34", "e8e0d0 d0bc88 7a3a34 5e4230"),
        (
            openings.window("back", (0.04, 0.3), (0.1, 0.8), 3, 5, lamp=False),
            openings.window("back", (0.7, 0.96), (0.1, 0.8), 3, 5, lamp=False),
            openings.window("left", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False),
            openings.window("right", (0.1, 0.8), (0.1, 0.8), 4, 5, lamp=False), hangings.banners(0.5),
            flooring.mats(), ceilings.beams(4),
            symbols.things(("bonsai", 0.38, 0.05, 0.6), ("katana", 0.62, 0.03, 0.6)),
        ),
        floor="plain",
    ),
    "sumo ring": Plan(
        ("4a3c46 b48a5c 6a3a8a 7a5a44", "3e4250 b48a5c 6a2f52 6a5040"),
        (sumo.watchers(), sumo.ring(), sumo.roof()),
        floor="plain", seen="hall", top=-0.04, dark=True,
    ),
    "fitness room": Plan(
        ("d6dade 5c6068 e0623c 8a9098", "e4dfd4 4f545c 2f8a8a 9a9488"),
        (
            openings.window("back", (0.06, 0.94), (0.36, 0.88), 6, 1),
            finishes.panelling(0.1), lighting.lamps(0.2, 0.5, 0.8, kind="strip"),
            symbols.cabinets("treadmill", 0.14, 0.34, 0.54, z=0.1, metres=1.5),
            counters.block((0.64, 0.94), (0.05, 0.14), (0.0, 0.5), "rack", 0),
            symbols.hung(("dumbbell", 0.7, 0.1, 0.22, 0.5), ("dumbbell", 0.79, 0.1, 0.22, 0.5),
                         ("dumbbell", 0.88, 0.1, 0.22, 0.5)),
            symbols.things(("punching_bag", 0.04, 0.34, 1.5), ("kettlebell", 0.9, 0.5, 0.34),
                           ("kettlebell", 0.97, 0.58, 0.38)),
        ),
        floor="plain", holds="treadmill",
    ),
    "backstage": Plan(
        ("6a5650 6e5444 a83240 4a3a34", "565a68 6a5648 7a3a6a 3e3c46"),
        (
            finishes.masonry(12, 10), hangings.drapery((-0.06, 0.14), (150, 40, 52)),
            hangings.mirrors((0.24, 0.42), (0.48, 0.66), y=(0.3, 0.66)),
            counters.counter((0.22, 0.68), (0.02, 0.13), "vase bottle flower"),
            lighting.lamps(0.28, 0.38, 0.52, 0.62), hangings.drapery((0.78, 1.06), (150, 40, 52)),
            symbols.things(("ladder", 0.98, 0.3, 2.1), ("box", 0.08, 0.4, 0.6), ("box", 0.02, 0.54, 0.7)),
        ),
        dark=True,
    ),
    "ice rink": Plan(
        ("cfe2ee e4f2fa d8443c 6a8aa8",),
        (
            openings.window("back", (0.06, 0.94), (0.56, 0.86), 7, 1),
            seating.seats(1, (0.0, 1.0), None, single=12, high=1.0),
            counters.block((-0.2, 1.2), (0.2, 0.23), (0, 0.8), "boards", 0, 0.1),
            lighting.lamps(0.2, 0.5, 0.8, kind="strip"),
        ),
        floor="plain", seen="hall",
    ),
    "indoor pool": Plan(
        ("dcecf0 d8dcd8 4fa8c8 a8b8c0", "e8ece0 dcd4c8 5fb8a8 b0b4ac"),
        (
            finishes.tiled(12, 16, 0.3), openings.window("back", (0.06, 0.94), (0.36, 0.88), 7, 2),
            openings.window("left", (0.1, 0.9), (0.36, 0.88), 4, 2, lamp=False),
            openings.window("right", (0.1, 0.9), (0.36, 0.88), 4, 2, lamp=False),
            flooring.basin((0.1, 0.9), (0.16, 1.4), (70, 178, 212), lanes=4),
            symbols.things(("bench", 0.03, 0.2, 0.5), ("potted_plant", 0.97, 0.12, 1.2)),
            lighting.lamps(0.24, 0.5, 0.76, kind="strip"),
        ),
        floor="tiles", seen="hall", top=0.02, traits=("swept", "wading"),
    ),
    "sauna": Plan(
        ("c8905a b07a4a d86a3a 8a5a36",),
        (
            finishes.panelling(0.98, 3), counters.block((0.1, 0.98), (0, 0.16), (0, 0.9), "upper bench", 1, 0.05),
            counters.block((0.1, 0.98), (0.16, 0.3), (0, 0.45), "bench", 1, 0.08),
            masses.heap(0.06, 0.2, 0.6, (96, 92, 92), "stones"), symbols.things(("bucket", 0.84, 0.4, 0.4)),
            lighting.lamps(0.5),
        ),
        dark=True,
    ),
}  # fmt: skip

enter(ROOMS)
