"""Icons, logos, stickers, badges and emblems: one mark, few colours, no place."""
