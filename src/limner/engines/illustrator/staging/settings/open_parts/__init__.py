"""What open places are put together from; every function gives a part that draws itself."""
