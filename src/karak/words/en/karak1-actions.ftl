### What a player can do in Karak, as short labels; the verb of an action is its id.

## The turn

action-step = Step { $side }
action-explore = Explore { $side-to }
action-to-gate = Go to gate { $number }
action-end-turn = End the turn
action-done = Done

## Exploring

action-place-rotated = { $rotation ->
        [0] Lay the tile as it is
       *[other] Lay the tile turned by { $rotation }°
    }
action-lay = Lay down { $token-the }

## Fighting

action-fight = Fight
action-roll = Roll the dice
action-roll-again = Roll both dice again
action-use-flames = Use magic flames (+{ $flames })
action-sacrifice-heart = Sacrifice a heart (+1)
action-strike = Strike

## The tile, gear and spells

action-open-chest = Open the chest
action-heal = Heal at the fountain
action-take = Take { $item-the }
action-leave = Leave { $item-the }
action-cast-healing-on-seat = Cast a healing portal on { $other }
action-to-fountain = To fountain { $number }
action-curse-seat = Lay the curse on { $other }

## Heroes

action-swap-with-seat = Change places with { $other }
action-take-hero = Play { $hero-full }
action-use-ability = Use ability { $number }
action-choose = Choose { $number }
