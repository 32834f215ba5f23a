### What a player can do in Karak, as short labels; the verb of an action is its id.

## The turn

action-step = Idź na { $side }
action-explore = Sprawdź, co jest na { $side-loc }
action-to-gate = Przejdź do bramy { $number }
action-end-turn = Zakończ turę
action-done = Gotowe

## Exploring

action-place-rotated = { $rotation ->
        [0] Dołóż płytkę tak, jak leży
       *[other] Dołóż płytkę obróconą o { $rotation }°
    }
action-lay = Połóż { $token-acc }

## Fighting

action-fight = Walcz
action-roll = Rzuć kośćmi
action-roll-again = Rzuć obiema kośćmi jeszcze raz
action-use-flames = Użyj magicznego pocisku (+{ $flames })
action-sacrifice-heart = Poświęć serce (+1)
action-strike = Uderz

## The tile, gear and spells

action-open-chest = Otwórz skrzynię
action-heal = Ulecz się przy fontannie
action-take = Weź { $item-acc }
action-leave = Zostaw { $item-acc }
action-cast-healing-on-seat = Rzuć uzdrawiający portal na { $other-acc }
action-to-fountain = Do fontanny { $number }
action-curse-seat = Rzuć klątwę na { $other-acc }

## Heroes

action-swap-with-seat = Zamień się miejscami z { $other-ins }
action-take-hero = Zagraj { $hero-role }
action-use-ability = Użyj umiejętności { $number }
action-choose = Wybierz { $number }
