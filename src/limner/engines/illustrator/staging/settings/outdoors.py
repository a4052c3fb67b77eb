"""Open places that are told in a table: what is far, what one stands on, what stands there, from shared parts.

A new place is a row of `LANDS` and its words in `reading/tables/places.py`; what no row has yet is a function of
`land_parts.py` or `built_parts.py`.
"""

from dataclasses import dataclass
from typing import Final

from limner.engines.illustrator.reading.reading import Time
from limner.engines.illustrator.staging import sky
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import built_parts as b
from limner.engines.illustrator.staging.settings import land_parts as p
from limner.engines.illustrator.staging.settings.land_parts import Part
from limner.engines.illustrator.staging.settings.setting import ANY_HOUR, Climate, Trait, place


@dataclass(frozen=True, slots=True)
class Plan:
    """A place under the sky: its parts from far to near; `shows` are the words that refuse what it always has."""

    parts: tuple[Part, ...]
    climate: Climate = "open"
    horizons: tuple[float, float, float] = (0.44, 0.52, 0.6)
    hours: tuple[Time, ...] = ANY_HOUR
    shows: str = "tree, plant, building"
    traits: tuple[Trait, ...] = ("swept", "tame")


LANDS: Final[dict[str, Plan]] = {
    "cliff": Plan((p.sea(1.1), p.headland(), p.cliff(), p.stand(("rock", 0.06, 0.5, 0.07))), "shore", (0.36, 0.42,
        0.48), shows="water, rock",
                  traits=("swept",)),
    "terraces": Plan((p.mountains((120, 140, 140), 4, 0.2, snow=False), p.hills(0.12), p.terraces(),
        p.stand(("palm_tree", 0.08, 0.2, 0.3), ("log_cabin", 0.84, 0.16, 0.12), ("palm_tree", 0.93, 0.24, 0.26))),
                     "wooded", (0.3, 0.36, 0.42), ("morning", "day", "dawn", "sunset")),
    "tea plantation": Plan((p.mountains((120, 146, 140), 4, 0.2, snow=False), p.hills(0.12), p.terraces((84, 150, 78),
        flooded=False, steps=14), p.stand(("tree", 0.1, 0.2, 0.24))), "wooded", (0.3, 0.36, 0.42)),
    "lavender field": Plan((p.hills(0.12), p.woods("tall", 0.08), p.rows((140, 104, 190), (150, 134, 96)),
        p.stand(("tree", 0.86, 0.12, 0.3), ("house", 0.2, 0.08, 0.13))), "wooded", hours=("sunset", "day", "morning",
        "sunset")),
    "tulip field": Plan((p.woods("round", 0.06), p.rows((226, 84, 96), (120, 150, 76), tall=0.4), p.stand(("windmill",
        0.82, 0.06, 0.34))), "wooded"),
    "wheat field": Plan((p.hills(0.1), p.woods("round", 0.08), p.rows((226, 184, 92), (196, 154, 78), tall=0.8),
        p.stand(("haystack", 0.84, 0.3, 0.16), ("tree", 0.1, 0.08, 0.26))), "wooded"),
    "corn field": Plan((p.hills(0.08), p.rows((98, 156, 72), (140, 112, 74), tall=1.3), p.stand(("scarecrow", 0.84,
        0.3, 0.34), ("barn", 0.16, 0.06, 0.18))), "wooded"),
    "vineyard": Plan((p.hills(0.14), p.woods("tall", 0.08), p.rows((104, 142, 66), (168, 134, 94), tall=0.9,
        posts=True), p.stand(("house", 0.8, 0.06, 0.17), ("barrel", 0.1, 0.78, 0.14))), "wooded", hours=("day",
        "sunset", "morning", "sunset")),
    "ruins": Plan((p.woods("round", 0.14), p.grass(), b.arcade(), b.rubble()), "wooded", (0.54, 0.6, 0.66),
        shows="ivy, plant, stone", traits=("overhung", "swept")),
    "stadium": Plan((b.tiers(), b.pitch()), "city", (0.46, 0.52, 0.58), shows="person"),
    "alley": Plan((b.alley(), p.stand(("dumpster", 0.14, 0.3, 0.14), ("trash_can", 0.86, 0.34, 0.12), ("street_lamp",
        0.76, 0.1, 0.3), ("box", 0.9, 0.6, 0.1))), "city", (0.5, 0.56, 0.62), shows="building, window",
        traits=("overhung", "swept")),
    "neon alley": Plan((b.alley((74, 62, 92), neon=True), p.stand(("vending_machine", 0.1, 0.26, 0.24), ("trash_can",
        0.88, 0.34, 0.12))), "city", (0.5, 0.56, 0.62), ("night", "dusk", "night"), "building, window", ("overhung",
        "swept")),
    "shipyard": Plan((p.sea(0.2), p.bare((158, 152, 144), "yard", 0.1), b.slipway(), p.stand(("barrel", 0.1, 0.62,
        0.13), ("anchor", 0.88, 0.56, 0.18), ("toolbox", 0.8, 0.8, 0.07), ("rope", 0.2, 0.84, 0.06))), "city", (0.52,
        0.58, 0.64), shows="ship, water"),
    "construction site": Plan((p.town(0.3), p.bare((176, 142, 102), "earth"), b.skeleton(), p.flock("traffic_cone", 4,
        0.6, 0.07), p.stand(("excavator", 0.84, 0.4, 0.26), ("cement_mixer", 0.14, 0.4, 0.2))), "city"),
    "playground": Plan((p.woods("round", 0.14), p.grass(), p.stand(("slide", 0.16, 0.34, 0.32), ("swing", 0.84, 0.34,
        0.34), ("seesaw", 0.7, 0.62, 0.12), ("sandcastle", 0.24, 0.72, 0.08), ("tree", 0.04, 0.2, 0.4), ("bench", 0.5,
        0.14, 0.08))), "wooded", shows="tree, plant, grass, slide, swing", traits=("swept", "tame", "seasonal")),
    "fairground": Plan((p.woods("round", 0.08), p.bare((206, 180, 140), "ground"), p.stand(("ferris_wheel", 0.2, 0.14,
        0.5), ("circus_tent", 0.8, 0.18, 0.34), ("carousel", 0.54, 0.14, 0.24), ("market_stall", 0.94, 0.42, 0.24),
        ("balloon", 0.06, 0.4, 0.2), ("popcorn", 0.86, 0.7, 0.08))), "city", hours=("sunset", "day", "dusk", "night")),
    "japanese garden": Plan((p.mountains((150, 160, 180), 3, 0.24), p.woods("round", 0.14), p.grass(), b.pond(),
        p.stand(("pagoda", 0.84, 0.1, 0.42), ("cherry_blossom_tree", 0.08, 0.3, 0.44), ("bonsai", 0.92, 0.7, 0.14),
        ("rock", 0.1, 0.62, 0.07), ("lantern", 0.72, 0.52, 0.12), ("bamboo", 0.98, 0.3, 0.4))), "wooded", (0.4, 0.46,
        0.52), shows="tree, plant, grass, water", traits=("swept", "tame")),
    "graveyard": Plan((p.woods("round", 0.1), p.stand(("church", 0.82, 0.08, 0.3)), p.grass(), p.flock("tombstone", 7,
        0.2, 0.07), p.flock("tombstone latin_cross", 5, 0.5, 0.12), p.stand(("tree", 0.08, 0.3, 0.46), ("gate", 0.6,
        0.06, 0.14))), "wooded", hours=("dusk", "night", "dawn", "dusk"), shows="tree, plant, grass, tombstone"),
    "highway": Plan((p.mountains((140, 150, 170), 4, 0.18), p.bare((180, 164, 126), "land"), p.way((84, 86, 94), 0.4,
        lines=True, edge=(150, 140, 116)), p.flock("utility_pole", 3, 0.1, 0.16), p.stand(("signpost", 0.92, 0.5,
        0.2))), "open", shows="tree"),
    "suburb": Plan((p.woods("round", 0.16), p.stand(("house", 0.16, 0.16, 0.3), ("house", 0.5, 0.12, 0.24), ("house",
        0.84, 0.16, 0.3)), p.grass(), p.way((150, 150, 154), 0.3, edge=(214, 206, 190)), p.stand(("mailbox", 0.24, 0.5,
        0.1), ("tree", 0.02, 0.3, 0.36), ("street_lamp", 0.8, 0.34, 0.32), ("bush", 0.94, 0.36, 0.1), ("car", 0.66,
        0.24, 0.09))), "city", (0.46, 0.52, 0.58), shows="house, building, tree, plant, grass"),
    "plaza": Plan((p.town(0.26, 0.12), p.stand(("church", 0.8, 0.06, 0.3)), p.bare((206, 192, 170), "paving"),
        p.stand(("fountain", 0.24, 0.24, 0.26), ("street_lamp", 0.9, 0.3, 0.34), ("bench", 0.7, 0.3, 0.08), ("tree",
        0.04, 0.3, 0.36))), "city", shows="building, tree, fountain"),
    "ship deck": Plan((p.sea(1.1), b.deck(), p.stand(("barrel", 0.08, 0.5, 0.16), ("rope", 0.86, 0.7, 0.08),
        ("life_preserver", 0.9, 0.34, 0.12), ("lantern", 0.2, 0.36, 0.1))), "shore", (0.4, 0.46, 0.52), shows="water",
        traits=("swept",)),
    "balcony": Plan((p.town(0.3), p.woods("round", 0.06), b.deck((206, 178, 146), rail=(70, 70, 78)),
        p.stand(("potted_plant", 0.08, 0.4, 0.24), ("potted_plant", 0.93, 0.42, 0.28), ("chair", 0.82, 0.6, 0.26),
        ("round_table", 0.68, 0.56, 0.18))), "city", (0.5, 0.56, 0.62), shows="building, plant"),
    "race track": Plan((p.woods("round", 0.08), b.tiers((120, 60, 70)), p.grass(), p.way((82, 84, 92), 0.46,
        lines=True, edge=(226, 74, 62)), p.flock("tire", 6, 0.1, 0.05)), "city", shows="person"),
    "runway": Plan((p.town(0.12), p.grass(), p.way((92, 94, 102), 0.44, lines=True, edge=(170, 172, 168)),
        p.stand(("airplane", 0.84, 0.12, 0.14))), "open"),
    "junkyard": Plan((p.town(0.16), p.bare((150, 130, 108), "earth"), p.flock("tire barrel", 8, 0.14, 0.1),
        p.stand(("car", 0.12, 0.2, 0.14), ("car", 0.24, 0.1, 0.12), ("pickup_truck", 0.86, 0.2, 0.16), ("refrigerator",
        0.94, 0.5, 0.2), ("tire", 0.08, 0.72, 0.1), ("washing_machine", 0.8, 0.44, 0.12))), "city"),
    "battlefield": Plan((p.mountains((110, 104, 108), 4, 0.16, snow=False), p.gleam(0.3, 0.5, 0.4, (255, 140, 60)),
        p.bare((116, 96, 80), "trampled earth"), b.rubble((104, 94, 86), 9), p.stand(("flag", 0.14, 0.3, 0.26),
        ("spear", 0.86, 0.5, 0.2), ("shield", 0.9, 0.7, 0.1), ("sword", 0.1, 0.72, 0.14), ("cannon", 0.8, 0.24,
        0.12))), "open", hours=("sunset", "dusk", "day")),
    "campsite": Plan((p.mountains((126, 140, 160), 3, 0.24), p.woods("pine", 0.2), p.grass(), p.stand(("tent", 0.2,
        0.24, 0.26), ("campfire", 0.72, 0.56, 0.14), ("log", 0.86, 0.6, 0.07), ("backpack", 0.1, 0.5, 0.12), ("pine",
        0.94, 0.24, 0.5), ("pine", 0.02, 0.2, 0.46))), "wooded", hours=("dusk", "night", "sunset", "morning"),
        shows="tree, plant, grass"),
    "bamboo forest": Plan((p.woods("tall", 0.3), p.grass(), p.way((206, 186, 146), 0.2), *(p.stand(*(("bamboo", x, y,
        t) for x in xs)) for xs, y, t in (((0.02, 0.12, 0.22, 0.32, 0.4, 0.6, 0.68, 0.78, 0.88, 0.98), 0.06, 0.56),
        ((0.05, 0.18, 0.28, 0.72, 0.82, 0.95), 0.22, 0.8), ((0.0, 0.1, 0.9, 1.0), 0.44, 1.1)))), "wooded",
        shows="tree, plant, grass, bamboo", traits=("overhung", "swept")),
    "western town": Plan((p.mountains((190, 130, 96), 4, 0.16, snow=False), p.bare((214, 174, 122), "dust"),
        p.stand(("barn", 0.1, 0.16, 0.3), ("log_cabin", 0.3, 0.1, 0.2), ("shop", 0.88, 0.18, 0.36), ("log_cabin", 0.68,
        0.1, 0.2), ("cactus", 0.04, 0.6, 0.2), ("wagon", 0.9, 0.46, 0.16), ("barrel", 0.14, 0.5, 0.1))), "hot",
        hours=("day", "sunset", "day")),
    "hell": Plan((p.gleam(0.5, 0.5, 0.9, (255, 90, 30), 0.7), p.mountains((66, 34, 38), 5, 0.36, snow=False),
        p.bare((74, 40, 40), "scorched rock"), p.gleam(0.2, 0.8, 0.3, (255, 130, 40)), p.stand(("campfire", 0.1, 0.3,
        0.2), ("campfire", 0.9, 0.36, 0.24), ("skull", 0.84, 0.72, 0.08), ("rock", 0.16, 0.66, 0.1))), "hot",
        hours=("night", "dusk")),
}  # fmt: skip
"""Every such place by its name."""


def _enter(name: str, plan: Plan) -> None:
    """Make a place of a plan."""

    def draw(easel: Easel) -> None:
        sky.paint(easel)
        for part in plan.parts:
            part(easel)

    place(name, climate=plan.climate, horizons=plan.horizons, hours=plan.hours, shows=plan.shows, traits=plan.traits)(
        draw
    )


for _name, _plan in LANDS.items():
    _enter(_name, _plan)
