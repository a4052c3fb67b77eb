"""The commands that ask a server: any that speaks the interface."""
