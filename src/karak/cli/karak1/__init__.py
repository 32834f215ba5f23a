"""How Karak shows itself in the terminal."""
