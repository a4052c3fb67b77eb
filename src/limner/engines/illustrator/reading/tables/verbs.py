"""What somebody does, as verbs: the name under which staging knows an action, and the words that say it."""

from collections.abc import Mapping

_FORMS: Mapping[str, str] = {
    "play": "playing, play, playing a, playing the, playing his, playing her, playing on, strumming, plays",
    "read": "reading, read, reading a",
    "knit": "knitting, knit, crocheting, crochet",
    "sew": "sewing, stitching, embroidering, quilting, hemming, sewing clothes",
    "hammer": "hammering, hammering on, hammering at, forging, smithing",
    "nail": "nailing, hammering nails, hammering a nail, hammering a nail into, nailing together",
    "saw": "sawing, sawing through, sawing wood, sawing logs",
    "weld": "welding, soldering",
    "knead": "kneading, knead, kneading bread",
    "roll": "rolling out, rolling dough, rolling pastry, rolling the dough, rolling cookie dough, "
            "rolling out the dough, rolling out dough, rolling out pastry, rolling pizza dough",
    "iron": "ironing, ironing clothes",
    "mend": "mending, mending his, mending her, mending their, darning",
    "sculpt": "sculpting, carving, chiseling, chiselling",
    "peer": "bending over a microscope, working at a microscope",
    "whittle": "whittling, sanding",
    "pot": "shaping, moulding, molding, throwing pots, throwing a pot, making pottery, doing pottery",
    "type": "typing, type, typing away, typing away on, typing away at, coding, programming",
    "build": "building, constructing, assembling, making a, making an, stacking",
    "split": "chopping wood, chopping firewood, splitting wood, splitting logs, chopping logs, splitting firewood, "
             "cutting wood, chop wood, chopping a log, felling",
    "glassblow": "blowing glass, glassblowing, glass blowing",
    "conduct": "conducting, leading an orchestra, raising his baton, raising her baton, waving a baton, "
               "waving his baton, waving her baton",
    "aim": "aiming, aiming at, aiming his bow, aiming her bow, aiming his bow at, aiming a bow, aiming an arrow, "
           "aiming an arrow at, shooting an arrow, shooting an arrow at, shooting arrows, shooting arrows at, "
           "drawing a bow, drawing his bow, drawing her bow, practicing archery, practising archery, doing archery, "
           "practicing his archery, practicing her archery, shooting at a target, archery",
    "blow": "blowing bubbles, blowing soap bubbles, blowing a bubble, blowing a soap bubble, blowing big bubbles, "
            "blow bubbles",
    "skip": "skipping rope, jumping rope, jump rope, skip rope, skipping with a rope, playing jump rope, "
            "playing with a jump rope, "
            "playing with a skipping rope, using a jump rope, with a jump rope",
    "hoop": "hula hooping, spinning a hula hoop, twirling a hula hoop, playing with a hula hoop, using a hula hoop, "
            "with a hula hoop, practicing with a hula hoop, playing with hula hoops, hula hoop",
    "cheer": "cheering, cheer, celebrating, rejoicing, jumping for joy, raising his arms, raising her arms, "
             "raising their arms, arms raised, with arms raised, with raised arms, hands in the air, triumphant pose",
    "clap": "clapping, clap, applauding, clapping hands, clapping his hands, clapping her hands, clapping their hands",
    "pray": "praying, pray, worshipping, in prayer, praying to, begging",
    "meditate": "meditating, meditate, in lotus position, in the lotus position, in lotus pose, sitting cross legged, "
                "sitting cross-legged",
    "salute": "saluting, salute",
    "think": "thinking, thinking about, pondering, contemplating, daydreaming, deep in thought, lost in thought, "
             "scratching his chin, in thought",
    "weep": "wiping their eyes, wiping his eyes, wiping her eyes, wiping away tears, wiping tears, "
            "crying, weeping, sobbing, covering his face, covering her face, crying over, "
            "weeping over",
    "shout": "shouting, yelling, screaming, shouting at, yelling at, calling out, crying out",
    "bow": "bowing, taking a bow, bowing down",
    "nod": "nodding, nods, nodding his head, nodding her head, nodding their head, nodding their heads",
    "shake head": "shaking their head, shaking his head, shaking her head, shaking their heads, shakes his head, "
                  "shakes her head, shaking the head",
    "laugh": "laughing, laughs, laughing at, laughing out loud, bursting out laughing, chuckling, cracking up, "
             "laughing hysterically, rolling with laughter",
    "yawn": "yawning, yawns, letting out a yawn, stifling a yawn",
    "ruffle hair": "running his fingers through, running her fingers through, running their fingers through, "
                   "running his hand through, running her hand through, scratching his head, "
                   "scratching her head, scratching their head",
    "sigh": "sighing, sighs, groaning",
    "blow a kiss": "blowing a kiss, blowing kisses, blowing a kiss to, sending a kiss",
    "reach up": "stretching, stretching out, stretching her arms, stretching his arms, reaching up, "
                "reaching for the sky, reaching for the stars, reaching for the moon",
    "talk": "talking, chatting, speaking, speaking to, talking to, speaking with, talking with, chatting with, "
            "conversing, discussing, arguing, gossiping, bargaining, haggling, negotiating, debating, explaining, "
            "lecturing, preaching, scolding, bickering, "
            "having a conversation, telling a story, telling stories, telling a joke, "
            "telling a story to, telling stories to, giving a presentation, giving a speech, giving a talk, "
            "delivering a lecture, delivering a speech, giving a pep talk, presenting, making a speech, "
            "in conversation, deep in conversation, having an argument",
    "teach": "teaching, teach, lecturing to, giving a lesson to, giving a lesson, teaching a lesson to, "
             "giving a lecture, "
             "teaching math to, teaching mathematics to, teaching history to, teaching science to, teaching music to, "
             "explaining math to, explaining mathematics to",
    "picnic": "having a picnic, have a picnic, having picnic, picnicking, enjoying a picnic, sharing a picnic, "
              "on a picnic, eating a picnic",
    "direct": "directing traffic, directing the traffic, stopping traffic, guiding traffic, conducting traffic, "
              "directing cars",
    "listen": "listening, listening to, eavesdropping",
    "look": "looking at, staring at, gazing at, admiring, "
            "looking over, looking down at, overlooking, "
            "looking out over, gazing over, gazing out over, enjoying the view, taking in the view, "
            "taking in the sights",
    "dry": "drying his hair, drying her hair, drying their hair, drying hair, blow drying, blow drying her hair, "
           "blow drying his hair, blow drying hair",
    "push up": "doing push ups, doing pushups, push ups, pushups, doing a push up, did push ups, did pushups, "
               "doing a plank, doing planks, planking",
    "gaze": "gazing, staring, stargazing, looking up, gazing up",
    "lounge": "lounging, relaxing, sunbathing",
    "fold arms": "with his arms crossed, with her arms crossed, with their arms crossed, with its arms crossed, "
              "with his arms folded, with her arms folded, with their arms folded, with its arms folded, arms "
              "crossed, arms folded, crossing his arms, crossing her arms, crossing their arms, crossing its "
              "arms, folding his arms, folding her arms, folding their arms, folding its arms, with crossed "
              "arms, with folded arms, crossed arms",
    "hands on hips": "with his hands on his hips, with her hands on her hips, with their hands on their hips, with its "
              "hands on its hips, with hands on his hips, with hands on her hips, with hands on their hips, "
              "with hands on its hips, with hands on hips, hands on hips, hands on his hips, hands on her hips, "
              "hands on their hips, hands on its hips, arms akimbo",
    "hand on hip": "with a hand on his hip, with a hand on her hip, with a hand on their hip, with a hand on its "
              "hip, with one hand on his hip, with one hand on her hip, with one hand on their hip, with one "
              "hand on its hip, a hand on his hip, a hand on her hip, a hand on their hip, a hand on its hip, "
              "one hand on his hip, one hand on her hip, one hand on their hip, one hand on its hip, hand on "
              "hip, hand on his hip, hand on her hip, hand on their hip, hand on its hip, with a hand on hip",
    "hands in pockets": "with his hands in his pockets, with her hands in her pockets, "
              "with their hands in their pockets, "
              "with its hands in its pockets, with hands in his pockets, with hands in her pockets, with hands "
              "in their pockets, with hands in its pockets, with his hands in pockets, with her hands in "
              "pockets, with their hands in pockets, with its hands in pockets, hands in his pockets, hands in "
              "her pockets, hands in their pockets, hands in its pockets, hands in pockets, with a hand in his "
              "pocket, with a hand in her pocket, with a hand in their pocket, with a hand in its pocket, with "
              "one hand in his pocket, with one hand in her pocket, with one hand in their pocket, with one "
              "hand in its pocket, with his hands in the pockets, with her hands in the pockets, with their "
              "hands in the pockets, with its hands in the pockets",
    "coat": "painting a wall, painting the wall, painting walls, painting the walls, painting his wall, "
              "painting her wall, painting a room, painting the room, painting his room, painting her room, "
              "painting their room, painting a bedroom, painting the bedroom, redecorating a room, redecorating "
              "the room, redecorating",
    "hang": "nailing a picture to the wall, nailing a picture to a wall, hanging a picture on the wall, "
              "hanging a picture on a wall, hanging pictures on the wall, hanging a painting on the wall, "
              "hanging a frame on the wall, hanging a picture, hammering a nail into the wall, hammering a nail "
              "into a wall",
    "giggle": "giggling, whistling, sneezing, coughing, covering her mouth, covering his mouth",
    "shrug": "shrugging, shrugging his shoulders, shrugging her shoulders",
    "surrender": "surrendering, with his hands up, with her hands up, with their hands up, hands up",
    "crouch": "crouching, squatting, crouching down, kneeling on the ground",
    "crawl": "crawling, crawl, on all fours, on hands and knees",
    "shave": "shaving, shaving his beard, shaving his face",
    "make up": "applying lipstick, putting on lipstick, applying makeup, putting on makeup, doing her makeup",
    "sneak": "sneaking, sneaking away, sneaking into, sneaking past, tiptoeing, creeping, prowling, stalking",
    "jump": "jumping, skipping, leaping, hopping, jumping up, breaching, breaches",
    "pose": "posing, pose, poses, posing for a photo, posing for a picture, posing for a group picture, "
            "posing for the camera, posing for a photograph, poses for a photo, poses for a picture, "
            "posing for a group photo, posing together, facing the viewer, facing the camera, looking at the camera, "
            "smiling at the camera, looking at the viewer",
    "watch": "watching, watch, watches, looking on, looks on, look on, spectating, waiting, wait, waits, "
             "waiting in line, standing in line, waiting their turn, hanging around, hanging out, gathering, gathered",
    "march": "marching, parading",
    "flex": "flexing, flexing his muscles, flexing her muscles, flexing muscles, flexing their muscles, "
            "showing off his muscles",
    "cook": "cooking, cook, baking, bake, preparing, prepare, stirring, stir, frying, fry, roasting, boiling",
    "eat": "eating, eat, devouring, tasting, chewing, nibbling, nibbling on, gnawing on, munching, munching on, "
           "taking a bite, taking a bite of, taking a bite out of, biting into, feasting on, licking, eating from, "
           "eating out of, eating off of, feeding from, chewing on",
    "drink": "drinking, drink, sipping, sip, slurping, taking a sip, drinking from, drinking out of, lapping up, "
             "taking a sip of, taking a drink, taking a drink of, savoring, savouring, gulping, chugging",
    "paint": "adding the final touches to, adding finishing touches to, putting the finishing touches on, "
             "creating a painting, creating a masterpiece, working on a painting, "
             "painting, paint, drawing a picture, sketching, drawing a portrait, drawing portraits, "
             "sketching a portrait",
    "write": "filling in, fill in, filling out, fill out, signing, sign, autographing, grading, "
             "writing, studying, doing homework, scribbling, scribbling in, jotting, jotting down, taking notes, "
             "taking notes in, scribbling notes, scribbling notes in, jotting down notes, making notes, journaling, "
             "practicing calligraphy, doing calligraphy, writing notes, writing notes in, writing down, writing in, "
             "drawing in, drawing on, sketching in, coloring in, colouring in, "
             "brainstorming, "
             "doing his homework, doing her homework, write, "
             "writing on, typing on, typing at, working on",
    "work": "working, working hard, busy working, doing research, doing experiments, "
            "conducting an experiment, conducting experiments, conducting research",
    "push": "pushing, push, pushed by",
    "pull": "pulling, pull, dragging, drag, pulled by",
    "carry": "carrying, carry",
    "hold": "holding, hold, clutching, clutch, gripping, grasping, wielding, wield, brandishing",
    "throw": "having a snowball fight, throwing snowballs, throwing, throw, hurling",
    "shoot": "shooting hoops, shooting baskets, shooting a basketball, shooting a basket, shooting the ball, "
             "practicing his jump shot, practicing her jump shot, taking a shot, dunking, dunking a basketball",
    "toss": "tossing, toss, flipping, throwing up",
    "catch": "catching, catch",
    "dive": "diving to catch, diving for, diving after, dives to catch, dives for, leaping to catch",
    "kick": "kicking, kick",
    "dribble": "playing basketball, play basketball, dribbling",
    "juggle": "juggling, juggle",
    "lift": "lifting, lift, lifting weights, lift weights, weightlifting, pumping iron, working out, exercising",
    "hug": "hugging, hug, hugged by, cuddling, embracing, embrace, cuddle, "
           "comforting, consoling",
    "kiss": "kissing, kiss, kissed by",
    "greet": "shaking hands with, shaking hands, shake hands, shake hands with, greeting, greet",
    "hold hands": "holding hands with, holding hands, hold hands, hand in hand",
    "dance": "dancing, dance, dancing with, twirling, breakdancing, practicing their routine, "
             "rehearsing their routine, "
             "practicing a routine, practicing their dance routine, practicing a dance, practicing dance moves, "
             "rehearsing a dance, performing intricate moves",
    "skate": "skating, skate, ice skating, figure skating, rollerskating, roller skating, ice skate",
    "surf": "surfing, surf, surfing on, surfing a",
    "snowboard": "snowboarding, snowboard down",
    "ski": "skiing, ski down, skiing down",
    "skateboard": "skateboarding, skateboards",
    "trick": "doing a trick, doing tricks, do tricks, does a trick, does tricks, performing a trick, "
             "performing tricks, "
             "performs a trick, performing the same trick, practicing tricks, practising tricks, practicing stunts, "
             "doing a jump, does a jump, doing jumps, doing a big jump, performing a jump, performs a jump, "
             "attempting a jump, attempts a jump, doing a flip, does a flip, doing flips, performing a flip, "
             "doing a backflip, doing stunts, doing a stunt, performing a stunt, performing stunts, trying a trick, "
             "trying tricks, pulling a trick, pulling off a trick, pull off a trick, doing an ollie, "
             "doing an aerial trick, doing skateboard tricks, doing a skateboard trick, doing skateboarding tricks, "
             "doing snowboard tricks, performing a skateboard trick, performing skateboard tricks, catching air, "
             "catching some air, getting air, in mid air, in midair, mid air, midair, airborne, "
             "flying through the air, showing off tricks, jumping his skateboard",
    "slide": "sliding, slide down, slides down, sliding down, sliding on",
    "ride": "riding, ride, riding on, cycling, biking, bicycling, horse riding, horseback riding, "
            "sledding, tobogganing, kayaking, canoeing",
    "drive": "driving, drive, steering, steer, driving in, piloting, pilot, captaining, navigating a",
    "chase": "chasing, chasing after, chase after, chase, chased by, running after",
    "fight": "fighting, fight, battling, fighting with, wrestling, wrestling with",
    "duel": "fencing, fencing with, duelling, dueling, sword fighting, sword fighting with, having a sword fight, "
             "crossing swords",
    "box": "boxing, boxing with, sparring with, sparring, in a boxing match, punching",
    "arm wrestle": "arm wrestling, arm wrestling with, arm wrestle, arm wrestle with, in an arm wrestling match, "
                   "having an arm wrestling match",
    "high five": "giving each other a high five, giving each other high fives, giving a high five, high fiving, "
                 "giving a high five to, giving high fives, high five, exchanging a high five, high fives, "
                 "fist bumping, sharing a high five, doing a high five",
    "tug": "in a tug of war, playing tug of war, having a tug of war, tug of war",
    "whisper": "whispering, whispering to, whispering into, whispering in, telling a secret, telling a secret to",
    "kneel": "kneeling, kneel, kneeling before, kneeling in front of, proposing to, proposing, propose to, "
             "kneeling down, bowing to",
    "handle": "knocking on, knocking at, knock on, knock at, banging on, pounding on, "
              "repairing, repair, fixing, fix, operating on, operate on, examining, examine, inspecting, washing, "
              "wash, washed by, cleaning, polishing, scrubbing, decorating, grooming, petting, stroking, "
              "rummaging through, rummaging in, rummaging, searching through, "
              "digging through, tying, wrapping, unwrapping, painting on, braiding, braid, "
              "brushing, combing the, shearing, folding, peeling, planting, "
              "opening, unlocking, hanging laundry on, hanging clothes on, "
              "hanging washing on, hanging up, hanging out, arranging, gluing, drumming on, "
              "tinkering with, working on a car, weaving, mixing, making, brewing, trimming, "
              "clipping, pruning, injecting, vaccinating, tattooing, giving a shave to, brushing dust off, "
              "brushing the dust off, wiping dust off, brushing sand off, brushing snow off, brushing dirt off, "
              "pipetting, titrating, touching, tickling, "
              "massaging, bandaging",
    "tie shoes": "tying shoes, tying his shoes, tying her shoes, tying its shoes, tying his shoelaces, "
                 "tying her shoelaces, tying a shoe, tying shoelaces, tying his shoe, tying her shoe, tie his shoes",
    "comb": "combing her hair, combing his hair, combing its hair, brushing her hair, brushing his hair, "
            "brushing its hair, combing hair, combing its fur, combing its mane, combing his beard",
    "phone": "talking on, talking on a, talking on the, speaking on, chatting on, calling on",
    "point": "pointing at, pointing to, pointing, pointing up at, pointing towards",
    "wave": "waving at, waving to, waving goodbye, waving goodbye to, waving hello, waving hello to, "
            "raising his hand, raising her hand, "
            "raising a hand, raising their hands",
    "climb": "climbing, climb, climbing up, climb up, climbs up, scaling",
    "row": "rowing, row, paddling, paddle, rowing in",
    "rescue": "rescuing, rescue, saving, save, cradling",
    "look out": "looking from, peering from, "
                "looking out of, looking out, peering out of, leaning out of, gazing out of, looking through, "
                "staring out of, gazing out",
    "feed": "feeding, feed, fed by",
    "walk": "walking a, walking the, walking his, walking her, walking their",
    "lead": "leading a, leading the, leading an, leading his, leading her",
    "tend": "watering, water",
    "sweep": "sweeping, sweep",
    "mop": "mopping, mop, swabbing, swabbing the deck",
    "rake": "raking, rake",
    "help": "helping, helps, assisting, escorting, guiding, supporting, lending a hand to",
    "hose": "hosing, hosing down, hosing off, spraying water at, spraying water on, spraying down",
    "measure": "measuring",
    "dig": "gardening, weeding, digging, dig, shoveling, shovelling",
    "chop": "chopping, chop, cutting, cut, slicing, slice",
    "dine": "having dinner, having breakfast, having lunch, having tea, having a tea party, having supper, dining, "
            "enjoying dinner, enjoying a dinner, enjoying lunch, enjoying breakfast, enjoying a candlelit dinner, "
            "having a candlelit dinner, enjoying a romantic dinner, having a romantic dinner, having a meal, "
            "enjoying a meal, sharing a meal, eating dinner, eating lunch, eating breakfast, having a light meal",
    "stretch": "practicing gymnastics, practicing their gymnastics, practicing her gymnastics, doing aerobics, "
               "practicing his gymnastics, doing yoga, practicing yoga, practising yoga, doing gymnastics",
    "pour": "pouring, pour",
    "give": "giving, give, handing, handing out, handing over, offering, awarding, delivering",
    "sell": "selling, sell, serving, serve, vending",
    "buy": "buying, buy, purchasing",
    "milk": "milking",
    "pick": "picking, plucking, harvesting, gathering, foraging, foraging for, picking up",
    "hit": "hitting, hit, striking, beating, whacking, smashing, swinging at, swing at, "
           "taking a swing at, take a swing at, takes a swing at, returning, return",
    "use": "using, operating",
    "share": "sharing, share",
    "fish": "fishing, fish for",
    "brush": "brushing teeth, brushing its teeth, brushing his teeth, brushing her teeth, brushing their teeth, "
             "brush its teeth, brushes its teeth",
    "sing": "singing, sing, singing into, singing opera, singing a song, singing carols, singing karaoke",
    "photograph": "photographing, taking photos of, taking pictures of, taking a photo of, taking a picture of, "
                  "taking a photograph of",
    "selfie": "taking a selfie, taking selfies, takes a selfie, snapping a selfie, posing for a selfie",
    "swing": "swinging on, swinging, taking a swing, takes a swing, batting, at bat, teeing off, tee off, tees off, "
             "up to bat",
    "lean": "leaning against, leaning on",
    "cast": "casting a spell, casting spells, casting magic, casting a magic spell, casting a magical spell, "
            "casting magic spells, casting her spell, casting his spell, casting a spell on, casting spells on, "
            "cast a spell, casts a spell, conjuring, conjuring up, summoning, performing magic, doing magic, "
            "using magic, wielding magic, practicing magic, practising magic, making magic, casting",
    "breathe": "breathing fire, breathing fire at, breathing fire onto, breathing fire toward, "
               "breathing fire on, breathing fire over, breathing fire towards, "
               "breathe fire, breathes fire, breathing flames, spitting fire, spewing fire, spitting flames, "
               "shooting fire, spouting fire, breathing out fire, blowing fire, fire breathing",
}  # fmt: skip
VERBS: Mapping[str, str] = {form: verb for verb, forms in _FORMS.items() for form in forms.split(", ")}
"""The name of a verb by its forms."""
PLACES: Mapping[str, tuple[str, ...]] = {
    "cook": ("kitchen",), "knit": ("room",), "write": ("office", "room"), "sew": ("workshop", "room"),
    "type": ("office", "room"), "saw": ("workshop",), "hammer": ("workshop",), "nail": ("workshop",),
    "weld": ("workshop",),
    "knead": ("kitchen",), "roll": ("kitchen",), "iron": ("room",), "sculpt": ("workshop",), "pot": ("workshop",),
    "glassblow": ("workshop",), "peer": ("laboratory",),
    "split": ("forest",), "conduct": ("stage",), "mend": ("harbour",), "brush": ("bathroom",), "sweep": ("room",),
    "mop": ("room",), "rake": ("garden",), "chop": ("kitchen",), "pour": ("kitchen",), "hose": ("garden",),
    "coat": ("room",), "hang": ("room",), "lift": ("fitness room",), "sing": ("stage",),
    "teach": ("classroom",),
    "picnic": ("park", "meadow"), "direct": ("street",),
    "fish": ("lake",), "dig": ("garden",), "tend": ("garden",), "dine": ("room",),
    "arm wrestle": ("room",), "look out": ("room",),
    "box": ("ring",), "shelve": ("library",),
    "surf": ("sea",), "snowboard": ("snow",), "ski": ("snow",),
    **dict.fromkeys("repairing repair fixing fix polishing gluing assembling drilling sanding varnishing tinkering "
                    "sharpening weaving".split(), ("workshop",)),
    **dict.fromkeys("peeling grating squeezing whisking seasoning icing mixing mashing juicing brewing salting "
                    "buttering crumbling sifting".split(), ("kitchen",)),
    **dict.fromkeys("massaging folding wrapping unwrapping combing braiding decorating arranging counting dusting "
                    "vacuuming hoovering crumpling".split(), ("room",)),
    **dict.fromkeys("pruning trimming planting grilling barbecuing potting repotting harvesting".split(),
                    ("garden",)),
    **dict.fromkeys("stamping signing filing grading photocopying".split(), ("office",)),
    **dict.fromkeys(("bathing", "shampooing"), ("bathroom",)),
}  # fmt: skip
"""By the name or a word of a verb, where people are who do it: by turns where there are several."""
BRINGS: Mapping[str, str] = {
    "cycling": "bicycle", "biking": "bicycle", "bicycling": "bicycle", "horse riding": "horse",
    "horseback riding": "horse", "sledding": "sled", "tobogganing": "sled", "kayaking": "kayak", "canoeing": "canoe",
}  # fmt: skip
"""By words that name no object, the thing on which it is done all the same."""
OBJECTED = frozenset({"lead"})
"""Verbs that are done only to something: a class that is led is not seen."""
HANDLESS = frozenset(
    "leaving losing missing entering exiting awaiting seeing hearing dreaming loving hating wanting needing becoming "
    "being having reaching leading approaching passing joining wishing remembering imagining guarding haunting ruling "
    "following discovering finding avoiding escaping fleeing resembling revealing showing featuring depicting causing "
    "ignoring turning transforming surviving enjoying considering exploring visiting crossing boarding watching "
    "facing".split()
)
"""Verbs of no table that nobody does with his hands."""
OF_THINGS = frozenset(
    "hold carry lean swing slide pull push climb give throw pour jump play eat hit catch lift drive ride surf row sell "
    "look tug hug kiss chase fight share build drink toss swim".split()
) | {"look out"}
"""Verbs that are said of things too: a jug holds flowers, a crane lifts a car."""
OF_USE = frozenset(
    "read knit sew hammer nail saw weld knead iron type build cook eat drink paint write push pull carry hold dive "
    "climb row feed walk ride drive sweep mop rake measure dig chop dine pour sell milk pick hit fish brush photograph "
    "shave aim blow teach direct listen slide skip hoop".split()
)
"""Verbs whose participle before a thing says what it is for: a knitting basket, a diving board."""
AT = ("at", "behind")
"""Words after which somebody does what is done at the thing that comes next: "at a piano"."""
OF_BEASTS = frozenset(
    "sniffing smelling licking biting scratching hunting burying pecking gnawing nuzzling pouncing swallowing gobbling "
    "stealing snatching grazing sensing nudging attacking clawing mauling tearing shredding lapping nesting hatching "
    "laying herding sucking butting trampling toppling swatting batting crushing "
    "pollinating stinging carrying circling roaming patrolling protecting terrorizing terrorising destroying".split()
) | {"eating from", "eating out of", "eating off of", "feeding from", "drinking from", "drinking out of", "lapping up"}
"""Words for what animals do as animals: with their mouths and on four legs."""
TAUGHT = frozenset({"teach", "help"})
"""Verbs after whose object "to" says what both do: "teaching a robot to roll dumplings"."""
LEARNING = frozenset("learning trying struggling attempting about".split())
"""Words after which "to" says what somebody does."""
SERVICES: Mapping[str, str] = {
    "haircut": "trimming", "trim": "trimming", "shave": "giving a shave to", "massage": "massaging",
    "checkup": "examining", "check-up": "examining", "injection": "injecting", "vaccine": "injecting",
    "vaccination": "injecting", "shot": "injecting", "tattoo": "tattooing", "manicure": "grooming",
    "pedicure": "grooming", "hug": "hugging", "kiss": "kissing", "lesson": "teaching", "hand": "helping",
    "fitting": "measuring", "makeover": "grooming",
}  # fmt: skip
"""What one gets from somebody, and what that one does for it."""
DISPUTES = frozenset(
    "arguing bargaining haggling negotiating debating explaining lecturing preaching scolding bickering".split()
)
"""Words for talk that takes hands."""
UNLISTED = "use"
"""The verb for words that are verbs and in no table: whatever is done with a thing of that sort is seen."""
GIVING = frozenset({"give", "sell", "throw", "toss", "kick", "hit"})
"""Verbs after which "to" names who gets the thing."""
TAKING: Mapping[str, str] = {"buy": "selling"}
"""Verbs after which "from" names whose the thing was, and what that one does."""
FREEING = frozenset({"rescue", "pick", "handle"})
"""Verbs after which "from" names where the thing is: "rescuing a kitten from a tree"."""
GLIDING = frozenset({"snowboard", "ski"})
"""Verbs of those who go down a mountain and not about on its top."""
OF_TALES: frozenset[str] = frozenset(
    "dance fight hug kiss greet skate surf snowboard ski skateboard juggle read stretch sing ride walk play "
    "throw kick photograph knit box duel toss wave point".split()
) | {
    "hold hands",
    "high five",
    "arm wrestle",
    "tug",
    "lifting weights",
    "lift weights",
    "weightlifting",
    "pumping iron",
}
"""Verbs, and words of others, that make a thing somebody: it gets arms and legs."""
