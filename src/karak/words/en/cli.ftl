### What the karak command says.

## Help

cli-karak = Karak and Karak 2 in the terminal: play against bots, watch them, and look up the rules.
cli-karak-epilog = Begin with: karak play, or: karak play karak2
cli-play = Play a game in the terminal, against bots or with others at the same keyboard. Every decision is saved as you go. While you play, ? explains the screen.
cli-play-epilog = Examples: karak play --hero oracle --bots greedy,random · karak play karak2 --hot-seat 2 --choose · karak play --continue
cli-watch = Let bots play a game and tell it, turn by turn, to the end.
cli-watch-epilog = Examples: karak watch karak --bots greedy,random --seed 7 --delay 0.3 --board · karak watch --bots knight,champion:500 --why
cli-replay = Tell a saved game again, from its first turn.
cli-verify = Play a saved game again, by the answers that chance gave and from its seed, and say whether both agree with the file. With --db or --data do so with every table of a database, and tell which differ; nothing is changed. Ends with 1 if something does not agree.
cli-verify-epilog = Examples: karak verify game.json · karak verify --data folder · karak verify --db postgresql://host/karak
cli-backup = Write all tables that a server keeps into one new file, as they are at this moment. The server may go on meanwhile.
cli-backup-epilog = Examples: karak backup monday.db · karak backup --db postgresql://host/karak monday.db
cli-restore = Put all tables from a backup into an empty database, of either kind. Tables of an earlier version are brought up to date.
cli-restore-epilog = Examples: karak restore monday.db --data new-folder · karak restore monday.db --db postgresql://host/karak
cli-mend = Make a word, good once, with which a person takes a seat again whose secret was lost. The host of a table does that for others; this is for whoever runs the server, above all for a host who lost the own seat. The server may go on meanwhile.
cli-mend-epilog = Examples: karak mend WOLFGANG 1 · karak mend WOLFGANG 2 --host --data folder
cli-rules = Print the rules in our own words: all of them, those of a game (K2), a section (K1.F), a hero's (K1.A.WIZ) or one rule (K1.F3). What we settled ourselves is marked as a ruling; “karak rules figures” lists the figures.
cli-odds = Print the exact odds of a fight, everything used at its best: against one monster of Karak or against armies of Karak 2 that stand together, or against each there is if none is named.
cli-odds-epilog = Examples: karak odds karak warrior skeleton-king --weapons sword,axe --spells 2 · karak odds karak2 princess skeleton-riders envoys-of-death --units knight=2,mage=2 --spells 1 --aim win · karak odds karak2 scout general --units mage=8 --praetorians 3
cli-arena = Let bots play many games against each other and count who wins. Seats and heroes are mirrored: every deal of heroes is played once with the first bot on each seat. Every finished game is kept in a folder; the same command goes on where it was stopped.
cli-arena-epilog = Examples: karak arena karak --bots knight,greedy --games 400 · karak arena karak2 --players 4 --bots champion,knight --minutes 30 · karak arena ladder
cli-simulate = Play many games between bots and tell how the game is balanced: wins by hero and order of play, length, fights, abilities. The games are kept in a folder with tables (Parquet) and a report (HTML); the same command goes on where it was stopped.
cli-simulate-epilog = Examples: karak simulate karak --bots knight --heroes all --games 10000 --jobs 2 · karak simulate karak --figures my.toml --games 2000 · karak simulate karak2 --players 4 --variant friendly
cli-bench = Measure how fast the engine is; needs a checkout of the source.

