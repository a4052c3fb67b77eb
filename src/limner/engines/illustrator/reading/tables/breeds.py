"""Breeds, coats and clothes that are told by their colours: of a symbol of theirs, what is drawn of them."""

_COATS: dict[str, tuple[str, str]] = {
    "dalmatian": ("", "spots"),
    "beagle": ("orange, white", ""),
    "bengal cat": ("light brown", "spots"),
    "british shorthair": ("grey", ""),
    "tabby, tabby cat, tabby kitten": ("", "stripes"),
    "ginger cat, ginger kitten": ("orange", ""),
    "calico cat, calico kitten": ("white, orange, black", "calico"),
    "tortoiseshell cat, tortoiseshell kitten": ("black, orange", "tortoiseshell"),
    "tuxedo cat, tuxedo kitten": ("black, white", "bicolour"),
    "dappled horse, dappled grey horse, dapple grey horse, dappled gray horse": ("grey", "dapples"),
    "black bear": ("black", ""),
    "polar fox, arctic fox": ("white", ""),
    "friesian cow, holstein cow, dairy cow": ("white, black", "spots"),
}
_CLOTHES: dict[str, tuple[str, str]] = {
    "lab coat, laboratory coat, doctor's coat, white coat, toga": ("white", ""),
    "aviator jacket, flight jacket, fur hat, fur cap, ushanka, tool belt": ("chestnut, cream", ""),
    "bomber jacket, parka, waxed jacket": ("olive", ""),
    "tailcoat": ("black, white", ""),
    "windbreaker": ("royal blue", ""),
    "trench coat, duffel coat": ("tan, cream", ""),
    "smoking jacket": ("burgundy, black", ""),
    "flat cap, newsboy cap": ("grey", ""),
    "sailor hat, sailor cap": ("white, navy", ""),
    "nightcap, sleeping cap": ("white, light blue", ""),
    "gold chain": ("gold", ""),
    "pith helmet, safari hat, explorer's hat": ("beige", ""),
}
COATS: dict[str, tuple[tuple[str, ...], str]] = {
    breed: (tuple(filter(None, colours.split(", "))), pattern)
    for breeds, (colours, pattern) in (_COATS | _CLOTHES).items()
    for breed in breeds.split(", ")
}
"""Colours and pattern of a breed or of clothes, where the prompt names no colours of its own."""
