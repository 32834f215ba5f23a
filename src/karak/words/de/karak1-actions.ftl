### What a player can do in Karak, as short labels; the verb of an action is its id.

## The turn

action-step = Geh { $side-to }
action-explore = Erkunde { $side-to }
action-to-gate = Geh zu Portal { $number }
action-end-turn = Beende den Zug
action-done = Fertig

## Exploring

action-place-rotated = { $rotation ->
        [0] Leg das Feld an, wie es ist
       *[other] Leg das Feld um { $rotation }° gedreht an
    }
action-lay = Leg { $token-the } aus

## Fighting

action-fight = Kämpfe
action-roll = Würfle
action-roll-again = Wirf beide Würfel noch einmal
action-use-flames = Setz einen Flammenzauber ein (+{ $flames })
action-sacrifice-heart = Opfere ein Herz (+1)
action-strike = Schlag zu

## The tile, gear and spells

action-open-chest = Öffne die Truhe
action-heal = Heile dich an der Heilquelle
action-take = Nimm { $item-the }
action-leave = Lass { $item-the } liegen
action-cast-healing-on-seat = Wirke einen Heilzauber auf { $other }
action-to-fountain = Zu Heilquelle { $number }
action-curse-seat = Gib den Fluch an { $other }

## Heroes

action-swap-with-seat = Tausch den Platz mit { $other }
action-take-hero = Spiel { $hero-acc }
action-use-ability = Setz Fähigkeit { $number } ein
action-choose = Wähl { $number }
