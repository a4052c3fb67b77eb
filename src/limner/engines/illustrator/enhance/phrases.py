"""What may be added to a prompt, as data: places, moments, light, framing, moods and media.

Every word here is one that the reader knows, none of them names a thing, and none of them a colour; the tests read
each phrase.
"""

from typing import Literal

Sort = Literal["animal", "pet", "person", "fantasy", "food", "vehicle", "building", "plant", "object", "scene"]
"""What a picture is of."""

PLACES: dict[str, tuple[str, ...]] = {
    "courtroom": ("in a courtroom", "in an old courtroom"),
    "barber shop": ("in a charming barber shop", "in an old barber shop"),
    "bowling alley": ("in a bowling alley", "in a modern bowling alley"),
    "skate park": ("in a skate park", "in a sunny skate park"),
    "sumo ring": ("in a sumo ring",),
    "fitness room": ("in a modern gym", "in a gym"),
    "backstage": ("in a backstage",),
    "forecourt": ("on a forecourt", "on a wide forecourt"),
    "artist's studio": ("in a quiet art studio", "in an old art studio"),
    "ice rink": ("on an ice rink", "on a wide ice rink"),
    "tennis court": ("on a tennis court", "on a modern tennis court"),
    "baseball field": ("on a baseball field", "on a sunlit baseball field"),
    "golf course": ("on a golf course", "on a quiet golf course"),
    "race track": ("on a race track", "on a sunlit race track"),
    "stadium": ("in a football stadium", "in a vast football stadium"),
    "campus": ("on a university campus", "on an old university campus"),
    "nightclub": ("in a lively nightclub", "in a modern nightclub"),
    "circus ring": ("in a circus", "in an old circus"),
    "arcade": ("in a game arcade", "in a retro arcade"),
    "pool hall": ("in a billiard hall", "in an old billiard hall"),
    "hospital": ("in a modern clinic", "in a clean clinic"),
    "clothes shop": ("in a clothes shop", "in a clothing store"),
    "balcony": ("on a balcony", "on a terrace"),
    "platform": ("at an open air platform", "on an open air railway platform"),
    "deck": ("on a wooden deck", "on a viewing deck"),
    "meadow": (
        "in a wide open meadow", "on a gentle hillside", "in a quiet valley", "in the open countryside",
        "on lush pasture", "in a vast grassland", "on a hillside",
    ),
    "pine forest": ("in a deep pine forest", "in a quiet pine forest"),
    "forest": (
        "in a quiet forest", "in a lush woodland", "in a deep, enchanted forest", "in an old forest",
        "in a mysterious forest", "in a forest clearing", "in a deep forest",
    ),
    "jungle": ("in a lush jungle", "in a wild rainforest", "in a deep, mysterious jungle", "in a rainforest"),
    "arctic": ("in the vast arctic", "on a wide, shining glacier", "on the quiet tundra"),
    "village": (
        "in a charming little village", "in a quiet old village", "in a traditional village", "in an old village",
    ),
    "mountains": ("in the mountains", "in a majestic mountain range", "in the alps"),
    "desert": ("in a vast desert", "in an empty desert", "in a wide, quiet desert", "in the open desert"),
    "savanna": ("on the vast savanna", "on the open savanna", "on a wild, wide savanna"),
    "beach": ("on a quiet beach", "on a tropical beach", "on a wide, clean beach", "at the seaside"),
    "sea": ("on the open sea", "on a vast ocean", "in a sparkling bay", "on the wide ocean"),
    "lake": ("at a quiet lake", "at a calm, shining lake", "at a peaceful river", "at a lake", "at a wide river"),
    "underwater": ("in a sparkling coral reef", "in the deep sea", "in the mysterious deep sea"),
    "street": (
        "in a wide city street", "on a quiet street", "in the middle of a modern city", "in a charming old town",
        "in the middle of a city",
    ),
    "park": ("in a lush park", "in a quiet city park", "on the lawn of a park"),
    "farm": ("on a traditional farm", "on a quiet little farm", "on a lovely old farm", "on an old farm"),
    "garden": (
        "in a lush garden", "in an enchanted garden", "in a charming little garden", "in a lovely garden",
        "in an old garden",
    ),
    "space": ("in deep outer space", "in a vast galaxy", "in the sparkling cosmos", "in outer space"),
    "sky": ("in the wide open sky", "in a vast, quiet sky"),
    "room": ("in a cosy living room", "in a warm, quiet room", "in a charming old room", "in an old living room"),
    "kitchen": ("in a cosy kitchen", "in a clean, modern kitchen", "in a traditional kitchen", "in a kitchen"),
    "office": ("in a quiet study", "in a modern office", "in a lovely old study", "in an old study"),
    "workshop": ("in an old workshop", "in a tidy workshop"),
    "bedroom": ("in a cosy bedroom", "in a quiet bedroom"),
    "bathroom": ("in a clean, modern bathroom", "in a bathroom"),
    "classroom": ("in a friendly classroom", "in a quiet classroom"),
    "library": ("in a quiet old library", "in a vast library"),
    "laboratory": ("in a modern laboratory", "in a mysterious laboratory"),
    "cafe": ("in a cosy café", "in a charming little café"),
    "shop": ("in a charming old grocery store", "in a tidy supermarket"),
    "hall": ("in a vast castle hall", "in a majestic castle hall"),
    "ballroom": ("in a majestic ballroom", "in a vast ballroom"),
    "museum": ("in a quiet museum", "in a modern art gallery"),
    "station": ("in an old train station", "in a quiet train station"),
    "gym": ("in a sports hall", "in a gymnasium"),
    "stage": ("on a theatre stage", "on the stage of an old theatre"),
    "spaceship": ("inside a modern spaceship", "inside a spaceship"),
    "cave": ("in a mysterious cave", "in a deep, quiet cave"),
    "swamp": ("in a mysterious swamp", "in a wild, quiet swamp"),
    "waterfall": ("at a majestic waterfall", "at a wild waterfall"),
    "volcano": ("at a wild volcano", "at a dramatic volcano"),
    "rooftop": ("on a quiet rooftop", "on a rooftop"),
    "harbour": ("at a charming little harbour", "at a quiet old harbour"),
    "market": ("at a quiet market", "at a market"),
    "summit": ("on a mountain top", "on the summit"),
    "gorge": ("in a deep gorge", "in a wild gorge"),
    "canyon": ("in a vast canyon", "in a wide canyon"),
    "diner": ("in a retro diner", "in a diner"),
    "lobby": ("in a quiet hotel lobby", "in a hotel lobby"),
    "greenhouse": ("in a lush greenhouse", "in an old greenhouse"),
    "carriage": ("in a quiet train compartment", "in a train compartment"),
    "jungle falls": ("at a jungle waterfall", "at a tropical waterfall"),
    "skyline": ("before a tall skyline", "before a shining skyline"),
    "crossroads": ("at a wide crossroads", "at a busy crossroads"),
    "promenade": ("on a wide promenade", "at a quiet waterfront"),
    "pool": ("in a clean swimming pool", "in a swimming pool"),
    "hot spring": ("in a quiet hot spring", "in a hot spring"),
    "ring": ("in a boxing ring",),
    "moon": ("on the moon",),
    "mars": ("on mars",),
    "branch": ("on a branch",),
    "table": ("in a still life on a tabletop", "on a clean tabletop"),
    "studio": ("in a clean, modern studio", "in a quiet studio", "in a studio"),
}  # fmt: skip
"""Where a scene may play, by the illustrator's settings."""

