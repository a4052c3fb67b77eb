"""Prompts to be made richer, and what must not be in the words that are added to them."""

PROMPTS = """
a red fox
two cats on a sofa
a blue car
a cup of coffee
a woman with a red umbrella
an old lighthouse
three sunflowers
a dragon
an astronaut riding a horse on the moon
a cat on a roof
a dog at noon, no people
fox, forest, cute, masterpiece, 4k
A knight stands before a castle. The sky is stormy!
a pizza
a purple wine glass and a black apple
a pirate ship in a bottle
a watercolour painting of a quiet lake at dawn, wide shot
a penguin
a cyberpunk samurai
a guitar
a shark
an owl
a sad clown
a bicycle leaning against a wall
a robot, no background
a hot air balloon in winter
a wizard
Can you draw me a cute puppy?
a teddy bear right of a dog
a rainbow over a farm
a man in a kitchen
a school of fish
an eagle flying over a house
a haunted house
a cake with candles
a boy flying a kite
four elephants in a row
a bowl of fruit on a wooden table
a rainy street in Tokyo
a girl reading a book under a tree
a train crossing a bridge
an oak tree in autumn
green hills
a snowman wearing a scarf
a superhero without a cape
a beach at sunset, no people
a birthday cake
three blind mice
a portrait of an old man
a photo of a sports car
a pencil sketch of a horse
a UFO over a farm at night
a bus to the left of a tree
a mother and her child walking in the rain
a vase with tulips near a window
a campfire
a fish in a bowl
a wolf howling at the moon
a violin and a bow
an empty room
city skyline
sunset over the mountains
a house without windows and without a garden
a spotted dog between two yellow chairs
twelve pink balloons above a grey house
a golden key on a red book
a fox wearing a blue hat and a striped scarf
a sign that says "OPEN" above a door
a banner with the words "HAPPY NEW YEAR" and 3 balloons
a 'quoted' cat's toy, and
a logo for a bakery
a badge with an eagle
a sticker of a cute cat
an icon of a camera
a seamless pattern of lemons
a poster for a jazz night with the words "BLUE NOTE"
a red circle on a white background
Mrs. O'Neill's 3 cats, 2 dogs & a parrot in 1920s Dublin
Once there was a bear. It lived in a wood. One day it found a key…
a bear; a key: a door
"""
"""A prompt a line."""

STRANGE = """
harmony
asdkjh qwlekj
Un chat noir dans la forêt
un perro en la playa
ein Hund im Park
猫が屋根の上にいる
Кошка сидит на крыше ночью
قطة سوداء
ಠ_ಠ
!!!
"hello
42
the the the
"""
"""What is not understood: only light and framing may be added."""

RICH = """
a watercolour painting of a quiet lake at dawn, wide shot
a cinematic photo of a lone wolf in a snowy forest at dusk, dramatic lighting, close-up
A calm oil painting of a red boat on a lake in the soft light of the morning, symmetrical composition
"""
"""Where little is to be added."""

FORBIDDEN: dict[str, str] = {
    "a dog at noon": "sunset sunrise dusk dawn night morning evening moonlight golden",
    "an astronaut on the moon": "forest meadow street park garden beach room morning afternoon sunny",
    "a cat at night": "sunny afternoon sunset sunrise golden bright",
    "a submarine under the sea": "sunset snowy windy forest street meadow",
    "a dog, no trees": "forest woodland jungle park garden meadow orchard",
    "a bear without snow": "snow snowy snowfall",
    "a fox in winter": "summer spring autumn",
    "a boat in a storm": "sunny sunlit clear summer calm",
    "a fox in the snow": "summer spring autumn rain rainy",
    "a rainbow over a farm": "night dusk misty rainy snowy moonlight",
    "green hills": "autumn winter snowy",
    "a red rose": "winter snowy autumn",
    "a cat in a cave": "room forest garden street park meadow",
    "a man in a car": "room forest garden table studio",
    "a robot on a white background": "forest street room meadow morning sunset night",
    "a robot, isolated": "forest street room meadow office",
    "a woman lit by a candle": "sunset morning afternoon night sunny",
    "a monk in feudal Japan": "street city beach room modern",
    "a minimal fox": "forest meadow street park garden",
    "a black and white photo of a cat": "illustration drawing painting",
    "a logo with a mountain": "sunset morning forest valley night",
    "a pattern of stars": "sunset morning forest valley night",
    "a starry sky over a farm": "sunny sunset afternoon morning rain",
}
"""Words that contradict a prompt."""
