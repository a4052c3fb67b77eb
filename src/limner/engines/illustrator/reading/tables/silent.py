"""Words that ask for nothing to be drawn, by what they are.

A word that turns up under "not drawn" though nobody misses it goes into one of these tables.
"""

FUNCTION: frozenset[str] = frozenset(
    "a an the of and or is are was were be being been am it it's this that these those there here his her hers their "
    "theirs our my your he she they them him we you i me us who whom whose which what where when while as at to from "
    "for so very really quite rather extremely incredibly super ultra too also just only but then than into out up "
    "rest remainder remaining others "
    "down off through across along toward towards during after against via per about like each other another every "
    "painted dyed titled entitled labelled labeled captioned inscribed numbered all any both either made make makes "
    "making colored coloured having do does did done can could will would should may might must shall let let's get "
    "gets got go goes take takes put puts set sets have had if because yet still even much more most less least "
    "such own same again once together apart away back forth ever always often sometimes now how why "
    "something anything everything itself himself herself themselves its thanks thank hello hi ok okay yes etc eg ie "
    "vs plus one's i'd i'm i'll it'd that's there's who's what's here's they're we're you're he's she's called named "
    "known appears appear appearing seems seem seeming becomes become looks being's begin begins starts start seen "
    "overlooking performing surface lined coming queuing queueing until outside outdoors though although whereas "
    "whether "
    "ago later "
    "soon ones "
    "cruise cruises cruised "
    "cruising travel travels traveled travelled traveling travelling darted darting drifting speeding moving "
    "moves moved "
    "arriving departing stopped stopping caught leaving going passing heading headed shone shines".split()
)
"""Small words of grammar."""

EPITHETS: frozenset[str] = frozenset(
    "sick injured alternating "
    "beautiful cute lovely nice pretty gorgeous stunning amazing awesome great good best better perfect adorable "
    "charming elegant stylish magical majestic epic cool fantastic wonderful marvelous marvellous magnificent "
    "impressive incredible unique original special ordinary typical normal regular common random soft warm cold cozy "
    "cosy gentle dramatic cinematic bright dark dim glowing glow shining shiny sparkling gleaming glossy glittering "
    "shimmering fresh wild tame modern classic classical traditional contemporary old-fashioned fashionable "
    "futuristic medieval fancy fine delicate intricate detailed ornate decorative decorated complex elaborate sleek "
    "smooth rough rugged sharp blurry blurred crisp clean dirty messy tidy neat quiet silent busy empty crowded "
    "deserted round square rectangular triangular oval circular curved straight curly wavy spiky pointy pointed "
    "globular elliptical oblong octagonal elongated broad arched bent crooked wonky lopsided slanted twisted warped "
    "gnarled undulating delicious tasty yummy steaming ripe juicy creamy crunchy melted toasted roasted baked fried "
    "grilled poached sauteed braised smoked boiled barbecued seared steamed "
    "cooked raw sweet sour spicy salty friendly brave heroic lazy clever wise noble mighty powerful evil wicked funny "
    "silly goofy quirky weird strange odd mysterious mystical enchanted enchanting dreamy whimsical surreal ethereal "
    "fantastical fabulous lush verdant dense thick thin wide narrow deep low high fast quick slow swift strong weak "
    "rich poor new brand-new used open opened closed shut broken cracked torn wet damp dry hot frozen heavy distant "
    "nearby close far vast endless infinite grand spacious rolling winding twisting swirling flowing rising hanging "
    "waiting living growing blooming flowering bold balanced harmonious saturated muted subdued subtle understated "
    "rustic quaint picturesque scenic idyllic breathtaking captivating mesmerizing mesmerising striking eye-catching "
    "memorable timeless nostalgic romantic melancholic melancholy moody atmospheric eerie spooky creepy haunted "
    "gloomy somber sombre ominous menacing scary terrifying horrifying lively energetic dynamic tranquil relaxing "
    "soothing inviting welcoming comfortable luxurious expensive cheap professional premium commercial corporate "
    "abstract geometric organic painterly artistic creative imaginative expressive highly hyper mega lifelike "
    "believable natural authentic candid gritty grim local foreign exotic tropical royal imperial sacred holy secret "
    "hidden lost forgotten abandoned ruined overgrown weathered worn faded antique victorian gothic nordic "
    "bare bohemian boho scandi japandi coastal exposed freestanding "
    "scandinavian japanese chinese korean indian asian european french italian spanish german english british "
    "american mexican russian egyptian greek roman turkish moroccan parisian viking celtic hawaiian brazilian arabian "
    "persian norse oriental dutch danish flemish belgian austrian bavarian viennese czech hungarian polish swiss "
    "alpine tyrolean scottish irish welsh tuscan portuguese mediterranean venetian sicilian croatian arab arabic "
    "ottoman vietnamese tibetan thai caribbean cuban peruvian andean ukrainian norwegian swedish icelandic finnish "
    "western northern southern eastern female male feminine masculine handsome attractive charismatic confident "
    "determined thoughtful pensive focused relaxed excited serious stern mischievous innocent fuzzy hairy bald scaly "
    "backlit lit illuminated shadowy shady colorless transparent translucent opaque reflective mirrored matte "
    "textured layered scattered arranged aligned isolated alone solitary entire whole full half-open complete "
    "finished unfinished rocky sandy grassy leafy wooded stony falling parked blowing burning smoking clear frosted "
    "luminescent luminous certain able industrial latest african asian-looking confused cute-looking steampunk "
    "cyberpunk retro-futuristic barefoot vintage-looking rainbow-coloured two-tone one-eyed plain solid relief bas "
    "spread raised folded crossed outstretched wagging upright upside sideways diagonal vertical horizontal parallel "
    "identical congruent tipped similar different various assorted matching mixed multiple main central front rear "
    "side middle upper "
    "lower inner outer top bottom left right first second third last next final early late recent famous popular "
    "iconic legendary fictional imaginary mythical mythological fantasy cosmic celestial interstellar magic electric "
    "electronic mechanical digital automatic wireless portable comfy snug chilly refreshing healthy nutritious elven "
    "dwarven elvish fae orcish armoured armored clad draconic angelic demonic godlike otherworldly bioluminescent "
    "loose photogenic protest homemade handmade handcrafted handcrafted artisanal gourmet motor gravel cobblestone "
    "cobbled luxury iced lofi buttered pearl propaganda craft candlelight candlelit display finale cubic cylindrical "
    "spherical conical hexagonal pentagonal pyramidal stray domestic domesticated household everyday rural urban "
    "suburban bustling teeming packed rainbow-colored".split()
)
"""Adjectives that change nothing in the drawing: praise, character, shape, origin, state."""

