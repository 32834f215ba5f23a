"""How many moves the server takes, beside boardgame.io's: `python -m benchmarks.server`."""