cli-argument-game = The game to play: karak or karak2.
cli-argument-file = A saved game, or the log of one.
cli-argument-hero = The hero who fights.
cli-argument-foes = Whom it fights: monsters of Karak, each for itself; armies of Karak 2, all together, or “general”.
cli-argument-backup = The file of the backup.
cli-argument-table = The code or the id of a table.
cli-argument-seat = The number of a seat, counted from 1.
cli-argument-rule = A rule, a section, or “figures”.
cli-option-version = Say the version, and whether the engine is compiled.
cli-option-lang = The language to speak: en, de, cs or pl. Without it KARAK_LANG counts, then the language of your system.
cli-option-hero = The hero you play: wizard, warlock, warrior, thief, oracle or swordsman, in Karak 2 warrior, oracle, ranger, warlock, princess or scout, or its name. Repeat it for the next seat; otherwise heroes are dealt.
cli-option-bots = Who plays the other seats: names of bots (random, greedy, knight, champion) with commas between them.
cli-option-players = How many play altogether, 2 to 5; bots fill the seats.
cli-option-hot-seat = How many persons share this keyboard.
cli-option-name = The name of a person; repeat it for the next one.
cli-option-choose = Choose the heroes in turn instead of dealing them.
cli-option-variant = A variant of the rules: experts-goal, in Karak 2 friendly (no plague and misery).
cli-option-figures = A corrected copy of the game's figures, in TOML.
cli-option-seed = A number that makes the dice and draws the same every time.
cli-option-save = Where to keep the game; without it each game gets a file of its own in your data folder.
cli-option-resume = Go on with a saved game.
cli-option-continue = Go on with the last game that is not over.
cli-option-delay = Seconds to wait after each turn.
cli-option-board = Draw the board after each turn.
cli-option-why = Say for every move what the bot hopes for, and what else it would have done.
cli-option-step = Wait for Enter after each turn, and draw the board.
cli-option-weapons = The weapons it has, with commas between them.
cli-option-spells = How many spells it may use: magic flames, in Karak 2 Fireballs.
cli-option-hearts = How many hearts it has left; all of them otherwise.
cli-option-units = Karak 2: the units it may send, like knight=2,archer=3. Whom it begins with comes along.
cli-option-amulet = Karak 2: the amulet it wears, like protection or titan.
cli-option-praetorians = Karak 2: how many Praetorians still guard the General.
cli-option-first-step = Karak: the fight follows the first step of the turn.
cli-option-cursed = Karak: the hero bears the curse.
cli-option-fountain = Karak: the hero would go back onto a fountain.
cli-option-friendly = Karak 2: without plague and misery.
cli-option-aim = What to aim at: win (above all), value (a victory weighed against what it costs; this is usual) or safe (lose as little as can be).
cli-option-prize = What a victory is worth, in hearts; 5 otherwise.
cli-option-all = List every choice of dice.
cli-option-db = The address of the database, if it is no file in the data folder: postgresql://user@host/name or sqlite:///folder/file.db.
cli-option-data = The folder in which a server keeps its tables.
cli-option-mend-host = Make the person in this seat the host of the table as well.
cli-option-json = Print everything as JSON.
cli-argument-arena = The game to play: karak or karak2; or “ladder” for the whole ladder of both.
cli-option-fighters = Two or more bots with commas between them; each plays against each that is named after it, alone among others of that one's kind. A champion may have a level: champion:500, champion:200ms.
cli-option-seats = How many play in each game; 2 if you do not say.
cli-option-games = How many games each pairing plays, rounded up to whole mirror groups; 400 if you do not say.
cli-option-jobs = How many processes play at once; as many as there are cores if you do not say.
cli-option-out = The folder that keeps finished games.
cli-option-patience = How many seconds a bot may take for a move.
cli-option-minutes = Begin no game after so many minutes; the same command goes on later.
cli-option-strict = Stop at the first game that a bot breaks, instead of counting it as lost.
cli-option-again = Play games again that a bot broke.
cli-option-mix = Go on although rules or bots have changed since the games in the folder were played.
cli-option-page = With “ladder”: write the results and a page about them into this folder.
cli-option-study-bots = The bot that plays all seats (knight if you do not say), or one for each seat with commas between them; those change seats from game to game.
cli-option-study-heroes = The heroes that are dealt: “all”, or names with commas between them.
cli-option-study-games = How many games are played, of each arm; 1000 if you do not say.
cli-option-study-figures = A corrected copy of the figures, in TOML; it is compared with the standard game. May be given several times.
cli-option-study-variant = A variant of the rules to compare with the standard game. May be given several times.
cli-option-cluster = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-argument-study = The game to study: karak or karak2.
cli-option-study-out = The folder for games, tables and report.
cli-option-study-page = Also write the study as a page in Markdown, with its charts as pictures, into this folder.
cli-option-repetitions = How often to repeat each measurement.

cli-option-help = Show this help.
cli-panel-usage = Usage:
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-usual = usual

