"""Tuning evaluations: positions from games between bots, and weights that explain them."""
