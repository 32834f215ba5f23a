### What is memorable of a game that is over: a heading, and a sentence that tells it.

highlight-beast = The last blow
    .dragon = { $hero } fells the dragon, at odds of { $chance } %.
    .general = { $hero } fells the Dark General, at odds of { $chance } %.
highlight-upset = Biggest upset
    .monster = { $hero } defeats { $monster-the }, at odds of { $chance } %.
    .armies = { $hero } defeats { $armies-counted }, at odds of { $chance } %.
    .general = { $hero } defeats the Dark General, at odds of { $chance } %.
highlight-mishap = Bitterest defeat
    .monster = { $hero } takes on { $monster-the } at odds of { $chance } %, and loses.
    .armies = { $hero } takes on { $armies-counted } at odds of { $chance } %, and loses.
    .general = { $hero } takes on the Dark General at odds of { $chance } %, and loses.
highlight-lucky = Luckiest hand
    .told = { $hero } wins { $won } of { $fights } fights. The odds promised { $promised }.
highlight-unlucky = Forsaken by the dice
    .told = { $hero } wins { $won } of { $fights } fights. The odds promised { $promised }.
highlight-fighter = Most victories
    .told = { $count ->
        [one] { $hero } wins 1 fight.
       *[other] { $hero } wins { $count } fights.
    }
highlight-locksmith = Most chests
    .told = { $count ->
        [one] { $hero } opens 1 chest.
       *[other] { $hero } opens { $count } chests.
    }
highlight-builder = Master builder
    .told = { $count ->
        [one] { $hero } builds 1 building.
       *[other] { $hero } builds { $count } buildings.
    }
highlight-explorer = Furthest into the unknown
    .told = { $count ->
        [one] { $hero } lays 1 tile.
       *[other] { $hero } lays { $count } tiles.
    }
highlight-explorer-karak2 = Furthest into the unknown
    .told = { $count ->
        [one] { $hero } lays 1 hex.
       *[other] { $hero } lays { $count } hexes.
    }
highlight-cursed = Most often cursed
    .told = { $count ->
        [one] The curse falls on { $hero } once.
       *[other] The curse falls on { $hero } { $count } times.
    }
highlight-plagued = Most often plagued
    .told = { $count ->
        [one] The plague comes over { $hero } once.
       *[other] The plague comes over { $hero } { $count } times.
    }
highlight-fallen = Most often on the floor
    .told = { $count ->
        [one] { $hero } falls unconscious once.
       *[other] { $hero } falls unconscious { $count } times.
    }