cli-compiled = compiled
cli-pure = pure Python

## Errors of the command line

error-bad-usage = “{ $typed }” is nothing that the command can read. See how it is written: { $command } --help.
error-unknown-flag = There is no option { $option } here. See which ones there are: { $command } --help.
error-unknown-command = There is no command “{ $name }”. See which ones there are: { $command } --help.
error-argument-missing = Something is missing: { $argument }. See what it can be: { $command } --help.
error-bad-value = What was given for { $argument } does not fit. See what it can be: { $command } --help.
error-what-to-verify = Say what to verify: either a saved game, or a database with --db or --data.
error-file-exists = There is a file “{ $path }” already, and it is not written over. Choose another name, or go on with the game in it: --resume.
error-nothing-to-continue = There is no unfinished game in “{ $path }”. Start a new one.
error-too-many-bots = { $bots ->
        [one] One bot was
       *[other] { $bots } bots were
    } named, but { $free ->
        [0] no seat is
        [one] only one seat is
       *[other] only { $free } seats are
    } left for bots. Name fewer, or raise the number of players.
error-hero-and-choose = Heroes are either named beforehand or chosen at the table. Use --hero or --choose, not both.
error-option-of-other-game = { $game } knows nothing of { $option }. Leave it out, or ask about the other game.
error-prize-needs-value = With the aim “{ $aim }” it does not matter what a victory is worth. Leave out --prize, or use --aim value.
error-unreadable-units = “{ $text }” does not say how many. Write units like this: knight=2,archer=3.

## The page

cli-you = you
cli-header = { $title } · turn { $turn } · { $tiles } tiles and { $tokens } tokens still hidden
cli-land-header = { $title } · turn { $turn } · { $hexes } hexes and { $armies } armies still hidden
cli-map-goes-on = The dungeon goes on: { $side }. (m shows all of it.)
cli-land-goes-on = The land goes on: { $side }. (m shows all of it.)
cli-map-is-small = Each tile shows one thing: a hero, a monster's letter and strength, $ a chest, * lying equipment, or the number of a fountain or (gate).
cli-land-is-small = Each hex shows its number, the first letters of what it gives, and a hero, a city, ! the strength of its armies, or * lying gear.
cli-column-hero = hero
cli-column-hearts = hearts
cli-column-weapons = weapons
cli-column-spells = spells
cli-column-key = key
cli-column-points = points
cli-column-glory = glory
cli-column-units = units
cli-column-food = food
cli-column-wood = wood
cli-column-stone = stone
cli-state-cursed = cursed
cli-state-unconscious = unconscious
cli-state-plague = plague
cli-city = city on hex { $number }
cli-small-stones = { $number ->
        [one] a small stone
       *[other] { $number } small stones
    }
cli-large-stones = { $number ->
        [one] a large stone
       *[other] { $number } large stones
    }
cli-walked = { $hero } steps { $side }.
cli-draws-armies = { $hero } draws { $armies-counted } from the bag.
cli-finds-armies = { $hero } finds { $armies-counted } on the hex.
cli-gains-items = { $hero } gains { $items-counted }.
cli-gains-resources = { $hero } gains { $resources-counted }.
cli-loses-resources = { $hero } loses { $resources-counted }.
cli-loses-units = { $hero } loses { $units-counted }.
cli-recruits = { $hero } recruits { $units-counted }.
cli-returns = { $hero } returns { $units-counted } to the supply.
cli-why = { $action }. { $reasons }
cli-why-silent = { $action }.
cli-rolls-units-again = { $hero } rolls all units again.
cli-rolls-hero-again = { $hero } rolls the hero die again.
cli-units-roll = { $hero }'s units roll { $what }.
cli-units-rolled = { $face } ({ $units-counted })

cli-group-go = Go
cli-group-here = Here
cli-group-portal = Portal
cli-group-act = Act
cli-group-build = Build
cli-group-recruit = Recruit
cli-group-free = Free
cli-group-magic = Magic
cli-group-end = End

