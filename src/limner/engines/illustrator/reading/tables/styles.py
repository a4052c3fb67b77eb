"""How the picture is to be made: composition and style words."""

COMPOSITION: dict[str, str] = {
    "close up": "close-up", "closeup": "close-up", "extreme close up": "close-up", "close up shot": "close-up",
    "close up view": "close-up", "macro": "close-up", "macro shot": "close-up", "headshot": "portrait",
    "head shot": "portrait", "portrait": "portrait", "head and shoulders": "portrait", "selfie": "portrait",
    "taking a selfie": "portrait",
    "profile picture": "portrait", "mugshot": "portrait", "silhouette": "silhouette", "silhouetted": "silhouette",
    "avatar": "portrait", "wide shot": "wide",
    "wide view": "wide", "wide angle": "wide", "wide angle view": "wide", "wide angle shot": "wide",
    "ultra wide": "wide", "long shot": "wide", "establishing shot": "wide", "panorama": "wide", "panoramic": "wide",
    "ceiling of": "from below", "looking straight up": "from below",
    "isometric": "isometric", "isometric view": "isometric",
    "isometric view of": "isometric", "isometric diorama": "isometric", "diorama": "isometric",
    "isometric cutaway": "isometric", "isometric perspective": "isometric", "panoramic view": "wide",
        "aerial": "aerial", "aerial view": "aerial", "aerial shot": "aerial",
    "low angle": "from below", "low angle view": "from below", "low angle shot": "from below",
    "worms eye view": "from below", "worm's eye view": "from below", "from below": "from below",
    "seen from below": "from below", "viewed from below": "from below", "view from below": "from below",
    "from a low angle": "from below", "ground level view": "from below", "view from above": "aerial",
    "viewed from above": "aerial", "birdseye view": "aerial",
    "birds eye view": "aerial", "bird's eye view": "aerial", "from above": "aerial", "seen from above": "aerial",
    "top view": "aerial", "top down": "aerial", "top down view": "aerial", "overhead": "aerial",
    "overhead view": "aerial", "overhead shot": "aerial", "flat lay": "aerial", "drone view": "aerial",
    "drone shot": "aerial", "drone photography": "aerial", "drone photo": "aerial", "drone photograph": "aerial",
    "drone footage": "aerial", "seen from a drone": "aerial",
    "minimal": "minimal", "minimalist": "minimal", "minimalistic": "minimal",
    "nothing else": "minimal", "and nothing else": "minimal", "nothing more": "minimal",
    "minimalism": "minimal", "simple": "minimal", "simplistic": "minimal", "centred": "centred",
    "centered": "centred", "centered composition": "centred", "centred composition": "centred",
    "symmetrical": "symmetrical", "symmetric": "symmetrical", "symmetry": "symmetrical", "pattern": "pattern",
    "seamless": "pattern", "seamless pattern": "pattern", "repeating pattern": "pattern", "repeat pattern": "pattern",
    "tileable": "pattern", "tileable pattern": "pattern", "tiling pattern": "pattern", "icon": "icon",
    "app icon": "icon", "pictogram": "icon", "favicon": "icon", "emoji": "sticker", "emoticon": "sticker",
    "glyph": "icon", "app logo": "logo",
    "monogram": "logo", "wordmark": "logo", "tattoo": "emblem", "tattoo design": "emblem", "t shirt design": "emblem",
    "t shirt print": "emblem", "tshirt design": "emblem", "mascot logo": "emblem", "logo": "logo",
    "logo design": "logo",
    "logotype": "logo", "brand mark": "logo", "sticker": "sticker", "die cut sticker": "sticker",
    "sticker design": "sticker", "badge": "badge", "emblem": "emblem", "crest": "emblem", "family crest": "emblem",
    "mascot": "emblem",
    "poster": "poster", "travel poster": "poster", "movie poster": "poster", "concert poster": "poster",
    "flyer": "poster", "leaflet": "poster", "brochure": "poster", "postcard": "poster", "greeting card": "poster",
    "a card with": "poster", "card with": "poster", "a card for": "poster",
    "christmas card": "poster", "birthday card": "poster", "business card": "poster", "valentine card": "poster",
    "invitation": "poster", "wedding invitation": "poster", "invitation card": "poster", "menu": "poster",
    "menu cover": "poster", "book cover": "poster", "album cover": "poster", "magazine cover": "poster",
    "full body": "full body", "full length": "full body", "full body shot": "full body", "head to toe": "full body",
}  # fmt: skip
"""Values are the ids that the staging knows."""

