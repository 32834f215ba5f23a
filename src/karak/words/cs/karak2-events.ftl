### The log of Karak 2: one sentence in the present tense for each event. $hero is the hero whose event it is.
### What happens in both games is in karak1-events.ftl.

## Moving and exploring

event-moved = { $hero } jde { $side-to }.
event-ran-magically = { $hero } vyráží magickým během { $side-to }.
event-portal-taken = { $hero } prochází portálem na dílek { $site }.
event-hawk-sent = { $hero } vysílá jestřába.
event-hex-drawn = { $hero } táhne { $land-acc } (stupeň { $tier }).
event-hexes-drawn = { $hero } si prohlíží dva dílky: { $first-acc } a { $second-acc }.
    .hidden = { $hero } si prohlíží dva dílky.
event-hex-put-back = { $hero } vrací { $land-acc } navrch hromádky.
    .hidden = { $hero } vrací dílek { $tier }. stupně navrch hromádky.
event-hex-returned = Tenhle dílek ({ $land }) by krajinu uzavřel, a tak se vrací do hromádky.
event-hexes-returned = Položit nejde ani { $first }, ani { $second }, a tak se oba dílky vracejí do hromádky.
    .hidden = Žádný z obou dílků položit nejde, a tak je { $hero } vrací do hromádky.
event-hex-laid = { $hero } přikládá { $land-acc }.
event-army-drawn = { $hero } tahá ze sáčku { $army-acc }.
event-army-returned = { $hero } vrací { $army-acc } do sáčku.
event-army-laid = { $hero } nachází na dílku { $army-acc }.
event-general-appeared = { $praetorians ->
        [0] V pekelné propasti se objevuje Temný generál.
        [one] V pekelné propasti se objevuje Temný generál s 1 pretoriánem.
        [few] V pekelné propasti se objevuje Temný generál se { $praetorians } pretoriány.
       *[other] V pekelné propasti se objevuje Temný generál s { $praetorians } pretoriány.
    }

## Battle

event-army-clawed = { $hero } poráží { $army-acc } bez bitvy, drápy a tesáky.
event-battle-began = { $hero } jde do bitvy (síla { $strength }).
event-general-faced = { $praetorians ->
        [0] { $hero } se staví Temnému generálovi, už bez pretoriánů (síla { $strength }).
        [one] { $hero } se staví Temnému generálovi a 1 pretoriánovi (síla { $strength }).
        [few] { $hero } se staví Temnému generálovi a { $praetorians } pretoriánům (síla { $strength }).
       *[other] { $hero } se staví Temnému generálovi a { $praetorians } pretoriánům (síla { $strength }).
    }
event-unit-sent = { $count ->
        [1] { $hero } posílá do bitvy { $unit-acc }.
       *[other] { $hero } posílá do bitvy dalšího { $unit-acc }, celkem { $count }.
    }
event-hero-die-rolled = { $hero } hází: { $face }.
event-unit-die-rolled = { $hero } hází za { $unit-acc }: { $face }.
event-fireball-used = { $hero } metá ohnivou kouli.
event-battle-won = { $hero } vítězí, { $attack } proti { $strength }.
event-battle-lost = { $hero } prohrává, { $attack } proti { $strength }.
event-skull-ignored = { $hero } odvrací lebku { $die-in }.
event-unit-lost = { $hero } přichází o { $unit-acc }.
event-hearts-lost = { $hero } { $lost ->
        [0] nepřichází o žádný život
        [one] přichází o 1 život
        [few] přichází o { $lost } životy
       *[other] přichází o { $lost } životů
    } a { $hearts ->
        [0] žádný už nemá
        [one] má už jen 1
        [few] má ještě { $hearts }
       *[other] má ještě { $hearts }
    }.
event-praetorian-removed = Jeden pretorián padá, { $praetorians ->
        [0] žádný už nezbývá
        [one] zbývá 1
        [few] zbývají { $praetorians }
       *[other] zbývá { $praetorians }
    }.
event-glory-grew = { $hero } má slávu { $glory }.

## Plague & Misery

event-plague-cast = { $city ->
        [0] { $hero } uvrhuje na { $other-acc } bídu a mor, ale mor nemá město, kam by padl.
       *[other] { $hero } uvrhuje na { $other-acc } bídu a mor: ve městě propuká nákaza.
    }
event-plague-ended = { $hero } zbavuje své město moru.

## Resources

event-resource-gained = { $hero } získává { $count ->
        [one] { $count } { $resource }
        [few] { $count } { $resource-few }
       *[other] { $count } { $resource-many }
    }.
event-resource-lost = { $hero } ztrácí { $count ->
        [one] { $count } { $resource }
        [few] { $count } { $resource-few }
       *[other] { $count } { $resource-many }
    }.
event-resource-stolen = { $hero } bere { $other-dat } 1 { $resource }.
event-pickpocket-used = { $hero } sesílá chmatáka na { $other-acc }.

## The city and the army

event-city-founded = { $hero } zakládá město.
event-building-built = { $hero } staví { $building-acc }.
event-unit-recruited = { $unit-id ->
        [skeleton] { $hero } oživuje { $unit-acc }.
       *[other] { $hero } cvičí { $unit-acc }.
    }
event-unit-returned = { $hero } vrací { $unit-acc } do zásoby.
event-titan-came = { $hero } má odteď po boku titána.
event-titan-left = { $hero } přichází o pomoc titána.
event-action-skipped = { $hero } se vzdává akce.
