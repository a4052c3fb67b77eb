"""The hues of what things are made of: slots that keep their colour whatever is asked."""

from limner.engines.illustrator.atlas.solid import Hue

BRASS: Hue = ("#dfae3d", "fixed")
DARK: Hue = ("#2f343d", "fixed")
GLASS: Hue = ("#bfe0ea", "fixed")
GOLD: Hue = ("#e2b646", "fixed")
METAL: Hue = ("#c3cad4", "fixed")
PAPER: Hue = ("#fbf7ec", "fixed")
STEEL: Hue = ("#aeb8c4", "fixed")
TRIM: Hue = ("#f8f4ea", "fixed")
WHITE: Hue = ("#fbf8f0", "fixed")
WOOD: Hue = ("#a9743f", "fixed")