cli-hint-wall = through the wall
cli-hint-hex = hex { $number }: { $what }
cli-hint-strength = strength { $strength }
cli-hint-ways = leads on { $side-to }
cli-hint-needed = you win with { $need } or more on the dice
cli-hint-win = you win
cli-hint-tie = a tie: you go back
cli-hint-lose = you lose a heart and go back
cli-hint-defeat = you are beaten and go back
cli-hint-odds = { $chance } % to win
cli-hint-odds-fireballs = { $chance } % to win with your fireballs
cli-hint-kind = tier { $tier }, { $chasms ->
        [0] no chasm
        [one] 1 chasm
       *[other] { $chasms } chasms
    }
cli-hint-chasms = chasm { $side-to }
cli-hint-no-chasm = no chasm
cli-hint-stays = it stays
cli-hint-actions = { $actions ->
        [one] 1 action unused
       *[other] { $actions } actions unused
    }
cli-hint-steps = { $steps ->
        [one] 1 step unused
       *[other] { $steps } steps unused
    }

## Asking and answering

cli-prompt = { $number ->
        [one] Enter, or 1 (? for help):
       *[other] Your choice, 1 to { $number } (? for help):
    }
cli-hand-over = What comes next is for { $name } alone. Let nobody else look, then press Enter:
cli-not-understood = “{ $text }” is none of the choices. { $number ->
        [one] Type 1
       *[other] Type a number from 1 to { $number }
    }, or ? for help.
cli-saved = The game is saved in { $path }
cli-left = Until next time.
cli-input-ended = The input has ended, so the game stops here.
cli-how-to-go-on = Go on with: karak play --resume { $path }
cli-step = Enter for the next turn, q to stop:
cli-not-over = The game is not over yet.
cli-seed = The seed of this game: { $seed }

cli-help-goal = Explore the dungeon, beat monsters and take what they guard. Keys open chests. Each treasure is a point, the dragon's 1½; when the dragon falls, whoever has most points wins.
cli-help-map = On the map: a number behind a monster is its strength, and two dice and your weapons must beat it. ? is a way into the unknown, ≈1≈ a fountain that heals, (1) a gate to other gates, [ ] whoever's turn it is. Tunnels lie in rock; rooms hold a monster or a chest.
cli-land-help-goal = Explore the land, beat armies and take what they guard. Gather food, wood and stone, found a city, build, recruit. Soul stones are points: small ones 1, large ones 2, the Dark General's 4½. When he falls, whoever has most points wins.
cli-land-help-map = On the map each hex tells its land, the armies on it with their strength, whose city ⌂ stands there, and its number. A gap in an edge is a way across, ? a way into the unknown, ▒ a chasm that nobody crosses; [ ] is whoever's turn it is.
cli-land-help-heroes = Each turn has two actions, and before each you may move once; a battle ends the turn. Glory says how many knights, archers and mages you may have: units are counted by their first letters, 2K 1A.
cli-help-numbers = Type the number of what you want to do. Enter alone takes the only choice, or shows the page again.
cli-help-u = u takes your last step back, unless chance has spoken since.
cli-help-s = s saves the game now; it is saved by itself after every decision.
cli-help-l = l tells the last turns again.
cli-help-m = m draws the whole map.
cli-help-r = r explains the rule behind the question; r and an id explains that rule (r K1.F3, r K2.B1).
cli-help-q = q saves and quits.

## The end

cli-final-points = Points
cli-winner = { $heroes-full } wins!
cli-winners = { $heroes-full } share the victory!

## Rules

cli-ruling = Our ruling:
cli-figures = figures
cli-figures-standing = book: the rulebook states it. confirmed: several sources agree. chosen: nothing public states it, so it is ours. A corrected copy can be used with --figures.

## Odds

cli-odds-aim-win = Aim: win above all, then at the lowest price.
cli-odds-aim-value = Aim: value. A victory is worth { $prize } hearts; hearts, spells and units have their prices.
cli-odds-aim-safe = Aim: lose as little as can be, then win.
cli-odds-monster = monster
cli-odds-army = army
cli-odds-strength = strength
cli-odds-win = win
cli-odds-tie = tie
cli-odds-lose = lose
cli-odds-hearts = hearts
cli-odds-worst = worst
cli-odds-spells = spells
cli-odds-units = units
cli-odds-send = send
cli-odds-worth = worth
cli-odds-percent = { $chance } %
cli-odds-part = { $number ->
        [0] none { $chance }
       *[other] { $number } { $chance }
    }
