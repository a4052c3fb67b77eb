"""What stands before a noun and says what it is for, what it is like, or that there are several of it."""

NAMED: dict[str, str] = {
    # What a thing is for.
    "a cozy reading nook with a bookshelf": "1 bookshelf; setting=room",
    "a knitting basket with yarn": "1 basket; 1 yarn; 0 next to 1",
    "a dancing bear": "1 bear waving",
    "a dancing teapot": "1 teapot waving",
    "a cooking pot on a stove": "1 cooking_pot; 1 oven; 0 on 1",
    "a star over a sleeping village": "1 star; setting=village",
    # What a thing is like, and how a picture is made.
    "a vintage red bicycle leaning against a blue door": "1 bicycle[red] standing; 1 door[blue]; 0 leaning against 1",
    "a vintage poster of a bicycle": "1 bicycle; style=retro poster",
    "a red bicycle, vintage": "1 bicycle[red]; style=retro poster",
    "a red bicycle in a vintage style": "1 bicycle[red]; style=retro poster",
    "a vintage photo of a bicycle": "1 bicycle; style=retro poster; style=photo",
    "a retro diner with a jukebox": "1 jukebox; setting=diner",
    "a baroque palace": "1 castle",
    "a baroque portrait of a cat": "1 cat; style=baroque; composition=portrait",
    "a desk with an ink bottle": "1 desk; 1 bottle; 1 on 0",
    "a comic book on a table": "1 book; 1 table; 0 on 1",
    "a fox, comic book style": "1 fox; style=pop art",
    # Several.
    "a hot air balloon festival over a canyon": "6 hot_air_balloon; setting=canyon",
    "a teapot collection": "6 teapot",
    "a dog show": "4 dog",
    "a boat race on the sea": "4 sailboat; setting=sea",
    "a television show": "1 television",
    # Said of something in the picture, and not of the picture.
    "a castle, birds fly overhead": "1 castle; 3 bird flying",
    "a castle, overhead view": "1 castle; composition=aerial",
    "a turtle in the sea, dancing patterns of light": "1 turtle; setting=sea",
    "a robot with big eyes waves at the viewer": "1 robot waving +big eyes",
    "a red apple, nothing else": "1 apple[red]; composition=minimal",
    "a cat on a plain background": "1 cat; background=white",
    "a fish in every color of the rainbow": "1 fish; style=vivid",
    "a teapot, isolated, studio lighting": "1 teapot; background=white",
    "a cat isolated on blue": "1 cat; background=blue",
    "an isolated cabin in the snow": "1 house; weather=snow",
    "a man with a parrot on his shoulder in a boat": "1 man; 1 parrot; 1 boat; 1 on 0; 0 riding 2",
    # Typing errors of the commonest kinds.
    "a kiten and a flowr": "1 cat; 1 flower",
    "a rabit and a chiken": "1 rabbit; 1 chicken",
    "a cosy flat with a sofa": "1 sofa; setting=room",
    "a flat illustration of a fox": "1 fox; style=flat",
    "a retro radio isolated on yellow": "1 radio; background=yellow",
}