_MADE = ("drawing", "crayon drawing", "drawn", "painted", "painting", "sketched", "doodled", "drawn in crayon",
         "drawn with crayons", "as drawn", "as if drawn")  # fmt: skip
_CHILDREN = ("a child", "a kid", "a toddler", "a small child", "a little kid", "a five year old", "a 5 year old",
             "a four year old", "a six year old", "kids", "children")  # fmt: skip

STYLES: dict[str, str] = {
    "watercolour": "watercolour", "watercolor": "watercolour", "aquarelle": "watercolour", "oil": "oil",
    "watercolours": "watercolour", "watercolors": "watercolour", "water colour": "watercolour",
    "water color": "watercolour", "wet on wet": "watercolour", "oils": "oil", "oil on canvas": "oil",
    "impasto": "oil", "impressionism": "oil", "impressionistic": "oil", "expressionist": "oil", "in oil": "oil",
    "acrylics": "gouache", "poster paint": "gouache", "tempera": "gouache", "chalk pastel": "pastel",
    "chalk pastels": "pastel", "soft pastel": "pastel", "soft pastels": "pastel", "oil pastel": "pastel",
    "oil pastels": "pastel", "pastels": "pastel", "pastel drawing": "pastel", "pastel painting": "pastel",
    "chalk": "pastel",
    "graphite": "pencil", "in pencil": "pencil", "pencil art": "pencil", "pencil illustration": "pencil",
    "pencil style": "pencil", "coloured pencil drawing": "coloured pencil",
    "colored pencil drawing": "coloured pencil", "in coloured pencil": "coloured pencil",
    "in colored pencil": "coloured pencil", "in coloured pencils": "coloured pencil",
    "in colored pencils": "coloured pencil", "coloured pencil illustration": "coloured pencil",
    "colored pencil illustration": "coloured pencil", "color pencil drawing": "coloured pencil",
    "colour pencil drawing": "coloured pencil", "crayon": "coloured pencil", "crayon drawing": "coloured pencil",
    "in crayon": "coloured pencil", "in crayons": "coloured pencil", "crayons drawing": "coloured pencil",
    "crayon drawing style": "coloured pencil",
    "crayons drawing style": "coloured pencil", "wax crayon": "coloured pencil", "charcoal": "charcoal",
    "in charcoal": "charcoal", "charcoal sketch": "charcoal", "conte": "charcoal", "brush ink": "ink",
    "ink wash": "ink", "ink and wash": "ink", "ink painting": "ink", "brush and ink": "ink", "india ink": "ink",
    "sumi e": "ink", "sumie": "ink", "storybook": "storybook", "storybook illustration": "storybook",
    "story book": "storybook", "picture book": "storybook", "fairy tale illustration": "storybook",
    "oil painting": "oil", "oil paint": "oil", "impressionist": "oil", "gouache": "gouache", "acrylic": "gouache",
    "pencil": "pencil", "pencil drawing": "pencil", "pencil sketch": "pencil", "sketch": "pencil",
    "sketched": "pencil", "coloured pencil": "coloured pencil", "colored pencil": "coloured pencil", "ink": "ink",
    "ink drawing": "ink", "engraving": "engraving", "engraved": "engraving", "etching": "engraving",
    "woodcut": "linocut", "woodcut print": "linocut", "woodblock print": "woodblock", "linocut": "linocut",
    "lino cut": "linocut", "lino print": "linocut", "linoprint": "linocut", "linocut print": "linocut",
    "block print": "linocut", "block printed": "linocut", "blockprint": "linocut", "paper cut": "paper cut",
    "paper cutout": "paper cut", "paper cut out": "paper cut", "layered paper": "paper cut",
    "paper collage": "paper cut", "paper craft": "paper cut", "papercraft": "paper cut", "papercut": "paper cut",
    "cut paper": "paper cut", "origami": "origami", "folded paper": "origami", "pixel art": "pixel art",
    "pixelated": "pixel art", "8 bit": "pixel art", "8-bit": "pixel art", "16 bit": "pixel art",
    "16-bit": "pixel art", "pixel": "pixel art",
    "low poly": "low poly", "low-poly": "low poly", "lowpoly": "low poly", "polygonal": "low poly", "neon": "neon",
    "neon sign": "neon", "pop art": "pop art",
    "comic": "pop art", "comic book": "pop art", "comic style": "pop art", "comic book style": "pop art",
    "comic art": "pop art", "comic book art": "pop art", "popart": "pop art", "screen print": "screen print",
    "screenprint": "screen print", "screen printed": "screen print", "silkscreen": "screen print",
    "silk screen": "screen print", "silkscreen print": "screen print", "serigraph": "screen print",
    "travel poster": "retro poster", "retro travel poster": "retro poster",
    "vintage travel poster": "retro poster", "chalkboard": "chalkboard", "chalk drawing": "chalkboard",
    "chalk art": "chalkboard", "chalkboard drawing": "chalkboard", "chalkboard art": "chalkboard",
    "blackboard drawing": "chalkboard", "in chalk": "chalkboard", "drawn in chalk": "chalkboard",
    "retro poster": "retro poster", "vintage poster": "retro poster", "retro": "retro poster",
    "vintage": "retro poster",  "flat": "flat", "flat design": "flat",
    "flat illustration": "flat", "vector art": "flat", "vector illustration": "flat", "line art": "line art",
    "line drawing": "line art", "lineart": "line art", "outline": "line art", "doodle": "doodle",
    "hand drawn": "hand drawn", "3d": "3d", "3d render": "3d", "render": "3d", "photo": "photo", "food photo": "photo",
    "photograph": "photo", "photorealistic": "photo", "photography": "photo", "realistic": "photo",
    "kawaii": "kawaii", "chibi": "kawaii", "cartoon": "flat", "cartoonish": "flat", "cartoony": "flat",
    "manga": "line art",  "ukiyo e": "woodblock",
    "ukiyoe": "woodblock", "japanese woodblock print": "woodblock", "japanese woodblock": "woodblock",
    "japanese print": "woodblock", "woodblock": "woodblock",
      "hyperrealistic": "photo", "hyper realistic": "photo",
    "hyperrealism": "photo", "ultra realistic": "photo", "photorealism": "photo", "photojournalism": "photo",
    "product photo": "photo", "product shot": "photo", "product photography": "photo",
    "stock photo": "photo", "food photography": "photo", "nature photography": "photo", "fashion photography": "photo",
    "wildlife photography": "photo", "street photography": "photo", "studio photography": "photo",
    "photographic": "photo", "line style": "line art", "outline style": "line art", "outlined": "line art",
    "coloring page": "line art", "colouring page": "line art", "coloring book": "line art",
    "colouring book": "line art", "coloring book page": "line art", "colouring book page": "line art",
     "collage": "paper cut", "tapestry": "embroidery",
     **dict.fromkeys(("fresco", "roman fresco", "ancient roman fresco", "renaissance fresco", "fresco painting",
                     "pompeii fresco", "pompeian fresco"), "gouache"),
    **{f"{made} by {who}": "coloured pencil" for made in _MADE for who in _CHILDREN},
    "child's drawing": "coloured pencil", "childs drawing": "coloured pencil", "kid's drawing": "coloured pencil",
    "kids drawing": "coloured pencil", "children's drawing": "coloured pencil",
    "childrens drawing": "coloured pencil", "childlike": "hand drawn",  "pastel": "pastel",
    "pastel colours": "pastel colours", "pastel colors": "pastel colours", "pastel palette": "pastel colours",
    "pastel tones": "pastel colours", "pastel shades": "pastel colours", "monochrome": "monochrome",
    "black and white photo": "monochrome", "black and white photograph": "monochrome",
    "black and white photography": "monochrome", "in black and white": "monochrome",
    "black and white illustration": "monochrome", "black and white drawing": "monochrome",
    "black and white picture": "monochrome", "black and white image": "monochrome", "monochromatic": "monochrome",
    "grayscale": "monochrome", "greyscale": "monochrome", "film noir": "monochrome",
    "colourful": "vivid", "colorful": "vivid", "vibrant": "vivid",
    **dict.fromkeys(("every color of the rainbow", "every colour of the rainbow", "all the colors of the rainbow",
                     "all the colours of the rainbow", "all colors of the rainbow", "colors of the rainbow",
                     "colours of the rainbow"), "vivid"),
    "vivid": "vivid", "riso": "riso", "risograph": "riso", "riso print": "riso", "risograph print": "riso",
    "halftone": "halftone", "halftone print": "halftone", "halftone dots": "halftone", "stained glass": "stained glass",
    "stained-glass": "stained glass", "leaded glass": "stained glass",
    "stained glass window showing": "stained glass", "stained glass window of": "stained glass",
    "stained glass window depicting": "stained glass", "stained glass window with": "stained glass",
    "mosaic": "mosaic", "mosaic tiles": "mosaic",
    "tile mosaic": "mosaic", "blueprint": "blueprint", "technical drawing": "blueprint", "cyanotype": "blueprint",
    "embroidery": "embroidery", "embroidered": "embroidery", "hand embroidered": "embroidery",
    "hand stitched": "embroidery", "hand sewn": "embroidery", "cross stitch": "embroidery",
    "cross-stitch": "embroidery", "cross stitched": "embroidery", "needlework": "embroidery", "claymation": "clay",
    "clay animation": "clay",
    "plasticine": "clay", "modelling clay": "clay", "modeling clay": "clay", "play dough": "clay",
    "charcoal drawing": "charcoal", "charcoal style": "charcoal", "clay style": "clay",
    "coloured pencil style": "coloured pencil", "colored pencil style": "coloured pencil",
    "childrens book": "storybook", "children's book": "storybook",
    **dict.fromkeys(("baroque", "baroque painting", "baroque style", "rococo", "renaissance", "renaissance painting",
                     "chiaroscuro", "old master", "old master painting", "dutch golden age", "classical painting",
                     "romanticism", "neoclassical"), "baroque"),
    **dict.fromkeys(("pointillist", "pointillism", "pointillist painting", "divisionist", "divisionism",
                     "neo impressionist", "dotted painting"), "pointillist"),
    **dict.fromkeys(("cubist", "cubism", "cubist painting", "cubist style"), "cubist"),
    **dict.fromkeys(("art nouveau", "art nouveau poster", "art nouveau style", "jugendstil"), "art nouveau"),
    **dict.fromkeys(("art deco", "art deco poster", "art deco style"), "art deco"),
    **dict.fromkeys(("bauhaus", "bauhaus style", "bauhaus poster", "constructivist", "constructivism", "suprematist",
                     "suprematism", "de stijl"), "bauhaus"),
    **dict.fromkeys(("anime", "anime style", "anime art", "cel shaded", "cel shading", "studio anime"), "anime"),
    **dict.fromkeys(("graffiti style", "graffiti of", "in graffiti", "graffiti art", "graffiti mural",
                     "street art", "street art mural",
                     "spray paint", "spray painted", "spray paint art"), "graffiti"),
    **dict.fromkeys(("voxel", "voxel art", "voxel style", "voxels", "minecraft style"), "voxel"),
    **dict.fromkeys(("vaporwave", "vaporwave style", "vaporwave aesthetic", "synthwave", "synthwave style", "retrowave",
                     "outrun", "outrun style"), "vaporwave"),
    **dict.fromkeys(("ink and watercolour", "ink and watercolor", "watercolour and ink", "watercolor and ink",
                     "pen and watercolour", "pen and watercolor", "pen and wash", "line and wash",
                     "pen ink and watercolor", "pen ink and watercolour", "ink pen and watercolor",
                     "watercolor with ink", "watercolour with ink", "watercolor with ink outlines",
                     "watercolour with ink outlines", "watercolor with pen lines", "loose ink and watercolor",
                     "urban sketch", "urban sketching", "urban sketch style"), "pen and wash"),
    **dict.fromkeys(("illuminated manuscript", "medieval illuminated manuscript", "illuminated manuscript style",
                     "medieval manuscript", "medieval manuscript style", "manuscript illumination",
                     "medieval manuscript illumination", "medieval illumination", "medieval miniature",
                     "medieval marginalia", "byzantine icon", "byzantine icon painting", "byzantine mosaic style",
                     "byzantine style", "icon painting", "orthodox icon", "persian miniature", "mughal miniature",
                     "gothic altarpiece"), "illumination"),
    **dict.fromkeys(("cave painting", "cave painting style", "prehistoric cave painting", "cave art", "rock art",
                     "petroglyph", "petroglyphs", "lascaux style", "lascaux cave painting"), "cave painting"),
    **dict.fromkeys(("surrealist", "surrealism", "surrealist painting", "expressionism", "expressionist painting",
                     "fauvist", "fauvism", "post impressionist", "post impressionism"), "oil"),
}  # fmt: skip

