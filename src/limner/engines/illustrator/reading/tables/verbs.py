"""What somebody does, as verbs: the name under which staging knows an action, and the words that say it."""

from collections.abc import Mapping

_FORMS: Mapping[str, str] = {
    "play": "playing, play, playing a, playing the, playing his, playing her, playing on, strumming, plays",
    "read": "reading, read, reading a",
    "knit": "knitting, knit, crocheting, crochet, sewing, embroidering",
    "cook": "cooking, cook, baking, bake, preparing, prepare, stirring, stir, frying",
    "eat": "eating, eat, devouring, tasting, chewing, nibbling, nibbling on, gnawing on, munching, munching on",
    "drink": "drinking, drink, sipping, sip, slurping",
    "paint": "painting, paint, drawing a picture, sketching",
    "write": "writing, write, writing on, typing, typing on, type, working on, coding",
    "push": "pushing, push",
    "pull": "pulling, pull, dragging, drag, pulled by",
    "carry": "carrying, carry",
    "hold": "holding, hold, clutching, clutch, gripping, grasping, wielding, wield, brandishing",
    "throw": "throwing, throw, tossing, toss, playing catch",
    "catch": "catching, catch",
    "kick": "kicking, kick",
    "dribble": "playing basketball, play basketball, dribbling",
    "juggle": "juggling, juggle",
    "lift": "lifting, lift, lifting weights, lift weights, weightlifting, pumping iron",
    "hug": "hugging, hug, cuddling, embracing, embrace, cuddle",
    "kiss": "kissing, kiss",
    "greet": "shaking hands with, shaking hands, shake hands, shake hands with, greeting, greet",
    "hold hands": "holding hands with, holding hands, hold hands, hand in hand",
    "dance": "dancing, dance, dancing with, twirling, breakdancing",
    "skate": "skating, skate, ice skating, figure skating, rollerskating, roller skating, ice skate",
    "surf": "surfing, surf, surfing on, surfing a",
    "snowboard": "snowboarding, snowboard down",
    "ski": "skiing, ski down, skiing down",
    "skateboard": "skateboarding",
    "slide": "sliding, slide down, slides down, sliding down, sliding on",
    "ride": "riding, ride, riding on, cycling",
    "drive": "driving, drive, steering, steer, driving in",
    "chase": "chasing, chase",
    "fight": "fighting, fight, battling, boxing, boxing with, fighting with, wrestling, wrestling with, "
             "sparring with, fencing, duelling, dueling, sword fighting",
    "feed": "feeding, feed",
    "walk": "walking a, walking the, walking his, walking her",
    "tend": "watering, water",
    "sweep": "sweeping, sweep, mopping, mop, raking, rake",
    "dig": "digging, dig, shoveling, shovelling",
    "chop": "chopping, chop, cutting, cut, slicing, slice",
    "dine": "having dinner, having breakfast, having lunch, having tea, having a tea party, having supper, dining",
    "stretch": "doing yoga, practicing yoga, practising yoga, doing gymnastics",
    "pour": "pouring, pour, serving",
    "share": "sharing, share",
    "fish": "fishing, fish for",
    "brush": "brushing teeth, brushing its teeth, brushing his teeth, brushing her teeth, brushing their teeth, "
             "brush its teeth, brushes its teeth",
    "sing": "singing, sing, singing into",
    "photograph": "photographing, taking photos of, taking pictures of, taking a photo of, taking a picture of, "
                  "taking a photograph of, taking a selfie",
    "swing": "swinging on, swinging",
    "lean": "leaning against, leaning on",
}  # fmt: skip
VERBS: Mapping[str, str] = {form: verb for verb, forms in _FORMS.items() for form in forms.split(", ")}
"""The name of a verb by its forms."""
PLACES: Mapping[str, tuple[str, ...]] = {
    "cook": ("kitchen",), "knit": ("room",), "write": ("office", "room"), "brush": ("bathroom",), "sweep": ("room",),
    "lift": ("gym",), "sing": ("stage",), "fish": ("lake",), "dig": ("garden",), "tend": ("garden",), "dine": ("room",),
    "surf": ("sea",), "snowboard": ("snow",), "ski": ("snow",),
}  # fmt: skip
"""By the name of a verb, where people are who do it: by turns where there are several."""
