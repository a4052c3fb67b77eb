"""Words of the constructions that are said in other words before the grammar hears them (`reading.rewording`)."""

SIDES = "to|on|at its|his|her|their left|right hand? side?"
"""Where something is by one who was named."""
AFTER_SIDES = frozenset(
    "and or is are was were there stands sits lies stand sit lie hangs grows a an the while with".split()
)
"""What follows such a side, where it is none of a body: not "on his left shoulder"."""

DECORATED = (
    "with|has|having|bearing|wears|wearing a|an|the *4 painted|drawn|printed|embroidered|stitched|stenciled|stencilled"
    "|engraved|etched|emblazoned|depicted|pictured|sketched|doodled"
)
"""A picture that is on what has it, up to the word that says how it got there."""
ON_IT = (
    "on|onto|across|over|into it|them",
    "on|onto|across|over its|their|the *2 side|sides|front|back|lid|hood|surface|top|door|doors|cover|face|chest|hull",
)
"""Where on it the picture is."""
NO_PICTURE = frozenset(
    "and with on in word words text letter letters number numbers name message sentence phrase face".split()
)
"""What no picture of one thing is told with."""

VOICED = "singing|screaming|shouting|yelling|speaking|talking|rapping|crooning|whispering *4 into a|the|his|her|its"
SPOKEN_INTO = frozenset({"microphone", "mic", "megaphone"})
"""Somebody has in his hand what he sings into."""

ELSEWHERE = "on|at the|its other|opposite|far side of"
"""This says of two things no more than that they are beside each other."""

PALMS = "palm|palms facing|up|upwards|upward|upturned|open|down|outward|outwards|together|pressed|forward|raised"
"""Hands, and no trees."""

MYSELF = "i am|was|stand|sit|walk|ride|run|hold|wear"
BESIDE_ME = "with|of|behind|beside|near|and|by|around|at|toward|towards me"
"""Who asks for the picture is somebody in it."""
ASKING = frozenset("looking trying making creating designing writing working thinking".split())
"""After "I am" these tell what the picture is for."""

SHADES = "in|of reds|blues|yellows|purples|pinks|browns|golds|grays|greys|blacks|whites|greens|teals|turquoises"
"""Colours in the plural, where they begin a list of such."""
A_SHADE = "reds|blues|yellows|purples|pinks|browns|golds|grays|greys|blacks|whites|greens|oranges|teals"

LISTED = "following items|objects|things|elements|animals|foods|ingredients?"
"""This only announces a list."""

_PRINTS = (
    "painting|paintings|portrait|portraits|picture|pictures|photo|photos|photograph|photographs|poster|posters|drawing"
    "|drawings|print|prints of"
)
PICTURED = f"{_PRINTS} *7 hanging|hung|hangs|hang|mounted|displayed"
"""A picture that hangs somewhere is a thing there."""
_WALLS = "on|above|over the|a|one|its *2 wall|walls|fireplace|mantel|mantelpiece|sofa|couch|bed"
ON_THE_WALL = f"{_PRINTS} *6 {_WALLS}"
FRAMED = f"framed *1 {_PRINTS}"
CUT_AT = frozenset("at in on under near by with who that which while and".split())
"""What is said of the place in a picture begins so, and is left out."""

ANOTHER = "another|other|second|third|fourth|fifth|sixth"
"""One more of those that the sentence began with, where no noun follows."""
ONE_MORE = frozenset("a an the another".split())
GOES_ON = frozenset(
    "on in at under behind beside near with by is has holds wears stands sits lies sleeps flies next above below "
    "inside from over of sitting standing lying sleeping flying holding wearing playing reading eating looking "
    "leaning".split()
)
"""What follows where the noun is left out."""

OF_A_FIELD = "field|fields|meadow|meadows covered|carpeted|filled|blanketed with|in|by"
"""What grows there makes it a field of these."""
BUSY = "engaged|busy|absorbed|occupied|involved|engrossed in !a|an|the|their|his|her"
"""Before what somebody does."""
TEAMS = "boston? red|white sox"
GROUP_PICTURE = "group photo|photograph|picture|shot|portrait|selfie"
STARGAZING = "stargazing|stargaze|stargazes|stargazer|stargazers"
"""This is done at night."""
NAMED_SO = frozenset({"lily", "lilies"})
"""But not by these, which are only called so."""

ORDINAL = "the former|latter"
"""The first and the second of two that were named."""
PAIR_ENDS = frozenset("and or is are on in at with by near beside behind under who that which while".split())
"""What follows the noun of such a pair."""
HYBRIDS: dict[frozenset[str], str] = {
    frozenset({"lion", "eagle"}): "griffin",
    frozenset({"horse", "eagle"}): "hippogriff",
    **{frozenset({who, "bull"}): "minotaur" for who in ("man", "human")},
    **{frozenset({who, "fish"}): "mermaid" for who in ("woman", "human", "girl", "person")},
    frozenset({"man", "fish"}): "merman",
    **{frozenset({who, "lion"}): "sphinx" for who in ("woman", "human")},
}
"""By the two that it is half of, what it is called."""
_BEASTS = "creature|animal|being|beast|monster|hybrid"
_HALVES = (
    "man|woman|human|girl|person|fish|lion|eagle|horse|bull|cat|dog|fox|owl|bear|wolf|tiger|rabbit|bird|snake|frog"
    "|duck|goat|pig|cow|shark|octopus|elephant|giraffe|zebra|deer|monkey|dragon|crocodile|turtle|mouse|penguin"
    "|chicken|rooster|parrot|butterfly|spider|crab|whale|dolphin|robot|machine|unicorn|lizard|hawk|raven"
)
A_HYBRID = (
    f"{_BEASTS} that|which|who? is|are? half a|an? {_HALVES} and? half a|an? {_HALVES}",
    f"half a|an? {_HALVES} and? half a|an? {_HALVES}",
    f"cross|hybrid|mix|mixture between|of a|an {_HALVES} and a|an {_HALVES}",
)
"""Somebody who is of two kinds."""
CROSSES = frozenset("cross hybrid mix mixture".split())
"""Words before which both are named with their articles."""
HEADED = "man with the|a head of a bull"
"""One of the same, by its head."""
GEAR = "in|wearing his|her|their|full? ski|skiing|snow|snowboarding|winter gear"
"""What is worn against the cold, and no machine's part."""
CLUSTERED = "bunch|bunches|cluster|clusters of *2 grapes|bananas"
"""Fruit that grows together: its colours and ripeness are said of the bunch."""
