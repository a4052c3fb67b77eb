"""What fitted rooms are put together from; every function gives a part that draws itself into a room."""
