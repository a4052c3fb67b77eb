"""Names: of people, whose likeness is not drawn; of cities, which are streets; of well-known sights; of artists."""

from collections.abc import Mapping

_WOMEN = (
    "ada adele agatha alexandra alice alicia amelia amy ana angela angelina anna anne annie ariana audrey "
    "barbara beatrice "
    "beatrix bella beyonce brigitte britney camila carmen caroline catherine celine charlotte chloe christina cindy "
    "claire clara claudia cleopatra dakota diana donna doris dorothy edith eleanor elena elisabeth elizabeth "
    "ella ellen "
    "emilia emily emma erica esther eva evelyn florence frances frida gabriella gina giselle greta hannah heidi "
    "helen helena hillary ida ingrid irene iris isabel isabella jackie jane janet jennifer jenny jessica joan "
    "jodie julia "
    "juliet kamala karen kate katherine katie katy keira kim kirsten kylie lana laura lauren leonora lena linda lisa "
    "lucia lucy lydia madeleine madonna margaret margot maria marie marilyn marlene martha mary megan melanie meryl "
    "mia michelle miranda molly monica nadia nancy naomi natalie natasha nicole nina nora olga olivia oprah pamela "
    "patricia paula penelope rachel rebecca renee rihanna rita rosalind samantha sandra sarah scarlett serena sharon "
    "shirley simone sofia sophia sophie stella susan suzanne sylvia tanya teresa theresa tina ursula vanessa "
    "veronica victoria virginia vivian wilma winona yoko yvonne zendaya zoe"
)
_MEN = (
    "aaron abraham adam adrian alan albert alejandro alex alexander alfred andre andreas andrew antonio arnold arthur "
    "barack ben benedict benjamin bernard boris brad brian bruce bruno carlos cesar charles charlie chris christian "
    "christopher clint conor dan daniel david dennis denzel diego donald dwayne ed eddie eduardo edward elon "
    "elvis emmanuel "
    "eric ernest ethan felix fernando fidel francis franklin franz fred freddie frederick fritz galileo gary george "
    "gerard giovanni greg gustav hans harrison harry henri henry howard hugh hugo humphrey ian igor isaac jacob jake "
    "james jason javier jeff jeremy jerry jesus jim jimi jimmy joe joel johann john johnny jon jose joseph joshua juan "
    "julius justin kanye karl keanu keith ken kevin kurt lars lebron leo leonardo liam lionel louis luca lucas "
    "ludwig luis luke "
    "marcus mario martin matt matthew michael michelangelo miguel mike mikhail morgan muhammad napoleon narendra neil "
    "nelson nicholas nick nikola noah oliver orlando oscar oswald otto pablo patrick paul pedro peter philip pierre "
    "quentin rafael ralph ray richard robert robin-williams roger roman ronald ronaldo rowan roy rudolf russell "
    "ryan sam samuel "
    "sean sebastian sergio sherlock-holmes shakespeare sigmund silvester simon socrates stalin stanley stephen steve "
    "steven stuart sylvester ted theodore thomas tim timothy tobias tom tony trump vincent vladimir walter werner "
    "wilhelm william winston wolfgang woody zac zeus"
)
_FAMOUS = {
    "mona lisa": "woman", "the mona lisa": "woman", "joan of arc": "knight", "queen victoria": "queen",
    "queen elizabeth": "queen", "king arthur": "king", "king charles": "king", "princess diana": "princess",
    "princess leia": "princess", "marie antoinette": "queen", "cleopatra": "queen", "julius caesar": "king",
    "napoleon bonaparte": "king", "the pope": "monk", "buddha": "monk", "dalai lama": "monk", "lady gaga": "woman",
    "taylor swift": "woman", "tom cruise": "man", "will smith": "man", "kate moss": "woman", "emma stone": "woman",
    "michael jackson": "man", "michael jordan": "man", "the beatles": "man", "batman": "superhero",
    "spiderman": "superhero", "spider man": "superhero", "iron man": "superhero", "ironman": "superhero",
    "captain america": "superhero", "wonder woman": "superhero", "catwoman": "superhero", "gandalf": "wizard",
    "dumbledore": "wizard", "harry potter": "boy", "hermione": "girl", "hermione granger": "girl", "frodo": "elf",
    "legolas": "elf", "jack sparrow": "pirate", "captain jack sparrow": "pirate", "indiana jones": "hiker",
    "james bond": "businessman", "snow white": "princess", "rapunzel": "princess", "robinson crusoe": "man",
    "mickey mouse": "mouse", "donald duck": "duck", "peter pan": "boy", "alice in wonderland": "girl",
    "little red riding hood": "girl", "winnie the pooh": "bear", "paddington bear": "bear", "kermit the frog": "frog",
    "hello kitty": "cat", "garfield": "cat", "snoopy": "dog", "scooby doo": "dog", "king kong": "monkey",
    "donkey kong": "monkey", "r2 d2": "robot", "c 3po": "robot", "optimus prime": "robot", "frankenstein": "monster",
    "frankenstein's monster": "monster", "albert einstein": "man", "sigmund freud": "man",
}  # fmt: skip

