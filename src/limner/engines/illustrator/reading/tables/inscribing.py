"""Words that say what a text is written on, or laid out in."""

from limner.engines.illustrator.reading.kinds import Ground

WRITTEN = (
    "written|painted|carved|scratched|drawn|stamped|traced|engraved|embroidered|printed|piped|sprayed|stitched|tattooed"
    "|etched|scrawled|chalked|scribbled|burned|burnt|handwritten|lettered|trampled|emblazoned|marked|inscribed|stenciled"
)
"""How a text gets onto what is named after it."""
WRITING = "writing|writes|painting|paints|carving|carves|scrawling|spraying|drawing|scratching|chalking|stitching|icing"
"""What somebody does to a text before it is there."""
LAID = "spelled|spelt|formed|made|arranged|laid|built|shaped|composed|assembled|set"
"""How a text is laid out in the things that are named after it."""
SPELLING = "spelling|spell|spells|that spell|that spells|forming|forms|to spell"
"""Before a text: the things named before these are laid out in it."""
SIDES = "side|sides|back|front|chest|belly|flank|tail|wing|wings|hull|hood|bonnet|door|lid|roof|bow|stern"
"""What of somebody or something words are on."""
GROUNDS: dict[str, Ground] = {
    "sand": "sand", "beach": "sand", "shore": "sand", "dune": "sand", "dunes": "sand", "desert": "sand",
    "snow": "snow", "frost": "snow", "ice": "snow",
    "sky": "sky", "clouds": "sky", "heavens": "sky",
    "ground": "land", "field": "land", "dirt": "land", "earth": "land", "mud": "land", "grass": "land", "lawn": "land",
    "meadow": "land", "cornfield": "land", "hillside": "land", "road": "land", "street": "land", "asphalt": "land",
    "pavement": "land", "sidewalk": "land",
}  # fmt: skip
"""What of a place words are written into."""
SKY_TRAILS = frozenset("smoke vapor vapour contrails contrail trail trails".split())
"""What words in the sky are written with."""
