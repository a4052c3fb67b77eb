"""The words of places that are told in tables: each place, and its names in prompts, comma-separated."""

ROOM_WORDS: dict[str, str] = {
    "bakery": "bakery, patisserie, bakery interior, bakeshop, pastry shop, boulangerie, bread shop, cake shop",
    "florist": "florist, florist shop, flower shop, florist's, flower store, florist's shop, flower boutique",
    "barber shop": (
        "tattoo parlor, tattoo parlour, tattoo studio, barber shop, barbershop, barber's shop, salon, hair salon, "
        "hairdresser's, beauty salon, beauty parlour, "
        "beauty parlor, nail salon"
    ),
    "casino": "casino, gambling hall, gambling den",
    "arcade": "arcade, game arcade, video game arcade, amusement arcade, retro arcade, gaming arcade",
    "hospital": (
        "hospital room, hospital ward, hospital bed, clinic, infirmary, doctor's office, "
        "emergency room, intensive care unit"
    ),
    "attic": (
        "attic, in a haunted house, inside a haunted house, haunted attic, haunted mansion, loft, garret, attic room"
    ),
    "dungeon": "dungeon, torture chamber, castle dungeon, oubliette",
    "prison cell": (
        "prison cell, behind bars, prison bars, bars of a prison, bars of a cell, bars of a dungeon, jail cell, jail, "
        "prison, cell block, prison yard"
    ),
    "sumo ring": "sumo ring, dohyo, sumo arena, sumo hall, sumo match, sumo tournament",
    "fitness room": (
        "fitness room, fitness center, fitness centre, fitness studio, weight room, workout room, health club"
    ),
    "backstage": "backstage, behind the scenes of a theatre, theatre dressing room",
    "church": (
        "in a monastery, in a convent, in a nunnery, down the aisle, cathedral ceiling, church ceiling, vaulted "
        "ceiling, church interior, cathedral interior, "
        "stained glass windows, large stained glass windows, tall stained glass windows, "
        "nave, church nave, chancel, at the altar, basilica"
    ),
    "temple": "temple interior, buddhist temple, inner sanctum, shaolin temple",
    "opera house": (
        "opera house, opera hall, opera, concert hall, philharmonic, philharmonic hall, orchestra pit, pit of an "
        "orchestra, opera box"
    ),
    "cinema": "cinema, planetarium, movie theater, movie theatre, film theater, drive in cinema",
    "subway": (
        "subway station, metro station, subway platform, metro platform, underground station, tube station, "
        "underground train station, subway"
    ),
    "tunnel": "tunnel, road tunnel, highway tunnel, underpass, railway tunnel",
    "factory": (
        "factory floor, industrial site, industrial plant, assembly line, "
        "production line, manufacturing plant, sawmill, steel mill, foundry, "
        "textile mill, engine room, boiler room, machine room"
    ),
    "warehouse": "warehouse, storehouse, storage room, depot, stockroom",
    "aquarium": "public aquarium, aquarium tunnel, oceanarium, aquarium hall, at the aquarium, at an aquarium",
    "throne room": "throne room, royal court, throne hall",
    "courtroom": "courtroom, court of law, courthouse, law court",
    "corridor": (
        "corridor, hallway, hotel corridor, school corridor, office corridor, dark corridor, long corridor, "
        "hotel hallway, school hallway, passageway"
    ),
    "airport": ("airport, airport terminal, airport gate, departure lounge, departure hall, airport lounge, terminal"),
    "server room": "server room, data center, data centre, datacenter, server farm",
    "control room": (
        "control room, mission control, command center, command centre, war room, newsroom, tv studio, command bridge"
    ),
    "cellar": (
        "cellar, brewery, distillery, bunker, nuclear bunker, wine cellar, basement, vault cellar, root cellar, "
        "beer cellar"
    ),
    "tavern": (
        "tavern, inn, medieval tavern, fantasy tavern, saloon, alehouse, mead hall, beer hall, pub, irish "
        "pub, bar, cocktail bar, taproom, wine bar, speakeasy, wild west saloon, western saloon, old west saloon"
    ),
    "forge": (
        "forge, blacksmith's forge, smithy, blacksmith shop, blacksmith's shop, blacksmith workshop, "
        "blacksmith's workshop"
    ),
    "apothecary": (
        "apothecary, potion shop, magic shop, alchemist's laboratory, alchemist's lab, alchemist's workshop, "
        "witch's hut interior, witch's kitchen, apothecary shop, alchemy lab, herbalist's shop, curiosity "
        "shop"
    ),
    "toy shop": "toy shop, toy store, toyshop, toymaker's workshop, santa's workshop",
    "candy shop": (
        "candy shop, candy store, sweet shop, sweetshop, ice cream parlour, ice cream parlor, ice cream shop, "
        "chocolate shop, chocolaterie, confectionery, donut shop"
    ),
    "clothes shop": (
        "clothes shop, clothing store, boutique interior, fashion boutique, shoe store, shoe shop, department "
        "store, dressing room, walk in closet, "
        "tailor's shop, tailor shop, fitting room"
    ),
    "bookshop": ("bookshop, bookstore, book shop, book store, antiquarian bookshop, second hand bookshop"),
    "antique shop": (
        "antique shop, antiques shop, antique store, clock shop, clockmaker's shop, clockmaker's workshop, "
        "watchmaker's shop, watchmaker's workshop, curio shop, thrift store, thrift shop, pawn shop, pawnshop"
    ),
    "pharmacy": "pharmacy, drugstore, chemist's, drug store",
    "pet shop": "pet shop, pet store, animal shelter, vet clinic, veterinary clinic",
    "laundromat": "laundromat, laundrette, launderette, laundry room, laundry",
    "barn interior": "barn interior, hayloft, cowshed, stables, horse stable, stall of a barn",
    "dojo": (
        "dojo, dance studio, ballet studio, ballet school, martial arts school, karate school, training hall, "
        "yoga studio"
    ),
    "tea house": (
        "tea house, teahouse, tea room, japanese room, japanese tea house, tatami room, ryokan, tea ceremony room"
    ),
    "ramen shop": (
        "ramen shop, izakaya, noodle shop, sushi bar, ramen bar, ramen restaurant, sushi restaurant, noodle "
        "bar, japanese restaurant, chinese restaurant"
    ),
    "lecture hall": "lecture hall, auditorium, lecture theatre, lecture room, parliament, assembly hall",
    "treasure room": (
        "treasure room, treasure chamber, treasury, dragon's lair, dragon's hoard, vault of gold, bank vault, "
        "treasure cave, treasure vault"
    ),
    "crypt": "crypt, catacomb, catacombs, tomb, mausoleum, burial chamber, vampire's lair, pyramid interior",
    "mine": "mine, mine shaft, coal mine, gold mine, mineshaft, mining tunnel, dwarven mine",
    "sewer": "sewer, sewers, sewer tunnel, drainage tunnel, storm drain",
    "bowling alley": "bowling alley, bowling lane, bowling centre, bowling center",
    "hangar": "hangar, airplane hangar, aircraft hangar",
    "artist's studio": (
        "artist's studio, art studio, painter's studio, painting studio, atelier, pottery studio, pottery "
        "workshop, artist studio, painter's atelier, sculptor's studio, art class"
    ),
    "recording studio": (
        "recording studio, music studio, sound studio, radio station, music room, record store, record shop, "
        "rehearsal room, music shop, music store"
    ),
    "wizard's study": (
        "wizard school, wizarding school, magic school, wizard's study, tower library, wizard's "
        "library, wizard's tower library, "
        "sorcerer's study, wizard's room, wizard's chamber, wizard's workshop, magical library, school of magic, "
        "astrologer's study"
    ),
    "ice rink": "ice rink, skating rink, hockey rink, ice arena, ice hockey rink",
    "indoor pool": (
        "indoor pool, indoor swimming pool, swimming hall, public pool, olympic pool, municipal swimming pool"
    ),
    "sauna": "sauna, steam room, steam bath, hammam, spa",
    "cockpit": ("cockpit, flight deck, cockpit of a plane, airplane cockpit, aircraft cockpit, cockpit of an airplane"),
    "post office": "post office, sorting office, mail room, mailroom, post room",
    "police station": "police station, police precinct, sheriff's office",
    "fire station": "fire station, firehouse, fire hall",
    "bank": (
        "in a bank, at a bank, at the bank, inside a bank, robbing a bank, bank robbery, bank lobby, bank hall, bank "
        "branch, bank counter"
    ),
    "boardroom": "boardroom, meeting room, conference room, board meeting, business meeting",
    "office tower": (
        "office tower, glass office tower, glass office, skyscraper office, corner office, high rise office, penthouse "
        "office, open plan office, open space office, corporate office"
    ),
    "operating room": (
        "operating room, dentist's office, dental clinic, dentist's chair, dental surgery, operating theatre, "
        "operating theater, operating table"
    ),
    "hospital corridor": "hospital corridor, hospital hallway, hospital hall, long hospital corridor",
    "ballroom": "ballroom, dance hall, palace ballroom",
    "nightclub": "nightclub, night club, disco, discotheque, dance club, dance floor",
    "jazz club": (
        "jazz club, jazz bar, blues club, blues bar, smoky club, smoky bar, dimly lit club, music club, comedy club, "
        "piano bar, cabaret, smoky jazz club, smoky jazz bar, underground club, jazz lounge, jazz cafe"
    ),
    "fashion show": (
        "fashion show, fashion show runway, fashion runway, catwalk, down the runway, walks the runway, "
        "walking the runway, model on a runway, model on the runway, runway show, fashion week, fashion parade"
    ),
    "circus ring": "circus ring, circus, circus arena, big top, circus show, at the circus, in a circus tent",
    "pool hall": "pool hall, billiard hall, billiards room, billiards hall, billiard room, snooker hall, snooker club",
    "mall": "mall, shopping mall, shopping centre, shopping center, shopping arcade",
    "dining room": "dining room, dining hall, banquet hall",
    "pizzeria": "pizzeria, pizza shop, pizza parlour, pizza parlor, pizza restaurant, pizza place, trattoria",
    "airplane cabin": (
        "airplane cabin, plane cabin, aircraft cabin, cabin of an airplane, cabin of a plane, on a plane, on an "
        "airplane, inside an airplane, inside a plane, airplane interior, plane interior"
    ),
    "submarine": "inside a submarine, submarine interior, submarine control room",
    "prayer hall": "prayer hall, mosque interior, inside a mosque",
    "log cabin": (
        "log cabin interior, cabin interior, inside a log cabin, in a log cabin, ski lodge, mountain lodge, hunting "
        "lodge, alpine hut, mountain hut"
    ),
    "garage": "garage, car repair shop, auto repair shop, repair shop, mechanic's garage, mechanic's shop",
    "parking garage": (
        "parking garage, underground parking garage, underground car park, underground parking, underground garage"
    ),
    "pantry": "pantry, larder, storeroom, store cupboard",
    "henhouse": "henhouse, hen house, chicken coop, hen coop, chicken house, hen house interior",
    "spaceship": (
        "cockpit of a spaceship, spaceship cockpit, cockpit of a starship, space station interior, bridge of "
        "a spaceship, bridge of a starship, inside a space station, spaceship bridge, moon base, mars base, "
        "space station corridor, in a space station, aboard a space station, on board a space station"
    ),
}
"""Rooms, by their rows in `staging/settings/rooms/` (the spaceship has a module of its own)."""

