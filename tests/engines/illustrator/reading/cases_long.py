"""Prompts of several sentences: the subject comes first and stays, later sentences add to it."""

LONG: dict[str, str] = {
    "A red fox sits in a snowy forest at dusk. It is wearing a blue scarf. Behind it stands a wooden cabin.":
        "1 fox sitting; 1 scarf[blue]; 1 log_cabin standing; 0 wearing 1; 2 behind 0; "
        "setting=forest; time=dusk; weather=snow",
    "A cat and a dog are friends. The cat is black, the dog is white. They are sitting on a bench.":
        "1 cat[black] sitting; 1 dog[white] sitting; 1 bench; 0 sitting on 2; 1 sitting on 2",
    "A knight stands before a castle. He holds a silver sword. The castle is made of stone.":
        "1 knight standing; 1 castle[stone] stone; 1 sword[silver]; 0 in front of 1; 0 holding 2",
    "An old farmer in a yellow raincoat rows a small boat across a calm lake at sunrise. "
    "The mood is peaceful, with soft golden light and gentle mist.":
        "1 farmer old; 1 raincoat[yellow]; 1 boat small; 0 wearing 1; setting=lake; time=dawn; weather=fog; "
        "unknown=rows",
    "A close-up portrait of a woman with curly red hair and green eyes, wearing a white dress, "
    "soft natural lighting, shallow depth of field, shot on a 50mm lens.":
        "1 woman +curly red hair +green eyes; 1 dress[white]; 0 wearing 1; "
        "composition=close-up; composition=portrait",
    "Create a whimsical illustration of three little pigs building a house of bricks. "
    "A wolf is watching from behind a tree.":
        "3 pig small; 1 house[brick] brick; 1 wolf; 1 tree; 2 behind 3",
    "A cozy zorbet on a rainy evening, warm light in the window, a cat sleeping on the flurgle, "
    "an umbrella by the door.":
        "1 window; 1 cat sleeping; 1 umbrella; 1 door; 2 next to 3; time=dusk; weather=rain; "
        "unknown=zorbet; unknown=flurgle",
    "I would like an image of a blue bicycle. The bicycle leans against a white fence. There are two sunflowers "
    "next to the fence. No people, please. Style: watercolor.":
        "1 bicycle[blue] standing; 1 fence[white]; 2 sunflower; 0 leaning against 1; 2 next to 1; "
        "style=watercolour; excluded=people; excluded=person",
    "A little girl in a red coat walks with her dog through the park; she holds a yellow balloon "
    "and is chasing a butterfly.":
        "1 girl walking; 1 coat[red]; 1 dog walking; 1 balloon[yellow]; 1 butterfly; 0 wearing 1; 0 next to 2; "
        "0 holding 3; 0 left of 4; setting=park",
    "Minimalist logo, a whale, one line, navy blue, white background":
        "1 whale; composition=minimal; composition=logo; palette=navy; background=white",
}  # fmt: skip

_SETTING = (
    "The scene is set in a quiet village in autumn, early in the evening, when the last warm light of the day falls "
    "on everything and a little fog begins to gather at the edges. "
)
_PADDING = (
    "The overall mood of the composition should be nostalgic and gentle, with a painterly finish, fine details and "
    "subtle textures, balanced framing and a harmonious sense of depth that leads the eye gently toward the middle. "
)
WORDS_200 = (
    "A white goose with a blue ribbon walks beside an old farmer. He is wearing a straw hat and holding a wooden "
    f"bucket. {_SETTING}{_PADDING * 3}The goose is proud and looks at the farmer. There are no cars and no people in "
    "the background. Everything is highly detailed, beautifully lit, elegant and timeless, like a memory of childhood."
)
"""About 200 words."""
