### The log of Karak 2: one sentence in the present tense for each event. $hero is the hero whose event it is.
### What happens in both games is in karak1-events.ftl.

## Moving and exploring

event-moved = { $hero } moves { $side }.
event-ran-magically = { $hero } runs { $side } as if by magic.
event-portal-taken = { $hero } goes through the Portal to hex { $site }.
event-hawk-sent = { $hero } sends the hawk.
event-hex-drawn = { $hero } draws { $land-a } (tier { $tier }).
event-hexes-drawn = { $hero } looks at two hexes: { $first-a } and { $second-a }.
    .hidden = { $hero } looks at two hexes.
event-hex-put-back = { $hero } puts { $land-the } back on top of the deck.
    .hidden = { $hero } puts a hex of tier { $tier } back on top of the deck.
event-hex-returned = This { $land } would close the land, so it goes back into the deck.
event-hexes-returned = Neither { $first-the } nor { $second-the } can be laid, so both go back into the deck.
    .hidden = Neither hex can be laid, so { $hero } puts both back into the deck.
event-hex-laid = { $hero } lays { $land-the }.
event-army-drawn = { $hero } draws { $army-a } from the bag.
event-army-returned = { $hero } returns { $army-the } to the bag.
event-army-laid = { $hero } finds { $army-a } on the hex.
event-general-appeared = { $praetorians ->
        [0] The Dark General appears in the Infernal Abyss.
        [one] The Dark General appears in the Infernal Abyss with 1 Praetorian.
       *[other] The Dark General appears in the Infernal Abyss with { $praetorians } Praetorians.
    }

## Battle

event-army-clawed = { $hero } beats { $army-the } without a battle, by claws and fangs.
event-battle-began = { $hero } goes into battle (strength { $strength }).
event-general-faced = { $praetorians ->
        [0] { $hero } faces the Dark General alone (strength { $strength }).
        [one] { $hero } faces the Dark General and 1 Praetorian (strength { $strength }).
       *[other] { $hero } faces the Dark General and { $praetorians } Praetorians (strength { $strength }).
    }
event-unit-sent = { $count ->
        [1] { $hero } sends { $unit-a } into battle.
       *[other] { $hero } sends one { $unit } more into battle, { $count } so far.
    }
event-hero-die-rolled = { $hero } rolls { $face }.
event-unit-die-rolled = { $hero }'s { $unit } rolls { $face }.
event-fireball-used = { $hero } uses a Fireball.
event-battle-won = { $hero } wins, { $attack } against { $strength }.
event-battle-lost = { $hero } loses, { $attack } against { $strength }.
event-skull-ignored = { $hero } ignores a skull on { $die-the }.
event-unit-lost = { $hero } loses { $unit-a }.
event-hearts-lost = { $hero } loses { $lost ->
        [0] no heart
        [one] 1 heart
       *[other] { $lost } hearts
    } and has { $hearts ->
        [0] none
       *[other] { $hearts }
    } left.
event-praetorian-removed = A Praetorian falls: { $praetorians ->
        [0] none is
        [one] 1 is
       *[other] { $praetorians } are
    } left.
event-glory-grew = { $hero } has { $glory } glory now.

## Plague & Misery

event-plague-cast = { $city ->
        [0] { $hero } sends Plague & Misery to { $other }, who has no city.
       *[other] { $hero } sends Plague & Misery to { $other } and the plague to { $other }'s city.
    }
event-plague-ended = { $hero }'s city is free of the plague.

## Resources

event-resource-gained = { $hero } gains { $count } { $resource }.
event-resource-lost = { $hero } loses { $count } { $resource }.
event-resource-stolen = { $hero } takes 1 { $resource } from { $other }.
event-pickpocket-used = { $hero } casts Pickpocket on { $other }.

## The city and the army

event-city-founded = { $hero } founds a city.
event-building-built = { $hero } builds { $building-the }.
event-unit-recruited = { $unit-id ->
        [skeleton] { $hero } raises { $unit-a }.
       *[other] { $hero } recruits { $unit-a }.
    }
event-unit-returned = { $hero } returns { $unit-a } to the supply.
event-titan-came = The Titan joins { $hero }.
event-titan-left = The Titan leaves { $hero }.
event-action-skipped = { $hero } gives up an action.
