"""Art packs: icon sets in the Iconify JSON format, which serve nouns that the atlas lacks."""