LAND_WORDS: dict[str, str] = {
    "cliff": (
        "sea cliff, seaside cliff, coastal cliff, cliffs by the sea, cliffside, clifftop, on a cliff, rocky "
        "coast, rocky shore, rocky coastline, rugged coast, cliffs of moher, headland, on the cliffs, edge of "
        "a cliff, cliff edge, cliff, cliffs, sea cliffs, rugged cliffs, white cliffs, coastline, "
        "on top of a cliff, rocky cliff"
    ),
    "terraces": (
        "rice terraces, terraces, flooded terraces, rice terrace, terraced rice fields, terraced rice "
        "paddies, rice paddies, rice paddy, rice field, rice fields, terraced fields, terraced hillside, "
        "terraced rice field, paddy field, paddy fields, paddy"
    ),
    "tea plantation": "tea plantation, tea field, tea fields, tea garden, tea terraces",
    "tulip field": "tulip fields, tulip farm",
    "lavender field": "rows of lavender fields, rows of lavender, lavender rows, lavender farm",
    "vineyard": "vineyard, vineyards, winery, wine country",
    "corn field": "corn field, corn fields, maize field, field of corn, cornfield, corn maze, cornfields",
    "wheat field": "wheatfield, wheatfields, rolling wheat fields",
    "moor": (
        "moor, moors, moorland, heath, heathland, highlands, scottish highlands, glen, heather field, heather hills"
    ),
    "viaduct": (
        "viaduct, stone viaduct, railway viaduct, railway bridge, railroad bridge, train bridge, trestle bridge, "
        "railway trestle, aqueduct"
    ),
    "avenue": (
        "avenue of trees, tree lined avenue, tree lined road, tree lined path, tree lined lane, tree lined street, "
        "tree lined boulevard, road lined with trees, path lined with trees, lane lined with trees, avenue lined with "
        "trees, tree avenue, tree alley, avenue of oaks, avenue of autumn trees"
    ),
    "blossom avenue": (
        "cherry blossom avenue, avenue of cherry blossoms, avenue of cherry trees, avenue of cherry blossom trees, "
        "cherry blossom path, cherry blossom lane, cherry blossom alley, cherry blossom tunnel, sakura avenue, "
        "cherry tree avenue, road lined with cherry blossoms, path lined with cherry blossoms, path lined with cherry "
        "trees, road lined with cherry trees"
    ),
    "maze": "maze, hedge maze, labyrinth, garden maze, hedge labyrinth",
    "dam": "dam, hydroelectric dam, concrete dam",
    "ruins": (
        "ruins, ancient ruins, temple ruins, castle ruins, ruined castle, ruined cathedral, ruined church, "
        "ruined abbey, ruined temple, ruined city hall, abandoned cathedral, abandoned church, abandoned "
        "temple, abandoned abbey, abandoned castle, ruined monastery, overgrown ruins, overgrown temple, "
        "overgrown cathedral, crumbling cathedral, crumbling castle, crumbling ruins, ruined palace, "
        "abandoned monastery, cathedral ruins, church ruins, abbey ruins, jungle ruins, ruined chapel, ruined "
        "tower, roman ruins, lost temple, ruined building"
    ),
    "stadium": (
        "football stadium, soccer stadium, baseball stadium, olympic stadium, in a stadium, inside a stadium, "
        "at the stadium, at a stadium, empty stadium, packed stadium, football field, soccer field, football "
        "pitch, soccer pitch, athletics track, running track"
    ),
    "alley": ("alley, back alley, alleyway, dark alley, narrow alley, narrow street, backstreet, back street, laneway"),
    "neon alley": ("neon alley, cyberpunk alley, neon lit alley, tokyo alley, red light district"),
    "shipyard": "shipyard, dockyard, dry dock, boatyard, naval yard",
    "construction site": "construction site, building site",
    "playground": "playground, children's playground, play park",
    "fairground": "fairground, amusement park, theme park, carnival, funfair, fun fair, county fair, midway",
    "japanese garden": (
        "japanese garden, zen garden, japanese temple garden, koi pond, chinese garden, pagoda garden, temple "
        "garden, oriental garden, japanese courtyard"
    ),
    "graveyard": "graveyard, cemetery, churchyard, burial ground",
    "highway": (
        "highway, freeway, motorway, open road, desert road, desert highway, empty road, country highway, "
        "route 66, interstate, overpass, highway overpass, flyover, roadside, "
        "toll booth, border checkpoint, border crossing, level crossing, railway crossing, railroad crossing"
    ),
    "suburb": (
        "suburb, suburbs, suburban street, suburban neighborhood, suburban neighbourhood, neighborhood, "
        "neighbourhood, residential street, suburban driveway, cul de sac, front yard, suburbia"
    ),
    "plaza": (
        "plaza, town square, city square, piazza, village square, main square, courtyard, "
        "public square, in the square, in a square, on the square, across the square, fountain square, central square, "
        "cobbled square, castle courtyard"
    ),
    "forecourt": "forecourt, palace forecourt, palace square, cathedral square, monument square, museum square",
    "ship deck": (
        "ship deck, deck of a ship, deck of the ship, deck of an old ship, deck of a pirate ship, pirate ship "
        "deck, deck of a boat, ship's deck, deck of a cruise ship, yacht deck"
    ),
    "porch": "porch, front porch, veranda, verandah, porch step, back porch",
    "balcony": "balcony, terrace, patio, on a balcony, sun deck, rooftop bar",
    "platform": "open air platform, open air railway platform, open air station",
    "deck": "wooden deck, viewing deck, observation deck, on a deck, on the deck, backyard deck, deck overlooking",
    "race track": "race track, racetrack, racing circuit, grand prix, formula 1 track, speedway",
    "runway": "airport runway, runway, landing strip, airfield, tarmac, airstrip, taxiway, on the tarmac",
    "junkyard": "junkyard, scrapyard, scrap yard, landfill, garbage dump, dump",
    "battlefield": "battlefield, war zone, warzone, field of battle, trench, trenches",
    "campsite": "campsite, campground, camping site, forest camp",
    "bamboo forest": "bamboo forest, bamboo grove, arashiyama",
    "western town": (
        "wild west town, western town, old west town, frontier town, wild west, old west, wild west street, ghost town"
    ),
    "baseball field": "baseball field, baseball diamond, baseball pitch, ball field, ballpark, baseball park, infield, "
    "outfield, home plate, at home plate, softball field, cricket pitch, cricket field",
    "tennis court": "tennis court, clay court, centre court, center court",
    "golf course": "golf course, golf green, putting green, golf club lawn, driving range",
    "skate park": "skate park, skatepark, skateboard park, half pipe, halfpipe",
    "arena": (
        "rodeo, rodeo arena, arena, gladiator arena, roman arena, colosseum arena, amphitheatre, amphitheater, "
        "bullring, hippodrome"
    ),
    "salt flat": "salt flat, salt flats, salt desert, salt plain, salt lake, salt pan",
    "car park": "car park, parking lot, empty car park, multi storey car park, parking deck",
    "motel": "motel, roadside motel, motor lodge, motel parking lot, motel car park",
    "under the overpass": (
        "under an overpass, under the overpass, under a highway overpass, under a motorway bridge, under a highway "
        "bridge, under a highway, under the highway, under a motorway, under a flyover, beneath an overpass, beneath "
        "the overpass, beneath a highway overpass, beneath a highway"
    ),
    "jetty": (
        "jetty, wooden jetty, pier, wooden pier, fishing pier, wooden dock, boat dock, lake dock, landing stage, "
        "boat landing"
    ),
    "oil rig": "oil rig, drilling rig, oil platform, offshore platform, drilling platform",
    "quarry": "quarry, stone quarry, marble quarry, gravel pit, open pit mine, open cast mine, strip mine",
    "campus": (
        "campus, university campus, college campus, campus lawn, school campus, school grounds, university lawn, "
        "schoolyard"
    ),
    "zoo": "zoo, wildlife park, animal park, petting zoo, zoo enclosure, zoo exhibit",
    "paddock": (
        "paddock, corral, enclosure, animal enclosure, animal pen, sheep pen, cattle pen, pig pen, horse pen, "
        "in a pen, in its pen, in their pen, in the pen, in his pen, in her pen, fenced enclosure, fenced area, "
        "fenced in area, "
        "fenced yard, fenced in yard, fenced field, fenced in field, fenced pasture, fenced in pasture, stockyard"
    ),
    "wind farm": "wind farm, windfarm, wind park",
    "orchard": "orchard, fruit orchard, old orchard",
    "forum": "roman forum, ancient forum, forum romanum",
    "drawbridge": "drawbridge, castle drawbridge, moat, castle moat",
    "mud": (
        "lake of mud, mud lake, sea of mud, mud pit, mud bath, mudflat, mud flat, muddy field, muddy ground, muddy "
        "track, muddy racetrack, in the mud, in mud, in deep mud, field of mud"
    ),
    "forest pool": "forest pool, forest pond, woodland pond, woodland pool, forest lake, forest stream, forest brook",
    "oasis": "oasis, desert oasis",
    "outdoor rink": (
        "outdoor rink, outdoor ice rink, outdoor skating rink, open air ice rink, frozen rink, ice skating pond"
    ),
    "treehouse village": (
        "treehouse village, tree house village, elven village, elvish village, elf village, elven city, elvish city, "
        "ewok village, village in the trees, village in the treetops, village of treehouses, treetop village, "
        "treehouse city, treehouse town, treetop city, city in the trees, city in the treetops, elven forest village"
    ),
    "mushroom village": (
        "mushroom village, mushroom house village, mushroom town, fairy village, gnome village, smurf village, "
        "village of mushroom houses, village of mushrooms, mushroom houses, fairy town, pixie village"
    ),
    "hobbit village": (
        "hobbit village, hobbit house, hobbit hole, hobbit home, hobbit holes, hobbit houses, hobbit burrow, hobbiton, "
        "the shire, hobbit hill, hobbit cottage"
    ),
    "hell": "hell, underworld, hellscape, inferno, hades",
}
"""Open places, by their rows in `staging/settings/lands/`."""
