"""Words that are no places and tell the room all the same, where no other words do: each place, and what tells it."""

_TOLD: dict[str, str] = {
    "laboratory": (
        "mad scientist, chemist, "
        "lab coat, lab coats, pipette, pipetting, test tube, test tubes, flask, flasks, beaker, beakers, experiment, "
        "experiments, petri dish, bunsen burner, centrifuge"
    ),
    "room": "board game, board games, card game, card games, video games, video game, nintendo wii, wii, "
    "on her lap, on his lap, on the lap of, on grandpa's lap, on grandma's lap, in her lap, in his lap",
    "barber shop": "barber, barbers, haircut, haircuts, a trim, hairdresser, manicure, hair dye, barber's chair",
    "office": (
        "job interview, tax form, tax forms, tax return, spreadsheet, spreadsheets, paperwork, sticky notes, water "
        "cooler, photocopier, performance review, office party"
    ),
    "boardroom": "boring meeting, business meeting, in a meeting, team meeting, "
    "shareholders, board of directors, quarterly report, powerpoint presentation",
    "kitchen": (
        "washing dishes, washing the dishes, doing the dishes, washing up, drying dishes, rolling dumplings, roll "
        "dumplings, cooking show, souffle, baking bread, making pancakes, flipping pancakes"
    ),
    "bedroom": "bedtime story, bedtime stories, bedtime, good night story, goodnight story, tucking in, tucked in",
    "cafe": "barista, baristas, latte art",
    "garage": "mechanic, mechanics, car mechanic, auto mechanic",
    "bakery": "baker, bakers, pastry chef, pastry cook",
    "tavern": "bartender, bartenders, barkeeper, mixologist, innkeeper, barmaid",
    "artist's studio": "sculptor, sculptress, potter, pottery class",
    "pharmacy": "pharmacist, pharmacists",
    "pet shop": "veterinarian, veterinary, vet examining",
    "library": "shelving books, returning books, overdue books, librarian",
    "classroom": "listening to the teacher, listening to their teacher, listening to a teacher, "
    "pop quiz, spelling bee, math lesson, maths lesson, homework, students ducking, pupils",
    "dojo": "yoga, yoga class, karate, karate lesson, judo, tai chi class, pilates",
    "shop": "shopkeeper, cashier, "
    "shopping for, doing the shopping, grocery shopping, weekly shopping, checkout, self checkout, groceries",
    "bowling alley": "bowling, ten pin bowling, tenpin",
    "ice rink": "ice skating, figure skating, ice hockey, learning to ice skate, ice skate, ice skates, figure skater",
    "tennis court": "tennis, tennis racket, tennis racquet, tennis rackets, tennis racquets, tennis player, "
    "tennis players, badminton, on the court, on a court",
    "baseball field": "baseball, baseball game, little league, batter, batters, batting, baseball player, "
    "baseball players, baseball bat, umpire, softball, cricket match, playing cricket",
    "golf course": "golf, golfing, golfer, golfers, golf club, golf clubs, tee off, teeing off",
    "skate park": "grinding on a rail, half pipe, skateboard ramp, skate ramp",
    "campsite": "camping, goes camping, camp out, camping out, roasting marshmallows, roast marshmallows",
    "nightclub": "disc jockey, turntables, rave, disco dancing, dance party",
    "courtroom": "jury, verdict, on trial, witness stand, prosecutor, cross examination, defendant",
    "operating room": "surgeon, surgeons, dentist, performing an operation, "
    "surgery, operating on, open heart surgery, scalpel",
    "church": "sermon, choir practice, christening, baptism",
    "forge": "horseshoeing, forging a sword, forging a horseshoe",
    "airport": "airport security, boarding pass, baggage claim, passport control",
    "barn interior": "milking a cow, shearing",
    "fitness room": "treadmill, bench press, barbell, dumbbells, push ups, pull ups",
    "cinema": "movie night, watching a film, watching a movie, premiere",
    "hospital": "medical rounds, hospital gown, night nurse, waiting for the doctor, x ray",
    "clothes shop": "trying on hats, trying on shoes, trying on clothes, measuring for a tuxedo, measuring for a suit",
    "post office": "sorting mail, sorting letters, sorting parcels",
    "circus ring": "ringmaster, flying trapeze, trapeze, trapeze artist, human cannonball, lion tamer",
    "fashion show": "fashion model, fashion models, supermodel, haute couture",
}  # fmt: skip

TELLING: dict[str, str] = {phrase: place for place, words in _TOLD.items() for phrase in words.split(", ")}
"""Each phrase, and the place that it tells."""
