### The log of Karak 2: one sentence in the present tense for each event. $hero is the hero whose event it is.
### What happens in both games is in karak1-events.ftl.

## Hearts are called Leben in Karak 2

event-turn-skipped-karak2 = { $hero } ist bewusstlos, setzt aus und hat wieder { $hearts } Leben.
event-healed-karak2 = { $hero } heilt sich und hat jetzt { $hearts } Leben.
event-fell-unconscious-karak2 = { $hero } wird bewusstlos.

## Moving and exploring

event-moved = { $hero } zieht { $side-to }.
event-ran-magically = { $hero } stürmt im Magischen Ritt { $side-to }.
event-portal-taken = { $hero } geht durch das Portal auf Feld { $site }.
event-hawk-sent = { $hero } schickt den Falken los.
event-hex-drawn = { $hero } zieht { $land-a } (Stufe { $tier }).
event-hexes-drawn = { $hero } sieht sich zwei Felder an: { $first-a } und { $second-a }.
    .hidden = { $hero } sieht sich zwei Felder an.
event-hex-put-back = { $hero } legt { $land-the } oben auf den Stapel zurück.
    .hidden = { $hero } legt ein Feld der Stufe { $tier } oben auf den Stapel zurück.
event-hex-returned = Dieses Feld ({ $land }) würde das Land verschließen und kommt in den Stapel zurück.
event-hexes-returned = Weder { $first-the } noch { $second-the } kann man anlegen: Beide Felder kommen in den Stapel zurück.
    .hidden = Keines der beiden Felder passt, und { $hero } legt sie in den Stapel zurück.
event-hex-laid = { $hero } legt { $land-the } an.
event-army-drawn = { $hero } zieht { $army-a } aus dem Beutel.
event-army-returned = { $hero } legt { $army-the } in den Beutel zurück.
event-army-laid = { $hero } trifft auf { $army-a }.
event-general-appeared = { $praetorians ->
        [0] Im Höllenschlund erscheint der Dunkle General.
        [one] Im Höllenschlund erscheint der Dunkle General mit 1 Prätorianer.
       *[other] Im Höllenschlund erscheint der Dunkle General mit { $praetorians } Prätorianern.
    }

## Battle

event-army-clawed = { $hero } besiegt { $army-the } ohne Kampf, mit Krallen und Fängen.
event-battle-began = { $hero } zieht in den Kampf (Stärke { $strength }).
event-general-faced = { $praetorians ->
        [0] { $hero } tritt gegen den Dunklen General an, der allein ist (Stärke { $strength }).
        [one] { $hero } tritt gegen den Dunklen General und 1 Prätorianer an (Stärke { $strength }).
       *[other] { $hero } tritt gegen den Dunklen General und { $praetorians } Prätorianer an (Stärke { $strength }).
    }
event-unit-sent = { $count ->
        [1] { $hero } schickt { $unit-a } in den Kampf.
       *[other] { $hero } schickt noch { $unit-a } in den Kampf: { $count } bisher.
    }
event-hero-die-rolled = { $hero } würfelt { $face }.
event-unit-die-rolled = { $hero } würfelt { $face } ({ $unit }).
event-fireball-used = { $hero } setzt einen Feuerball ein.
event-battle-won = { $hero } gewinnt, { $attack } gegen { $strength }.
event-battle-lost = { $hero } verliert, { $attack } gegen { $strength }.
event-skull-ignored = { $hero } ignoriert einen Totenkopf { $die-on }.
event-unit-lost = { $hero } verliert { $unit-a }.
event-hearts-lost = { $hero } verliert { $lost ->
        [0] kein Leben
        [one] 1 Leben
       *[other] { $lost } Leben
    } und hat { $hearts ->
        [0] keines mehr
       *[other] noch { $hearts }
    }.
event-praetorian-removed = Ein Prätorianer fällt: { $praetorians ->
        [0] Keiner ist
        [one] 1 ist
       *[other] { $praetorians } sind
    } noch übrig.
event-glory-grew = { $hero } hat jetzt Ruhm { $glory }.

## Plague & Misery

event-plague-cast = { $city ->
        [0] { $hero } schickt Pest und Elend zu { $other }. Eine Stadt steht dort noch nicht.
       *[other] { $hero } schickt Pest und Elend zu { $other }, und die Pest kommt in die Stadt.
    }
event-plague-ended = Die Stadt von { $hero } ist frei von der Pest.

## Resources

event-resource-gained = { $hero } erhält { $count } { $resource }.
event-resource-lost = { $hero } verliert { $count } { $resource }.
event-resource-stolen = { $hero } stiehlt { $other } 1 { $resource }.
event-pickpocket-used = { $hero } wirkt den Taschendieb auf { $other }.

## The city and the army

event-city-founded = { $hero } baut eine Stadt.
event-building-built = { $hero } errichtet { $building-the }.
event-unit-recruited = { $unit-id ->
        [skeleton] { $hero } erweckt { $unit-a }.
       *[other] { $hero } rekrutiert { $unit-a }.
    }
event-unit-returned = { $hero } legt { $unit-a } in den Vorrat zurück.
event-titan-came = Der Titan schließt sich { $hero } an.
event-titan-left = Der Titan verlässt { $hero }.
event-action-skipped = { $hero } verzichtet auf eine Aktion.
