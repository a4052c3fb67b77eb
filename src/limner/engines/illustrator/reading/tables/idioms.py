"""Turns of speech, and what they say in plainer words (`reading.rewording`): each phrase, and what stands for it."""

from collections.abc import Mapping

_HIS = "his|her|its|their"

IDIOMS: Mapping[str, str] = {
    "having|has|have|had a|the blast|ball": "smiling",
    "having|has|have|had *2 blast|time of": "smiling",
    "and|while working|working up a sweat": "",
    "doing|does|did|do the? dishes": "washing the dishes",
    f"running|runs|ran|sliding {_HIS}|a hand|hands|fingers|finger|palm over|along|across|down": "touching",
    "someone|somebody he|she|they|you love|loves|loved": "a friend",
    f"{_HIS}|a loved one|ones": "a friend",
    f"is|are|was performing|singing a *1 duet with a|{_HIS} *1 partner|friend": "and another singer are singing",
    f"performing|performs|singing|sings a *1 duet with a|{_HIS} *1 partner|friend": "singing with another singer",
    "performing|performs at|in a|the karaoke": "singing in a karaoke",
    "making|makes plans|arrangements with": "talking to",
    "comforting|consoling|soothing|comforts|consoles|cradling !a|the": "hugging",
    "training|trains|practicing|practising|exercising with|on a|the punching|heavy bag": "punching a punching bag",
    f"cuddling|cuddles|snuggling|snuggles|cuddled|snuggled up? with {_HIS}": "hugging their",
    "getting|gets|receiving|receives|enjoying|having a|an *2 massage !from|by": "massaged by another person",
    "taking|takes|enjoying|having a|an|the *2 bike|bicycle|cycle ride|rides": "cycling",
    "going|goes on|for a|an *2 bike|bicycle|cycle ride": "cycling",
    f"playing|plays fetch with {_HIS}|a owner|master|human": (
        "running and holding a small ball in its mouth next to its owner"
    ),
    f"flipping|flips|kickflipping {_HIS}|a|the *1 skateboard|board": "doing a trick on a skateboard",
    "and|while bringing|brings|returning|retrieving|fetching back? a|the ball|stick": "",
    "rushing|hurrying|racing|dashing|running to catch|make": "running toward",
    "mixing|mixes|shaking|making drinks": "mixing cocktails",
    "shopping|shops for fresh? produce|groceries|food|vegetables": "carrying a basket of vegetables",
    "shopping|shops for fresh? fruit|fruits": "carrying a basket of apples",
    f"receiving|receives|getting|accepting {_HIS}|a diploma|degree|certificate": "holding a scroll",
    "pouring|pours|pour hot|cold|iced|fresh? water into|in|onto": "pouring a glass of water into",
    "performing|performs|doing|showing a|his|her|some *2 trick|tricks with a? deck? of? cards": "holding playing cards",
    "performing|performs|doing|showing a|his|her|some? card trick|tricks": "holding playing cards",
    "roasting|toasting|toast|roast *1 marshmallows": "holding sticks",
    "waving|raising|carrying|holding signs|placards": "holding placards",
    "over|across a|the hurdle": "over a fence",
    "over hurdles|barriers": "over a fence",
    "nailing|hanging|hammering a|the|some picture|painting|photo|frame to|on|onto the|a wall": "hanging a picture",
    "putting|applying|rolling a|some *1 coat of paint on|onto the|a walls|wall": "painting the wall",
    "bouquet of flowers": "bouquet",
    "walking|walks with a|his|her|their *1 cane|stick": "walking and holding a cane",
    "walking|walks with a|his|her|their *1 walking stick": "walking and holding a cane",
    "gazing|looking|staring|gazes|looks up? at the *2 stars|moon|sky|planets through|with a|his|her|the telescope": (
        "looking through a telescope at night"
    ),
    "making|makes|creating|doing *2 latte art": "pouring milk into a cup of coffee in a cafe",
    "catching up on|with *2 lives|life|news|gossip": "talking",
}
"""Phrases as `reading.phrasing` writes them, in the order in which they are looked for."""

FINGERS = f"holding|holds|grasping|gripping|clutching|squeezing onto|on? to? {_HIS}|the|a *2 finger|fingers|thumb"
"""Whose finger it is is held by the hand; a baby is in the arms of that one."""
BABIES = frozenset("baby newborn infant toddler".split())

RIDES = "taking|takes|enjoying|having a|an *4 ride"
"""In what is named in the gap one rides."""
NO_RIDES = frozenset("long short quick romantic joy fun free wild bumpy nice".split())
MASSAGES = "giving|gives|gave|give *4 a|an *3 massage|backrub|rubdown"
"""Who is named in the gap is massaged."""

SPORTS: Mapping[str, str] = {
    "soccer": "soccer ball",
    "football": "soccer ball",
    "baseball": "baseball",
    "softball": "baseball",
    "basketball": "basketball",
    "tennis": "tennis ball",
    "volleyball": "volleyball",
    "golf": "golf ball",
    "golfer": "golf ball",
}
"""By a word of a sport, what "a ball" is where that is spoken of."""
NO_BALL = frozenset("gown gowns pit pits game games room dress player players boy girl bearing of".split())
"""After "ball" these say that it is none."""
OF_ITS_KIND = frozenset(
    "soccer beach rubber tennis golf basket base foot volley bowling cricket disco snow crystal yarn wrecking medicine "
    "exercise toy billiard pool cue ping pong bouncy glass stress plasma fire dragon crystal yoga jump rugby".split()
)
"""Before "ball" these say which it is."""