MOMENTS: dict[str, tuple[str, ...]] = {
    "wooded": (
        "on a misty autumn morning", "on a fresh spring morning", "at golden hour in autumn", "at sunrise in spring",
        "at sunset on a warm summer day", "on a windy autumn afternoon", "at dawn in low, soft mist",
        "on a sunny summer morning", "at sunrise in autumn", "at golden hour in summer", "on a quiet spring afternoon",
        "on a snowy winter morning", "at golden hour", "on a fresh morning", "on a lovely afternoon",
    ),
    "open": (
        "at golden hour", "at sunrise", "on a sunny summer morning", "at sunset in summer", "at golden hour in autumn",
        "on a warm summer afternoon", "at dawn in low, soft mist", "on a fresh, windy morning",
    ),
    "hot": ("at golden hour", "at sunset", "at dawn", "on a warm, hazy morning", "at dusk", "in the bright daylight"),
    "shore": (
        "at golden hour", "at sunrise", "on a sunny, breezy afternoon", "at dusk", "on a sunny summer morning",
        "at sunset in summer",
    ),
    "winter": (
        "at dusk in falling snow", "on a snowy winter morning", "at sunset in winter", "at dawn in winter",
        "at golden hour", "on a cold morning", "on a snowy winter day", "at nightfall in falling snow",
    ),
    "city": (
        "at golden hour", "at dusk", "on a sunny morning", "at sunset", "in the early morning", "at blue hour",
        "on a rainy evening",
    ),
    "night": ("on a starry night", "in moonlight", "at midnight", "on a quiet, starry night"),
    "polar night": ("on a starry night with aurora borealis", "at night with northern lights"),
    "indoors": ("in the early morning", "on a quiet afternoon", "at golden hour", "on a sunny morning"),
    "table": ("in the early morning", "on a quiet afternoon", "on a sunny morning", "at golden hour"),
    "depths": ("in the morning", "in the light of the day"),
    "aloft": ("at golden hour", "at sunrise", "on a sunny morning", "at sunset", "at dusk"),
    "space": (),
    "studio": (),
}  # fmt: skip
"""When a scene may play, by the kind of place."""

Pair = tuple[str, str]
"""Two adjectives, to be set before a noun or after a verb."""