NAMES: dict[str, str] = {
    **dict.fromkeys((name.replace("-", " ") for name in _WOMEN.split()), "woman"),
    **dict.fromkeys((name.replace("-", " ") for name in _MEN.split()), "man"),
    **_FAMOUS,
}
"""First names, and famous people and figures, with the word for what is drawn."""

PARTICLES: frozenset[str] = frozenset("van von de da di del della der le la bin ibn o mc st".split())
"""Small words inside a name."""

_STREETS = (
    "amsterdam, athens, atlanta, bangkok, barcelona, beijing, berlin, boston, brooklyn, brussels, budapest, "
    "buenos aires, "
    "cairo, chicago, copenhagen, delhi, detroit, dubai, dublin, edinburgh, glasgow, hamburg, hanoi, havana, "
    "helsinki, hong kong, istanbul, jakarta, jerusalem, kolkata, krakow, kyoto, lagos, las vegas, lisbon, london, "
    "los angeles, madrid, manhattan, marrakech, marrakesh, melbourne, mexico city, miami, milan, montreal, moscow, "
    "mumbai, munich, nairobi, naples, new delhi, new orleans, new york, new york city, nyc, osaka, oslo, paris, "
    "philadelphia, prague, rio de janeiro, rome, saint petersburg, san diego, san francisco, san jose, santiago, "
    "sao paulo, seattle, seoul, "
    "shanghai, shibuya, shinjuku, singapore, stockholm, sydney, taipei, tel aviv, times square, tokyo, toronto, "
    "vancouver, "
    "vienna, warsaw, washington dc, wall street, zurich"
)
_MORE = (
    "akihabara, abu dhabi, avignon, bergamo, bogota, bologna, bruges, bukhara, cartagena, casablanca, chefchaouen, "
    "chiang mai, colmar, cusco, damascus, delft, dubrovnik, fez, florence italy, ghent, guanajuato, heidelberg, "
    "hoi an, honolulu, isfahan, jaipur, johannesburg, jodhpur, kazan, kowloon, kyiv, lhasa, lijiang, lima, lviv, "
    "manila, mombasa, rio, lahore, karachi, dhaka, montmartre, nuremberg, oaxaca, palermo, pondicherry, porto, "
    "reykjavik, riga, rothenburg, "
    "salzburg, samarkand, seville, shenzhen, siena, st petersburg, strasbourg, tallinn, tangier, tehran, tunis, "
    "udaipur, utrecht, varanasi, verona, vilnius, zanzibar"
)
CITIES: dict[str, str] = {
    **dict.fromkeys(_STREETS.split(", "), "street"),
    **dict.fromkeys(_MORE.split(", "), "street"),
    **dict.fromkeys(("bergen", "cinque terre", "portofino", "positano", "amalfi", "alesund", "portree"), "harbour"),
    **dict.fromkeys(("hallstatt", "mykonos", "oia", "cotswolds", "zermatt", "grindelwald"), "village"),
    "venice": "canal",
    "santorini": "village",
    "cappadocia": "canyon",
    "grand canyon": "canyon",
    "victoria falls": "waterfall",
    "niagara falls": "waterfall",
}
CITIES |= {f"square in {city}": "plaza" for city, place in CITIES.items() if place == "street"}
"""Cities, and the place that is drawn for them; a square in one is no shape."""

