"""Where in the world a place is: the names of towns and countries by the character of what is built there."""

from collections.abc import Iterator, Mapping
from typing import Literal

Region = Literal[
    "canal towns", "alpine", "british", "central", "mediterranean", "aegean", "oriental", "far eastern", "indian",
    "metropolis", "neon metropolis", "tropical", "southern", "russian", "nordic", "ancient", "future",
]  # fmt: skip
"""Kinds of towns, by what they are known by."""

_TOWNS: Mapping[Region, str] = {
    "canal towns": "amsterdam, bruges, ghent, delft, utrecht, copenhagen, hamburg, lubeck, brussels, antwerp, gdansk",
    "central": (
        "paris, montmartre, vienna, prague, budapest, krakow, munich, berlin, warsaw, zurich, heidelberg, nuremberg, "
        "rothenburg, strasbourg, colmar, salzburg, lyon, lviv, vilnius, riga, tallinn, ljubljana, bratislava"
    ),
    "alpine": "innsbruck, hallstatt, zermatt, chamonix, grindelwald, interlaken",
    "british": "london, edinburgh, dublin, glasgow, oxford, cambridge, liverpool, manchester, belfast",
    "mediterranean": (
        "venice, rome, naples, florence, milan, siena, bologna, palermo, verona, lisbon, porto, barcelona, madrid, "
        "seville, granada, toledo, valencia, marseille, avignon, dubrovnik, positano, portofino, cinque terre, "
        "amalfi, valletta"
    ),
    "aegean": "santorini, mykonos, athens, naxos, chefchaouen, oia",
    "oriental": (
        "istanbul, cairo, marrakech, marrakesh, fez, tunis, tangier, casablanca, jerusalem, baghdad, damascus, "
        "isfahan, tehran, samarkand, bukhara, aleppo, algiers, timbuktu, agrabah"
    ),
    "far eastern": "kyoto, nara, beijing, hanoi, hoi an, chiang mai, kanazawa, lijiang, lhasa, suzhou",
    "indian": (
        "delhi, new delhi, mumbai, kolkata, jaipur, udaipur, varanasi, agra, lahore, karachi, "
        "dhaka, bombay, jodhpur, chennai"
    ),
    "neon metropolis": (
        "tokyo, shibuya, shinjuku, hong kong, osaka, seoul, shanghai, taipei, las vegas, times square, akihabara, "
        "shenzhen, kowloon, bangkok"
    ),
    "metropolis": (
        "new york, new york city, nyc, manhattan, brooklyn, chicago, dubai, singapore, los angeles, toronto, detroit, "
        "philadelphia, boston, atlanta, sydney, melbourne, seattle, vancouver, san francisco, san diego, san jose, "
        "tel aviv, wall street, washington dc, jakarta, abu dhabi, doha, sao paulo, lagos, nairobi, johannesburg, "
        "montreal, frankfurt"
    ),
    "tropical": (
        "havana, miami, rio, rio de janeiro, new orleans, cartagena, pondicherry, honolulu, zanzibar, bali, "
        "key west, kingston, nassau, trinidad, phuket, manila, accra, dakar, mombasa"
    ),
    "southern": "mexico city, oaxaca, guanajuato, cusco, buenos aires, santiago, lima, bogota, antigua, santa fe",
    "russian": "moscow, saint petersburg, st petersburg, kyiv, novgorod, kazan",
    "nordic": "oslo, stockholm, helsinki, bergen, reykjavik, tromso, visby, trondheim, alesund",
}
_COUNTRIES: Mapping[Region, str] = {
    "canal towns": "netherlands, holland, flanders, belgium, denmark",
    "central": "france, germany, bavaria, austria, hungary, poland, bohemia, czechia, alsace, transylvania",
    "alpine": "switzerland, tyrol, south tyrol",
    "british": "england, britain, great britain, scotland, ireland, wales, cornwall, yorkshire, cotswolds",
    "mediterranean": (
        "italy, tuscany, sicily, spain, andalusia, portugal, provence, croatia, sardinia, umbria, malta, corsica, "
        "catalonia, dalmatia, amalfi coast"
    ),
    "aegean": "greece, cyclades, crete, greek islands",
    "oriental": "morocco, egypt, persia, iran, tunisia, arabia, saudi arabia, iraq, syria, uzbekistan, silk road",
    "far eastern": "japan, vietnam, korea, south korea, tibet, in china, laos, myanmar, burma, nepal, bhutan, thailand",
    "indian": "india, pakistan, bangladesh, rajasthan, kerala, bengal",
    "tropical": "cuba, caribbean, brazil, jamaica, hawaii, polynesia, tahiti, indonesia, philippines, sri lanka",
    "southern": "mexico, peru, guatemala, bolivia, colombia, argentina, chile, new mexico",
    "russian": "russia, siberia, ukraine",
    "nordic": "norway, sweden, iceland, finland, scandinavia, greenland, faroe islands, lapland",
}
_ADJECTIVES: Mapping[Region, str] = {
    "canal towns": "dutch, danish, flemish, belgian, hanseatic",
    "central": "french, parisian, german, austrian, bavarian, viennese, czech, hungarian, polish, medieval, european",
    "alpine": "swiss, alpine, tyrolean",
    "british": "english, british, scottish, irish, welsh, victorian, georgian, dickensian",
    "mediterranean": "italian, tuscan, spanish, portuguese, mediterranean, venetian, sicilian, croatian, provencal",
    "aegean": "greek, aegean, cycladic",
    "oriental": "moroccan, turkish, arabian, arabic, persian, egyptian, arab, ottoman, middle eastern, oriental",
    "far eastern": "japanese, chinese, vietnamese, korean, tibetan, asian, thai",
    "indian": "indian, rajasthani",
    "metropolis": "american, modern",
    "neon metropolis": "neon lit, neon, cyberpunk",
    "tropical": "caribbean, cuban, brazilian, tropical, hawaiian, creole",
    "southern": "mexican, peruvian, latin american, colonial, andean",
    "russian": "russian, ukrainian",
    "nordic": "norwegian, swedish, scandinavian, nordic, icelandic, finnish",
    "ancient": "roman, ancient roman, ancient greek, ancient egyptian, babylonian, ancient",
    "future": "futuristic, sci fi, science fiction, future, utopian, solarpunk, futurist, space age, alien",
}
BUILT: frozenset[str] = frozenset(
    "village town city street streets market bazaar harbour harbor port rooftop rooftops alley alleys alleyway square "
    "plaza courtyard canal canals skyline cityscape metropolis neighbourhood neighborhood boulevard avenue road "
    "waterfront promenade marketplace souk balcony terrace backstreet laneway quay megacity".split()
)
"""Nouns of places that are built: an adjective before them says where in the world they are."""
ROOMS: frozenset[str] = frozenset(
    "room kitchen bedroom bathroom office laboratory lab classroom hospital corridor hallway station library "
    "restaurant cafe bar shop gym hall apartment interior airport lobby house home".split()
)
"""Nouns of rooms: those of another time are built otherwise too."""
OVERALL: Mapping[str, Region] = {"cyberpunk": "neon metropolis", "solarpunk": "future"}
"""Words of style that say in which town all plays, wherever they stand."""
NIGHTLY: frozenset[str] = frozenset({"cyberpunk"})
"""Those of them of which night is a part."""
OF_A_TIME: frozenset[Region] = frozenset({"ancient", "future"})
"""Kinds of towns that are of another time, wherever they are: a futuristic Lagos is no Lagos of today."""


