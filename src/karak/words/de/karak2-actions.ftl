### What a player can do in Karak 2, as short labels; the verb of an action is its id. What both games do alike is
### in karak1-actions.ftl; what they do differently ends with the game: action-heal-karak2.

## The turn

action-move = Zieh { $side-to }
action-explore-karak2 = Erkunde
action-portal-to-hex = Geh durch das Portal auf Feld { $number }
action-run = Reite { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    } { $side-to }
action-skip-action = Verzichte auf diese Aktion

## Exploring

action-take-hex = { $which ->
        [first] Leg das erste Feld an: { $first-a }
       *[second] Leg das zweite Feld an: { $second-a }
    }
    .hidden = { $which ->
        [first] Leg das erste Feld an
       *[second] Leg das zweite Feld an
    }
action-lay-karak2 = Leg es { $side-in } an
action-lay-beside = Leg es { $side-of } von Feld { $number } an
action-place-rotated-karak2 = { $rotation ->
        [0] Leg das Feld an, wie es liegt
       *[other] Leg das Feld an, um { $rotation }° gedreht
    }
action-put-back = Leg { $army-the } zurück
action-send-hawk = Schick den Falken los

## Battle

action-claw = Besiege { $army-the } mit Krallen und Fängen
action-send = Schick { $unit-a } in den Kampf
action-send-all = Schick alle in den Kampf
action-roll-units-again = Wirf alle Einheitenwürfel noch einmal
action-roll-hero-again = Wirf den Heldenwürfel noch einmal
action-use-fireball = Setz einen Feuerball ein (+{ $fireball })
action-protect-hero = Ignoriere einen Totenkopf auf dem Heldenwürfel
action-protect = Ignoriere einen Totenkopf ({ $unit })
action-plague-seat = Schick Pest und Elend zu { $other }

## Actions

action-heal-karak2 = Heile dich (zwei Leben)
action-gather = Sammle Rohstoffe
action-gain = Nimm 1 { $resource }
action-found-city = Bau deine Stadt
action-build = Errichte { $building-the }
action-save = Spar 1 { $resource }
action-recruit = Rekrutiere { $unit-a }
action-return = Leg { $unit-a } in den Vorrat zurück
action-eradicate-plague = Rotte die Pest aus (alle Leben zurück)
action-raise-skeleton = Erwecke ein Skelett

## Pickpocket

action-rob-seat = Wirke den Taschendieb auf { $other }
action-steal = Stiehl 1 { $resource }
