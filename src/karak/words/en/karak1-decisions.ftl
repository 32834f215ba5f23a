### What Karak asks a player, in one sentence; a decision of the kind "x" is asked by ask-x.

ask-choose-hero = Which hero do you want to play?
ask-hero-choice = Your ability asks for a choice: which do you take?
ask-turn = { $steps ->
        [0] You have no steps left: use what is here, or end your turn.
        [one] You have 1 step left: what do you do?
       *[other] You have { $steps } steps left: what do you do?
    }

## Exploring

ask-turn-tile = You explore { $side-to } and draw { $tile-a } ({ $shape }): how do you turn it?
ask-choose-token = You draw { $count ->
        [2] two
       *[other] { $count }
    } tokens: which one do you lay down?

## Fighting

ask-roll = You fight { $monster-the } (strength { $strength }) with two dice{ $bonus ->
        [0] {""}
       *[other] {" "}and +{ $bonus }
    }: roll them!
ask-add-to-attack = Your attack on { $monster-the } is { $attack } against { $strength }: do you change it, or strike?
ask-return-at = You have lost your last heart: at which fountain do you return?

## The curse, gear and spells

ask-choose-bearer = You have defeated a mummy: who bears the curse now?
ask-leave-for-reward = You cannot carry { $item-the } as well: what do you leave here?
ask-make-room = What do you put down to make room for { $item-the }?
ask-pick-up = Do you pick up anything more before your turn ends?
ask-portal-to = To which fountain does the healing portal take { $other }?
