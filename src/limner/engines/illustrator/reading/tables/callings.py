"""What people are by calling: who stands for the word, and what shows it: what he does, and with which thing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Calling:
    """`person` is a word of the atlas, `verb` a name of `tables.verbs`, `thing` a word of the atlas, `pose` one
    of the person's where no verb says it.

    Without a verb the person's own clothes show the calling; where these are anybody's, nothing does.
    """

    person: str
    verb: str = ""
    thing: str = ""
    pose: str = ""


_PLAYERS: Mapping[str, str] = {
    "violin": "violinist, fiddler, violist, fiddle player, viola player",
    "cello": "cellist, double bassist, contrabassist, double bass player",
    "guitar": "bassist, bass player, bass guitarist, busker, street musician, rhythm guitarist, lead guitarist, "
              "ukulele player, folk singer, rocker",
    "banjo": "banjoist",
    "lute": "lutenist, lutist, minstrel, troubadour, mandolinist, mandolin player",
    "sitar": "sitarist",
    "piano": "pianist, organist, keyboardist, keyboard player, organ player, composer",
    "harp": "harpist, lyre player",
    "drum kit": "drummer",
    "drum": "percussionist, bongo player, drummer boy",
    "xylophone": "xylophonist, marimba player, vibraphonist",
    "trumpet": "trumpeter, bugler, cornet player, herald",
    "trombone": "trombonist",
    "tuba": "tubist",
    "french horn": "hornist, horn player",
    "saxophone": "saxophonist, sax player",
    "clarinet": "clarinetist, clarinettist, oboist, bassoonist, oboe player",
    "flute": "flautist, flutist, piper, fifer, pied piper",
    "pan flute": "panpipe player",
    "accordion": "accordionist",
}  # fmt: skip
"""Musicians by what they play; "a tuba player" plays the tuba."""

_OTHERS: Mapping[str, str] = {
    "builder weld": "welder, solderer",
    "builder nail": "roofer, handyman, joiner, woodworker, cabinetmaker, cabinet maker, shipwright, "
                      "tradesman, craftsman, craftswoman, artisan, crafter, repairman, labourer, "
                      "laborer, contractor",
    "builder hold:trowel": "bricklayer, mason, brick mason, plasterer, tiler",
    "builder sculpt": "stonemason, stonecutter",
    "builder saw": "carpenter, sawyer, furniture maker",
    "builder": "foreman, architect, surveyor, dockworker, docker, longshoreman, factory worker, steelworker, "
               "railroad worker, road worker, coal miner, technician, machinist, repairwoman",
    "builder dig": "gravedigger, ditch digger, gold digger, prospector, gold miner",
    "blacksmith hammer": "blacksmith, smith, farrier, swordsmith, armorer, armourer, goldsmith, silversmith, "
                         "coppersmith, bladesmith, tinsmith, metalsmith, gunsmith, locksmith, jeweler, jeweller",
    "man sweep": "janitor, sweeper, caretaker, custodian",
    "man hold:broom": "street sweeper, street cleaner, road sweeper, chimney sweep",
    "maid sweep": "cleaner, cleaning woman, charwoman, housecleaner",
    "chef knead": "baker, breadmaker, pastry cook, confectioner, chocolatier, pizzaiolo, pizza maker",
    "chef cook": "line cook, sous chef, street food vendor, sushi chef",
    "tailor sew": "seamstress, dressmaker, needlewoman, quilter, couturier, costume designer, embroiderer, milliner, "
                  "upholsterer, saddler",
    "woman knit": "knitter, crocheter, weaver, spinner, lacemaker",
    "potter pot": "potter, ceramist, ceramicist",
    "artist paint": "portraitist, watercolorist, watercolourist, landscape painter, muralist, art student, "
                    "portrait painter, cartoonist, sketch artist, tattooist, tattoo artist",
    "artist sculpt": "sculptor, sculptress, woodcarver, wood carver, stone carver, carver",
    "man write": "writer, author, novelist, poet, playwright, scribe, bookkeeper, calligrapher, screenwriter, clerk, "
                 "secretary, notary, historian, copyist, essayist",
    "man type": "programmer, coder, hacker, software engineer, software developer, developer, blogger, typist, "
                "web designer, data analyst, gamer, streamer, call center agent, receptionist, graphic designer",
    "woman read": "bookworm, scholar, storyteller, bibliophile",
    "builder handle": "car mechanic, auto mechanic",
    "woman hold:flower": "flower arranger, bridesmaid, flower vendor, flower picker",
    "woman hold:camera": "paparazzo, photojournalist, filmmaker, film director, videographer, wildlife photographer, "
                         "movie director",
    "woman hold:microphone": "comedian, stand up comedian, rapper, presenter, newscaster, news anchor, tv host, "
                             "crooner, announcer, reporter, interviewer, mc, auctioneer, soprano, tenor, singer",
    "man hold:newspaper": "newsboy, newspaper seller, paperboy, news vendor",
    "man hold:briefcase": "salesman, lawyer, attorney, accountant, banker, diplomat, politician, senator, "
                          "president, stockbroker, executive, commuter, office clerk, spy, secret agent, manager, "
                          "boss, ceo, landlord, realtor, estate agent, insurance agent",
    "man split": "wood chopper, wood splitter, lumberjack, woodcutter, woodsman, logger, woodman, lumberman, axeman, "
                 "executioner",
    "man hold:magnifying glass": "watchmaker, clockmaker, philatelist, entomologist, stamp collector",
    "woman hold:crystal ball": "fortune teller, psychic, soothsayer, seer, oracle, clairvoyant, medium",
    "man hold:lantern": "lamplighter, night watchman, watchman, lighthouse keeper",
    "man hold:bell": "town crier, bell ringer",
    "man hold:pitchfork": "farmhand, peasant, haymaker, ploughman, plowman, farm worker, stable boy",
    "woman hold:basket": "forager, mushroom picker, berry picker, fruit picker, fruit seller, market seller, gatherer, "
                         "harvester, grape picker, tea picker, apple picker, peddler, pedlar, hawker, vendor, "
                         "street vendor, street seller, greengrocer, grocer",
    "woman hold:bucket": "milkmaid, dairymaid, water carrier",
    "farmer dig": "gardener, landscaper, horticulturist",
    "farmer hold:pitchfork": "dairy farmer, rice farmer",
    "farmer": "winemaker, vintner, goatherd, cattleman, herdsman, cowherd, herder, agronomist, wine maker",
    "man hold:spear": "hunter gatherer, spearman, tribesman, masai warrior, maasai warrior, native warrior, harpooner",
    "man hold:sword": "swordsman, swordswoman, fencer, mercenary, musketeer, duelist, duellist, assassin, rogue",
    "knight": "squire, cavalier, horseman, guardsman, jouster, templar",
    "soldier": "general, colonel, lieutenant, sergeant, guerrilla, rebel, commando, sniper, infantry soldier, veteran, "
               "rifleman, bodyguard",
    "police officer": "constable, traffic cop, traffic warden, patrolman, bouncer, warden, "
                      "prison guard, customs officer, watchwoman, bobby, gendarme, carabiniere",
    "scientist peer:microscope": "biochemist, microbiologist, pathologist, lab technician, lab assistant, "
                                 "bacteriologist, virologist, geneticist, botanist",
    "scientist": "inventor, alchemist, pharmacist, mathematician, astrophysicist, chemistry student, neuroscientist, "
                 "geologist, apothecary, zoologist, meteorologist, toxicologist, optician",
    "man peer:telescope": "astronomer, stargazer, stargazers",
    "doctor": "cardiologist, pediatrician, paediatrician, psychiatrist, optometrist, anesthetist, radiologist, "
              "psychologist, medical student, therapist, physiotherapist, chiropractor, orthodontist, healer",
    "nurse": "nursemaid, health worker, orderly, care worker",
    "teacher": "instructor, schoolmaster, headmaster, headmistress, principal, linguist, governess, schoolmistress, "
               "mentor, trainer",
    "sailor": "seafarer, boatswain, yachtsman, gondolier, boatman, ferryman, rower, navigator",
    "fisherman": "fisherwoman, lobsterman, crabber, whaler",
    "pilot": "airwoman, fighter pilot, copilot, aviatrix",
    "waiter": "barmaid, barkeeper, barkeep, barman, innkeeper, sommelier, steward, tavern keeper, bellboy, bellhop, "
              "doorman, maitre d, hostess, footman, valet, concierge, busboy, mixologist, cupbearer",
    "postman": "letter carrier, delivery man, delivery boy, delivery woman, messenger, deliveryman, delivery person, "
               "delivery driver, postal carrier, parcel carrier, mailwoman",
    "thief": "pickpocket, shoplifter, bank robber, cat burglar, looter, smuggler, criminal, crook, outlaw, gangster",
    "dancer": "danseuse, flamenco dancer, tango dancer, belly dancer, prima ballerina",
    "man dance": "breakdancer, break dancer, tap dancer, street dancer, salsa dancer, folk dancer, ballroom dancer, "
                 "ballet master, disco dancer, hip hop dancer",
    "man throw": "pitcher, quarterback, shot putter, discus thrower, javelin thrower, bowler",
    "man lift": "weightlifter, powerlifter, bodybuilder, strongman, body builder",
    "woman stretch": "yogi, yoga teacher, yoga instructor, acrobat, contortionist, trapeze artist",
    "woman skate": "figure skater, ice skater, roller skater, skater, speed skater",
    "man as running": "sprinter, marathon runner, racer, hurdler, jogger, runner, long distance runner",
    "man cheer": "football fan, soccer fan, sports fan, fan of football, baseball fan, music fan",
    "woman pray": "worshipper, worshiper, pilgrim, believer",
    "man meditate": "meditator, yogini, zen master, hermit, ascetic",
    "conductor conduct": "conductor, orchestra conductor, maestro, bandleader, band leader, choirmaster",
    "archer aim": "archer, bowman, bowwoman",
    "referee": "linesman, coach",
    "cowboy": "gaucho, rodeo rider, bull rider, cattle driver, wrangler, stockman",
    "hiker": "mountaineer, climber, alpinist, rock climber, camper, wanderer, nomad, globetrotter, rambler, trekker, "
             "vagabond, geographer, cartographer, naturalist, paleontologist, anthropologist, forest ranger, "
             "park ranger, birdwatcher, bird watcher",
    "monk": "abbot, novice, saint, apostle, hermit, clergyman, preacher, vicar, pastor, chaplain, prophet, rabbi, "
            "minister, missionary",
    "wizard": "druid, shaman, necromancer, archmage, spellcaster",
    "king": "sultan, caliph, tsar, czar, ruler, kaiser, maharaja, nobleman, baron, duke, viceroy",
    "queen": "duchess, countess, baroness, noblewoman, tsarina, lady in waiting",
    "princess": "infanta, debutante",
    "viking": "raider, berserker",
    "juggler": "circus performer, street performer, fire juggler, entertainer",
    "magician": "card magician, conjuror, escapologist, ringmaster, showman",
    "clown": "buffoon, circus artist",
    "judge": "chief justice, juror",
    "barber": "stylist, hair dresser, coiffeur, beautician, makeup artist",
    "diver": "pearl diver, free diver, frogwoman",
    "swimmer": "water polo player, olympic swimmer",
    "football player": "striker, midfielder, quarter back, linebacker, sportswoman, olympian, goaltender",
    "basketball player": "point guard, volleyball player",
    "baseball player": "catcher, shortstop, outfielder, batsman",
    "woman push:stroller": "nanny, babysitter, au pair",
    "man ride:bicycle": "cyclist, bicyclist, bike rider, bike messenger, bicycle courier, mountain biker",
    "man ride:motorcycle": "biker, motorcyclist, motorbike rider",
    "man ride:canoe": "kayaker, canoeist, paddler, kayakist",
    "man ride:horse": "jockey, equestrian, horse rider, horseback rider, show jumper",
    "woman feed": "zookeeper, animal keeper",
    "woman hold:book": "student, schoolgirl, college student, university student",
    "man glassblow": "glassblower, glass blower, glassmaker, glass artist",
    "man mend": "net mender, net maker, netmaker",
    "woman iron": "laundress, washerwoman, laundrywoman, ironer",
    "man hold:paint roller": "house painter, decorator, wall painter, sign painter, signwriter",
    "man push:wheelbarrow": "porter, hauler",
    "man hold:flag": "flag bearer, standard bearer, protester, demonstrator, tour guide, revolutionary",
    "man hold:marionette": "puppeteer, puppet master, puppet maker, marionettist",
    "woman hold:balloon": "balloon seller, balloon vendor, balloon man",
    "man hold:bucket": "window cleaner, window washer, car washer, water bearer",
    "man": "chess player, card player, poker player, bagpiper, bagpipe player, "
           "philosopher, beggar, gambler, hostage, dictator, tyrant, apprentice, chauffeur, taxi driver, bus driver, "
           "truck driver, trucker, train driver, race car driver, racing driver, witness, refugee, dj, disc jockey, "
           "merchant, trader, seller, shopkeeper, shop assistant, cashier, actor, stuntman, hypnotist, "
           "influencer, mentalist, critic, economist, wrestler, martial artist, karateka, judoka, "
           "elder, chieftain, tribal chief, garbage man, garbage collector, dustman, scavenger, collector, "
           "guide, translator, agent, hipster, punk, goth, hippie, beatnik, activist, volunteer, "
           "entrepreneur, employee, employer, gladiatrix, hitchhiker, bystander, onlooker, loner",
    "woman": "actress, model, fashion model, supermodel, movie star, film star, courtesan, priestess, nymph, "
             "muse, heroine, matron, housewife, mistress, amazon warrior, valkyrie woman, "
             "perfumer, socialite, choreographer, beauty queen, masseuse",
}  # fmt: skip
"""Others by who stands for them, what they do and, after a colon, the thing that they have for it."""


def _callings() -> Iterator[tuple[str, Calling]]:
    for said, words in _OTHERS.items():
        doing, _, thing = said.partition(":")
        doing, _, pose = doing.partition(" as ")
        person, verb = _parted(doing)
        for word in filter(None, words.split(", ")):
            yield word, Calling(person, verb, thing, pose)
    for number, (thing, words) in enumerate(_PLAYERS.items()):
        for i, word in enumerate([*words.split(", "), f"{thing} player"]):
            yield word, Calling(("woman", "man")[(number + i) % 2], "play", thing)


_TWO_WORDS = frozenset({"police officer", "football player", "basketball player", "baseball player"})


def _parted(said: str) -> tuple[str, str]:
    """ "builder weld": who, and the verb."""
    if said in _TWO_WORDS:
        return said, ""
    person, _, verb = said.partition(" ")
    return person, verb


SORTS_OF_ANIMALS = frozenset(
    "king penguin, king cobra, king vulture, king salmon, queen bee, worker bee, worker ant, soldier ant, queen ant, "
    "soldier beetle, monk seal, monk parakeet, pilot whale, pilot fish, nurse shark, hermit crab, soldier crab, "
    "secretary bird, archer fish, angel fish, surgeon fish, sailor moth, police dog, police horse, shepherd dog, "
    "guard dog, farmer ant, carpenter ant, carpenter bee, mason bee, bishop bird, cardinal bird, devil ray, "
    "ghost crab, fiddler crab, weaver bird, tailor bird, witch moth, hunter spider, diver bird, "
    "boxer dog".split(", ")
)
"""Words for people before an animal's that say of what sort it is, and no calling."""

CALLINGS: Mapping[str, Calling] = dict(_callings())
"""By the word for somebody, who he is and what shows it. Words of the atlas keep their own person."""
