"""Games, shapes, breeds, crowds and interiors: what one word of a prompt brings with it."""

BROUGHT: dict[str, str] = {
    # games and their things
    "two men are playing chess in the park": "2 man playing; 1 chessboard; 1 between 0; setting=park",
    "a boy and a girl playing cards":
        "1 boy holding; 1 girl holding; 1 playing_card; 1 playing_card; 0 holding 2; 1 holding 3",
    "friends playing pool in a bar": "3 man playing; 1 pool_table; 1 between 0; setting=tavern",
    "two cats playing poker": "2 cat holding; 2 playing_card; 0 holding 1",
    "a woman playing tennis": "1 woman holding; 1 tennis_racket; 0 holding 1; setting=tennis court",
    "a woman plays tennis with a wooden racket":
        "1 woman; 1 tennis_racket[wood] wood; 0 holding 1; setting=tennis court",
    "a girl holding a ball and throwing it": "1 girl holding; 1 ball; 0 holding 1",
    "a man throwing a ball to his friend": "1 man holding; 1 ball; 1 man; 0 holding 1; 0 looking at 2",
    "a man knocking on a door": "1 man; 1 door; 0 next to 1",
    "a family camping": "1 woman; 1 man; 1 girl; 1 boy; setting=campsite; unknown=camping",
    "a woman preparing for a trip": "1 woman; unknown=trip",
    "children playing football": "3 girl playing; 1 soccer_ball; 0 next to 1",
    "a kid plays chess against a robot": "1 boy playing; 1 chessboard; 1 robot; 1 between 0 2",
    "an old man plays chess with enthusiasm": "1 grandfather playing; 1 chessboard; 0 next to 1; unknown=enthusiasm",
    "a deck of playing cards": "3 playing_card; unknown=deck",
    "a man playing ping pong": "1 man; unknown=playing ping pong",
    "two astronauts on the surface of the moon": "2 astronaut; setting=moon",
    "an astronaut playing guitar on the moon": "1 astronaut holding; 1 guitar; 0 holding 1; setting=moon",
    "a bear plays piano": "1 bear playing; 1 piano; 0 next to 1",
    # shapes
    "a round clock and a square mirror": "1 clock; 1 mirror",
    "a rectangular rug": "1 rug",
    "an oval sink": "1 sink",
    "a cubic speaker": "1 speaker",
    "a triangular sign": "1 signpost",
    "a round cat": "1 cat",
    # all colours
    "Rainbow coloured penguin.": "1 penguin; unknown=rainbow coloured",
    "a rainbow striped scarf": "1 scarf stripes; unknown=rainbow",
    "a rainbow umbrella": "1 umbrella; unknown=rainbow",
    "a rainbow and a unicorn": "1 rainbow; 1 unicorn",
    # dishes and pairs
    "a bowl of ramen with an egg and chopsticks": "1 ramen; 1 egg; 1 chopstick; 1 on 0; 2 on 0",
    "a plate of food with meat and broccoli": "1 plate; 1 drumstick; 1 broccoli; 1 on 0; 2 on 0",
    "a plate of cookies": "1 plate; 3 cookie; 1 on 0",
    "a tray of cookies": "1 tray; 3 cookie; 1 on 0",
    "a pair of chopsticks": "1 chopstick",
    "a pot of soup": "1 cooking_pot",
    "a set of stairs": "1 staircase",
    # inside of what moves
    "inside of a subway train with frogs sitting on the seats":
        "3 frog sitting; 3 chair; 0 sitting on 1; setting=carriage",
    "inside a car": "setting=car",
    "the inside of a plane": "setting=airplane cabin",
    "a dog inside a bus": "1 dog; setting=carriage",
    "an igloo interior": "setting=cave",
    # on walls and skin
    "a robot painted as graffiti on a brick wall": "1 robot; 1 brick_wall; 0 on 1",
    "a mural of a whale on a wall": "1 whale; 1 brick_wall; 0 on 1",
    "a tattoo of a rose on a man's arm": "1 rose; 1 man +arms; 0 on 1",
    "a tattoo of a dragon": "1 dragon; composition=emblem",
    "a street with graffiti on the walls": "3 brick_wall; setting=street; unknown=graffiti",
    # places and who is there
    "a wizard's tower library with books floating in the air": "3 book floating; setting=wizard's study",
    "a crowded market street in Marrakech": "5 woman; setting=market",
    "a street market with fruit stalls": "3 market_stall; 5 woman; setting=market",
    "people at a concert": "20 woman; setting=stage",
    "a busy cafe": "6 woman; setting=cafe",
    "a crowded beach": "12 woman; setting=beach",
    "a car on a busy street": "1 car; setting=street",
    "an office with people": "3 woman adult; setting=office",
    "a bridge over a river in a forest": "1 bridge; setting=forest pool",
    "epic fantasy landscape, floating islands, waterfalls, castle": "3 island floating; 1 castle; setting=sky",
    "a mountain stream with salmon": "1 fish; setting=lake",
    "an underwater city": "setting=sunken city",
    # breeds
    "a corgi": "1 corgi",
    "a black corgi": "1 corgi[black]",
    "a dalmatian": "1 dalmatian spots",
    "a husky in the snow": "1 husky; weather=snow",
    "a tabby cat": "1 cat stripes",
    "an orange tabby cat": "1 cat[orange]",
    "a siamese cat": "1 siamese_cat",
    "a calico kitten": "1 cat[white, orange, black] calico",
    "a piebald horse": "1 horse patches",
    "a tortoiseshell cat": "1 cat[black, orange] tortoiseshell",
    # pages
    "Event poster for a jazz festival": "composition=poster",
    "sale poster with a shoe": "1 shoe; composition=poster",
    "a party flyer with balloons": "3 balloon; composition=poster",
    'a poster that says "This is a long text that goes on '
    'and on for more than eighty characters, and does not end soon"':
        "composition=poster; quoted=This is a long text that goes on and on for more than eighty characters, "
        "and does not end soon",
    # others
    "a family of four posing at Mount Rushmore":
        "1 woman standing; 1 man standing; 1 girl standing; 1 boy standing; 1 mount_rushmore",
    "a bird speaking into a microphone": "1 bird holding; 1 microphone; 0 holding 1",
    "a laptop screen with a cat": "1 laptop; 1 cat; 0 next to 1",
    "a robot in a suit and a visor stands in front of a car":
        "1 robot standing; 1 suit; 1 car; 0 wearing 1; 0 in front of 2; unknown=visor",
    "two robots playing chess": "2 robot playing; 1 chessboard; 1 between 0",
    "a wedding on a beach": "1 bride; 1 businessman; setting=beach",
    "a bride at her wedding": "1 bride; 1 businessman",
    "a cake for a wedding": "1 cake",
    "a wedding ring": "1 ring",
    "a boy making a sandwich": "1 boy; 1 sandwich; setting=kitchen",
    "a girl making a snowman": "1 girl; 1 snowman",
    "an old man smoking a pipe": "1 grandfather; 1 smoking_pipe; 0 wearing 1",
}  # fmt: skip
