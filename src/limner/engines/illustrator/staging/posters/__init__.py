"""Pages: posters, cards, covers, banners and signs, laid out from quoted text."""