PICTURE: frozenset[str] = frozenset(
    "image picture pictures pic illustration illustrations drawing drawn painting paintings artwork artworks vector "
    "number numbers art scene view "
    "shot frame framing composition depiction depicting depicts depicted portraying portrays interior interiors "
    "headline imagine imagined visible limited showing shows show shown featuring features feature "
    "illustrated rendered rendering style styles styled styling look looking design designed concept graphic graphics "
    "clipart clip background foreground backdrop midground wallpaper canvas cover visual imagery snapshot shoot "
    "photoshoot photographer photographed captured capturing capture footage film movie still screenshot artist "
    "artistry craftsmanship creation version variation character characters mood moods vibe vibes atmosphere ambience "
    "ambiance ambient feeling feel aura aesthetic aesthetics theme themed tone emotion emotional sense story "
    "storytelling narrative perspective angle angles viewpoint eye-level depth dof focus bokeh blur texture textures "
    "texturing detail details detailing contrast contrasts saturation exposure highlights shading shade shaded shadow "
    "shadows silhouette silhouetted reflection reflections contour line lines stroke strokes brushstroke brushstrokes "
    "brushwork linework edges edge horizon light lights lighting illumination glow glows gleam shine ray rays beam "
    "beams sunbeam sunbeams sunrays moonbeams spotlight backlight backlighting rim volumetric hdr hd uhd fullhd "
    "resolution quality high-quality res lens lenses telephoto wide fisheye aperture shutter iso grain grainy noise "
    "vignette vignetting flare filter kodak portra fujifilm fuji leica canon nikon sony hasselblad eos r5 dslr "
    "mirrorless polaroid analog analogue 35mm unreal engine octane redshift vray blender cinema4d zbrush maya houdini "
    "unity raytracing raytraced tracing traced occlusion subsurface scattering caustics global pbr cgi vfx trending "
    "artstation deviantart behance dribbble pinterest pixiv cgsociety instagram award winning winner masterpiece "
    "hyperdetailed ultradetailed ornament sparkle sparkles shimmer colour color colours colors hue hues palette "
    "scheme please create generate draw depict produce paint add include including includes contain contains want "
    "wants need needs would-be website blog presentation print printing prints merch sort kind kinds type types form "
    "forms shape shapes shaped arrangement layout format ratio aspect size sized scale proportion proportions space "
    "negative-space emptiness center centre middle corner side sides surfaces area part parts element elements object "
    "objects item items thing things stuff piece pieces subject subjects watering air setting fighting weather "
    "climate place places way ways says say saying said reads text word words lettering typography font fonts written "
    "writing title caption slogan inscription eye-catching border borders margin repeat repeating repeated tile tiled "
    "tiling bitmap svg png jpg jpeg transparent isolated cutout finish finished touch touches accent accents hint "
    "hints splash technique medium mediums media influence influences inspiration inspired reminiscent evoking evokes "
    "evoke conveying conveys convey suggesting suggests creating creates giving gives adding adds leading leads "
    "viewer viewers distance moment memory memories dream dreams day-to-day life time times era period century decade "
    "year years age old-timey degree degrees level levels touching pointing working doing trying using use uses "
    "photo-real cast casts casting lit fills fill covers bathed bathes dappled color-coded diffused diffuse warmth "
    "coolness softness beauty elegance simplicity clarity harmony balance rhythm movement motion drama tension "
    "serenity tranquility calmness nostalgia joy happiness sadness peace wonder mystery adventure freedom hope "
    "childhood o'clock pm am event events gradient energy solitude loneliness foreboding charm thrill palpable overall "
    "captures captivating contemplative hopeful faraway loved love see give attention dominated master solace whimsy "
    "grandeur majesty intensity vibrancy liveliness coziness cosiness elegance sophistication craftsmanship realism "
    "tranquillity stillness isolation intimacy excitement enchantment wonderment awe-inspiring intricacy".split()
)
"""Words about pictures, cameras, renderers, light and mood. After "no" they are refused, else they say nothing."""

