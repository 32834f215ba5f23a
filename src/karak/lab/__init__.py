"""Many games: played over worker processes, kept as they finish, and counted."""
