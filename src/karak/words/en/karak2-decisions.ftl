### What Karak 2 asks a player, in one sentence; a decision of the kind "x" is asked by ask-x, or by ask-x-karak2
### where Karak asks something else by that name.

ask-turn-karak2 = { $actions ->
        [0] You have no action left: use what is free, or end your turn.
        [one] You have 1 action left{ $moved ->
            [0] , and a move before it
           *[other] {" "}and have moved already
        }: what do you do?
       *[other] You have { $actions } actions left{ $moved ->
            [0] , and a move before each
           *[other] {" "}and have moved for this one
        }: what do you do?
    }

## Exploring

ask-choose-hex = You look at two hexes, { $first-a } and { $second-a }: which one do you lay?
    .hidden = You look at two hexes: which one do you lay?
ask-choose-place = You draw { $land-a }: where do you lay it?
ask-turn-hex = How do you turn { $land-the }?
ask-return-army = You have drawn more armies than are needed: which one do you put back?

## Battle

ask-claw-which = Which army falls to your claws and fangs?
ask-send-dice = You fight strength { $strength } with your hero die{ $sent ->
        [0] {""}
        [one] , 1 unit
       *[other] , { $sent } units
    }{ $bonus ->
        [0] {""}
       *[other] {" "}and +{ $bonus }
    }: choose your units, then roll!
ask-add-to-attack-karak2 = Your attack is { $attack } against { $strength }: do you change it, or strike?
ask-ignore-skulls = Your amulet can ward off { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }: which do you ignore?
ask-cast-plague = You have rolled two skulls: whom do Plague & Misery strike?

## Gear and resources

ask-pick-up-karak2 = Do you pick up anything more?
ask-load-cart = The cart still holds { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }: what do you take?
ask-gather-more = Your amulet gives you one resource more: which one?
ask-give-units-back = You have { $units } units but only { $glory } glory: whom do you return?
ask-steal-what = You may take { $count ->
        [0] nothing more
        [one] 1 resource
       *[other] { $count } resources
    } from { $other }: what do you take?

## The city

ask-save-resource = You pay one resource less for { $building-the }: which one do you save?
ask-build-more = Do you build anything more?
ask-recruit-more = You have { $units ->
        [one] 1 unit
       *[other] { $units } units
    } and { $glory } glory: whom else do you recruit or return?
