### What went wrong, and what to do about it. An error with the code "x" is said by error-x.

error-error = Something went wrong in the game. Please report how it came to this, with the game's log.

## Playing

error-illegal-action = “{ $action }” cannot be done now. Choose one of the actions that the game lists.
error-unknown-action = There is no action “{ $action }”. Look at the list of legal actions for how to write it.
error-game-over = The game is over, so nobody can act any more. Start a new one.
error-no-such-seat = There is no player { $seat-number } at this table: it has { $players } players. Choose one of its seats.

## At the table

error-table = That cannot be done at this table now. Look at whose turn it is and what is asked.
error-not-your-turn = It is not the turn of player { $seat-number }: player { $asked } is asked. Wait until it is your turn.
error-seat-of-bot = The bot “{ $bot-id }” plays for player { $seat-number }. Take the seat back first, or let the bot move.
error-not-a-bots-turn = No bot can move now: player { $asked } is a person and is asked. Wait for their action.
error-cannot-undo = Player { $seat-number } has nothing to take back: what came last was random, hidden or somebody else's, or undo is not played here. Go on from here.
error-bot-failed = The bot “{ $bot-id }” broke down ({ $reason }) instead of moving. Give its seat to a person or to another bot.
error-bot-plays-illegally = The bot “{ $bot-id }” wants to do “{ $action }”, which cannot be done now. Give its seat to a person or to another bot.
error-unknown-bot = There is no bot called “{ $bot-id }”. Choose one of these: { $known }.
error-unknown-level = The bot “{ $bot-id }” has no level “{ $level }”. A champion takes a number of iterations (champion:500) or a time (champion:200ms); the other bots have no levels.
error-broken-bot = The bot “{ $bot-id }” cannot play: { $reason ->
        [load] what its package names cannot be loaded
        [no-maker] what its package names is nothing that can be called with a seed
        [make] it cannot be made from a seed
       *[no-bot] what its package makes is no karak.bots.bot.Bot
    } ({ $what }). Correct that package, or choose another bot.
error-bot-twice = There is a bot called “{ $bot-id }” already. Give yours another name.

## Chance given from outside

error-chance = Something is wrong with the dice, tiles or tokens you gave. Check them and try again; the game is as it was.
error-chance-needed = Chance is asked for one thing more: { $kind }. Add one of these to your answers: { $possible }.
error-impossible-chance = { $answer } cannot come up here ({ $kind }). Give one of these instead: { $possible }.
error-too-much-chance = You gave { $given } dice, tiles or tokens where only { $used } were needed. Leave out the rest.

## Saved games

error-damaged-data = This saved game is damaged at “{ $where }”. Take an undamaged copy, or start a new game.
error-damaged-log = Entry { $number } of this game's log cannot be played: { $reason ->
        [entry] it is torn
        [action] it names no action of this game
        [answer] what chance answered is unreadable
        [illegal-action] the action was not allowed there
        [game-over] the game was already over
        [chance-needed] too few dice, tiles or tokens are noted
        [too-much-chance] too many dice, tiles or tokens are noted
        [impossible-chance] the dice, tiles or tokens noted cannot have come up
       *[other] the game refuses it ({ $reason })
    }. Take an undamaged copy of the log.
error-unknown-format = This was written in format { $found }, but this version reads format { $known }. Open it with the version that wrote it.

error-table-file = Something is wrong with this saved table. Choose another file.
error-file-missing = There is no file “{ $path }”. Check its name and folder.
error-file-refused = The file “{ $path }” cannot be read or written ({ $reason }). Choose another place, or see to it that you may use this one.
error-not-a-table-file = “{ $path }” is no saved table. Choose a file that was saved by this program.
error-file-torn = The saved table “{ $path }” breaks off in the middle. Take an undamaged copy, or start a new game.

## Where tables are kept

error-store = Something is wrong where tables are kept. Try again; if it stays so, tell whoever runs this server.
error-no-such-table = There is no table “{ $table }”. Check the link, or open a new table.
error-table-exists = There is a table “{ $table }” already, or another one with the same code. Choose another id or code.
error-number-taken = Entry { $number } of table “{ $table }” does not follow the last one: its log has { $length } entries. Read what is new and decide again.
error-version-taken = Table “{ $table }” was changed by somebody else (version { $found } instead of { $version }). Look at it again and repeat your change.
error-not-storable = This cannot be kept ({ $what }): { $reason ->
        [json] it is no plain data that JSON can hold
        [size] it is larger than { $most } bytes
        [count] there must be at least one and at most { $most } of them
        [name] it must be a name of at most { $most } letters, digits, dots, colons, hyphens and underscores
        [number] it must be a number from 0 to { $most }
       *[other] it does not fit
    }. Correct it and try again.