PHRASES: frozenset[str] = frozenset({
    "depth of field", "shallow depth of field", "rule of thirds", "negative space", "golden ratio", "leading lines",
    "unreal engine", "octane render", "redshift render", "ray tracing", "global illumination", "god rays",
    "rim light", "rim lighting", "lens flare", "sharp focus", "soft focus", "low angle", "high angle", "eye level",
    "dutch angle", "side view", "front view", "rear view", "back view", "three quarter view", "point of view",
    "cascades through", "cascades down", "cascades over", "cascades from", "cascades into", "ripples gently",
    "ripples across", "ripples with", "ripples in the breeze", "circle each other", "circles each other",
    "stream of milk", "stream of water", "stream of light", "streams of light", "stream of smoke",
    "signs of", "sign of", "show signs of", "shows signs of", "in stark contrast", "stark contrast", "wood grain",
    "grain patterns", "grain pattern", "a testament to", "touch of nature", "the world around", "at ease", "at rest",
    "museum lighting", "gallery lighting", "stage lighting",
    "worm's eye view", "medium shot", "studio lighting", "natural light", "natural window light", "window light",
    "soft window light", "natural lighting", "ambient occlusion",
    "chromatic aberration", "film grain", "color grading", "colour grading", "color palette", "colour palette",
    "color scheme", "colour scheme", "white balance", "long exposure", "double exposure", "tilt shift", "motion blur",
    "award winning", "best quality", "high quality", "top quality", "high resolution", "ultra hd", "full hd",
    "trending on", "concept art", "digital art", "fine art", "cover art", "aspect ratio", "line weight",
    "in the style", "in the far distance", "far in the distance", "in the far background", "on the horizon",
    "in the near foreground", "in the immediate foreground",
    "in the background", "in the foreground", "in the distance", "in the middle", "in the center",
    "in the centre", "in the corner", "in the middle of", "in the center of", "in the centre of", "at the top",
    "at the bottom", "in the back", "in the front", "in focus", "in detail", "in full", "in general", "at all",
    "each other", "one another", "on its own", "by itself", "by hand", "of all", "a lot", "a bit", "a little",
    "a little bit", "kind of", "sort of", "type of", "style of", "such as", "as well as", "as if", "as though",
    "so that", "in order to", "not only", "no longer", "not just", "no matter", "without a doubt", "would like",
    "should be", "in harmony", "in love", "in action", "in motion", "in flight", "in bloom", "in full bloom",
    "in style", "on display", "snow capped", "tree lined", "well lit", "well groomed", "out of focus", "in profile",
    "piece of art", "work of art", "thank you", "light rays", "light and shadow", "focal length", "in the heart of",
    "at the heart of", "on the edge of", "at the edge of", "all of it", "kids illustration", "for kids",
    "for children", "kids book", "children illustration", "mid air", "in mid air", "on the chest", "on its chest",
    "on his chest", "on her chest", "of it", "the camera", "at the camera", "towards the camera", "toward the camera",
    "into the camera", "to the camera", "looking at the camera", "facing the camera", "looking at the viewer",
    "facing the viewer", "a few feet", "a few feet away", "feet away", "focal point", "visual interest",
    "early in the", "late in the", "in rows", "in line", "in pairs",
    "in formation",
    "holding hands", "hand in hand", "shaking hands", "arm in arm", "brush strokes", "brush stroke", "brush work",
    "fairy tale", "fairytale", "light hearted", "light heartedness", "can be seen", "one can see", "you can see",
    "full of life", "doing a trick", "doing tricks", "playing a game", "playing games",
    "armour clad", "armor clad", "lining up", "walk home", "walking home", "at home", "going home",
    "coming home", "on the way home", "not more than",
    "learning to", "learning how to", "trying to", "attempting to", "practicing how to",
    "no more than", "not less than", "no fewer than", "at least", "at most", "up to",
    "hero image", "hero banner", "lo fi", "retro futurism",
    "new york times", "the new york times", "situated", "located", "nestled",
    "brand identity", "game asset", "game art", "character design", "character sheet", "user interface", "ui design",
    "packaging design", "sticker pack", "painting a portrait", "painting a picture", "drawing a picture",
    "at the same time", "on end", "at its best", "looking at viewer", "at viewer",
    "mural of", "graffiti of", "as graffiti", "as a mural", "graffiti style", "in graffiti style",
    "bedtime story", "bedtime stories", "ghost stories",
    "ghost story", "telling ghost stories", "at bedtime", "good night story", "goodnight story",
    "rush hour", "at rush hour", "set for two", "at play", "at work", "on one end",
})  # fmt: skip
"""Several words that say nothing together, some of which would say something alone."""

