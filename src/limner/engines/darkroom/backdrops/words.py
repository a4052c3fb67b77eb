"""The words by which a prompt asks for a kind of backdrop, where the reader's settings do not say it."""

from typing import Final

Words = dict[str, frozenset[str]]


def _sets(kinds: dict[str, str]) -> Words:
    return {kind: frozenset(names.split()) for kind, names in kinds.items()}


FIRST: Final[Words] = _sets({
    "podium": "podium podiums pedestal plinth",
    "halloween": "halloween spooky haunted",
    "festive": "christmas xmas",
    "wedding": "wedding bridal ceremony altar",
    "party": "birthday balloons balloon anniversary confetti celebration",
    "stadium": "stadium pitch arena tennis",
    "court": "court basketball volleyball badminton",
    "cafe": "restaurant bistro pub brewery bakery diner cafe coffee",
    "library": "bookstore bookshop",
    "gallery": "museum gallery exhibition",
    "shop": "supermarket grocery store shop shopping pharmacy boutique warehouse bookstore market aisle",
    "corridor": "hospital clinic corridor hallway airport subway metro terminal station",
    "bedroom": "bedroom bed",
    "bathroom": "bathroom shower spa washroom",
    "gym": "gym fitness workout crossfit",
    "classroom": "classroom school lecture",
    "desert": "desert dunes sahara",
    "canyon": "canyon grand badlands mesa mars",
    "waterfall": "waterfall waterfalls cascade",
    "wall": "skate skatepark",
    "beach": "palm palms",
    "greenhouse": "greenhouse conservatory orangery glasshouse",
    "coast": "coastal coast seaside cliffs amalfi riviera",
    "rocks": "rocks boulders cliff quarry cave",
    "poolside": "poolside pool",
    "meadow": "vineyard vineyards lavender orchard plantation prairie pasture",
    "garden": "playground backyard yard picnic terrace patio",
    "leaves": "leaves foliage hedge ivy greenery",
})  # fmt: skip
"""These stand before what the reader makes of the rest, in this order."""
INSTEAD: Final[dict[str, frozenset[str]]] = {
    "festive": frozenset({"lights", "bokeh", "street", "market", "snow", "snowy"}),
    "party": frozenset({"garden", "beach", "bokeh", "lights", "park"}),
    "wedding": frozenset({"garden", "beach", "church", "forest", "field"}),
    "leaves": frozenset(
        {"autumn", "fall", "ground", "forest", "woods", "park", "garden", "table", "shadow", "shadows"}
    ),
    "shop": frozenset({"street", "christmas", "farmers", "flea"}),
    "bedroom": frozenset({"flower", "river", "garden"}),
    "court": frozenset({"yard", "courtyard", "food", "tennis"}),
    "cafe": frozenset({"terrace", "street", "cup", "beans", "table"}),
    "garden": frozenset({"sea", "ocean", "city", "rooftop", "beach", "night"}),
    "beach": frozenset({"shadow", "shadows", "leaf", "garden", "greenhouse", "jungle", "pool", "street", "wall"}),
    "rocks": frozenset({"beach", "river", "sea", "mountain", "mountains", "desert"}),
    "coast": frozenset({"beach"}),
    "meadow": frozenset({"studio", "background", "backdrop", "paper", "wall", "gradient"}),
}
"""Beside these words the kind is another: Christmas lights are lights, a garden party is in a garden."""
SEEN: Final[Words] = _sets({
    "beach": "sea ocean waves sand sandy shore coast",
    "sea": "ocean waves horizon",
    "coast": "sea ocean road bay",
    "lake": "water river shore mountains",
    "woods": "trees forest ferns moss",
    "garden": "lawn trees hedge",
    "mountains": "peaks alps hills",
    "desert": "road highway",
    "stadium": "packed floodlights fans",
})  # fmt: skip
"""Words for what kinds show besides, of which the reader knows nothing."""
TABLES: Final = frozenset({
    "table", "tabletop", "desk", "desktop", "counter", "countertop", "countertops", "shelf", "bench", "worktop",
    "workbench", "windowsill", "bar", "board",
})  # fmt: skip
SURFACES: Final = frozenset({"surface", "slab", "top", "platform", "tray"})
"""On these things rest, where a material is named."""
WALLS: Final[Words] = _sets(
    {
        "brick": "brick bricks brickwork",
        "concrete": "concrete cement industrial skate skatepark",
        "wood": "wood wooden planks boards timber oak walnut pine rustic",
        "marble": "marble granite onyx quartz",
        "stone": "stone slate rock cobblestone",
        "plaster": "plaster stucco wall textured grunge linen canvas",
    }
)
WORDS: Final[Words] = _sets({
    "sweep": "studio seamless paper",
    "curtain": "curtain curtains drape drapes velvet silk satin",
    "gradient": "gradient ombre gradation",
    "night": "skyscrapers downtown neon nightlife tokyo manhattan vegas cyberpunk",
    "stage": "spotlight spotlights concert nightclub disco stage",
    "hall": "lobby showroom foyer museum gallery mall hotel",
    "street": "racetrack track alley paris london york rome city town road sidewalk",
    "stars": "galaxy nebula milky cosmos",
    "bokeh": "bokeh sparkles sparkling glitter fairy lights festive party",
    "smoke": "smoke smoky haze",
    "room": "interior apartment loft home house lounge cozy cosy fireplace",
    "wall": "window sunlight shadows shadow",
    "water": "ripples",
})  # fmt: skip
"""These count where the reader finds no setting."""
GOBO: Final = frozenset({"window", "shadow", "shadows", "sunlight", "blinds"})
"""Before a wall or paper they ask for the light of a window on it."""
