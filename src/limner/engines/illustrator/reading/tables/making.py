"""What is to be made: words for printed things and marks, where a prompt is about one of them."""

PRINTS: dict[str, str] = {
    "poster": "poster", "flyer": "poster", "flier": "poster", "leaflet": "poster", "placard": "poster",
    "billboard": "banner", "banner": "banner", "header": "banner", "advertisement": "poster", "ad": "poster",
    "card": "card", "postcard": "card", "invitation": "card", "invite": "card", "ticket": "card",
    "certificate": "card", "bookmark": "cover", "cover": "cover", "sign": "sign", "signboard": "sign",
    "signage": "sign", "menu": "poster", "title": "cover", "calendar": "cover",
    "chalkboard": "sign", "blackboard": "sign", "thumbnail": "banner", "coupon": "card", "voucher": "card",
    "brochure": "poster", "plaque": "sign", "post": "poster", "story": "poster", "quote": "poster",
    "tag": "card", "board": "sign",
}  # fmt: skip
"""Heads that ask for a printed thing, and its kind."""
_SOCIAL = frozenset(
    "instagram insta facebook media twitter tiktok linkedin pinterest snapchat promo promotional".split()
)
NEEDS = {
    "post": _SOCIAL,
    "story": _SOCIAL,
    "tag": frozenset({"gift", "name", "price", "luggage"}),
    "board": frozenset({"menu", "notice", "bulletin", "sign", "message", "chalk", "black", "white"}),
}
"""Words that these heads need before them to be things of print."""
MARKED = {"monogram": "logo", "wordmark": "logo", "lettermark": "logo", "insignia": "emblem", "arms": "emblem",
          "roundel": "badge", "label": "badge"}  # fmt: skip
"""Heads that ask for a mark."""
SELVES = frozenset({"mandala", "crest", "seal", "patch", "roundel", "sheet"})
"""Words for what a mark is, of which nothing more is to be seen."""
HEADS = frozenset("card bubble flag print design graphic patch mandala cover banner sign arms tee".split())
"""Heads of which more depends than the kind of print or mark."""
ENDS = frozenset(
    "with for that which who saying says reading reads on in at showing featuring to by from about has having under "
    "over near titled called named where is holding carrying wearing standing sitting hanging leaning looking flying "
    "riding walking next beside behind inside outside above below between around against as".split()
)
"""Words before which a head stands."""
SHEETS = dict.fromkeys(("poster", "flyer", "flier", "leaflet", "postcard", "menu"), "wall poster")
"""Prints that are a sheet where they are no print to be made but a thing of a scene, and the word of its symbol."""
FASTENED = frozenset(
    "pinned taped nailed glued stuck tacked stapled fastened hanging hung attached clipped fixed pasted".split()
)
"""What was done to a sheet that is a thing on another one."""