cli-odds-plan = What to do after the roll
cli-odds-again = roll again
cli-odds-strike = strike
cli-odds-use-flames = { $number ->
        [one] use magic flames, then strike
       *[other] use { $number } magic flames, then strike
    }
cli-odds-heart = sacrifice a heart, then strike
cli-odds-flames-and-heart = { $number ->
        [one] use magic flames and sacrifice a heart, then strike
       *[other] use { $number } magic flames and sacrifice a heart, then strike
    }
cli-odds-against = Against { $foes }, strength { $strength }
cli-odds-nobody = nobody
cli-odds-clawed = nobody (claws)
cli-odds-no-battle = Claws and fangs do it: there is no battle.
cli-odds-more = and { $number ->
        [one] one choice more
       *[other] { $number } choices more
    } (--all lists them)
cli-odds-best = Best: send { $sent }
cli-odds-wounds = Hearts lost: { $spread }
cli-odds-lost = { $unit-many } lost: { $mean } on average ({ $spread })
cli-odds-fall = Unconscious afterwards: { $chance }
cli-odds-weaken = A Praetorian falls without a victory: { $chance }
cli-odds-plague = Plague and misery: { $chance }
cli-odds-healed = Hearts that lost units give back: { $number } on average

## Verifying

cli-verify-promise-kept = The seed is the one that the server promised before the first move.
cli-verify-promise-broken = The seed is not the one that was promised ({ $promise }).
cli-verify-seed = All { $entries } entries can be played, and the seed gives the same dice, tiles and tokens.
cli-verify-answers = All { $entries } entries can be played. There is no seed to compare them with.
cli-verify-altered = The game in { $path } can be played, but its checksum does not agree: somebody or something has changed the file.
cli-verify-refused = Entry { $number } ({ $action }) cannot be played. { $stored }
cli-verify-differs = Entry { $number } ({ $action }) differs: the file says { $stored }, the seed gives { $found }.
cli-verify-start-differs = The start of the game differs: the file says { $stored }, the seed gives { $found }.
cli-verify-tables = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }: everything can be played and agrees.
cli-verify-tables-differ = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }: { $differing ->
        [one] one does
       *[other] { $differing } do
    } not agree.
cli-verify-table = Table { $table }:
cli-verify-gap = Entries are missing: the table should have { $stored }, and { $number } can be read.
cli-verify-events = Entry { $number } ({ $action }) can be played, but what happens then is not what was told at the table.
cli-verify-snapshot = All entries agree, but the snapshot after entry { $number } leads to another position.
cli-verify-unreadable = It cannot be read. { $stored }
cli-backup-done = { $tables ->
        [one] One table is
       *[other] { $tables } tables are
    } backed up.
cli-backup-at = The backup is { $path }
cli-mend-done = The word for seat { $number } is { $claim }. Whoever opens the table’s link with #seat={ $place }&claim={ $claim } at its end, or says karak join with --claim { $claim }, has the seat; who had it before has not.
cli-restore-done = { $tables ->
        [one] One table was
       *[other] { $tables } tables were
    } restored.
cli-verify-end = Every entry agrees, but the game ends in another position than the file says.

## Short words for the map

map-rat = rat
map-spider = spider
map-mummy = mummy
map-turnkey = turnkey
map-skeleton-warrior = warrior
map-skeleton-king = king
map-fallen = Fallen
map-dragon = dragon
map-chest = chest
map-daggers = daggers
map-sword = sword
map-axe = axe
map-flames = flames
map-portal = portal
map-key = key
map-treasure = treasure
map-dragon-treasure = treasure
map-pieces = pieces
map-start = start
map-fountain = fountain
map-gate = gate