LIGHT: dict[str, tuple[Pair, ...]] = {
    "dawn": (("soft", "cool"), ("gentle", "new"), ("low", "dreamy")),
    "morning": (("soft", "fresh"), ("clean", "gentle"), ("warm", "fresh")),
    "day": (("bright", "clean"), ("bright", "warm"), ("strong", "sharp")),
    "sunset": (("low", "warm"), ("warm", "dramatic"), ("rich", "warm"), ("soft", "glowing")),
    "dusk": (("low", "soft"), ("cool", "dreamy"), ("soft", "mysterious")),
    "night": (("cool", "mysterious"), ("cold", "sparkling"), ("soft", "magical")),
    "space": (("cold", "sharp"), ("strong", "dramatic"), ("cool", "mysterious")),
    "underwater": (("soft", "cool"), ("gentle", "sparkling"), ("cool", "mysterious")),
    "rain": (("soft", "cool"), ("low", "soft"), ("cool", "gentle")),
    "storm": (("cold", "dramatic"), ("low", "dramatic"), ("dark", "mysterious")),
    "": (("soft", "gentle"), ("clean", "soft"), ("warm", "soft")),
}
"""What the light is like at an hour, under a grey sky, in two places that have their own, and anywhere."""

FRAMINGS: dict[str, tuple[str, ...]] = {
    "landscape": ("a panoramic view", "a wide shot", "a cinematic wide shot", "a wide-angle view"),
    "wide": (
        "a wide shot",
        "a wide-angle view",
        "a cinematic wide shot",
        "a cinematic view",
        "a low, open view",
        "an open composition",
    ),
    "centred": ("a centred composition", "a clean, centred composition", "a strong, centred composition"),
    "formal": ("a symmetrical composition", "a strong, centred composition", "a low view from the front"),
    "near": ("a close-up view", "a close-up shot in sharp focus", "a centred composition"),
    "figure": ("a full body view", "a centred composition", "a full body shot from the front"),
    "open": ("an open composition", "a clean, open composition", "a view from the front", "a clean composition"),
}
"""How a picture may be framed. Those of "open" leave it to the illustrator."""

MOODS: dict[Sort, tuple[Pair, ...]] = {
    "animal": (("quiet", "gentle"), ("calm", "wild"), ("charming", "dreamy"), ("peaceful", "fresh"), ("wild", "noble")),
    "pet": (
        ("charming", "gentle"),
        ("warm", "friendly"),
        ("peaceful", "quiet"),
        ("calm", "lovely"),
        ("cheerful", "fresh"),
    ),
    "person": (("warm", "friendly"), ("quiet", "elegant"), ("calm", "charming"), ("gentle", "dreamy")),
    "fantasy": (("magical", "dreamy"), ("epic", "mysterious"), ("enchanted", "wild"), ("majestic", "dramatic")),
    "food": (("fresh", "delicious"), ("warm", "cosy"), ("tasty", "rich"), ("fresh", "lovely")),
    "vehicle": (("cool", "stylish"), ("classic", "elegant"), ("cool", "strong"), ("modern", "shiny")),
    "building": (("majestic", "quiet"), ("charming", "peaceful"), ("traditional", "noble"), ("classic", "dramatic")),
    "plant": (("fresh", "lush"), ("gentle", "lovely"), ("quiet", "dreamy"), ("serene", "fresh")),
    "object": (("quiet", "cosy"), ("clean", "elegant"), ("charming", "warm"), ("classic", "stylish")),
    "scene": (("vast", "quiet"), ("serene", "dreamy"), ("majestic", "peaceful"), ("dramatic", "epic")),
}
"""The mood of a picture by what it is of."""

STORMY_MOODS: tuple[Pair, ...] = (("wild", "dramatic"), ("epic", "mysterious"), ("wild", "majestic"))
EERIE_MOODS: tuple[Pair, ...] = (("dark", "mysterious"), ("cold", "dramatic"), ("quiet", "mysterious"))
EVENING_MOODS: tuple[Pair, ...] = (
    ("quiet", "mysterious"), ("calm", "dreamy"), ("peaceful", "magical"), ("serene", "elegant"),
)  # fmt: skip
"""The mood of a picture in a storm, of the eerie, and outdoors at dusk or at night, whatever it is of."""

MEDIA: tuple[str, ...] = (
    "a highly detailed illustration", "an intricate, detailed illustration", "a professional illustration",
    "a rich, detailed illustration", "a classic illustration", "an elegant, detailed illustration",
    "a cinematic illustration", "a beautiful, detailed illustration", "an expressive illustration",
)  # fmt: skip

MARK_FRAMINGS: dict[str, tuple[str, ...]] = {
    "mark": ("a centred composition", "a simple, centred composition", "a clean, symmetrical composition"),
    "pattern": ("a seamless composition", "a tidy, seamless repeating pattern", "a seamless pattern"),
    "poster": ("a strong, centred composition", "a centred composition", "a symmetrical composition"),
}
MARK_MOODS: tuple[Pair, ...] = (
    ("clean", "modern"), ("strong", "simple"), ("friendly", "tidy"), ("classic", "elegant"), ("stylish", "sharp"),
)  # fmt: skip
MARK_MEDIA: dict[str, tuple[str, ...]] = {
    "mark": ("a flat design", "a clean, flat design", "a flat vector illustration"),
    "pattern": ("a flat design", "a flat vector illustration", "a clean, flat design"),
    "poster": ("a professional graphic design", "a classic graphic design", "a modern graphic design"),
}
"""What suits logos, icons, stickers, badges and emblems; patterns; and posters."""
