### What the pages around the board say: start, tables, waiting room, rules, fair dice, settings.

## Start

ui-ways = What you can do here
ui-replays = Replays
ui-replays-what = yours and those of others
ui-learn = Learn
ui-learn-what = the rules, in our own words
ui-language = Language
ui-settings = Settings
ui-settings-what = They hold for this browser and are kept in it.

## Your games

ui-your-games-what = The tables at which this browser holds a seat. Nothing else is needed to come back.
ui-finished-games = Finished
ui-no-games = You have no games here yet. Open a table, or join one with a link.
ui-turn-yours = your turn
ui-turn-of-other = waiting for { $name }
ui-still-waiting = not begun yet
ui-finished = finished
ui-gone = this table is no longer there
ui-forget = Take it off the list

## Replays and watching

ui-replays-how = Finished games to look at again, move by move.
ui-show-more = Show more
ui-public-games = Public games
ui-no-replays = No game has been finished here yet. You can bring one in from a file.
ui-import = Bring in a game file
ui-watch-how = Public games that are going on. With its link you can watch any other table, too.
ui-spectators = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }

## A new table

ui-game-karak-what = into the labyrinth: tiles, monsters, treasure
ui-game-karak2-what = out into the land: armies, cities, the Dark General
ui-who-a-bot = A bot
ui-level = How well the bot plays
ui-guest-name = Name of the other person
ui-which-hero = Which hero?
ui-hero-of-seat = Hero of seat { $number }
ui-heroes-dealt-what = Everybody gets one by chance.
ui-heroes-chosen-what = The game begins with everybody picking one.
ui-heroes-given = Picked here
ui-heroes-given-what = You say now who plays whom.
ui-table-options = At the table
ui-show-odds-what = Your exact chances before a fight and after the roll.
ui-allow-undo-what = Back to the last thing that was random, hidden or somebody else's.
ui-make-public-what = It is listed under Join and Watch. Without this it is found by its link alone.
ui-pace-here = Pace on this device
ui-clock = Clock
ui-clock-none = No clock
ui-clock-per-move = For each move
ui-clock-move-what = The time begins anew whenever somebody is on the move.
ui-clock-per-game = For the whole game
ui-clock-game-what = Everybody has so much time for all their moves together.
ui-clock-minutes = Minutes
ui-clock-seconds = Seconds
ui-at-zero = When the time is up
ui-at-zero-bot = a bot takes over
ui-at-zero-end-turn = the turn is ended
ui-dice = Dice
ui-dice-drawn = The server's dice
ui-dice-drawn-what = Drawn and promised before the first move; everybody can check them after the last.
ui-own-dice = Our own dice
ui-own-dice-what = You roll and draw at your own table and enter what came up.
ui-dice-known = Known dice
ui-dice-known-what = They follow from a number. Whoever knows it knows every roll: for trying things out.
ui-seed = The number the dice follow from
ui-figures = Figures
ui-figures-what = Does your box say otherwise? Correct strengths, numbers or prices in a file.
ui-figures-file = Figures from a file
ui-figures-standard = The standard file
ui-figures-drop = Play with the standard figures
ui-hero-for-everybody = Pick a hero for every seat.
ui-hero-once = Every hero can be picked only once.
ui-seed-digits = The number may have up to 38 digits and nothing else.
ui-clock-limits = A clock runs for at least 5 seconds and at most 24 hours.

## What a table agreed on

ui-agreed-heroes = { $way ->
        [dealt] heroes dealt
        [chosen] heroes chosen in turn
       *[given] heroes picked beforehand
    }
ui-agreed-no-odds = no odds
ui-agreed-no-undo = no taking back
ui-agreed-own-dice = own dice
ui-agreed-known-dice = known dice
ui-agreed-figures = corrected figures
ui-agreed-public = public
ui-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
ui-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
ui-clock-is = { $per ->
        [move] { $time } for a move
       *[game] { $time } for the game
    }

## Joining

ui-join-how = Paste the link that you were sent, or type the code.
ui-misread = This is no link to a table and no code. A code has eight letters and digits.

