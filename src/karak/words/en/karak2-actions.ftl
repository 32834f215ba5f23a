### What a player can do in Karak 2, as short labels; the verb of an action is its id. What both games do alike is
### in karak1-actions.ftl; what they do differently ends with the game: action-heal-karak2.

## The turn

action-move = Move { $side }
action-explore-karak2 = Explore
action-portal-to-hex = Go through the Portal to hex { $number }
action-run = Run { $number ->
        [one] 1 hex
       *[other] { $number } hexes
    } { $side }
action-skip-action = Give up this action

## Exploring

action-take-hex = { $which ->
        [first] Lay the first hex, { $first-a }
       *[second] Lay the second hex, { $second-a }
    }
    .hidden = { $which ->
        [first] Lay the first hex
       *[second] Lay the second hex
    }
action-lay-karak2 = Lay it { $side-to }
action-lay-beside = Lay it { $side } of hex { $number }
action-place-rotated-karak2 = { $rotation ->
        [0] Lay the hex as it is
       *[other] Lay the hex turned by { $rotation }°
    }
action-put-back = Put { $army-the } back
action-send-hawk = Send the hawk

## Battle

action-claw = Beat { $army-the } with claws and fangs
action-send = Send { $unit-a }
action-send-all = Send everybody
action-roll-units-again = Roll all unit dice again
action-roll-hero-again = Roll the hero die again
action-use-fireball = Use a Fireball (+{ $fireball })
action-protect-hero = Ignore a skull on the hero die
action-protect = Ignore a skull of { $unit-a }
action-plague-seat = Send Plague & Misery to { $other }

## Actions

action-heal-karak2 = Heal (two hearts)
action-gather = Gather
action-gain = Take { $resource }
action-found-city = Found your city
action-build = Build { $building-the }
action-save = Save 1 { $resource }
action-recruit = Recruit { $unit-a }
action-return = Return { $unit-a } to the supply
action-eradicate-plague = Eradicate the plague (all hearts back)
action-raise-skeleton = Raise a Skeleton

## Pickpocket

action-rob-seat = Cast Pickpocket on { $other }
action-steal = Take 1 { $resource }
