### What a player can do in Karak, as short labels; the verb of an action is its id.

## The turn

action-step = Jít { $side-to }
action-explore = Prozkoumat cestu { $side-to }
action-to-gate = Projít k bráně { $number }
action-end-turn = Ukončit tah
action-done = Hotovo

## Exploring

action-place-rotated = { $rotation ->
        [0] Přiložit dílek, jak je
       *[other] Přiložit dílek otočený o { $rotation }°
    }
action-lay = Položit { $token-acc }

## Fighting

action-fight = Bojovat
action-roll = Hodit kostkami
action-roll-again = Hodit oběma kostkami znovu
action-use-flames = Použít magickou střelu (+{ $flames })
action-sacrifice-heart = Obětovat život (+1)
action-strike = Udeřit

## The tile, gear and spells

action-open-chest = Otevřít truhlu
action-heal = Vyléčit se u fontány
action-take = Vzít { $item-acc }
action-leave = Nechat ležet { $item-acc }
action-cast-healing-on-seat = Seslat léčivý portál na { $other-acc }
action-to-fountain = K fontáně { $number }
action-curse-seat = Uvalit kletbu na { $other-acc }

## Heroes

action-swap-with-seat = Vyměnit si místo { $other-with }
action-take-hero = Hrát za { $hero-played }
action-use-ability = Použít schopnost { $number }
action-choose = Zvolit { $number }
