"""Which pixels are the subject, its soft edge, and its own colours."""
