"""Nouns of several words: what heads them without a picture, what grows in such places, what lies in such vessels."""

HEADS: frozenset[str] = frozenset(
    "bark base case charger chart chase collar coop core costume den dispenser factory feeder "
    "footprint grinder habitat harness hole hook hunter keeper lead leash lens licence license lid "
    "lover maker mask maze net pack pad parlor parlour party patch peel petal pick plantation pollen print "
    "reel roast saddle salon seed seller shed sheet sill slice song split squad stain stem stick strap syrup "
    "tamer thief ticket track trainer trap tunnel unit wash whisperer yard".split()
)
"""Nouns that say what a compound is, and that nothing is drawn for: a rabbit hole shows no rabbit, a dog leash no dog.
They count where the word after a noun has no meaning of its own; parts are not among them, since a spaceship's engine
is seen on the spaceship."""

MEASURES: frozenset[str] = frozenset(
    "tier tiered tiers layer layered story storey storied door seat seater seated piece person burner drawer shelf "
    "level leaf panel pane course way".split()
)
"""After a number and before a thing these say what sort of thing it is: a two tier cake, a four door car."""

LISTING: frozenset[str] = frozenset("including featuring containing comprising".split())
"""What stands for "with" before what is there."""

HERDS: frozenset[str] = frozenset(
    "caravan colony family flock gaggle herd litter pack parade pod pride shoal swarm".split()
)
"""After an animal's name they are several of it, as many as before it: a camel caravan is a caravan of camels."""

GATHERINGS: dict[str, int] = {
    "festival": 6, "fest": 6, "collection": 6, "exhibition": 5, "exhibit": 5, "race": 4, "rally": 4, "derby": 4,
    "parade": 6, "convention": 5, "migration": 7, "stampede": 7, "regatta": 4, "show": 4, "display": 4,
    "competition": 4, "contest": 4, "procession": 5, "gathering": 5,
}  # fmt: skip
"""After a thing's or an animal's name they mean several: a hot air balloon festival shows balloons."""

SHOWN: frozenset[str] = frozenset({"show", "display", "competition", "contest", "gathering"})
"""Those of them that mean several only of animals, plants and vehicles: a dog show, but a television show."""

RACED: dict[str, str] = {
    "bicycle": "cyclist", "bike": "cyclist", "cycle": "cyclist", "cycling": "cyclist", "car": "race car",
    "motor": "race car", "horse": "jockey", "sailing": "sailboat", "boat": "sailboat",
}  # fmt: skip
"""Whom or what a race shows that is named after the first word."""

EVENTS: frozenset[str] = frozenset(
    "battle championship collection competition concert contest crash display duel exhibition fair festival fight hunt "
    "landing launch lesson match migration parade party race rescue show stampede training".split()
)
"""What a thing's name is given to and shows that thing: a rocket launch shows a rocket, a pillow fight pillows."""

CONTAINERS: frozenset[str] = frozenset("basket bowl crate bucket vase".split())
"""A fruit bowl is a bowl of fruit."""

FILLINGS: frozenset[str] = frozenset(
    "apple apricot banana berry bread cherry egg flower fruit lemon mango orange peach pear potato rose strawberry "
    "sushi tomato tulip vegetable".split()
)
"""What lies in a container whose name begins with it."""

SLICED: frozenset[str] = frozenset(
    "apple avocado banana bread cucumber grapefruit kiwi lemon lime mango orange peach pear pineapple tomato".split()
)
"""What a slice is named after: a lemon slice is a slice of lemon."""

CROPS: dict[str, str] = {
    "rice": "rice plant", "apple": "apple tree", "orange": "orange tree", "lemon": "lemon tree", "cherry": "apple tree",
    "peach": "orange tree", "olive": "tree", "almond": "cherry blossom tree", "cotton": "cotton plant",
}  # fmt: skip
"""What grows where its fruit gives a field, an orchard or a grove its name."""

BEDDED: frozenset[str] = frozenset("cabbage carrot lettuce melon pumpkin strawberry turnip watermelon".split())
"""What grows in a patch that is called by its name."""

GROUNDS: frozenset[str] = frozenset(
    "field fields paddy paddies terrace terraces orchard orchards grove groves plantation plantations".split()
)
"""What such a place is called."""

POTS: frozenset[str] = frozenset("pot planter".split())
"""What a plant stands in, where that is named after it: "a cactus pot"."""

POTTED: frozenset[str] = frozenset(
    "bamboo basil bonsai bush cactus daffodil daisy fern fig flower geranium hyacinth ivy lavender "
    "lemon lily marigold mint orchid palm poppy rose rosemary sapling seedling succulent sunflower tomato tree "
    "tulip violet".split()
)
"""Plants after which it is named, and that are said to be in one: "a potted cactus"."""