error-damaged-row = What is kept as “{ $what }” cannot be read any more. Take it from a backup, or leave that table alone.
error-store-closed = The server is just ending and keeps nothing new. Try again in a moment.
error-store-busy = More changes wait to be kept than can be worked off (over { $most }). Try again in a moment; if it happens often, use a faster disk or fewer tables.
error-database = The database { $database } failed ({ $reason }). Look into its own log, and see the page on hosting.
error-bad-database-url = “{ $url }” is no database that can be used here. Give sqlite:///folder/file.db or postgresql://user@host/name.
error-database-unreachable = The database { $database } does not answer ({ $reason }). See to it that it runs and can be reached from here, and that host, port and name are right.
error-database-refused = The database { $database } does not let us in or does not exist ({ $reason }). Check name, user and password, and the rights on file and folder.
error-database-locked = The database { $database } is locked by another program ({ $reason }). End that program, or wait until it is done, and try again.
error-database-full = There is no room left for the database { $database } ({ $reason }). Make room on its disk; nothing that was confirmed is lost.
error-database-damaged = { $database } is no database, or a damaged one ({ $reason }). Restore a backup, or choose another file.
error-database-too-old = This { $database } is too old: it is { $found }, and at least { $oldest } is needed. Update it.
error-schema-too-new = The database was made by a later version of this program (revision { $found }, this one knows { $known }). Start that version, or restore a backup from before.
error-schema-too-old = The database was made by an earlier version of this program (revision { $found }, this one needs { $known }) and is left as it is. Restore a backup of it into another database, which brings it up to date, and look at that one.
error-schema-unknown = The database holds tables that are not ours, with names that we need ({ $found }). Choose an empty database.
error-database-missing = There are no tables of this program in { $database }. Check the address of the database, or the name of the file.
error-backup-exists = There is a file “{ $path }” already, and a backup is not written over it. Choose another name.
error-database-not-empty = The database { $database } has tables in it already, and a backup is restored into an empty one only. Choose another one.

## Figures

error-bad-figures = The figure “{ $key }” cannot be “{ $value }”: { $reason ->
        [range] it must be from { $low } to { $high }
        [halves] it must be a number in halves, from { $low } to { $high }
        [faces] it must have six faces, each -, S, SS or swords from 1 to 9
        [chasms] it must list hexes, each by its chasm edges from 0 to 5
        [table] it must be a table with figures of its own
        [standing] it must be one of book, confirmed, chosen, corrected
        [int] it must be a whole number
        [float] it must be a number
        [str] it must be a text in quotation marks
       *[other] it does not fit the game
    }. Correct it in your figures file.
error-unknown-figure = There is no figure “{ $key }” in this game. Remove it from your figures file or correct its name; in its place there could be: { $known }.
error-figures-syntax = Your figures file is not proper TOML in line { $line } ({ $reason }). Correct that line.

## Setting up

error-setup = The game cannot be set up like this. Look again at players, heroes and variants.
error-unknown-game = There is no game called “{ $game-id }”. Choose one of these: { $known }.
error-unknown-hero = There is no hero called “{ $hero-id }” in this game. Choose among these: { $known }.
error-hero-twice = “{ $hero-id }” was asked for twice, but each hero exists only once. Choose another one.
error-unknown-variant = There is no variant called “{ $variant-id }” in this game. These exist: { $known }.
error-unknown-option = The option “{ $option }” does not exist or cannot be “{ $value }”. Look up the options of a new game.
error-wrong-players = { $players ->
        [one] One player is
       *[other] { $players } players are
    } not possible here. Choose at least { $fewest } and at most { $most }.
error-bad-seed = “{ $seed }” is no seed. A seed is a whole number from 0 up to 128 bits; leave it out to play with a random one.

## Odds

error-odds = These odds cannot be given. Look again at what you asked for.
error-unknown-aim = There is no aim called “{ $aim }”. Choose one of these: { $known }.
error-unknown-foe = There is nobody called “{ $foe }” to fight in this game. Choose among these: { $known }.
error-unknown-gear = “{ $gear }” is nothing that counts in a fight here. Choose among these: { $known }.
error-unknown-unit = There is no unit called “{ $unit-id }”. Choose among these: { $known }.
error-bad-number = “{ $name }” cannot be { $value }. Give a whole number from { $low } to { $high }.
error-no-fight = There is nobody to fight now ({ $where }), so there are no odds. Ask again when a fight is due, or name an opponent.

## Words

error-words = Something is wrong with the texts of this program. Please report it.
error-missing-message = There are no words for “{ $message }” in the language “{ $language }”. Add the message to its files.
error-broken-message = The message “{ $message }” cannot be said: { $problem }. Correct it, or give it what it asks for.
error-unknown-rule = There is no rule “{ $rule }”. List all rules to find the one you mean.
error-unknown-language = There are no words in the language “{ $language }”. Choose one of these: { $known }.
error-not-recorded = This copy of the game keeps no log. Ask the game it was copied from.
