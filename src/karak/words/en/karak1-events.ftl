### The log of Karak, and of what happens in both games: one sentence in the present tense for each event.
### $hero is the hero whose event it is.

## Setting up

event-hero-taken = Player { $seat-number } plays { $hero-full }.
event-start-rolled = { $hero } rolls { $die } for who begins.

## The turn

event-turn-began = It is { $hero }'s turn.
event-turn-skipped = { $hero } is unconscious, skips the turn and has { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    } again.
event-turn-ended = { $hero }'s turn is over.

## Moving and exploring

event-stepped = { $hero } steps { $side }.
event-gate-taken = { $hero } goes through the gate to another one.
event-tile-drawn = { $hero } explores { $side-to } and draws { $tile-a } ({ $shape }).
event-tile-returned = This { $tile } ({ $shape }) would close the dungeon: it goes back, and { $hero } draws another tile.
event-tile-laid = { $hero } lays { $tile-the } and enters it.
event-token-drawn = { $hero } draws { $token-a } from the bag.
event-token-returned = { $hero } returns { $token-the } to the bag.
event-token-laid = { $hero } finds { $token-a } in the room.

## Fighting

event-fight-began = { $hero } fights { $monster-the } (strength { $strength }).
event-dice-rolled = { $hero } rolls { $die1 } and { $die2 }.
event-die-rolled-again = { $hero } rolls the { $was } again: { $die }.
event-flames-used = { $kept ->
        [0] { $hero } uses up a magic flames spell.
       *[other] { $hero } uses magic flames and keeps them.
    }
event-heart-sacrificed = { $hero } sacrifices a heart and has { $hearts ->
        [0] none
       *[other] { $hearts }
    } left.
event-monster-defeated = { $hero } defeats { $monster-the }, { $attack } against { $strength }.
event-fight-tied = { $hero } and { $monster-the } tie at { $attack }.
event-fight-lost = { $hero } loses to { $monster-the }, { $attack } against { $strength }, and has { $hearts ->
        [0] no hearts
        [one] 1 heart
       *[other] { $hearts } hearts
    } left.
event-went-back = { $hero } goes back.
event-fell-unconscious = { $hero } falls unconscious.
event-reincarnated = { $hero } is reborn at a fountain.

## Healing and the curse

event-healed = { $hero } is healed and has { $hearts } hearts.
event-portal-cast = { $hero } casts a healing portal: { $other } comes to a fountain.
event-curse-laid = { $hero } lays the curse on { $other }.
event-curse-stayed = { $hero } lets the curse stay with { $other }.
event-curse-lifted = { $hero } is free of the curse.

## Gear and treasure

event-item-gained = { $hero } gains { $item-a }.
event-item-left = { $hero } leaves { $item-the } lying there.
event-item-taken = { $hero } picks up { $item-the }.
event-chest-opened = { $hero } unlocks the chest, and the key is gone.

## Heroes

event-swapped = { $hero } changes places with { $other }.
event-ability-used = { $hero } uses { $ability ->
        [1] the first ability
        [2] the second ability
       *[other] ability { $ability }
    }.

## The end

event-game-ended = { $reason ->
        [dragon] The dragon is defeated, and the game is over.
        [experts-goal] { $hero } holds all the treasures that the experts' goal asks for, and the game is over.
        [general] The Dark General is defeated, and the game is over.
       *[no-way-on] No way leads on any more, and the game is over.
    }
