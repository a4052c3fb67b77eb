"""Games and sports, and the thing without which nobody plays them."""

from typing import Literal

Part = Literal["between", "holding", "next to"]

_GAMES: dict[str, tuple[str, Part]] = {
    "chess, checkers, draughts, backgammon, board games, board game, monopoly, scrabble, ludo, mahjong": (
        "chessboard",
        "between",
    ),
    "cards, card games, poker, blackjack, bridge cards, rummy, uno": ("playing card", "holding"),
    "pool, billiards, snooker": ("pool table", "between"),
    "tennis, badminton, squash, padel": ("tennis racket", "holding"),
    "baseball, cricket, softball, rounders": ("baseball bat", "holding"),
    "golf, mini golf": ("golf club", "holding"),
    "hockey, ice hockey, field hockey": ("hockey stick", "holding"),
    "video games, video game, computer games, console games": ("game controller", "holding"),
    "wii, nintendo wii, nintendo, wii sports, wii games, playstation, xbox, wii bowling, wii tennis": (
        "remote",
        "holding",
    ),
    "rugby, american football": ("american football", "holding"),
    "frisbee": ("frisbee", "between"),
    "catch": ("baseball", "between"),
    "dice": ("dice", "between"),
    "dominoes": ("domino", "between"),
    "football, soccer": ("soccer ball", "next to"),
    "basketball": ("basketball", "next to"),
    "volleyball, beach volleyball": ("volleyball", "next to"),
    "bowling": ("bowling ball", "next to"),
    "darts": ("dartboard", "next to"),
}
GAMES: dict[str, tuple[str, Part]] = {
    f"{verb} {amount}{game}": thing
    for games, thing in _GAMES.items()
    for game in games.split(", ")
    for verb in ("play", "playing")
    for amount in ("", "a game of ", "a round of ", "some ", "the ", "a ", "on the ", "with the ", "with a ")
}
"""What is played with, as a word of the atlas, and where it is: between the players, in everybody's hand, or near."""
