"""Search under uncertainty: plans, judgement of positions, and thinking about them."""
