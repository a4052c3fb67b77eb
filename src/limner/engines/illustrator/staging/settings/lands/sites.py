"""Ground with one use."""

from typing import Final

from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import (
    coasts,
    decks,
    fields,
    ponds,
    ranges,
    ruined,
    stadiums,
    standing,
    ways,
    works,
)

LANDS: Final[dict[str, Plan]] = {
    "stadium": Plan(
        (
            stadiums.tiers(), stadiums.pitch(),
        ),
        "city", (0.46, 0.52, 0.58), shows="person",
    ),
    "shipyard": Plan(
        (
            coasts.sea(0.2), fields.bare((158, 152, 144), "yard", 0.1), works.slipway(),
            standing.stand(
                ("barrel", 0.1, 0.62, 0.13), ("anchor", 0.88, 0.56, 0.18), ("toolbox", 0.8, 0.8, 0.07),
                ("rope", 0.2, 0.84, 0.06)),
        ),
        "city", (0.52, 0.58, 0.64), shows="ship, water",
    ),
    "construction site": Plan(
        (
            ranges.town(0.3), fields.bare((176, 142, 102), "earth"), works.skeleton(),
            standing.flock("traffic_cone", 4, 0.6, 0.07),
            standing.stand(("excavator", 0.84, 0.4, 0.26), ("cement_mixer", 0.14, 0.4, 0.2)),
        ),
        "city",
    ),
    "playground": Plan(
        (
            ranges.woods("round", 0.14), fields.grass(),
            standing.stand(
                ("slide", 0.16, 0.34, 0.32), ("swing", 0.84, 0.34, 0.34), ("seesaw", 0.7, 0.62, 0.12),
                ("sandcastle", 0.24, 0.72, 0.08), ("tree", 0.04, 0.2, 0.4), ("bench", 0.5, 0.14, 0.08)),
        ),
        "wooded", shows="tree, plant, grass, slide, swing", traits=("swept", "tame", "seasonal"),
    ),
    "fairground": Plan(
        (
            ranges.woods("round", 0.08), fields.bare((206, 180, 140), "ground"),
            standing.stand(
                ("ferris_wheel", 0.2, 0.14, 0.5), ("circus_tent", 0.8, 0.18, 0.34), ("carousel", 0.54, 0.14, 0.24),
                ("market_stall", 0.94, 0.42, 0.24), ("balloon", 0.06, 0.4, 0.2), ("popcorn", 0.86, 0.7, 0.08)),
        ),
        "city", hours=("sunset", "day", "dusk", "night"),
    ),
    "japanese garden": Plan(
        (
            ranges.mountains((150, 160, 180), 3, 0.24), ranges.woods("round", 0.14), fields.grass(), ponds.pond(),
            standing.stand(
                ("pagoda", 0.84, 0.1, 0.42), ("cherry_blossom_tree", 0.08, 0.3, 0.44), ("bonsai", 0.92, 0.7, 0.14),
                ("rock", 0.1, 0.62, 0.07), ("lantern", 0.72, 0.52, 0.12), ("bamboo", 0.98, 0.3, 0.4)),
        ),
        "wooded", (0.4, 0.46, 0.52), shows="tree, plant, grass, water", traits=("swept", "tame"),
    ),
    "graveyard": Plan(
        (
            ranges.woods("round", 0.1), standing.stand(("church", 0.82, 0.08, 0.3)), fields.grass(),
            standing.flock("tombstone", 7, 0.2, 0.07), standing.flock("tombstone latin_cross", 5, 0.5, 0.12),
            standing.stand(("tree", 0.08, 0.3, 0.46), ("gate", 0.6, 0.06, 0.14)),
        ),
        "wooded", hours=("dusk", "night", "dawn", "dusk"), shows="tree, plant, grass, tombstone",
    ),
    "ship deck": Plan(
        (
            coasts.sea(1.1), decks.deck(),
            standing.stand(
                ("barrel", 0.08, 0.5, 0.16), ("rope", 0.86, 0.7, 0.08), ("life_preserver", 0.9, 0.34, 0.12),
                ("lantern", 0.2, 0.36, 0.1)),
        ),
        "shore", (0.4, 0.46, 0.52), shows="water", traits=("swept",),
    ),
    "balcony": Plan(
        (
            ranges.town(0.3), ranges.woods("round", 0.06), decks.deck((206, 178, 146), rail=(70, 70, 78)),
            standing.stand(
                ("potted_plant", 0.08, 0.4, 0.24), ("potted_plant", 0.93, 0.42, 0.28), ("chair", 0.82, 0.6, 0.26),
                ("round_table", 0.68, 0.56, 0.18)),
        ),
        "city", (0.5, 0.56, 0.62), shows="building, plant",
    ),
    "deck": Plan(
        (
            ranges.mountains((134, 146, 172), 4, 0.22), ranges.hills(0.1), ranges.woods("pine", 0.08),
            decks.deck((188, 142, 98), rail=(134, 94, 62)),
            standing.stand(("potted_plant", 0.07, 0.4, 0.24), ("bench", 0.86, 0.5, 0.16)),
        ),
        "open", (0.5, 0.56, 0.62), shows="tree, plant, bench",
    ),
    "race track": Plan(
        (
            ranges.woods("round", 0.08), stadiums.tiers((120, 60, 70)), fields.grass(),
            standing.flock("tire", 6, 0.14, 0.05), ways.circuit(),
        ),
        "city", shows="person",
    ),
    "runway": Plan(
        (
            ranges.town(0.12), fields.grass(), ways.way((92, 94, 102), 0.44, lines=True, edge=(170, 172, 168)),
            standing.stand(("airplane", 0.84, 0.12, 0.14)),
        ),
        "open",
    ),
    "junkyard": Plan(
        (
            ranges.town(0.16), fields.bare((150, 130, 108), "earth"), standing.flock("tire barrel", 8, 0.14, 0.1),
            standing.stand(
                ("car", 0.12, 0.2, 0.14), ("car", 0.24, 0.1, 0.12), ("pickup_truck", 0.86, 0.2, 0.16),
                ("refrigerator", 0.94, 0.5, 0.2), ("tire", 0.08, 0.72, 0.1), ("washing_machine", 0.8, 0.44, 0.12)),
        ),
        "city",
    ),
    "battlefield": Plan(
        (
            ranges.mountains((110, 104, 108), 4, 0.16, snow=False), ranges.gleam(0.3, 0.5, 0.4, (255, 140, 60)),
            fields.bare((116, 96, 80), "trampled earth"), ruined.rubble((104, 94, 86), 9),
            standing.stand(
                ("flag", 0.14, 0.3, 0.26), ("spear", 0.86, 0.5, 0.2), ("shield", 0.9, 0.7, 0.1),
                ("sword", 0.1, 0.72, 0.14), ("cannon", 0.8, 0.24, 0.12)),
        ),
        "open", hours=("sunset", "dusk", "day"),
    ),
    "campsite": Plan(
        (
            ranges.mountains((126, 140, 160), 3, 0.24), ranges.woods("pine", 0.2), fields.grass(),
            standing.stand(
                ("tent", 0.2, 0.24, 0.26), ("campfire", 0.72, 0.56, 0.14), ("log", 0.86, 0.6, 0.07),
                ("backpack", 0.1, 0.5, 0.12), ("pine", 0.94, 0.24, 0.5), ("pine", 0.02, 0.2, 0.46)),
        ),
        "wooded", hours=("dusk", "night", "sunset", "morning"), shows="tree, plant, grass",
    ),
    "hell": Plan(
        (
            ranges.gleam(0.5, 0.5, 0.9, (255, 90, 30), 0.7), ranges.mountains((66, 34, 38), 5, 0.36, snow=False),
            fields.bare((74, 40, 40), "scorched rock"), ranges.gleam(0.2, 0.8, 0.3, (255, 130, 40)),
            standing.stand(
                ("campfire", 0.1, 0.3, 0.2), ("campfire", 0.9, 0.36, 0.24), ("skull", 0.84, 0.72, 0.08),
                ("rock", 0.16, 0.66, 0.1)),
        ),
        "hot", hours=("night", "dusk"),
    ),
}  # fmt: skip

enter(LANDS)
