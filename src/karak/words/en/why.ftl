### Why a bot did what it did: short sentences, told after the action.

why-chance = Chance to win the game: { $chance } %.
why-other = The next best was: { $action } ({ $chance } %).
why-searched = { $iterations ->
        [one] One continuation
       *[other] { $iterations } continuations
    } played out, { $share } % of them with this move.

## Karak

why-explore = { $away ->
        [one] The unknown is one step away
       *[other] The unknown is { $away } steps away
    }; { $tokens ->
        [0] no tokens are left in the bag.
        [one] one token is left in the bag.
       *[other] { $tokens } tokens are left in the bag, { $dragon } % for the dragon.
    }
why-chest = { $away ->
        [0] A key for the chest on this tile.
        [one] A key for a chest that is one step away.
       *[other] A key for a chest that is { $away } steps away.
    }
why-heal = { $hearts ->
        [one] One heart left
       *[other] { $hearts } hearts left
    }, and { $away ->
        [0] this is a fountain.
        [one] a fountain is one step away.
       *[other] a fountain is { $away } steps away.
    }
why-take = Worth picking up: { $item-the }, { $away ->
        [0] here
        [one] one step away
       *[other] { $away } steps away
    }.
why-fight = Against { $monster-the }, { $away ->
        [0] here
        [one] one step away
       *[other] { $away } steps away
    }: { $win } % to win, { $lose } % to lose.
why-attack = Attack { $attack } against strength { $strength }.
why-dragon-wins = The dragon's treasure wins the game.
why-dragon-shares = The dragon's treasure makes it a shared win.


## Karak 2

why-new-land = { $hexes ->
        [one] One hex is left to be found
       *[other] { $hexes } hexes are left to be found
    }{ $abyss ->
        [0] .
       *[other] , { $abyss } % for the Abyss to be next.
    }
why-rest = { $hearts ->
        [one] One heart left.
       *[other] { $hearts } hearts left.
    }
why-gather-city = The city is still to be founded.
why-gather = Saving for { $building-the }.
why-recruit = Glory { $glory } allows for more; the army has { $units ->
        [0] no units.
        [one] one unit.
       *[other] { $units } units.
    }
why-battle = Strength { $strength } against all that can be sent: { $win } % to win.
why-general-wins = The Archstone wins the game.
why-general-shares = The Archstone makes it a shared win.
why-general-loses = Felling the General would not win the game.
