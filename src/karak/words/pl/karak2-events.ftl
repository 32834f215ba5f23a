### The log of Karak 2: one sentence in the present tense for each event. $hero is the hero whose event it is.
### What happens in both games is in karak1-events.ftl.

## Moving and exploring

event-moved = { $hero } idzie na { $side }.
event-ran-magically = { $hero } galopuje na { $side } niczym błyskawica.
event-portal-taken = { $hero } przechodzi przez Portal na płytkę { $site }.
event-hawk-sent = { $hero } wypuszcza sokoła.
event-hex-drawn = { $hero } losuje { $land-acc } (poziom { $tier }).
event-hexes-drawn = { $hero } ogląda dwie płytki: { $first } i { $second }.
    .hidden = { $hero } ogląda dwie płytki.
event-hex-put-back = { $hero } odkłada { $land-acc } na wierzch stosu.
    .hidden = { $hero } odkłada płytkę poziomu { $tier } na wierzch stosu.
event-hex-returned = Kraina by się zamknęła, więc ta płytka wraca do stosu: { $land }.
event-hexes-returned = Żadnej z płytek ({ $first }, { $second }) nie da się dołożyć, więc obie wracają do stosu.
    .hidden = Żadnej z płytek nie da się dołożyć, więc { $hero } wsuwa obie z powrotem do stosu.
event-hex-laid = { $hero } dokłada { $land-acc }.
event-army-drawn = { $hero } wyciąga z woreczka { $army-acc }.
event-army-returned = { $hero } wrzuca { $army-acc } z powrotem do woreczka.
event-army-laid = { $hero } znajduje na płytce { $army-acc }.
event-general-appeared = { $praetorians ->
        [0] W Mrocznej Głębi staje Mroczny Generał.
        [one] W Mrocznej Głębi staje Mroczny Generał z { $praetorians } gwardzistą.
        [few] W Mrocznej Głębi staje Mroczny Generał z { $praetorians } gwardzistami.
       *[many] W Mrocznej Głębi staje Mroczny Generał z { $praetorians } gwardzistami.
    }

## Battle

event-army-clawed = { $hero } pokonuje { $army-acc } bez walki, szponami i kłami.
event-battle-began = { $hero } rusza do walki (siła { $strength }).
event-general-faced = { $praetorians ->
        [0] { $hero } staje do walki z samym Mrocznym Generałem (siła { $strength }).
        [one] { $hero } staje do walki z Mrocznym Generałem i { $praetorians } gwardzistą (siła { $strength }).
        [few] { $hero } staje do walki z Mrocznym Generałem i { $praetorians } gwardzistami (siła { $strength }).
       *[many] { $hero } staje do walki z Mrocznym Generałem i { $praetorians } gwardzistami (siła { $strength }).
    }
event-unit-sent = { $count ->
        [1] { $hero } wysyła do walki { $unit-acc }.
       *[other] { $hero } wysyła do walki kolejnego { $unit-acc }, razem { $count }.
    }
event-hero-die-rolled = { $hero } wyrzuca { $face-acc }.
event-unit-die-rolled = { $hero }: { $unit } wyrzuca { $face-acc }.
event-fireball-used = { $hero } ciska Ognisty pocisk.
event-battle-won = { $hero } wygrywa, { $attack } do { $strength }.
event-battle-lost = { $hero } przegrywa, { $attack } do { $strength }.
event-skull-ignored = { $hero } nie przejmuje się czaszką na { $die-loc }.
event-unit-lost = { $hero } traci { $unit-acc }.
event-hearts-lost = { $hero } { $lost ->
        [0] nie traci serca
        [one] traci { $lost } serce
        [few] traci { $lost } serca
       *[many] traci { $lost } serc
    } i { $hearts ->
        [0] nie ma już ani jednego
       *[other] ma ich jeszcze { $hearts }
    }.
event-praetorian-removed = Pada gwardzista: { $praetorians ->
        [0] nie ma już żadnego
       *[other] zostaje jeszcze { $praetorians }
    }.
event-glory-grew = Chwała { $hero-gen } rośnie do { $glory }.

## Plague & Misery

event-plague-cast = { $city ->
        [0] { $hero } zsyła Zarazę i Niedolę na { $other-acc }, ale miasta tam jeszcze nie ma.
       *[other] { $hero } zsyła Zarazę i Niedolę na { $other-acc }, w mieście wybucha Zaraza.
    }
event-plague-ended = { $hero } ma miasto wolne od Zarazy.

## Resources

event-resource-gained = { $hero } zdobywa { $count ->
        [one] { $count } { $resource }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-resource-lost = { $hero } traci { $count ->
        [one] { $count } { $resource }
        [few] { $count } { $resource-few }
       *[many] { $count } { $resource-many }
    }.
event-resource-stolen = { $hero } zabiera { $other-dat } 1 { $resource }.
event-pickpocket-used = { $hero } rzuca zaklęcie Kieszonkowiec na { $other-acc }.

## The city and the army

event-city-founded = { $hero } buduje miasto.
event-building-built = { $hero } wznosi { $building-acc }.
event-unit-recruited = { $unit-id ->
        [skeleton] { $hero } ożywia { $unit-acc }.
       *[other] { $hero } szkoli { $unit-acc }.
    }
event-unit-returned = { $hero } odsyła { $unit-acc } do puli.
event-titan-came = { $hero } zyskuje pomoc tytana.
event-titan-left = { $hero } traci pomoc tytana.
event-action-skipped = { $hero } rezygnuje z akcji.
