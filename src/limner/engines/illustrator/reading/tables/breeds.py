"""Breeds and coats that are told by their colours: of a symbol of the animal, what is drawn of them."""

_COATS: dict[str, tuple[str, str]] = {
    "dalmatian": ("white", "spots"),
    "corgi, beagle, st bernard, collie, shiba inu": ("orange, white", ""),
    "border collie, french bulldog": ("black, white", ""),
    "bengal cat": ("light brown", "spots"),
    "british shorthair": ("grey", ""),
    "ragdoll cat, sphynx cat": ("beige", ""),
    "golden retriever, retriever": ("light brown", ""),
    "husky, siberian husky": ("grey, white", ""),
    "german shepherd, rottweiler, doberman, dachshund, yorkshire terrier": ("dark brown", ""),
    "pug, chihuahua, great dane, siamese, siamese cat": ("beige", ""),
    "poodle, persian cat, samoyed": ("white", ""),
    "greyhound, whippet": ("grey", ""),
    "tabby, tabby cat, tabby kitten": ("", "stripes"),
    "ginger cat, ginger kitten": ("orange", ""),
    "calico cat, calico kitten": ("white, orange, black", ""),
    "tuxedo cat, tuxedo kitten": ("black, white", ""),
    "polar fox, arctic fox": ("white", ""),
    "friesian cow, holstein cow, dairy cow": ("white, black", "spots"),
}
COATS: dict[str, tuple[tuple[str, ...], str]] = {
    breed: (tuple(filter(None, colours.split(", "))), pattern)
    for breeds, (colours, pattern) in _COATS.items()
    for breed in breeds.split(", ")
}
"""Colours and pattern of a breed, where the prompt names no colours of its own."""
