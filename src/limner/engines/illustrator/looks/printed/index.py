"""The looks of this package by the names that a scene has for them."""

from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.looks.printed.chalkboard import Chalkboard
from limner.engines.illustrator.looks.printed.halftone import Halftone
from limner.engines.illustrator.looks.printed.linocut import Linocut
from limner.engines.illustrator.looks.printed.monochrome import Monochrome
from limner.engines.illustrator.looks.printed.paper_cut import PaperCut
from limner.engines.illustrator.looks.printed.pop_art import PopArt
from limner.engines.illustrator.looks.printed.retro_poster import RetroPoster
from limner.engines.illustrator.looks.printed.riso import Riso
from limner.engines.illustrator.looks.printed.screen_print import ScreenPrint
from limner.engines.illustrator.looks.printed.woodblock import Woodblock

LOOKS: dict[str, Look] = {
    "linocut": Linocut(),
    "monochrome": Monochrome(),
    "paper_cut": PaperCut(),
    "chalkboard": Chalkboard(),
    "halftone": Halftone(),
    "pop_art": PopArt(),
    "retro_poster": RetroPoster(),
    "riso": Riso(),
    "screen_print": ScreenPrint(),
    "woodblock": Woodblock(),
}
