"""How greedy sees Karak 2."""
