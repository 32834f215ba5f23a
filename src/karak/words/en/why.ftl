### Why a bot did what it did: short sentences, told after the action.

why-chance = It expects to win with { $chance } %.
why-other = Otherwise: { $action } ({ $chance } %).
why-searched = Looked at { $iterations } continuations, { $share } % of them by this move.
