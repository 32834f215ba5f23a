### The log of Karak, and of what happens in both games: one sentence in the present tense for each event.
### $hero is the hero whose event it is.

## Setting up

event-hero-taken = Spieler { $seat-number } spielt { $hero-acc }.
event-start-rolled = { $hero } würfelt { $die } um den ersten Zug.

## The turn

event-turn-began = { $hero } ist am Zug.
event-turn-skipped = { $hero } ist bewusstlos, setzt aus und hat wieder { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }.
event-turn-ended = { $hero } beendet den Zug.

## Moving and exploring

event-stepped = { $hero } geht { $side-to }.
event-gate-taken = { $hero } geht durch das Portal zu einem anderen.
event-tile-drawn = { $hero } erkundet { $side-to } und zieht { $tile-a } ({ $shape }).
event-tile-returned = Dieses Feld ({ $tile }, { $shape }) würde das Labyrinth verschließen: Es kommt zurück, und { $hero } zieht ein anderes.
event-tile-laid = { $hero } legt { $tile-the } an und geht hinein.
event-token-drawn = { $hero } zieht { $token-a } aus dem Beutel.
event-token-returned = { $hero } legt { $token-the } in den Beutel zurück.
event-token-laid = { $hero } findet { $token-a } im Raum.

## Fighting

event-fight-began = { $hero } kämpft gegen { $monster-the } (Stärke { $strength }).
event-dice-rolled = { $hero } würfelt { $die1 } und { $die2 }.
event-die-rolled-again = { $hero } würfelt noch einmal: aus der { $was } wird eine { $die }.
event-flames-used = { $kept ->
        [0] { $hero } verbraucht einen Flammenzauber.
       *[other] { $hero } setzt einen Flammenzauber ein und behält ihn.
    }
event-heart-sacrificed = { $hero } opfert ein Herz und hat { $hearts ->
        [0] keines
       *[other] noch { $hearts }
    } übrig.
event-monster-defeated = { $hero } besiegt { $monster-the }, { $attack } gegen { $strength }.
event-fight-tied = { $hero } kämpft unentschieden gegen { $monster-the }, mit { $attack }.
event-fight-lost = { $hero } verliert gegen { $monster-the }, { $attack } gegen { $strength }, und hat { $hearts ->
        [0] kein Herz mehr
        [one] noch 1 Herz
       *[other] noch { $hearts } Herzen
    }.
event-went-back = { $hero } geht zurück.
event-fell-unconscious = { $hero } fällt in Ohnmacht.
event-reincarnated = { $hero } kommt an einer Heilquelle wieder zu sich.

## Healing and the curse

event-healed = { $hero } ist geheilt und hat { $hearts } Herzen.
event-portal-cast = { $hero } wirkt einen Heilzauber: { $other } kommt zu einer Heilquelle.
event-curse-laid = { $hero } gibt den Fluch an { $other }.
event-curse-stayed = { $hero } lässt den Fluch bei { $other }.
event-curse-lifted = { $hero } ist vom Fluch befreit.

## Gear and treasure

event-item-gained = { $hero } erhält { $item-a }.
event-item-left = { $hero } lässt { $item-the } liegen.
event-item-taken = { $hero } hebt { $item-the } auf.
event-chest-opened = { $hero } schließt die Truhe auf, und der Schlüssel ist verbraucht.

## Heroes

event-swapped = { $hero } tauscht den Platz mit { $other }.
event-ability-used = { $hero } nutzt { $ability ->
        [1] die erste Fähigkeit
        [2] die zweite Fähigkeit
       *[other] Fähigkeit { $ability }
    }.

## The end

event-game-ended = { $reason ->
        [dragon] Der Drache ist besiegt, und das Spiel ist aus.
        [experts-goal] { $hero } hat alle Schätze, die das Spielziel für Experten verlangt, und das Spiel ist aus.
        [general] Der Dunkle General ist besiegt, und das Spiel ist aus.
       *[no-way-on] Kein Weg führt mehr weiter, und das Spiel ist aus.
    }
