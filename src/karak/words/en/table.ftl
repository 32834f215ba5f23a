### What the client says at the table, around the board: seats, clock, dice of one's own, odds, things and their rules.

## Seats and clock

ui-at-the-table = Who is at the table
ui-bot-for = bot ({ $bot }) for { $name }
ui-here = here
ui-watching = { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
ui-which-bot = Which bot stands in?
ui-hand-absent-to-bot = Let a bot play meanwhile
ui-mend-seat = Let them back in
ui-mend-how = Whoever lost this seat opens this link on any device and sits down again. It works once.
ui-mend-word = The word for it: { $claim }
ui-clock-game = { $time } left for the whole game.
ui-clock-move = { $time } left for this move.
ui-clock-to-bot = At zero a bot takes over.
ui-clock-ends-turn = At zero the turn ends.

## Saying something

ui-emotes = Say something
ui-says = { $hero }: “{ $what }”
ui-shows = { $hero } { $what }.

## The turn

ui-end-turn-actions = { $actions ->
        [one] 1 action left: end it?
       *[other] { $actions } actions left: end it?
    }
ui-no-undo-here = This table plays without taking back.
ui-no-undo-others = There is nothing of yours to take back: the last to act was somebody else.
ui-no-undo-chance = This stays as it is: chance or something hidden came into it.
ui-whole-log = All
ui-story = The whole game in words
ui-earlier = What happened before
ui-watch-again = Watch
ui-watch-again-what = Watch the others' turns again

## Keys

ui-keys = Keys
ui-key-actions = all that you can do now, as a list
ui-key-position = the position in words
ui-key-log = the whole game in words
ui-key-watch = watch the others' turns again
ui-key-skip = skip ahead
ui-key-undo = take back
ui-key-end = end the turn
ui-key-emotes = say something
ui-key-close = close what is open
ui-key-keys = these keys

## The position in words

ui-position = The position in words
ui-actions = What you can do
ui-players = Players
ui-places = Places, seen from your hero
ui-all-places = All { $count } places
ui-right-here = right here
ui-leg = { $number } { $side-to }
ui-open-to = Ways lead: { $sides }.
ui-odds-there = If { $hero } fights there now
ui-odds-hearts = Hearts lost on average: { $hearts }

## What players own

ui-all-of = Everything about { $hero }
ui-glory = glory { $glory }
ui-unconscious = unconscious
ui-abilities = Abilities
ui-owns-gear = Gear
ui-owns-treasures = Treasures
ui-owns-army = Army
ui-owns-resources = Resources
ui-owns-city = City
ui-owns-stones = Soul stones

## What something is

ui-thing-curse = the curse
ui-thing-heart = hearts
ui-thing-plague = Plague & Misery
ui-thing-glory = glory
ui-thing-praetorian = Praetorian
ui-fact-bonus = +{ $bonus } in a fight
ui-fact-number = { $number } in the game
ui-fact-die = Its die: { $face }
ui-fact-price = Costs { $resources-counted }
ui-rules = The rules
ui-ruling = Our ruling:

## Choosing dice

ui-with-these = With these dice
ui-best-dice = Best: hero die, { $units-counted }
ui-best-alone = Best: the hero die alone
ui-take-best = Choose the best
ui-units-lost = Units lost on average: { $units }
ui-chance-to-fall = Unconscious afterwards: { $chance } %

## Dice of one's own

ui-chance-die = Die { $number }: what does it show?
ui-chance-unit-die = { $die }: what does it show?
ui-chance-tile = Which tile did you draw?
ui-chance-token = Which token did you draw from the bag?
ui-chance-which-hex = Which hex did you draw?
ui-chance-hex = { $land }, tier { $tier }, { $count ->
        [0] no chasm
       *[other] chasms: { $edges }
    }
ui-chance-army = Which army did you draw from the bag?
ui-chance-amulet = Which amulet did you draw?
ui-chance-other = What came up? ({ $kind })
ui-chance-how = Roll and draw for { $hero } at your own table, and tap what came up.
ui-chance-correct = Correct the last one
ui-chance-drop = Do something else
ui-wish = The bot of { $hero } has to roll or draw.
ui-wish-do = I do it for the bot

## A device that is shared

ui-hand-it-to = Hand it to { $name }
ui-behind-the-door = Behind the door lies something that only one of you may see.
ui-i-am = I am { $name }: open the door
