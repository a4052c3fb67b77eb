"""Where pictures play: inside of things, at windows and mirrors, seen from elsewhere, in famous pictures."""

PLACED: dict[str, str] = {
    "a bear in a tent": "1 bear; setting=tent",
    "a dog driving a car, seen from inside the car": "1 dog sitting; setting=car",
    "a dog in a car": "1 dog; 1 car; 0 riding 1",
    "an old man in a window, watching the street": "1 grandfather; setting=facade",
    "a woman standing by the window": "1 woman standing; setting=window",
    "a cat looking at itself in a mirror": "1 cat; setting=mirror",
    "a wizard on top of a mountain": "1 wizard; setting=summit",
    "a house on a mountain": "1 house; setting=mountains",
    "looking through a train window at a field and a sheep": "1 sheep; composition=cabin; setting=meadow",
    "a squirrel in a park with leaves falling": "1 squirrel; setting=park",
    "a duck in the style of The Starry Night": "1 duck; setting=starry night; style=oil",
    "an owl on a starry night": "1 owl; time=night; weather=stars",
    "a robot as the Mona Lisa": "1 robot; setting=mona lisa; style=oil; composition=portrait",
    "a dog with Tokyo behind it": "1 dog; 1 tokyo_skyline; 1 behind 0",
    "a dog in Tokyo": "1 dog; setting=street",
    "a street at night with neon signs": "setting=street; time=night",
}
