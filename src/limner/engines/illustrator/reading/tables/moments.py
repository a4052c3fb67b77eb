"""Words for hours, seasons and weather. Values are the ids that the staging knows."""

HOURS: dict[str, str] = {
    "dawn": "dawn", "sunrise": "dawn", "daybreak": "dawn", "early morning": "dawn", "morning": "morning",
    "day": "day", "daytime": "day", "daylight": "day", "noon": "day", "midday": "day", "afternoon": "day",
    "golden evening": "sunset", "golden light": "sunset", "golden afternoon": "sunset", "golden morning": "morning",
    "golden dawn": "dawn", "golden dusk": "dusk", "golden sunset": "sunset", "golden sunrise": "dawn",
    **dict.fromkeys(
        ("sun sets", "sun setting", "sun is setting", "sun was setting",
         "sun goes down", "sun going down", "sun sinks", "sun sinking",
         "sun dips", "sun dipping", "low sun", "evening sun", "late sun", "dying sun", "sun low in the sky",
         "sun low on the horizon", "sun hangs low"), "sunset"),
    **dict.fromkeys(
        ("sun rises", "sun rising", "sun is rising", "sun comes up", "sun coming up", "sun just coming up",
         "sun is coming up", "first sun"), "dawn"),
    **dict.fromkeys(
        ("midday sun", "noon sun", "noonday sun", "hot sun", "blazing sun", "scorching sun", "bright sun",
         "bright midday sun", "harsh sun", "summer sun", "afternoon sun", "high sun"), "day"),
    "morning sun": "morning", "sunny day": "day", "sunset": "sunset", "golden hour": "sunset",
    "sundown": "sunset", "setting sun": "sunset",
    "rising sun": "dawn", "dusk": "dusk", "twilight": "dusk", "evening": "dusk", "blue hour": "dusk",
    "nightfall": "dusk", "night": "night", "nighttime": "night", "midnight": "night", "moonlit": "night",
    "moonlight": "night", "nocturnal": "night", "at night": "night", "starry night": "night", "milky way": "night",
}  # fmt: skip

SEASONS: dict[str, str] = {
    "spring": "spring", "springtime": "spring", "blossoming": "spring", "summer": "summer", "summertime": "summer",
    "autumn": "autumn", "fall": "autumn", "autumnal": "autumn", "autumn leaves": "autumn", "winter": "winter",
    "wintertime": "winter", "wintry": "winter", "christmas": "winter",
}  # fmt: skip

WEATHER: dict[str, str] = {
    "sunny": "clear", "clear sky": "clear", "blue sky": "clear", "sunshine": "clear", "sunlight": "clear",
    "sunlit": "clear", "cloudless": "clear", "cloudy": "cloudy", "overcast": "cloudy", "rain": "rain",
    "rainy": "rain", "raining": "rain", "rains": "rain", "pouring rain": "rain", "rainstorm": "rain",
    "heavy rain": "rain", "torrential rain": "rain", "rain shower": "rain", "monsoon": "rain", "sleet": "rain",
    "puddles of rain": "rain", "after the rain": "rain", "rain soaked": "rain", "rain drenched": "rain",
    "drizzle": "rain", "downpour": "rain", "rainfall": "rain", "storm": "storm",
    "stormy": "storm", "hurricane": "storm", "tempest": "storm", "thundering": "storm",
    "lightning storm": "storm", "dust storm": "wind", "sand storm": "wind",
    "thunderstorm": "storm", "lightning": "storm", "thunder": "storm", "snow": "snow",
    "snowball fight": "snow", "snowy": "snow", "snowing": "snow", "snows": "snow", "snow fall": "snow",
    "snow falling": "snow",
    "heavy snow": "snow", "snow all around": "snow",
    "snow everywhere": "snow", "snow on the ground": "snow", "snowflakes": "snow", "snow flurry": "snow",
    "deep snow": "snow", "snowfall": "snow", "blizzard": "snow", "snowstorm": "snow",
    "falling snow": "snow", "snow covered": "snow", "frosty": "snow", "fog": "fog", "foggy": "fog",
    "dense fog": "fog", "thick fog": "fog", "mist": "fog",
    "misty": "fog", "hazy": "fog", "haze": "fog", "wind": "wind", "windy": "wind",
    "windswept": "wind", "gusty": "wind", "gale": "wind", "sandstorm": "wind", "windblown": "wind", "breeze": "wind",
    "breezy": "wind", "rainbow": "rainbow", "starry": "stars", "starry sky": "stars", "stars": "stars",
    "in the sun": "clear", "in the hot sun": "clear", "in the bright sun": "clear",
    "starlight": "stars", "starry night": "stars", "milky way": "stars",
    "aurora": "aurora", "northern lights": "aurora",
    "aurora borealis": "aurora",
}  # fmt: skip
