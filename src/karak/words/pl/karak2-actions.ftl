### What a player can do in Karak 2, as short labels; the verb of an action is its id. What both games do alike is
### in karak1-actions.ftl; what they do differently ends with the game: action-heal-karak2.

## The turn

action-move = Idź na { $side }
action-explore-karak2 = Odkryj płytkę
action-portal-to-hex = Portalem na płytkę { $number }
action-run = Galopuj { $number ->
        [one] { $number } płytkę
        [few] { $number } płytki
       *[many] { $number } płytek
    } na { $side }
action-skip-action = Zrezygnuj z tej akcji

## Exploring

action-take-hex = { $which ->
        [first] Dołóż pierwszą płytkę: { $first }
       *[second] Dołóż drugą płytkę: { $second }
    }
    .hidden = { $which ->
        [first] Dołóż pierwszą płytkę
       *[second] Dołóż drugą płytkę
    }
action-lay-karak2 = Dołóż na { $side-loc }
action-lay-beside = Dołóż na { $side } od płytki { $number }
action-place-rotated-karak2 = { $rotation ->
        [0] Dołóż bez obracania
       *[other] Dołóż z obrotem o { $rotation }°
    }
action-put-back = Odłóż { $army-acc }
action-send-hawk = Wypuść sokoła

## Battle

action-claw = Pokonaj { $army-acc } szponami i kłami
action-send = Wyślij { $unit-acc }
action-send-all = Wyślij wszystkich
action-roll-units-again = Rzuć jeszcze raz kośćmi oddziałów
action-roll-hero-again = Rzuć jeszcze raz kością bohatera
action-use-fireball = Użyj Ognistego pocisku (+{ $fireball })
action-protect-hero = Zignoruj czaszkę na kości bohatera
action-protect = Zignoruj czaszkę { $unit-gen }
action-plague-seat = Ześlij Zarazę i Niedolę na { $other-acc }

## Actions

action-heal-karak2 = Ulecz się (dwa serca)
action-gather = Zbierz zasoby
action-gain = Weź { $resource }
action-found-city = Zbuduj swoje miasto
action-build = Wznieś { $building-acc }
action-save = Oszczędź 1 { $resource }
action-recruit = Wyszkol { $unit-acc }
action-return = Odeślij { $unit-acc } do puli
action-eradicate-plague = Wylecz Zarazę (wszystkie serca wracają)
action-raise-skeleton = Ożyw szkieletora

## Pickpocket

action-rob-seat = Rzuć zaklęcie Kieszonkowiec na { $other-acc }
action-steal = Weź 1 { $resource }
