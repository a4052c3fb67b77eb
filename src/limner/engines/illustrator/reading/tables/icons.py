"""Sets of icons: what belongs to a theme, and what stands for a function of an application."""

THEMES: dict[str, str] = {
    "weather, forecast, meteorology": "sun cloud raindrop snowflake lightning moon rainbow umbrella tornado star "
    "volcano rock",
    "travel, tourism, vacation, holiday, trip, tourist": "airplane suitcase globe camera compass palm_tree sailboat "
    "train backpack binoculars hot_air_balloon mountain tent car island key",
    "fruit, fruits": "apple banana cherry grape lemon orange pear pineapple strawberry watermelon kiwi mango plum "
    "peach raspberry pomegranate",
    "vegetable, vegetables, veggie": "carrot broccoli tomato corn eggplant pepper onion mushroom pumpkin cucumber pea "
    "potato radish lettuce",
    "drink, drinks, beverage, bar, cocktail": "cup beer wine_glass milk smoothie teapot bottle champagne whiskey mug "
    "drinking_glass coconut",
    "dessert, desserts, sweet, sweets, candy, bakery": "cupcake ice_cream donut cookie cake candy chocolate pie "
    "croissant pancake pudding pretzel",
    "food, foods, restaurant, fastfood": "hamburger pizza french_fries hot_dog taco sushi sandwich cheese egg "
    "croissant drumstick ice_cream noodle donut popcorn steak",
    "coffee, cafe, tea": "cup chocolate mug teapot croissant cookie kettle milk cake spoon bagel cupcake",
    "kitchen, cooking, cookware, culinary, chef": "cooking_pot cup frying_pan kettle knife spoon fork toaster oven "
    "plate microwave teapot",
    "music, musical, instrument, instruments, band": "guitar piano drum trumpet violin saxophone microphone headphone "
    "musical_note flute harp accordion",
    "sport, sports, fitness, athletic": "soccer_ball basketball tennis_ball american_football volleyball dumbbell "
    "tennis_racket medal trophy skateboard bicycle golf_club baseball_bat frisbee",
    "school, education, educational, classroom, learning, stationery, study": "book pencil backpack calculator globe "
    "microscope notebook scissors school_bus paintbrush clock computer graduate eraser",
    "office, business, work, finance, banking, corporate": "computer letter calendar telephone clock pen calculator "
    "light_bulb key wallet coin book printer paperclip",
    "technology, tech, digital, device, devices, electronics, gadget, gadgets": "computer laptop phone camera robot "
    "game_controller headphone drone keyboard computer_mouse watch satellite battery television",
    "medical, medicine, health, healthcare, hospital": "heart hospital ambulance microscope bone wheelchair apple "
    "dumbbell raindrop toothbrush bed clock",
    "farm, farming, agriculture": "cow pig sheep chicken tractor barn horse carrot corn wheat rooster windmill",
    "pet, pets": "cat dog rabbit goldfish hamster parrot turtle bone paw_print fish birdhouse bowl",
    "animal, animals, zoo, wildlife": "cat dog rabbit fox bear panda lion elephant owl penguin koala frog pig cow "
    "monkey horse",
    "sea, ocean, marine, nautical, beach, underwater": "fish whale dolphin octopus crab turtle starfish shell "
    "jellyfish anchor seahorse sailboat",
    "bird, birds": "owl penguin parrot flamingo eagle duck swan chicken peacock puffin pigeon robin",
    "garden, gardening, plant, plants, nature, eco, ecology, environment, botanical": "leaf tree flower mushroom "
    "cactus sunflower tulip potted_plant pine palm_tree mountain watering_can",
    "space, astronomy, galaxy, cosmic, planet": "rocket planet moon star ufo astronaut satellite telescope earth alien "
    "shooting_star sun",
    "transport, transportation, vehicle, vehicles, traffic, delivery": "car bus train airplane ship bicycle motorcycle "
    "truck helicopter taxi scooter tram sailboat van",
    "christmas, xmas, winter": "christmas_tree gift santa_claus bell snowflake candle wreath snowman star "
    "candy sled sock",
    "halloween, spooky": "pumpkin ghost bat witch skull spider candy moon potion crow zombie owl",
    "birthday, party, celebration": "cake balloon gift candle party_hat champagne cupcake firework musical_note candy "
    "ice_cream star",
    "shop, shopping, commerce, ecommerce, store, retail": "shopping_cart handbag wallet coin gift box truck star heart "
    "shop key phone",
    "home, house, furniture, interior, household": "house sofa lamp bed chair table armchair bookshelf clock window "
    "door potted_plant",
    "love, wedding, valentine, romantic": "heart rose ring letter gift cake bouquet champagne candle "
    "chocolate swan key",
    "clothes, clothing, fashion, apparel": "t-shirt dress trousers shoe jacket sock scarf tie handbag glasses "
    "cap glove",
    "camping, outdoor, outdoors, hiking, adventure": "tent campfire backpack compass binoculars mountain pine lantern "
    "axe boot flashlight owl rowing_boat",
    "tool, tools, construction, hardware, diy": "hammer wrench screwdriver saw drill axe pliers shovel ladder gear "
    "paintbrush helmet",
    "game, games, gaming, arcade": "game_controller dice chess_piece puzzle_piece sword shield trophy crown potion "
    "treasure_chest key bomb",
    "fantasy, magic, rpg, medieval": "sword shield crown potion castle dragon magic_wand wizard_hat treasure_chest "
    "scroll key crystal_ball",
    "art, artistic, painting": "palette paintbrush pencil easel camera scissors light_bulb picture_frame pen "
    "eraser star paperclip",
}
"""The symbols' ids of a theme, the most telling first, by the words that name it."""
USUAL = "house magnifying_glass gear heart star bell letter camera calendar lock phone shopping_cart"
"""What an application's set has, where no theme is named."""
SIGNS = {
    "home": "house", "search": "magnifying_glass", "settings": "gear", "favorites": "heart", "favourites": "heart",
    "notifications": "bell", "notification": "bell", "mail": "letter", "email": "letter", "message": "letter",
    "messages": "letter", "cart": "shopping_cart", "calendar": "calendar", "security": "lock", "lock": "lock",
    "photo": "camera", "camera": "camera", "location": "compass", "call": "phone", "phone": "phone", "edit": "pencil",
    "delete": "trash_can", "trash": "trash_can", "like": "heart", "bookmark": "book", "idea": "light_bulb",
    "payment": "wallet", "gift": "gift", "time": "clock", "clock": "clock", "key": "key", "password": "key",
    "rating": "star", "star": "star", "music": "musical_note", "video": "television", "download": "box",
}  # fmt: skip
"""What stands for a function of an application, where several are listed."""
SHORT = {"rain": "raindrop", "snow": "snowflake", "thunder": "lightning", "storm": "lightning", "wind": "tornado"}
"""What stands for a word in a list of a theme's things."""
NUMBERS = {
    word: number
    for number, word in enumerate("two three four five six seven eight nine ten eleven twelve".split(), start=2)
} | {"dozen": 12, "sixteen": 16}