## The waiting room

ui-open-seat = Open seat
ui-waits-for-somebody = waits for somebody
ui-a-bot = a bot
ui-scan-it = Scan it, open the link, or type the code.
ui-scan-label = QR code of the link
ui-link = Link
ui-share = Share
ui-copy-by-hand = Please copy it by hand
ui-only-here = This link works on this computer only. Others in your network can come in when the server is started with --lan.
ui-sit-here = Sit here
ui-seat-a-bot = Seat a bot
ui-remove-bot = Send the bot away
ui-free-the-seat = Free this seat
ui-one-more-here = One more on this device
ui-seats-still-open = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
ui-other-device = Other device
ui-move-seat = Move to another device
ui-move-seat-how = Scan this with the other device, or open the link there. Your seat goes with it and this device lets go of it. The link is good once; show it to nobody else.
ui-seat-lost = Seat lost?
ui-mend-seat-how = { $name } cannot come back to the seat? Send this link to the right person and to nobody else: it is good once, and whoever opens it has the seat.
ui-dice-promised = The dice of this table are promised already.
ui-deal-hero = Deal a hero to { $name }. Which one is it?
ui-roll-for-start = Who begins? { $name } rolls.

## Lost ways

ui-lost = There is nothing here
ui-lost-what = This way ends at a wall. Perhaps the link was cut off when it was copied.
ui-unknown-table = No such table
ui-no-connection = No connection

## The rules

ui-rules-page = Rules
ui-rules-of = Rules of { $title }
ui-rules-intro = The rules in our own words. Each has an id by which the game refers to it. Where the rulebook is silent we had to settle something ourselves: that is marked as our ruling.
ui-search-rules = Search the rules
ui-contents = Contents
ui-rules-found = { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
ui-no-rule-found = No rule says anything of the kind. Try fewer words.
ui-rule-link = Link to rule { $id }
ui-figures-standing = “rulebook”: it is written there. “confirmed”: several sources agree. “our choice”: nobody states it publicly, so we chose it. All of them can be corrected for a table.
figures-book = rulebook
figures-confirmed = confirmed
figures-chosen = our choice
figures-what = What
figures-how-much = How much
figures-who-says = Who says so
figures-hero = every hero
figures-slots = room to carry
figures-tokens = tokens in the bag
figures-items = equipment and treasure
figures-tiles = tiles
figures-experts-goal = experts' goal
figures-dice = dice
figures-hero-die = hero die
figures-armies = armies
figures-general = the Dark General
figures-stones = soul stones, in points
figures-prices = prices
figures-tier-one = hexes, tier one
figures-tier-two = hexes, tier two
figure-hearts = hearts
figure-steps = steps
figure-actions = actions
figure-glory = most glory
figure-weapons = weapons
figure-spells = spells
figure-keys = keys
figure-amulets = amulets
figure-number = number
figure-strength = strength
figure-bonus = bonus
figure-points = points
figure-treasures = treasures
figure-faces = faces
figure-praetorians = { $players } players: { $count ->
        [one] 1 Praetorian
       *[other] { $count } Praetorians
    }
figure-hexes = { $land }: { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } (chasms: { $chasms })

## Fair dice

ui-fair-try = Check a game
ui-fair-how = It is computed here in your browser; the server is not asked whether it was right.
ui-fair-file = From a game file
ui-fair-nothing = There is no promise to check here: the game goes on, or its dice were known or your own.

## Settings

ui-pace-full-what = Every roll and every step is shown.
ui-pace-quick-what = The same, but faster.
ui-pace-off-what = Only how it came out.
ui-motion = Motion
ui-motion-system = As the system says
ui-motion-calm = As little as possible
ui-sound = Sound
ui-sound-what = Short sounds for dice, fights and your turn.
ui-notify = Tell me when it is my turn
ui-notify-what = By a notification, while you look at something else.
ui-notify-not-here = Browsers allow notifications only by https, or on the computer that the server runs on.
ui-notify-refused = The browser does not allow it. You can change that in its settings for this page.
ui-install = Install as an app