def _phrases(table: Mapping[Region, str]) -> Iterator[tuple[str, Region]]:
    for region, words in table.items():
        for word in words.split(", "):
            yield word, region


PLACES: Mapping[str, Region] = {
    **dict(_phrases(_TOWNS)), **dict(_phrases(_COUNTRIES)),
    "city of the future": "future", "chinatown": "neon metropolis",
    "ancient rome": "ancient", "ancient greece": "ancient", "ancient egypt": "ancient", "pompeii": "ancient",
    "babylon": "ancient", "florence italy": "mediterranean", "cyberpunk city": "neon metropolis",
}  # fmt: skip
"""Towns and countries by their region."""
ADJECTIVES: Mapping[str, Region] = dict(_phrases(_ADJECTIVES))
"""What is said of a place that is built: "a Dutch canal", "a futuristic skyline"."""
LOCAL: Mapping[str, Mapping[str, str]] = {
    "far eastern": {"garden": "japanese garden", "park": "japanese garden"},
    "neon metropolis": {"garden": "japanese garden", "alley": "neon alley"},
    "nordic": {"gorge": "fjord"},
}
"""Places that are another one in a region."""

_SIGHTS: Mapping[Region, str] = {
    "central": (
        "arc_de_triomphe notre_dame louvre_pyramid moulin_rouge sacre_coeur eiffel_tower brandenburg_gate "
        "cologne_cathedral berlin_tv_tower hungarian_parliament"
    ),
    "british": "big_ben tower_bridge london_eye buckingham_palace st_pauls nelsons_column edinburgh_castle",
    "mediterranean": (
        "colosseum trevi_fountain st_peters florence_cathedral milan_cathedral leaning_tower sagrada_familia alhambra "
        "belem_tower"
    ),
    "oriental": "hagia_sophia dome_of_the_rock",
    "far eastern": "forbidden_city temple_of_heaven great_buddha wat_arun",
    "indian": "taj_mahal golden_temple lotus_temple gateway_of_india",
    "russian": "kremlin_tower st_basils",
    "metropolis": "statue_of_liberty opera_house marina_bay_sands merlion oriental_pearl_tower",
}
SIGHTS: Mapping[str, Region] = {symbol: region for region, ids in _SIGHTS.items() for symbol in ids.split()}
"""Symbols of landmarks, and the kind of towns that they are seen in."""
