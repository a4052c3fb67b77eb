"""What is cut open: a house, a hull, a hive with rooms in it, and everybody in a room."""