SIGHTS: dict[str, str] = {
    "mount rainier": "mountain", "vesuvius": "volcano", "london bridge": "bridge", "acropolis": "temple",
    "millau viaduct": "bridge", "blue mosque": "mosque",
    "ferrari": "race car", "lamborghini": "race car", "porsche": "race car", "corvette": "race car",
    "ford f 150": "pickup truck", "chevrolet": "car", "cadillac": "car",
    "tesla": "car", "volkswagen": "car",
    "toyota": "car", "honda civic": "car", "bmw": "car", "mercedes": "car", "vw van": "van", "vw bus": "van",
    "volkswagen beetle": "car", "vw beetle": "car", "harley davidson": "motorcycle", "rolex": "watch",
    "boeing": "airplane",
    **dict.fromkeys(("mgm grand", "the bellagio", "caesars palace", "mandalay bay", "waldorf astoria"), "hotel"),
    "titanic": "ship",
}  # fmt: skip
"""Sights and makes that are one of what the atlas has; the picture shows one, not this one."""

UNDRAWN_SIGHTS: frozenset[str] = frozenset({
    "berlin wall", "versailles", "palace of versailles", "windsor castle", "wembley stadium",
})  # fmt: skip
"""Sights that nothing stands for: they are reported as they stand."""

_SCHOOLS: Mapping[str, str] = {
    "baroque": "rembrandt, vermeer, johannes vermeer, caravaggio, rubens, peter paul rubens, velazquez, "
               "diego velazquez, artemisia gentileschi, frans hals, botticelli, raphael, titian, hieronymus bosch, "
               "bruegel, pieter bruegel, brueghel, goya, francisco goya, jan van eyck",
    "oil": "monet, claude monet, manet, renoir, degas, cezanne, paul cezanne, gauguin, paul gauguin, van gogh, "
           "vincent van gogh, munch, edvard munch, turner, william turner, jmw turner, constable, john constable, "
           "caspar david friedrich, john singer sargent, matisse, henri matisse, dali, salvador dali, magritte, "
           "rene magritte, edward hopper, norman rockwell, chagall, marc chagall, bob ross, "
           "thomas kinkade, beksinski, zdzislaw beksinski, ivan aivazovsky, aivazovsky, frank frazetta, repin",
    "pointillist": "seurat, georges seurat, paul signac",
    "cubist": "picasso, pablo picasso, georges braque, juan gris",
    "art nouveau": "mucha, alphonse mucha, klimt, gustav klimt, aubrey beardsley",
    "art deco": "tamara de lempicka, cassandre, erte",
    "bauhaus": "kandinsky, wassily kandinsky, mondrian, piet mondrian, malevich, kazimir malevich, el lissitzky, "
               "paul klee",
    "woodblock": "hokusai, katsushika hokusai, hiroshige, utagawa hiroshige, utamaro, hasui, kawase hasui",
    "pop art": "warhol, andy warhol, lichtenstein, roy lichtenstein",
    "graffiti": "banksy, basquiat, jean michel basquiat, keith haring",
    "engraving": "escher, m c escher, mc escher, durer, albrecht durer, gustave dore, piranesi",
    "watercolour": "beatrix potter, john james audubon",
    "anime": "ghibli, studio ghibli, ghibli studio, makoto shinkai, hayao miyazaki, miyazaki, studio trigger, "
             "kyoto animation",
    "3d": "pixar, dreamworks",
    "": "disney, artgerm, wlop, beeple, moebius, giger, greg rutkowski, rutkowski, simon stalenhag, wes anderson, "
        "tim burton, syd mead, loish, sakimichan, ross tran, craig mullins",
}  # fmt: skip
MAKERS: Mapping[str, str] = {name: look for look, names in _SCHOOLS.items() for name in names.split(", ")}
"""Artists and studios that stand in prompts without "by", and the look of their school or medium where one is drawn:
their pictures are meant, and nobody is drawn."""
CREDITED: frozenset[str] = frozenset({"turner", "constable", "manet", "raphael"})
"""Those of them whose names are words or names of others too: they are meant after "by" and the like alone."""

ROADS = frozenset("street streets avenue road boulevard lane".split())
WATERS = frozenset("river lake bay creek canal fjord sea gulf strait falls".split())
AFTER_NAMES = ROADS | WATERS
"""After these stand names of places, which are nobody's."""
BEFORE_PLACES = frozenset({"lake", "mount", "mt", "river", "isle", "cape", "port", "fort"})
"""And before them these."""
