"""Prompts in the manner of the public collections that text-to-image models are judged by."""

PUBLIC: dict[str, str] = {
    # several people by one word
    "a crowd in a park": "30 woman; setting=park",
    "an audience watching a movie": "20 woman; setting=cinema",
    "a queue of people": "8 woman",
    "a jazz band playing on a stage":
        "1 guitarist playing; 1 woman holding; 1 trumpet; 1 man holding; 1 saxophone; 1 holding 2; 3 holding 4; "
        "setting=stage",
    "a rock band on stage":
        "1 guitarist; 1 man holding; 1 guitar; 1 woman holding; 1 microphone; 1 holding 2; 3 holding 4; setting=stage",
    "a band": "1 guitarist; 1 man holding; 1 guitar; 1 woman holding; 1 microphone; 1 holding 2; 3 holding 4",
    "an orchestra":
        "1 woman holding; 1 violin; 1 man holding; 1 violin; 1 woman holding; 1 flute; 1 man holding; 1 trumpet; "
        "1 woman holding; 1 violin; 1 man holding; 1 drum; "
        "0 holding 1; 2 holding 3; 4 holding 5; 6 holding 7; 8 holding 9; 10 holding 11",
    "a choir singing in a church": "8 woman; setting=church",
    "a team working in an office": "5 woman adult; setting=office",
    "animals in a forest": "1 dog; 1 cat; 1 rabbit; setting=forest",
    "a basket of fruits": "1 basket; 7 apple; 1 inside 0",
    "Three friends are camping. A girl sits on a log. A boy in a green jacket plays the guitar, and a tall man drinks.":
        "1 man holding large; 1 girl sitting; 1 log; 1 boy holding; 1 jacket[green]; 1 guitar; 1 sitting on 2; "
        "3 wearing 4; 3 holding 5; setting=campsite; unknown=camping",
    "A stack of 3 plates. A blue plate is on the top, sitting on a blue plate. The blue plate is in the middle, "
    "sitting on a green plate. The green plate is on the bottom.":
        "1 plate[blue]; 1 plate[blue]; 1 plate[green]; 1 on 2; 2 on 0",
    # in whose arms, at whose feet
    "a baby in a mother's arms": "1 baby; 1 woman; 1 holding 0",
    "a dog at the man's feet": "1 dog; 1 man +feet; 0 next to 1",
    "a king with two dogs at his feet": "1 king; 2 dog; 1 next to 0",
    "a man with glasses smiling": "1 man happy; 1 glasses; 0 wearing 1",
    "a woman walking three dogs": "1 woman walking; 3 dog; 0 left of 1",
    # people by name
    "Emma Watson wearing a red dress": "1 woman; 1 dress[red]; 0 wearing 1",
    "Barack Obama riding a bicycle": "1 man sitting; 1 bicycle; 0 riding 1",
    "marilyn monroe drinking coffee": "1 woman holding; 1 cup; 0 holding 1",
    "a portrait of Frida Kahlo with flowers in her hair": "1 woman; 3 flower; 1 on 0; composition=portrait",
    "Elon Musk as a medieval knight, oil painting": "1 knight; style=oil",
    "Batman on a rooftop": "1 superhero; setting=rooftop",
    "a man named Tom and a dog called Rex": "1 man; 1 dog",
    "Albert Einstein holding a clock": "1 man holding; 1 clock; 0 holding 1",
    "Mona Lisa on a beach": "1 woman; setting=beach",
    "a woman dressed as a witch": "1 witch",
    "a cat dressed like a pirate": "1 cat; 1 sword; 0 holding 1",
    "a boy disguised as a wizard": "1 wizard young",
    # places
    "a library with a cat": "1 cat; setting=library",
    "a cafe with people": "3 woman; setting=cafe",
    "a library full of books": "setting=library",
    "a cafe with a red door": "1 shop; 1 door[red]; 0 next to 1",
    "gothic cathedral interior, candlelight": "setting=church",
    "lavender fields at sunset": "36 lavender; setting=meadow; time=sunset",
    "a tulip field in the rain": "36 tulip; setting=meadow; weather=rain",
    "a bamboo forest": "setting=bamboo forest",
    "an airship floating over a wheat field": "1 blimp; 36 wheat; setting=meadow",
    "Paris in the rain": "setting=street; weather=rain",
    "a yellow taxi in New York": "1 taxi[yellow]; setting=street",
    "a gondola in Venice": "1 gondola; setting=canal",
    "Mount Fuji with cherry blossoms": "1 mount_fuji; 3 cherry_blossom_tree; 0 next to 1",
    "Angkor Wat at dawn": "1 angkor_wat; time=dawn",
    "a lorry driving on the motorway": "1 truck; setting=highway",
    "a chef in a restaurant kitchen": "1 chef; setting=kitchen",
    "A man riding a wave on top of a surfboard.": "1 man sitting; 1 surfboard; 0 riding 1; setting=sea",
    "a dress, waves": "1 dress; setting=sea",
    "A cat sleeps. Outside, the street is wet.": "1 cat sleeping",
    "A red car. The sky is purple.": "1 car[red]; palette=purple",
    "A red car. The sky is blue with a few clouds.": "1 car[red]; 3 cloud; weather=clear",
    "the sky is turning from violet to orange": "setting=sky; palette=violet; palette=orange; unknown=turning",
    # comparisons
    "a dog bigger than a house": "1 dog huge; 1 house tiny; 0 next to 1",
    "a mouse that is larger than an elephant": "1 mouse huge; 1 elephant tiny; 0 next to 1",
    "a cat smaller than a mouse": "1 cat tiny; 1 mouse huge; 0 next to 1",
    "a tree as tall as a skyscraper": "1 tree huge; 1 skyscraper; 0 next to 1",
    "a mouse the size of an elephant": "1 mouse huge",
    "an elephant the size of a mouse": "1 elephant tiny",
    # materials
    "a castle made of sand": "1 castle[sand] sand",
    "a chair made of cheese": "1 chair of cheese",
    "a dress made of leaves": "1 dress of leaf",
    "a giraffe made of flowers": "1 giraffe of flower",
    "a brass lamp": "1 lamp[brass] brass",
    "a rubber ball and a denim jacket": "1 ball; 1 jacket[denim] denim",
    "a chrome car": "1 car[chrome] chrome",
    "a sphere made of kitchen tile": "1 sphere; unknown=kitchen",
    # who does what
    "a person is walking with a dog and holding an umbrella":
        "1 woman walking; 1 dog walking; 1 umbrella; 0 next to 1; 0 holding 2",
    "a mother is pushing a baby in a stroller": "1 woman walking; 1 baby; 1 stroller; 0 left of 1; 1 riding 2",
    "A boy swinging a baseball bat at a ball.": "1 boy holding; 1 baseball_bat; 1 baseball; 0 holding 1; "
        "setting=baseball field",
    "A baseball player swinging a bat at a ball":
        "1 baseball_player holding; 1 baseball_bat; 1 baseball; 0 holding 1; setting=baseball field",
    "a cat laying on a couch": "1 cat sleeping; 1 sofa; 0 on 1",
    "A red double decker bus driving down a street.": "1 double_decker_bus[red]; setting=street",
    "a couple holding hands on a beach": "1 woman; 1 man; setting=beach",
    "A man in a suit and tie talking on a cell phone.":
        "1 businessman holding; 1 tie; 1 phone; 0 wearing 1; 0 holding 2",
    "tourists taking photos of a temple": "3 photographer; 1 temple; 0 looking at 1",
    "A cat looking out of a window": "1 cat; setting=window",
    "a scientist looking through a microscope": "1 scientist; 1 microscope; 0 looking at 1",
    "a farmer feeding chickens": "1 farmer; 3 chicken; 0 next to 1",
    "a boy kicking a ball": "1 boy; 1 ball; 0 left of 1",
    "a robot cooking pasta": "1 robot; 1 spaghetti; 0 next to 1; setting=kitchen",
    "a squirrel gives an apple to a bird": "1 squirrel holding; 1 apple; 1 bird; 0 holding 1",
    "a sloth trying to figure out a laptop": "1 sloth; 1 laptop; 0 looking at 1",
    "a man working on a laptop": "1 man; 1 laptop; 0 next to 1",
    "Several motorcycles parked in a row on a street.": "5 motorcycle in a row; setting=street",
    "a bowl with two goldfish in it": "1 fishbowl; 2 goldfish; 1 inside 0",
    "a shelf with books and a clock on it": "1 bookshelf; 3 book; 1 clock; 1 on 0; 2 on 0",
    "a glass of milk": "1 drinking_glass[white]",
    "a glass of red wine next to a bottle": "1 wine_glass[red]; 1 bottle; 0 next to 1",
    "a bottle of olive oil": "1 bottle",
    "one red apple and two green ones": "1 apple[red]; 2 apple[green]",
    "a raccoon wearing formal clothes, wearing a tophat": "1 raccoon; 1 suit; 1 top_hat; 0 wearing 1; 0 wearing 2",
    # spelling
    "a bicylce leaning on a fense": "1 bicycle standing; 1 fence; 0 leaning against 1",
    "an umbrela and a gutiar": "1 umbrella; 1 guitar",
    "a yelow buterfly": "1 butterfly[yellow]",
    "tcennis rpacket": "1 tennis_racket",
    "a beutiful castel": "1 castle",
    "two penquins on an icebrg": "2 penguin; setting=arctic",
    "two elephnats and a girafe": "2 elephant; 1 giraffe",
    "a painting of a boat by Monett": "1 boat; artist=monett",
    # other languages
    "ein Kind mit Hut im Boot": "unknown=ein; unknown=kind; unknown=mit; unknown=hut; unknown=im; unknown=boot",
    "un ours dans une mare": "unknown=un; unknown=ours; unknown=dans; unknown=une; unknown=mare",
    "un lion dans la savane": "1 lion; unknown=un; unknown=dans; unknown=la; unknown=savane",
    "una red en la mesa": "unknown=una; unknown=red; unknown=en; unknown=la; unknown=mesa",
    # marks, prints, words about pictures
    "four weather icons, line style":
        "1 sun; 1 cloud; 1 raindrop; 1 snowflake; composition=icon; style=line art",
    "animal icons": "1 dog; 1 cat; 1 rabbit; composition=icon",
    "isometric illustration of a delivery truck": "1 truck; composition=isometric",
    "coloring page of a unicorn": "1 unicorn; style=line art",
    "an emoji of a laughing pizza": "1 pizza happy; composition=sticker",
    "a storefront with 'Hello World' written on it": "1 shop; quoted=Hello World",
    "a fox in ukiyo-e style": "1 fox; style=woodblock",
    "a Picasso painting of a bull": "1 cow; style=cubist; artist=picasso",
    "hyperrealistic portrait of an owl": "1 owl; composition=portrait; style=photo",
    "a graffiti mural of a parrot": "1 parrot; style=graffiti",
    "four mugs, each a different colour": "4 mug[red, blue, yellow, green] mixed",
    "a whale, vaporwave, bauhaus": "1 whale; style=vaporwave; style=bauhaus",
    "flowers with visible brush strokes": "3 flower",
    "a fox, limited palette of dark blue and cream": "1 fox; palette=dark blue; palette=cream",
    "greeting card with balloons": "3 balloon; composition=poster",
}  # fmt: skip