UNDRAWN: frozenset[str] = frozenset({
    "in ruins", "in pieces",
    "rainbow coloured", "rainbow colored", "rainbow colours", "rainbow colors", "rainbow hued", "playing ping pong",
    "playing table tennis", "ping pong", "table tennis",
    "dust cloud", "dust clouds", "cloud of dust", "clouds of dust", "clouds of smoke", "cloud of smoke",
    "clouds of steam", "cloud of steam", "puff of smoke", "puffs of smoke",
    "fairy lights", "string lights", "chin ups",
    "groceries", "water cycle", "life cycle", "business cycle", "gas station", "petrol station",

    "power station", "radio station", "weather station", "charging station", "weigh station",
})  # fmt: skip
"""Phrases that are understood and that nothing is drawn for: they are reported as they stand."""

NEGATIONS: frozenset[str] = frozenset({
    "without", "without any", "no", "not", "not a", "never", "excluding", "exclude", "excludes", "except",
    "except for", "minus", "lacking", "lacks", "sans", "avoid", "avoiding", "free of", "free from", "devoid of",
    "empty of", "absence of", "instead of", "rather than", "apart from", "neither", "nor", "don't", "do not", "doesn't",
    "does not", "isn't", "is not", "aren't", "are not", "zero", "don't show", "don't draw", "don't include",
    "do not show", "do not draw", "do not include", "don't want", "do not want", "don't add", "don't use",
})  # fmt: skip
"""After these a thing is refused."""

NOBODY: frozenset[str] = frozenset({"nobody", "no one", "no body", "noone", "unpeopled", "uninhabited"})
"""These refuse people."""

CREDITS: dict[str, bool] = {
    "by": True, "painted by": True, "drawn by": True, "art by": True, "artwork by": True, "illustrated by": True,
    "photographed by": True, "designed by": True, "inspired by": True, "in the style of": False,
    "in style of": False, "in the manner of": False, "style of": False, "style by": False, "a la": False,
    "reminiscent of": False,
}  # fmt: skip
"""Words before an artist's name; True where only an unknown name may follow, since a thing may stand there too."""
