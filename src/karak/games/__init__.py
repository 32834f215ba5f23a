"""The games: one package for each title, listed here."""
