"""How Karak 2 shows itself in the terminal."""
