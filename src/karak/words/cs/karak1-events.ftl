### The log of Karak, and of what happens in both games: one sentence in the present tense for each event.
### $hero is the hero whose event it is.

## Setting up

event-hero-taken = Hráč { $seat-number } hraje za { $hero-played }.
event-start-rolled = { $hero } hází o začátek: { $die }.

## The turn

event-turn-began = Na tahu: { $hero }.
event-turn-skipped = { $hero } leží v bezvědomí, vynechává tah a má zase { $hearts ->
        [one] 1 život
        [few] { $hearts } životy
       *[other] { $hearts } životů
    }.
event-turn-ended = { $hero } končí tah.

## Moving and exploring

event-stepped = { $hero } jde { $side-to }.
event-gate-taken = { $hero } prochází branou k jiné bráně.
event-tile-drawn = { $hero } zkoumá cestu { $side-to } a objevuje { $tile-acc } ({ $shape }).
event-tile-returned = Tenhle dílek ({ $tile }, { $shape }) by podzemí uzavřel: vrací se mezi ostatní a { $hero } táhne jiný.
event-tile-laid = { $hero } přikládá { $tile-acc } a vchází dovnitř.
event-token-drawn = { $hero } tahá ze sáčku { $token-acc }.
event-token-returned = { $hero } vrací { $token-acc } do sáčku.
event-token-laid = { $hero } nachází v místnosti { $token-acc }.

## Fighting

event-fight-began = { $hero } bojuje { $monster-with } (síla { $strength }).
event-dice-rolled = { $hero } hází { $die1 } a { $die2 }.
event-die-rolled-again = { $hero } hází znovu: místo { $was } padá { $die }.
event-flames-used = { $kept ->
        [0] { $hero } vypouští magickou střelu.
       *[other] { $hero } vypouští magickou střelu a nechává si ji.
    }
event-heart-sacrificed = { $hero } obětuje život a { $hearts ->
        [0] je to ten poslední
        [one] má už jen 1
        [few] má ještě { $hearts }
       *[other] má ještě { $hearts }
    }.
event-monster-defeated = { $hero } poráží { $monster-acc }, { $attack } proti { $strength }.
event-fight-tied = { $hero } remizuje { $monster-with }: síla { $attack } na obou stranách.
event-fight-lost = { $hero } prohrává { $monster-with }, { $attack } proti { $strength }, a { $hearts ->
        [0] přichází o poslední život
        [one] má už jen 1 život
        [few] má ještě { $hearts } životy
       *[other] má ještě { $hearts } životů
    }.
event-went-back = { $hero } ustupuje.
event-fell-unconscious = { $hero } upadá do bezvědomí.
event-reincarnated = { $hero } znovu ožívá u fontány.

## Healing and the curse

event-healed = { $hero } se léčí a má { $hearts ->
        [one] 1 život
        [few] { $hearts } životy
       *[other] { $hearts } životů
    }.
event-portal-cast = { $hero } sesílá léčivý portál: { $other } se ocitá u fontány.
event-curse-laid = { $hero } uvaluje kletbu na { $other-acc }.
event-curse-stayed = { $hero } nechává kletbu, kde je: { $other } ji nese dál.
event-curse-lifted = { $hero } se zbavuje kletby.

## Gear and treasure

event-item-gained = { $hero } získává { $item-acc }.
event-item-left = { $hero } nechává ležet { $item-acc }.
event-item-taken = { $hero } zvedá { $item-acc }.
event-chest-opened = { $hero } odemyká truhlu a klíč je pryč.

## Heroes

event-swapped = { $hero } si vyměňuje místo { $other-with }.
event-ability-used = { $hero } používá { $ability ->
        [1] svou první schopnost
        [2] svou druhou schopnost
       *[other] schopnost { $ability }
    }.

## The end

event-game-ended = { $reason ->
        [dragon] Drak padl a hra končí.
        [experts-goal] { $hero } má všechny poklady, které cíl pro znalce žádá, a hra končí.
        [general] Temný generál padl a hra končí.
       *[no-way-on] Dál už nevede žádná cesta a hra končí.
    }
