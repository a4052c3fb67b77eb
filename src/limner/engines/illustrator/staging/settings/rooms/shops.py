"""Shops."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    counters,
    finishes,
    flooring,
    hangings,
    lighting,
    openings,
    shelving,
    symbols,
    tanks,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "bakery": Plan(
        ("f4e2c4 c99a68 d8694f a8703f", "e6eee6 c8a07a 5f9a8a b07c4c"),
        (
            finishes.tiled(10, 14),
            shelving.shelves((0.3, 0.7), (0.34, 0.84), 3, "bread croissant baguette pretzel bagel"),
            openings.window("back", (0.05, 0.24), (0.4, 0.82)), hangings.board((0.76, 0.95), (0.5, 0.8)),
            shelving.shelves((0.1, 0.6), (0.3, 0.8), 3, "", wall="left"),
            counters.counter((0.2, 0.8), (0.16, 0.3), "cupcake pie croissant cake donut", glass=True),
            symbols.things(("basket", 0.08, 0.3, 0.5), ("sack", 0.92, 0.2, 0.7)), lighting.lamps(0.32, 0.5, 0.68),
        ),
        nook="cafe",
        traits=("swept", "selling"),
    ),
    "florist": Plan(
        ("e8efe0 c8ac88 d87a9a 8a6a4a", "f4e8ea c0a890 7aa87a 9a7458"),
        (
            shelving.shelves((0.06, 0.56), (0.3, 0.82), 2, "potted_plant vase tulip orchid hydrangea"),
            openings.window("back", (0.66, 0.94), (0.34, 0.84), 3, 3),
            counters.counter((0.6, 0.92), (0.16, 0.28), "bouquet vase"),
            symbols.things(
                ("bouquet", 0.06, 0.34, 0.6), ("rose", 0.13, 0.46, 0.7), ("sunflower", 0.04, 0.52, 0.9),
                ("tulip", 0.2, 0.3, 0.6), ("lavender", 0.95, 0.5, 0.6), ("hydrangea", 0.88, 0.38, 0.6),
                ("potted_plant", 0.03, 0.2, 1.1), ("lily", 0.3, 0.2, 0.7)), lighting.lamps(0.35, 0.65),
        ),
        floor="tiles", traits=("swept", "warm", "selling"),
    ),
    "barber shop": Plan(
        ("d9e6e4 e8e4dc b83a34 6a4630", "efe0c8 e4dcd0 2f6a78 5a3a28"),
        (
            finishes.panelling(0.3), hangings.mirrors((0.08, 0.26), (0.41, 0.59), (0.74, 0.92)),
            symbols.things(("armchair", 0.17, 0.22, 1.1), ("armchair", 0.83, 0.22, 1.1)), counters.pole(0.03, 0.3),
            hangings.pictures("left", (0.2, 0.42)), lighting.lamps(0.25, 0.5, 0.75),
        ),
        floor="tiles",
    ),
    "toy shop": Plan(
        ("f2d8a8 c89a68 d8564a 5a8ab0", "cfe4ea c8a070 e08a3a 8a6ab0"),
        (
            shelving.shelves((0.04, 0.46), (0.26, 0.86), 3, "teddy_bear robot doll ball balloon rocking_horse"),
            shelving.shelves(
                (0.54, 0.96), (0.26, 0.86), 3, "matryoshka train building_block kite spinning_top dollhouse"),
            counters.counter((0.6, 0.9), (0.16, 0.28), "rubiks_cube yo_yo"),
            symbols.things(
                ("rocking_horse", 0.1, 0.4, 0.9), ("teddy_bear", 0.9, 0.5, 0.7), ("building_block", 0.24, 0.5, 0.4)),
            lighting.lamps(0.3, 0.7),
        ),
        traits=("swept", "selling"),
    ),
    "candy shop": Plan(
        ("f8dfe6 f0d8c8 e8608a 8ad0c8", "def0ea f0dccc f08a5a e890b0"),
        (
            finishes.tiled(12, 16),
            shelving.shelves(
                (0.06, 0.94), (0.34, 0.86), 3, "candy jar cupcake macaron lollipop chocolate donut cookie"),
            counters.counter((0.2, 0.8), (0.16, 0.3), "ice_cream macaron cake candy", glass=True),
            lighting.lamps(0.3, 0.5, 0.7),
        ),
        floor="tiles",
        traits=("swept", "selling"),
    ),
    "clothes shop": Plan(
        ("f0e6dc c8a888 c8687a 6a5a54", "e2e6e8 bca48c 5a7a9a 5c5652"),
        (
            shelving.shelves((0.04, 0.3), (0.2, 0.84), 4, "shoe handbag hat boot"), hangings.mirrors((0.38, 0.5)),
            counters.block((0.58, 0.96), (0.0, 0.02), (1.75, 1.8), "rail"),
            symbols.hung(
                *((name, 0.61 + 0.075 * i, 0.02, 0.95, 0.8)
                  for i, name in enumerate(("dress", "jacket", "t-shirt", "skirt", "sweater")))),
            counters.tables((0.1, 0.46), (0.88, 0.52), item="hat"), lighting.lamps(0.25, 0.5, 0.75),
            flooring.rug((0.3, 0.7), (0.3, 0.8)),
        ),
        traits=("swept", "selling"),
    ),
    "bookshop": Plan(
        ("e8d4b0 a8744a 8a3a3a 6e4428", "d4dcd0 9a6c48 2f6a6a 5e3c28"),
        (
            shelving.books("back", (0.02, 0.36), (0.02, 0.88), 6),
            shelving.books("left", (0.02, 0.8), (0.02, 0.88), 6),
            shelving.books("right", (0.02, 0.8), (0.02, 0.88), 6),
            openings.window("back", (0.42, 0.66), (0.3, 0.84), 3, 3),
            shelving.books("back", (0.72, 0.98), (0.02, 0.88), 6), flooring.rug((0.3, 0.7), (0.3, 0.9)),
            counters.tables((0.14, 0.46), (0.86, 0.4), item="book"),
            symbols.things(
                ("ladder", 0.3, 0.04, 2.0), ("armchair", 0.56, 0.08, 1.0), ("potted_plant", 0.68, 0.05, 0.8)),
            lighting.lamps(0.3, 0.5, 0.7),
        ),
        nook="study",
        holds="book, bookshelf",
        traits=("swept", "shelved"),
    ),
    "antique shop": Plan(
        ("c9b48a 8a6444 8a3a34 5e4028", "a8a48c 7e5a40 3f5a5a 4e3826"),
        (
            finishes.panelling(0.26),
            shelving.shelves((0.03, 0.34), (0.3, 0.88), 3, "alarm_clock vase clock candelabra alarm_clock globe"),
            shelving.shelves((0.66, 0.97), (0.3, 0.88), 3, "clock violin alarm_clock camera clock typewriter"),
            openings.window("back", (0.42, 0.58), (0.36, 0.82), 2, 3),
            shelving.shelves((0.05, 0.7), (0.1, 0.84), 4, "", wall="left"),
            shelving.shelves((0.05, 0.7), (0.1, 0.84), 4, "", wall="right"),
            symbols.things(
                ("rocking_chair", 0.12, 0.4, 1.0), ("globe", 0.9, 0.4, 0.8), ("suitcase", 0.8, 0.56, 0.5)),
            symbols.hung(
                ("clock", 0.39, 0.0, 0.5, 1.9), ("clock", 0.61, 0.0, 0.5, 1.7), ("clock", 0.39, 0.0, 0.36, 1.3),
                ("clock", 0.61, 0.0, 0.34, 1.2)),
            counters.counter((0.4, 0.6), (0.12, 0.22), "alarm_clock book", high=0.8),
            flooring.rug((0.3, 0.7), (0.34, 0.9)),
            lighting.lamps(0.3, 0.7),
        ),
        nook="study", holds="clock, alarm_clock", traits=("swept", "dwelling", "selling"),
    ),
    "pharmacy": Plan(
        ("e8f2ee d0dcd8 3aa878 c4d0d0",),
        (
            shelving.shelves((0.04, 0.96), (0.36, 0.86), 3, "bottle pill jar soap first_aid_kit thermometer"),
            shelving.shelves((0.06, 0.8), (0.06, 0.8), 4, "", wall="left"),
            shelving.shelves((0.06, 0.8), (0.06, 0.8), 4, "", wall="right"),
            counters.counter((0.24, 0.76), (0.16, 0.28), "mortar_and_pestle pill"),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="tiles",
        traits=("swept", "selling"),
    ),
    "pet shop": Plan(
        ("e4eed8 c8b48a e0903a 6a8a5a",),
        (
            shelving.shelves((0.04, 0.5), (0.24, 0.84), 3, "fishbowl cage goldfish ball bone"),
            tanks.tank("back", (0.58, 0.94), (0.34, 0.76), "goldfish fish clownfish"),
            symbols.things(("doghouse", 0.1, 0.4, 0.9), ("cage", 0.9, 0.3, 1.0), ("basket", 0.84, 0.5, 0.4)),
            counters.counter((0.6, 0.9), (0.12, 0.22), "bowl"), lighting.lamps(0.3, 0.7),
        ),
        floor="tiles",
    ),
    "laundromat": Plan(
        ("dcecee d8d8d4 3a9ab8 c0ccd0", "f4e4d0 dcd4cc e0704a c4c8c8"),
        (
            finishes.tiled(12, 16, 0.7),
            symbols.cabinets("washing_machine", 0.1, 0.26, 0.42, 0.58, 0.74, 0.9, z=0.06, metres=1.1),
            symbols.cabinets("washing_machine", 0.02, 0.98, z=0.46, metres=1.1),
            openings.window("back", (0.3, 0.7), (0.48, 0.66), 3, 1),
            symbols.things(("basket", 0.2, 0.5, 0.5), ("bench", 0.8, 0.5, 0.6)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="tiles", seen="hall",
    ),
}  # fmt: skip

enter(ROOMS)
