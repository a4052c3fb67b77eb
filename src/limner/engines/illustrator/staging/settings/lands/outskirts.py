"""At the edge of towns and of the water: lots, motels, jetties, quarries, the campus, the zoo."""

from typing import Final

from limner.engines.illustrator.staging.settings.from_above import woods
from limner.engines.illustrator.staging.settings.lands.plan import Plan, enter
from limner.engines.illustrator.staging.settings.open_parts import (
    coasts,
    decks,
    fields,
    lodgings,
    platforms,
    ponds,
    ranges,
    standing,
    ways,
    works,
)

LANDS: Final[dict[str, Plan]] = {
    "car park": Plan(
        (
            ranges.town(0.24), ranges.woods("round", 0.06), ways.bays(),
            standing.stand(
                ("car", 0.14, 0.16, 0.1), ("car", 0.84, 0.16, 0.1), ("van", 0.62, 0.14, 0.11),
                ("street_lamp", 0.4, 0.08, 0.32), ("parking_meter", 0.95, 0.5, 0.16)),
        ),
        "city",
    ),
    "platform": Plan(
        (
            ranges.town(0.26), platforms.platform(),
            standing.stand(("bench", 0.24, 0.2, 0.09), ("bench", 0.72, 0.2, 0.09), ("suitcase", 0.4, 0.24, 0.06)),
        ),
        "city", (0.46, 0.52, 0.56), shows="building, window, bench, suitcase",
    ),
    "motel": Plan(
        (
            ranges.mountains((168, 128, 124), 4, 0.14, snow=False), fields.bare((206, 176, 130), "land"),
            lodgings.motel(), fields.bare((112, 108, 112), "asphalt", 0.16),
            standing.stand(
                ("car", 0.16, 0.24, 0.1), ("vending_machine", 0.74, 0.16, 0.13), ("cactus", 0.04, 0.5, 0.16)),
        ),
        "city", (0.5, 0.54, 0.58), hours=("dusk", "sunset", "night", "day"), shows="building",
    ),
    "under the overpass": Plan(
        (
            ranges.town(0.2), fields.bare((126, 124, 122), "asphalt"), works.overpass(),
            standing.stand(
                ("traffic_cone", 0.1, 0.5, 0.08), ("trash_can", 0.9, 0.4, 0.12), ("dumpster", 0.84, 0.26, 0.12)),
        ),
        "city", (0.54, 0.58, 0.62), shows="building", traits=("overhung", "swept"),
    ),
    "porch": Plan(
        (
            ranges.woods("round", 0.16), fields.grass(),
            standing.stand(("house", 0.16, 0.06, 0.16), ("tree", 0.8, 0.1, 0.3), ("mailbox", 0.6, 0.16, 0.08)),
            decks.deck((168, 124, 84), rail=(240, 236, 226)), decks.eaves(),
            standing.stand(
                ("rocking_chair", 0.86, 0.52, 0.26), ("potted_plant", 0.07, 0.44, 0.22),
                ("potted_plant", 0.95, 0.4, 0.2)),
        ),
        "city", (0.5, 0.55, 0.6), shows="tree, plant, grass, house",
        traits=("overhung", "swept", "tame", "seasonal"),
    ),
    "jetty": Plan(
        (
            ranges.mountains((140, 152, 172), 4, 0.14), ranges.woods("pine", 0.07), coasts.sea(1.1), decks.jetty(),
            standing.stand(("rowing_boat", 0.12, 0.3, 0.08)),
        ),
        "shore", (0.42, 0.48, 0.54), hours=("morning", "sunset", "day", "dawn"), shows="water, tree",
        traits=("swept",),
    ),
    "oil rig": Plan(
        (
            coasts.sea(1.1), works.crane(0.24, 0.5), decks.deck((150, 152, 154), rail=(232, 184, 60)),
            standing.stand(
                ("barrel", 0.9, 0.5, 0.14), ("barrel", 0.97, 0.56, 0.14), ("life_preserver", 0.08, 0.34, 0.1),
                ("shipping_container", 0.84, 0.28, 0.16)),
        ),
        "shore", (0.44, 0.5, 0.56), shows="water", traits=("swept",),
    ),
    "quarry": Plan(
        (
            ranges.hills(0.08), fields.terraces((196, 182, 158), flooded=False, steps=9),
            standing.stand(
                ("excavator", 0.84, 0.36, 0.2), ("dump_truck", 0.16, 0.46, 0.14), ("rock", 0.06, 0.7, 0.1),
                ("rock", 0.94, 0.74, 0.08)),
        ),
        "open", (0.34, 0.4, 0.46), shows="rock", traits=("swept",),
    ),
    "campus": Plan(
        (
            ranges.woods("round", 0.12), standing.stand(("school", 0.5, 0.04, 0.42)), fields.grass(),
            ways.way((214, 196, 168), 0.3),
            standing.stand(
                ("tree", 0.06, 0.26, 0.44), ("tree", 0.95, 0.28, 0.4), ("bench", 0.8, 0.34, 0.08),
                ("street_lamp", 0.24, 0.24, 0.26), ("bicycle", 0.88, 0.56, 0.12)),
        ),
        "city", (0.5, 0.54, 0.58), shows="tree, plant, grass, building, school",
        traits=("swept", "tame", "seasonal"), holds="school",
    ),
    "zoo": Plan(
        (
            ranges.woods("palm", 0.14), standing.stand(("giraffe", 0.16, 0.06, 0.3), ("elephant", 0.82, 0.1, 0.18)),
            fields.grass(), standing.flock("fence", 9, 0.16, 0.09), ways.way((222, 200, 164), 0.34, top=0.2),
            standing.stand(
                ("signpost", 0.1, 0.4, 0.22), ("bench", 0.9, 0.4, 0.08), ("tree", 0.98, 0.24, 0.4)),
        ),
        "wooded", shows="tree, plant, grass, fence, giraffe, elephant", traits=("swept", "tame", "seasonal"),
    ),
    "paddock": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.12), fields.grass(),
            standing.stand(*(("fence", x / 100, 0.1, 0.12) for x in range(4, 110, 20))),
            standing.stand(("haystack", 0.9, 0.22, 0.1), ("tree", 0.04, 0.1, 0.36)),
        ),
        "wooded", (0.48, 0.52, 0.58), shows="tree, plant, grass, fence, haystack", traits=("tame", "seasonal"),
    ),
    "wind farm": Plan(
        (
            ranges.mountains((140, 156, 170), 3, 0.12, snow=False), ranges.hills(0.1),
            standing.stand(
                ("wind_turbine", 0.1, 0.02, 0.36), ("wind_turbine", 0.34, 0.01, 0.24),
                ("wind_turbine", 0.58, 0.01, 0.2), ("wind_turbine", 0.78, 0.02, 0.3),
                ("wind_turbine", 0.95, 0.06, 0.46)),
            fields.grass(),
        ),
        "open", (0.5, 0.56, 0.62), shows="grass, plant", traits=("swept", "tame", "seasonal"), holds="wind_turbine",
    ),
    "orchard": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.08), fields.grass(), standing.flock("apple_tree", 9, 0.05, 0.2),
            standing.flock("apple_tree", 6, 0.18, 0.3),
            standing.stand(
                ("apple_tree", 0.06, 0.44, 0.56), ("apple_tree", 0.95, 0.46, 0.6), ("ladder", 0.84, 0.46, 0.3),
                ("basket", 0.78, 0.68, 0.1)),
        ),
        "wooded", shows="tree, plant, grass", traits=("swept", "tame", "seasonal"), holds="apple_tree",
    ),
    "forum": Plan(
        (
            ranges.hills(0.12), ranges.woods("tall", 0.1), standing.stand(("triumphal_arch", 0.24, 0.06, 0.3)),
            fields.bare((222, 208, 180), "paving"),
            standing.stand(
                ("column", 0.04, 0.3, 0.5), ("column", 0.15, 0.2, 0.4), ("column", 0.86, 0.2, 0.4),
                ("column", 0.97, 0.3, 0.52), ("statue", 0.72, 0.16, 0.28), ("fountain", 0.56, 0.14, 0.14)),
        ),
        "hot", shows="building, column",
    ),
    "drawbridge": Plan(
        (
            ranges.woods("round", 0.1), standing.stand(("castle", 0.5, 0.06, 0.62)), coasts.sea(0.5),
            fields.grass(0.46), ways.way((150, 108, 72), 0.24, edge=(96, 70, 50)),
        ),
        "wooded", (0.5, 0.54, 0.58), shows="castle, water, building", holds="castle",
    ),
    "salt flat": Plan(
        (
            ranges.mountains((170, 168, 186), 5, 0.12, snow=False), fields.bare((240, 238, 236), "salt", spots=90),
        ),
        "hot", (0.42, 0.48, 0.54), shows="rock", traits=("swept", "barren"),
    ),
    "mud": Plan(
        (
            ranges.hills(0.1), ranges.woods("round", 0.08), fields.mud(), standing.flock("tire rock", 3, 0.14, 0.04),
        ),
        "open", shows="tree, plant", traits=("swept",),
    ),
    "forest pool": Plan(
        (
            ranges.glade(), fields.grass(),
            ponds.pond((72, 118, 120), shore=(92, 104, 74), tended=False),
            standing.stand(
                ("pine", 0.02, 0.2, 0.62), ("pine", 0.98, 0.2, 0.66), ("rock", 0.9, 0.5, 0.07),
                ("fern", 0.08, 0.6, 0.12), ("log", 0.84, 0.62, 0.07)),
        ),
        "wooded", (0.44, 0.5, 0.56), shows="tree, plant, grass, water", traits=("overhung", "waterside", "seasonal"),
        above=woods.river,
    ),
    "oasis": Plan(
        (
            ranges.mountains((214, 168, 118), 5, 0.16, snow=False), fields.bare((230, 194, 136), "sand"),
            ponds.pond((72, 160, 168), shore=(150, 168, 96), tended=False),
            standing.stand(
                ("palm_tree", 0.06, 0.24, 0.5), ("palm_tree", 0.18, 0.14, 0.36), ("palm_tree", 0.84, 0.16, 0.4),
                ("palm_tree", 0.96, 0.26, 0.56), ("bush", 0.12, 0.3, 0.06), ("bush", 0.9, 0.34, 0.07)),
        ),
        "hot", (0.44, 0.5, 0.56), shows="tree, plant, water", traits=("swept", "warm"),
    ),
}  # fmt: skip

enter(LANDS)
