"""Where people work and learn."""

from typing import Final

from limner.engines.illustrator.staging.settings.room_parts import (
    ceilings,
    counters,
    finishes,
    flooring,
    hangings,
    lighting,
    masses,
    openings,
    seating,
    shelving,
    symbols,
)
from limner.engines.illustrator.staging.settings.rooms.plan import Plan, enter

ROOMS: Final[dict[str, Plan]] = {
    "hospital": Plan(
        ("e4f0f0 c8d8dc 7ac0c0 a8bcc4", "eaf0e8 ccd8d4 8ab0d8 b0bcc4"),
        (
            openings.window("back", (0.4, 0.6), (0.45, 0.85)), seating.beds(0.06, 0.68),
            hangings.board((0.63, 0.7), (0.6, 0.78)),
            symbols.things(("first_aid_kit", 0.5, 0.03, 0.4), ("potted_plant", 0.58, 0.04, 0.8)),
            symbols.hung(("monitor", 0.3, 0.02, 0.4, 1.3)), lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="tiles",
    ),
    "factory": Plan(
        ("a8b0b4 8a8c90 d8a03a 5a646c", "b4aca4 8c8884 4f8a9a 5e5a58"),
        (
            openings.window("back", (0.06, 0.94), (0.62, 0.9), 8, 2), finishes.pipes(0.5), ceilings.beams(5),
            counters.machines(0.06, 0.3, 0.56, 0.8), counters.belt(0.44), lighting.lamps(0.25, 0.5, 0.75),
            symbols.things(("barrel", 0.04, 0.3, 0.9), ("toolbox", 0.94, 0.56, 0.4)),
        ),
        floor="plain",
    ),
    "warehouse": Plan(
        ("b8b4ac 98948e d87a3a 4f6a8a",),
        (
            ceilings.beams(6),
            shelving.shelves((0.02, 0.3), (0.04, 0.84), 3, "box barrel box"),
            shelving.shelves((0.7, 0.98), (0.04, 0.84), 3, "box barrel box"),
            shelving.shelves((0.05, 0.8), (0.04, 0.8), 3, "", wall="left"),
            shelving.shelves((0.05, 0.8), (0.04, 0.8), 3, "", wall="right"),
            openings.window("back", (0.36, 0.64), (0.6, 0.86), 4, 2),
            symbols.things(
                ("forklift", 0.42, 0.08, 1.8), ("box", 0.1, 0.6, 0.7), ("box", 0.9, 0.5, 0.7),
                ("barrel", 0.84, 0.3, 0.9)), lighting.lamps(0.3, 0.7),
        ),
        floor="plain",
    ),
    "courtroom": Plan(
        ("e4dcc8 a8845c 7a2f34 7a4e30", "d4dcd8 a07c58 2f4a6a 6a4430"),
        (
            finishes.panelling(0.62, 8), counters.block((0.28, 0.72), (0.0, 0.16), (0, 1.5), "judge's bench"),
            symbols.hung(("gavel", 0.5, 0.12, 0.25, 1.5)),
            counters.block((0.1, 0.24), (0.08, 0.24), (0, 1.0), "witness box", 3, 0.05),
            symbols.things(("flag", 0.8, 0.04, 2.2)),
            seating.seats(2, (0.04, 0.96), (0.4, 0.6), name="benches", share=3), lighting.lamps(0.3, 0.7),
        ),
        seen="hall",
    ),
    "server room": Plan(
        ("2c3846 3a4450 40a8e8 56626e", "282c40 363a4c 60e0b0 505668"),
        (
            shelving.racks("left", (0.04, 0.94), 5), shelving.racks("right", (0.04, 0.94), 5),
            shelving.racks("back", (0.04, 0.96), 5), finishes.pipes(0.9), lighting.lamps(0.36, 0.64, kind="strip"),
        ),
        floor="tiles", seen="hall", dark=True,
    ),
    "control room": Plan(
        ("34404e 3c4854 40b0e0 5c6874",),
        (
            hangings.board((0.06, 0.34), (0.46, 0.84), 5, face=(20, 44, 62)),
            hangings.board((0.38, 0.66), (0.46, 0.84), 5, face=(20, 44, 62)),
            hangings.board((0.7, 0.94), (0.46, 0.84), 5, face=(20, 44, 62)), shelving.racks("left", (0.04, 0.6), 3),
            counters.counter((0.08, 0.92), (0.16, 0.3), "computer laptop computer", high=0.8),
            symbols.things(("office_chair", 0.3, 0.5, 1.0), ("office_chair", 0.7, 0.5, 1.0)),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        dark=True,
    ),
    "forge": Plan(
        ("74685e 5a5048 c85a2a 4a3a2e", "6c6a6c 56524e d0662c 463a34"),
        (
            finishes.masonry(9, 9),
            openings.mouth("back", (0.36, 0.64), (0.17, 0.6), (255, 140, 50), glow=(255, 170, 80)), ceilings.beams(4),
            counters.block((0.34, 0.66), (0.0, 0.1), (0, 0.6), "hearth", 0, -0.08),
            symbols.hung(
                ("hammer", 0.14, 0.0, 0.6, 1.4), ("sword", 0.24, 0.0, 1.2, 1.1), ("shield", 0.78, 0.0, 0.8, 1.3),
                ("axe", 0.9, 0.0, 0.9, 1.2)),
            symbols.things(("anvil", 0.24, 0.4, 0.7), ("barrel", 0.86, 0.24, 0.9), ("bucket", 0.74, 0.3, 0.4)),
            masses.heap(0.92, 0.5, 0.5, (60, 56, 60), "coal"),
        ),
        floor="flags", dark=True,
    ),
    "apothecary": Plan(
        ("6a5a4a 7a5a3e 5a8a6a 4e3624", "5c566a 6e5440 8a5ab0 443048"),
        (
            shelving.shelves((0.04, 0.36), (0.3, 0.86), 3, "potion jar bottle mushroom"),
            shelving.shelves((0.64, 0.96), (0.3, 0.86), 4, "jar potion skull bottle candle"),
            openings.window("back", (0.42, 0.58), (0.4, 0.8), 2, 3),
            shelving.shelves((0.06, 0.7), (0.1, 0.84), 4, "", wall="left"),
            shelving.shelves((0.06, 0.7), (0.1, 0.84), 4, "", wall="right"), ceilings.beams(5),
            counters.counter((0.24, 0.76), (0.14, 0.26), "mortar_and_pestle potion book candle"),
            symbols.things(("cauldron", 0.12, 0.46, 0.8)),
            symbols.hung(("lavender", 0.3, 0.2, 0.5, 2.3), ("garlic", 0.7, 0.2, 0.4, 2.3)),
            flooring.rug((0.34, 0.66), (0.4, 0.9)),
        ),
        dark=True,
    ),
    "lecture hall": Plan(
        ("e8e0d0 a88860 3f6a5a 7a5238",),
        (
            hangings.board((0.2, 0.8), (0.42, 0.86), 4, face=(40, 80, 66)), finishes.panelling(0.3),
            counters.counter((0.4, 0.6), (0.08, 0.16), "book"),
            seating.seats(4, (0.02, 0.98), (0.46, 0.54), name="benches", share=3, high=0.8),
            lighting.lamps(0.3, 0.7, kind="strip"),
        ),
    ),
    "hangar": Plan(
        ("a4b0b8 94989c d87a3a 5a6a76",),
        (
            ceilings.ribs(0.4, 6), openings.window("back", (0.12, 0.88), (0.02, 0.6), 5, 2),
            symbols.landmark("biplane", 0.5, 0.06, 2.4),
            symbols.things(
                ("ladder", 0.2, 0.3, 1.6), ("barrel", 0.06, 0.4, 0.9), ("toolbox", 0.9, 0.5, 0.4),
                ("ladder", 0.94, 0.2, 2.0)), lighting.lamps(0.3, 0.7, kind="strip"),
        ),
        floor="plain", seen="hall", top=0.02,
    ),
    "artist's studio": Plan(
        ("f0e8d8 b88a5c d8694f 8a6a4a", "dfe6e8 b08660 5f8ab0 7a6048"),
        (
            openings.window("back", (0.06, 0.46), (0.3, 0.88), 4, 4),
            hangings.pictures("back", (0.54, 0.7), (0.76, 0.94)),
            hangings.pictures("right", (0.1, 0.3), (0.44, 0.66)), hangings.pictures("left", (0.16, 0.36)),
            symbols.things(
                ("easel", 0.16, 0.2, 1.6), ("easel", 0.86, 0.3, 1.7), ("paint_can", 0.28, 0.36, 0.35),
                ("stool", 0.74, 0.46, 0.7), ("potted_plant", 0.5, 0.04, 1.0)),
            counters.counter((0.56, 0.74), (0.06, 0.16), "palette jar", high=0.8),
            flooring.rug((0.3, 0.66), (0.4, 0.9)),
        ),
    ),
    "recording studio": Plan(
        ("5a4a44 6a4e3c d87a3a 3a3438",),
        (
            shelving.shelves((0.06, 0.3), (0.3, 0.8), 2, "speaker radio record_player"),
            openings.window("back", (0.38, 0.7), (0.42, 0.8), 1, 1, lamp=False), finishes.panelling(0.24),
            symbols.hung(("guitar", 0.82, 0.0, 1.0, 1.2), ("guitar", 0.92, 0.0, 1.0, 1.2)),
            counters.counter((0.3, 0.7), (0.06, 0.18), "speaker laptop speaker", high=0.8),
            symbols.things(("drum_kit", 0.88, 0.3, 1.2), ("microphone", 0.2, 0.46, 1.5), ("piano", 0.1, 0.2, 1.2)),
            flooring.rug((0.3, 0.7), (0.36, 0.9)), lighting.lamps(0.4, 0.6),
        ),
        dark=True,
    ),
    "barn interior": Plan(
        ("a8744a a8885c b83a30 6e4a30", "9a6a48 a08456 8a3a2e 5e402c"),
        (
            finishes.masonry(1, 16), openings.window("back", (0.42, 0.58), (0.56, 0.78)), ceilings.gable(0.4, 4),
            masses.heap(0.1, 0.3, 0.9, (222, 184, 92), "hay"), masses.heap(0.92, 0.24, 0.8, (222, 184, 92), "hay"),
            openings.bars("left", (0.3, 0.8), (0, 0.3), 5, (92, 62, 44)),
            symbols.things(
                ("haystack", 0.8, 0.06, 0.9), ("pitchfork", 0.26, 0.05, 1.5), ("bucket", 0.3, 0.3, 0.4),
                ("lantern", 0.7, 0.3, 0.4), ("barrel", 0.9, 0.56, 0.9)),
        ),
        top=0.02, seen="hall",
    ),
}  # fmt: skip

enter(ROOMS)