map-farm = farm
map-forest = forest
map-rock = rock
map-farm-forest = farm+forest
map-farm-rock = farm+rock
map-forest-rock = forest+rock
map-big-farm = farm ×3
map-dense-forest = forest ×3
map-big-rock = rock ×3
map-abyss = Abyss
map-castle = castle
map-city = city
map-plague = plague
map-stable = stable
map-banners = banners
map-camp = camp
map-range = range
map-tower = tower
map-food = food
map-wood = wood
map-stone = stone
map-general = General
map-armies = armies
map-skeleton-warriors = warriors
map-fire-eaters = fire
map-shadow-eaters = shadow
map-skeletal-hulks = hulks
map-hammer-follower = hammer
map-dark-dryads = dryads
map-skeleton-riders = riders
map-envoys-of-death = envoys
map-warhammer = hammer
map-fireball = fireball
map-pickpocket = pickpocket
map-amulet-of-resources = Resources
map-amulet-of-glory = Glory
map-amulet-of-action = Action
map-amulet-of-protection = Protection
map-amulet-of-the-titan = Titan

## The server

cli-serve = Run a server where people and bots meet at tables. Everything is kept in a data folder; nothing else is needed. Ctrl-C ends it. Each option can also be set by an environment variable: --max-tables is KARAK_MAX_TABLES.
cli-serve-epilog = Examples: karak serve --open · karak serve --lan · karak serve --db postgresql://host/karak --bus redis://host --workers 4 --public-url https://karak.example
cli-serve-data = The folder to keep tables in; without it the usual place of your system.
cli-serve-db = The address of a PostgreSQL database to keep tables in, instead of a file.
cli-serve-bus = The address of a Redis server that carries news between processes.
cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on; without it 8420, or the next free one.
cli-serve-lan = Let other computers of the local network in.
cli-serve-open = Open the server's page in a browser.
cli-serve-public-url = The address by which players reach the server, if it is behind another one.
cli-serve-workers = How many processes serve; more than one needs --db and --bus.
cli-serve-bot-workers = In how many processes bots think, for each process that serves.
cli-serve-bot-seconds = How long a bot may think about a move, in seconds, before it counts as hung.
cli-serve-bot-milliseconds = The most milliseconds a level may ask for, as in champion:500ms.
cli-serve-bot-iterations = The most iterations a level may ask for, as in champion:500.
cli-serve-proxies = Addresses of proxies whose word on who connects is taken, with commas between them.
cli-serve-log-format = How to write the log: text or json.
cli-serve-log-level = How much to write to the log: debug, info, warning or error.
cli-serve-open-metrics = Show the figures for Prometheus to other computers, too.
cli-serve-max-tables = How many tables may be open or being played.
cli-serve-max-tables-each = How many tables one address may open in an hour.
cli-serve-max-sockets = How many connections there may be.
cli-serve-max-sockets-each = How many connections one address may have.
cli-serve-max-sockets-table = How many connections one table may have.
cli-serve-max-message = How many bytes a message on a connection may have.
cli-serve-max-body = How many bytes a request may have.
cli-serve-message-rate = How many messages a second a connection may send; 0 is no limit.
cli-serve-request-rate = How many requests a second one address may make; 0 is no limit.
cli-serve-idle-minutes = After how many minutes a table that nobody looks at is put away; it stays on disk.
cli-serve-at = karak is at { $address }
cli-serve-lan-at = In the local network: { $address }
cli-serve-data-at = Tables are kept in { $path }
cli-serve-stopped = The server has ended.

## A bot at a server's table

cli-join = Let a bot of this computer take a seat at a table, anywhere. It plays until the game is over, and comes back by itself when the connection breaks.
cli-join-epilog = Examples: karak join https://karak.example/t/ABCD2345 --bot greedy --name Robin · karak join ABCD2345 --server http://192.0.2.7:8420 --keep seat.json
cli-argument-link = The table's link, or its code.
cli-option-join-bot = The bot that plays; see karak play --help for their names.
cli-option-join-name = The name to sit down with; without it the bot's.
cli-option-join-server = Where the server is, for a code without a link.
cli-option-join-seat = Which seat to take, counted from 1; without it the first open one.
cli-option-join-claim = The word with which the host of the table gives a seat to somebody who lost it.
cli-option-join-keep = A file to keep the seat in. If it is there already, the seat in it is played on. It proves the seat, so show it to nobody.
cli-join-sits = { $bot } plays seat { $place }.
cli-join-won = The game is over. We won, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
cli-join-lost = The game is over. Another one won; we have { $points ->
        [one] one point
       *[other] { $points } points
    }.
cli-join-stopped = We have left the table; the seat stays ours.
