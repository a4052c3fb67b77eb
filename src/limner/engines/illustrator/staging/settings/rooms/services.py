"""Where the public is served and business is done: the post, the police, banks, offices high up, clinics."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    counters,
    finishes,
    flooring,
    hangings,
    lighting,
    masses,
    openings,
    shelving,
    symbols,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "post office": Plan(
        ("f0e2c0 c4a888 c8403a 8a6444", "e4ecec b8b0a4 d8a032 4a6a8a"),
        (
            finishes.panelling(0.3), shelving.shelves((0.04, 0.4), (0.36, 0.88), 4, "letter box letter letter box"),
            shelving.shelves((0.6, 0.96), (0.36, 0.88), 4, "box letter box letter letter"),
            openings.window("back", (0.43, 0.57), (0.44, 0.84), 2, 2),
            counters.counter((0.14, 0.86), (0.14, 0.26), "letter box stamp letter box"),
            symbols.things(("mailbox", 0.06, 0.36, 1.3), ("sack", 0.92, 0.34, 0.8), ("box", 0.86, 0.56, 0.5)),
            lighting.lamps(0.3, 0.7),
        ),
        floor="tiles",
    ),
    "police station": Plan(
        ("d4dce4 9aa0a6 2f5a9a 5a6676", "dcd8cc a09a90 34508a 5c5c66"),
        (
            finishes.panelling(0.28), openings.bars("back", (0.66, 0.94), (0.0, 0.66), 8, (44, 48, 58)),
            hangings.board((0.06, 0.3), (0.5, 0.84), 3, face=(206, 178, 132)),
            symbols.landmark("clock", 0.48, 0.0, 0.5, 2.1),
            counters.counter((0.06, 0.56), (0.12, 0.24), "computer telephone handcuff lamp"),
            symbols.things(("office_chair", 0.3, 0.06, 1.1), ("flag", 0.6, 0.04, 2.0), ("bench", 0.9, 0.5, 0.6)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="tiles",
    ),
    "fire station": Plan(
        ("e0d4c4 a8a4a0 c8342c 8a3a34",),
        (
            finishes.masonry(12, 12), openings.window("back", (0.1, 0.9), (0.0, 0.8), 5, 4, lamp=False),
            symbols.landmark("fire_truck", 0.5, 0.05, 2.2),
            symbols.things(
                ("fire_hydrant", 0.06, 0.4, 0.8), ("ladder", 0.96, 0.2, 2.4), ("fire_extinguisher", 0.9, 0.5, 0.6),
                ("boot", 0.12, 0.6, 0.4)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain", seen="hall",
    ),
    "bank": Plan(
        ("ece4d0 b8a488 2f6a52 8a6a44", "e0e0e4 a8a4a8 34507a 8a7048"),
        (
            finishes.panelling(0.24), symbols.landmark("safe", 0.5, 0.0, 1.9),
            counters.counter((0.06, 0.4), (0.14, 0.24), "coin computer banknote", high=1.1),
            counters.counter((0.6, 0.94), (0.14, 0.24), "coin computer gold_bar", high=1.1),
            masses.pillars((0.02, 0.3), (0.98, 0.3), radius=0.24), flooring.runner((0.42, 0.58)),
            symbols.landmark("clock", 0.5, 0.0, 0.5, 2.6), lighting.lamps(0.2, 0.8),
        ),
        floor="tiles", seen="hall", top=0.04,
    ),
    "boardroom": Plan(
        ("dce4ea a08468 3a5a8a 4e3c30", "e8e4dc 94785c 8a4a3a 4a3a30"),
        (
            openings.window("back", (0.02, 0.62), (0.1, 0.94), 5, 1, lamp=False),
            hangings.board((0.68, 0.95), (0.4, 0.8), 3, face=(240, 244, 246)),
            symbols.cabinets("office_chair", 0.2, 0.4, 0.6, 0.8, z=0.12, metres=1.15),
            counters.block((0.1, 0.9), (0.2, 0.36), (0.66, 0.76), "table", 3, 0.06),
            symbols.hung(("laptop", 0.3, 0.28, 0.3, 0.76), ("cup", 0.5, 0.28, 0.16, 0.76),
                         ("laptop", 0.7, 0.28, 0.3, 0.76)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
    ),
    "office tower": Plan(
        ("dfe8ee b4b8bc 3a7a9a b4c0ca", "e6e6ea aeaeb4 d87a4a b8bcc6"),
        (
            openings.window("back", (0.0, 1.0), (0.02, 0.97), 6, 1),
            openings.window("left", (0.0, 0.96), (0.02, 0.97), 4, 1, lamp=False),
            openings.window("right", (0.0, 0.96), (0.02, 0.97), 4, 1, lamp=False),
            counters.counter((0.2, 0.62), (0.14, 0.26), "computer laptop lamp", high=0.74),
            symbols.things(
                ("office_chair", 0.4, 0.08, 1.1), ("potted_plant", 0.06, 0.2, 1.3), ("potted_plant", 0.95, 0.2, 1.2),
                ("office_chair", 0.84, 0.5, 1.1)),
            flooring.rug((0.2, 0.8), (0.3, 0.9)), lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain", seen="hall",
    ),
    "operating room": Plan(
        ("d4ecec b8ccd0 4aa8a8 9ab4bc",),
        (
            finishes.tiled(14, 18, 0.5),
            counters.block((0.3, 0.7), (0.14, 0.3), (0.5, 0.66), "operating table", 3, 0.12),
            counters.block((0.3, 0.7), (0.13, 0.31), (0.66, 0.74), "blanket", 2, 0.06),
            counters.block((0.46, 0.54), (0.18, 0.26), (0.0, 0.5), "table's foot", 3, -0.1),
            symbols.hung(("monitor", 0.84, 0.04, 0.6, 1.2), ("television", 0.12, 0.04, 0.6, 1.4)),
            counters.counter((0.02, 0.2), (0.08, 0.18), "bottle syringe scissors", high=0.8),
            symbols.things(("first_aid_kit", 0.92, 0.2, 0.4)),
            lighting.lamps(0.4, 0.5, 0.6, kind="pendant"), lighting.lamps(0.2, 0.8, kind="strip"),
        ),
        floor="tiles",
    ),
    "hospital corridor": Plan(
        ("e0eeec c4d4d4 6ab4b8 9ab0b4", "eaf0e6 ccd6ce 7aa0c8 a0b0ac"),
        (
            finishes.panelling(0.3, 7), openings.doors("left", 0.06, 0.34, 0.62),
            openings.doors("right", 0.06, 0.34, 0.62), openings.window("back", (0.3, 0.7), (0.3, 0.86), 2, 1),
            symbols.things(
                ("wheelchair", 0.1, 0.36, 1.0), ("potted_plant", 0.9, 0.12, 0.9), ("bench", 0.92, 0.5, 0.6),
                ("first_aid_kit", 0.08, 0.12, 0.4)),
            lighting.lamps(0.5, kind="strip"),
        ),
        floor="tiles", top=0.04, seen="hall",
    ),
}  # fmt: skip

enter(ROOMS)
