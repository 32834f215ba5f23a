### What only the client in the browser says. Everything about the games themselves is said by the other files.

## Start

ui-tagline = Down into the labyrinth, or out into the land. Two games of tiles, dice and daring, with friends or against bots.
ui-play-now = Play now
ui-play-now-what = Karak, you and two bots
ui-new-table = New table
ui-new-table-what = Karak or Karak 2, 2 to 5 seats
ui-join = Join
ui-join-what = by link or by code
ui-watch = Watch
ui-watch-what = a game that is on
ui-your-games = Your games
ui-home = To the start page

## Opening and joining a table

ui-which-game = Which game?
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-who-me = Me
ui-who-here = Somebody on this device
ui-who-open = Open, by invitation
ui-add-seat = One seat more
ui-remove-seat = Take this seat away
ui-heroes = Heroes
ui-heroes-dealt = Dealt
ui-heroes-chosen = Chosen in turn
ui-variants = Variants
ui-show-odds = Show the odds of fights
ui-allow-undo = Allow taking back
ui-make-public = Let everybody find this table
ui-open-table = Open the table
ui-your-name = Your name
ui-somebody = Player { $number }
ui-code = Link or code
ui-sit-down = Sit down
ui-nothing-to-watch = Nobody plays in public at the moment.
ui-joinable = Tables with a free seat
ui-watchable = Games to watch

## The waiting room

ui-waiting-title = Who is playing?
ui-invite = Invite others
ui-copy = Copy the link
ui-copied = Copied
ui-free-seat = Free
ui-fill-with-bots = Fill with bots
ui-start-game = Begin the game
ui-wait-for-host = The host begins the game once everybody is here.
ui-host = host
ui-away = away
ui-leave = Leave the table

## The board

ui-map = The land. R turns a hex, E explores, plus and minus zoom, C centres.
ui-board = The labyrinth. Arrow keys move your hero, plus and minus zoom, C centres.
ui-centre = Centre
ui-turn-tile = Turn the tile
ui-turn-left = Turn it left
ui-turn-right = Turn it right
ui-found = You found { $what }!
ui-turn-it = { $ways ->
        [one] It fits in one way.
       *[other] Tap it to turn it: way { $way } of { $ways }.
    }
ui-lay-it = Lay it here
ui-fit = Show everything
ui-sound-on = Turn the sound on
ui-sound-off = Turn the sound off
ui-board-key-walk = Walk, or explore
ui-board-key-ride = Ride: the six keys around G lie like the six sides of a hex
ui-board-key-choose = From place to place
ui-board-key-explore = Explore
ui-board-key-places = To all places you can choose
ui-board-key-turn = Turn what you are laying
ui-board-key-take = Choose the place, or lay what you turned
ui-board-key-pan = Look further that way
ui-board-key-zoom = Nearer, farther
ui-board-key-centre = To your hero
ui-board-key-fit = The whole board
ui-board-key-sound = Sound on or off

## Whose turn

ui-your-turn = Your turn, { $hero }
ui-turn-of = { $hero } is on the move
ui-fights = { $hero } fights { $monster-the }
ui-game-over = The game is over
ui-steps-left = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
ui-actions-left = { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
ui-actions-left-moved = { $actions ->
        [one] 1 action left, already moved
       *[other] { $actions } actions left, already moved
    }
ui-turn-number = Turn { $turn }
ui-tokens-left = { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the bag
ui-hexes-left = { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } left
ui-end-turn = End turn
ui-end-turn-sure = { $steps ->
        [one] 1 step left: end it?
       *[other] { $steps } steps left: end it?
    }
ui-undo = Take back
ui-skip = Skip ahead
ui-tab-your-turn = Your turn! · Karak

## Players

ui-that-is-you = that is you
ui-played-by-bot = bot, { $bot }
ui-cursed = cursed
ui-plagued = plague
ui-hearts = { $left } of { $of } hearts
ui-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-empty-pack = carries nothing

## Fights

ui-strength = strength { $strength }
ui-against = against
ui-your-chances = Your chances
ui-odds-win = Win { $chance } %
ui-odds-tie = Tie { $chance } %
ui-odds-lose = Lose { $chance } %
ui-you-win = you win
ui-you-tie = a tie
ui-you-lose = you lose
ui-fight-won = Victory!
    .then = { $hero } wins the fight.
ui-fight-tied = A tie!
    .then = Nobody is hurt, and { $hero } goes back.
ui-fight-lost = Defeat!
    .then = { $hero } loses a heart and goes back.

## Battles

ui-which-dice = Which dice go into battle?
ui-which-dice-how = Dice that you leave at home are safe. The hero die always rolls.
ui-to-reach = to reach
ui-general = the Dark General
ui-fights-general = { $hero } faces the Dark General

## The log

ui-log = What just happened
ui-plays = { $name } plays { $hero-full }.
ui-took-back = { $hero } takes the last move back.
ui-given-to-bot = A bot plays for { $hero } now.
ui-taken-back = { $hero } is played by a person again.

## The end

ui-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ui-rematch = Play again
ui-look-at-board = Look at the board

## Connection and settings

ui-offline = The server does not answer. Is it still running?
ui-line-lost = Connection lost. Trying again …
ui-connecting = Connecting …
ui-menu = Menu
ui-close = Close
ui-pace = Pace
ui-pace-full = Everything to see
ui-pace-quick = Quick
ui-pace-off = At once
ui-leave-board = Leave the board
ui-hand-to-bot = Let a bot play for me
ui-take-seat-back = Play on myself

## A device that is shared

ui-reveal-title = Hand the device to { $hero }
ui-reveal = I am { $hero }
