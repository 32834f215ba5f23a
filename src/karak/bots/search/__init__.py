"""Search under uncertainty: plans, judgement of positions, and the tree."""
