"""What goes where something was taken away, and what lies beyond the border."""
