"""What a picture is said to be made for, or to be a piece of: magazine covers, manuals, games, cameras of all sorts.

Such words name the medium, and nothing of it is in the picture: a fox as key art is no key.
"""

from collections.abc import Mapping

_BY_LOOK: Mapping[str, str] = {
    "photo": "press photo, press photograph, news photo, documentary photography, documentary photograph, "
             "documentary photo, flash photography, flash photo, passport photo, yearbook photo, school photo, "
             "catalog photo, catalogue photo, packshot, cctv footage, cctv still, security camera footage, security "
             "camera still, trail camera, trail cam, trail camera photo, go pro, go pro footage, vhs still, "
             "lomography, wedding photography, travel photography, adventure photography, sports photography, "
             "architectural photography, architectural photograph, concert photography, fashion photography, fashion "
             "editorial, high speed photography, aerial photography, astrophotography, underwater photography",
    "flat": "editorial illustration, editorial cartoon, app illustration, onboarding illustration, onboarding "
            "screen, spot illustration, infographic, infographic style, explainer illustration",
    "line art": "instruction manual, instruction manual drawing, ikea manual, ikea manual style, ikea instructions, "
                "assembly instructions, patent drawing, patent illustration, one line drawing, single line drawing, "
                "continuous line drawing, single line art, one line art, simple one line drawing",
    "engraving": "anatomical drawing, anatomical illustration, encyclopedia plate, encyclopaedia plate, encyclopedia "
                 "illustration, old encyclopedia illustration, victorian illustration",
    "pen and wash": "botanical plate, botanical illustration, botanical drawing, field guide illustration, field "
                    "guide plate, naturalist's sketch, naturalist illustration, nature journal, nature journal page",
    "pencil": "storyboard, storyboard sketch, storyboard frame, sketchbook page, sketchbook drawing",
    "clay": "stop motion, stop motion animation, stop motion puppet, stop motion film, aardman style",
    "pixel art": "16 bit video game background, 16 bit game background, 8 bit video game background, 8 bit game "
                 "background, sprite sheet, game sprite, side scroller, side scroller background, side scrolling "
                 "game",
    "voxel": "lego set, made as a lego set, lego diorama",
    "pop art": "comic panel, comic book panel, comic strip panel, comic page",
}  # fmt: skip
STYLES: Mapping[str, str] = {words: look for look, phrases in _BY_LOOK.items() for words in phrases.split(", ")}
"""Media and the look in which they are made."""

COMPOSITION: Mapping[str, str] = {
    **dict.fromkeys(
        ("sports magazine cover", "fashion magazine cover", "vogue cover", "time magazine cover",
         "magazine front cover",
         "new yorker cover", "comic book cover", "comic cover", "vinyl cover", "record cover", "record sleeve",
         "advertisement", "advert", "retro advertisement", "vintage advertisement", "old advertisement", "print ad",
         "magazine ad", "vintage ad", "retro ad", "poster art", "pulp cover", "pulp magazine cover", "game cover",
         "board game box art", "video game cover"), "poster"),
    **dict.fromkeys(("bird's eye", "birds eye", "bird's eye perspective"), "aerial"),
    **dict.fromkeys(("worm's eye", "worms eye", "worm's eye perspective"), "from below"),
    **dict.fromkeys(("museum diorama", "tabletop diorama", "miniature diorama"), "isometric"),
}  # fmt: skip
"""Media and the composition that they have."""

SILENT: frozenset[str] = frozenset(
    "key visual, key art, national geographic, national geographic photo, national geographic style, video game art, "
    "video game background, video game scene, video game style, video game screenshot, game background, game art, "
    "game screenshot, video game concept art, desktop wallpaper, phone wallpaper, mobile wallpaper, iphone wallpaper, "
    "sci fi, hard sci fi, science fiction, razor sharp, tack sharp, razor sharp focus, light leaks, light leak, "
    "interior design magazine, design magazine, architecture magazine, architectural digest, softbox, softbox "
    "lighting, cinemascope, anamorphic, anamorphic lens, technicolor, google street view, food blog, cookbook "
    "illustration, recipe card, trading card, trading card art, website banner, web banner, box art, fan art, pin up, "
    "title screen, loading screen, loading screen art, boss fight, texture map, heavy grain, heavy film grain, ink "
    "splatter, ink splatters, palette knife, palette knife painting, cracked varnish, varnish, vellum, magical "
    "realism, absurd, eerie silence, silence, awe, tender, tender mood, action lines, speed lines, day of the dead, "
    "dia de los muertos, everyday life, slice of life, toy packaging, extreme detail, extreme details, extreme close "
    "up detail, hard light, documentary, rembrandt lighting, historical painting, historical, sense of scale, "
    "enormous sense of scale, for scale, isolated subject, in the middle of nowhere, middle of nowhere, nowhere, all "
    "at once, e commerce, ecommerce, dynamic pose, pose, gothic horror, horror, psychedelic, macabre, architectural, "
    "melancholic, festive, festive colors, festive colours".split(", ")
)  # fmt: skip
"""Media and ways of speaking of a picture that change nothing in it."""
