### What a player can do in Karak 2, as short labels; the verb of an action is its id. What both games do alike is
### in karak1-actions.ftl; what they do differently ends with the game: action-heal-karak2.

## The turn

action-move = Jít { $side-to }
action-explore-karak2 = Prozkoumat nový dílek
action-portal-to-hex = Projít portálem na dílek { $number }
action-run = Běžet { $side-to } o { $number ->
        [one] 1 dílek
        [few] { $number } dílky
       *[other] { $number } dílků
    }
action-skip-action = Vzdát se téhle akce

## Exploring

action-take-hex = { $which ->
        [first] Položit první dílek: { $first }
       *[second] Položit druhý dílek: { $second }
    }
    .hidden = { $which ->
        [first] Položit první dílek
       *[second] Položit druhý dílek
    }
action-lay-karak2 = Přiložit dílek { $side-to }
action-lay-beside = Přiložit dílek { $side-of } od dílku { $number }
action-place-rotated-karak2 = { $rotation ->
        [0] Položit dílek, jak je
       *[other] Položit dílek otočený o { $rotation }°
    }
action-put-back = Vrátit { $army-acc }
action-send-hawk = Vyslat jestřába

## Battle

action-claw = Porazit { $army-acc } drápy a tesáky
action-send = Poslat { $unit-acc }
action-send-all = Poslat všechny
action-roll-units-again = Hodit všemi kostkami oddílů znovu
action-roll-hero-again = Hodit kostkou hrdiny znovu
action-use-fireball = Použít ohnivou kouli (+{ $fireball })
action-protect-hero = Odvrátit lebku na kostce hrdiny
action-protect = Odvrátit lebku a zachránit { $unit-acc }
action-plague-seat = Uvrhnout bídu a mor na { $other-acc }

## Actions

action-heal-karak2 = Léčit se (2 životy)
action-gather = Získat suroviny
action-gain = Vzít { $resource }
action-found-city = Založit město
action-build = Postavit { $building-acc }
action-save = Ušetřit 1 { $resource }
action-recruit = Vycvičit { $unit-acc }
action-return = Vrátit { $unit-acc } do zásoby
action-eradicate-plague = Vymýtit mor (všechny životy zpět)
action-raise-skeleton = Oživit kostlivce

## Pickpocket

action-rob-seat = Seslat chmatáka na { $other-acc }
action-steal = Vzít 1 { $resource }
