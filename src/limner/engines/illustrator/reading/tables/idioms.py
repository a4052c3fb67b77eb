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
    "making|makes plans|arrangements with a|her|his|their *1 friend|friends": "smiling",
    "comforting|consoling|soothing|comforts|consoles|cradling !a|the": "hugging",
    "training|trains|practicing|practising|exercising with|on a|the punching|heavy bag": "punching a punching bag",
    f"cuddling|cuddles|snuggling|snuggles|cuddled|snuggled up? with {_HIS}": "hugging their",
    "getting|gets|receiving|receives|enjoying|having a|an *2 massage !from|by": "massaged by another person",
    "catching up on|with *2 lives|life|news|gossip": "talking",
}
"""Phrases as `reading.phrasing` writes them, in the order in which they are looked for."""

FINGERS = f"holding|holds|grasping|gripping|clutching|squeezing onto|on? to? {_HIS}|the|a *2 finger|fingers|thumb"
"""Whose finger it is is held by the hand; a baby is in the arms of that one."""
BABIES = frozenset("baby newborn infant toddler".split())

MASSAGES = "giving|gives|gave|give *4 a|an *3 massage|backrub|rubdown"
"""Who is named in the gap is massaged."""