OF_THINGS: frozenset[str] = frozenset({"vintage", "retro", "flat"})
"""Before a thing or a place these say what that is like, and not how the picture is made: "a vintage bicycle"."""

OF_BUILDINGS: frozenset[str] = frozenset(
    {"baroque", "rococo", "renaissance", "neoclassical", "art nouveau", "art deco", "bauhaus", "cubist", "mosaic",
     "embroidered", "graffiti style", "spray painted", "outlined"}
)  # fmt: skip
"""These do so before what is not alive: "a baroque palace"; "a baroque cat" is a picture of that age."""

OF_LINES: frozenset[str] = frozenset({"outline", "outlines", "silhouette", "sketch"})
"""Before "of" these say how something in the picture is seen, where others were named before it."""

MEDIA: frozenset[str] = frozenset(
    "photo photograph oil ink chalk pencil crayon pastel pastels watercolour watercolor watercolours watercolors "
    "acrylic gouache charcoal comic".split()
)
"""Stuffs and kinds of pictures after which things are named."""

SUPPLIES: frozenset[str] = frozenset(
    "album frame book bottle can lamp lantern box set tin dust pot well case sharpener holder jar brush booth studio "
    "shop store mark barrel drum rig tanker platform tank heater refinery tube".split()
)
"""What is named so: a photo album is no photograph, and an oil lamp no oil painting."""

WHOLE_OF: dict[str, str] = {
    "wool": "embroidery",
    "felt": "embroidery",
    "fabric": "embroidery",
    "cotton": "embroidery",
    "paper": "paper cut",
    "cardboard": "paper cut",
    "blocks": "voxel",
    "clay": "clay",
}
"""The look of a whole picture whose place, or everything in it, is of a material."""

COLOUR_CARRIERS: frozenset[str] = frozenset(
    "colour color colours colors shade shades tone tones hue hues palette scheme tint tints".split()
)
"""After these, or before them, a colour word is about the whole picture."""

OF_PRODUCTS: frozenset[str] = frozenset({"product photo", "product shot", "product photography", "packshot"})
"""Styles of pictures that are taken in a studio."""
