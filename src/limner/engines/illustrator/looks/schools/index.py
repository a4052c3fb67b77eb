"""The schools by the names that a scene has for them."""

from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.schools.ancient import ANCIENT
from limner.engines.illustrator.looks.schools.masters import PAINTED
from limner.engines.illustrator.looks.schools.modern import MODERN
from limner.engines.illustrator.looks.schools.school import FLAT

LOOKS: dict[str, Look] = {**FLAT, **ANCIENT, **PAINTED, **MODERN}
