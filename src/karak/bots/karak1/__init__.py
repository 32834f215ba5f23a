"""How greedy sees Karak."""
