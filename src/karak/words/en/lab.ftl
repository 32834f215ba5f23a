### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = These games cannot be played or counted as asked. Finished ones are kept; look again at what you asked for.
error-bad-amount = { $option } cannot be { $value }. Give a number of at least { $fewest }.
error-two-bots-needed = An arena needs at least two different bots, each named once, but got: { $bots }. Name them like this: --bots greedy,random.
error-ladder-is-fixed = The ladder says itself which bots play, how many at a table and how often. Leave out --bots, --players and --games.
error-folder-refused = Games cannot be kept in “{ $path }” ({ $reason }). Choose another folder with --out, or see to it that you may write there.
error-page-refused = The page cannot be written into “{ $path }” ({ $reason }). Games and report are kept. Choose another folder with --page, or see to it that you may write there.
error-damaged-games = Line { $line } of “{ $path }” is no game that was kept here. Remove that line, or choose another folder.
error-other-games = “{ $path }” keeps games that were set up otherwise, with another seed perhaps. Choose another folder with --out.
error-other-code = The games in “{ $path }” were played by other versions of rules or bots than these. Choose another folder with --out, or add --mix to count them together.
error-bot-broke = Game { $number } was stopped: { $kind ->
        [raised] { $bot-id } broke down ({ $what })
        [illegal] { $bot-id } wanted to do “{ $what }”, which was not allowed
        [stalled] { $bot-id } gave no answer in time
        [died] { $bot-id } ended the process that it ran in
       *[endless] it came to no end
    }. Finished games are kept. Correct the bot and add --again, or leave out --strict to count such games as lost.
error-game-broke = Game { $number } broke down by no fault of a bot ({ $reason }). Please report it; finished games are kept.
error-no-workers = The processes that were to play ended before they began; what they said stands above. Finished games are kept. Try again with fewer of them: --jobs 1.

## While games are played

arena-heading = { $game }, { $players } players: { $one } against { $others }
arena-progress = { $done } of { $wanted } games, { $one } { $share } %
arena-stopped = Stopped. Finished games are kept in { $path }; the same command goes on.
arena-out-of-time = The time is up. Finished games are kept in { $path }; the same command goes on.

## What came of them

arena-standing = { $share } % of the wins ({ $low } to { $high } % with 95 % certainty)
arena-target = { $reached ->
        [yes] { $target } % were to be reached, and are.
       *[no] { $target } % were to be reached, and are not.
    }
arena-none = No mirror group has been finished yet.
arena-games = { $games } games in { $groups } mirror groups: { $won } won, { $shared } shared, { $lost } lost
arena-seconds = { $seconds } seconds of one core for a game
arena-faults = { $number ->
        [one] One game broke off
       *[other] { $number } games broke off
    }: { $kind ->
        [raised] { $bot-id } broke down ({ $what })
        [illegal] { $bot-id } wanted to do “{ $what }”, which was not allowed
        [stalled] { $bot-id } gave no answer in time
        [died] { $bot-id } ended the process that it ran in
       *[endless] it came to no end
    }
arena-see = See the first of them: { $command }
arena-page = The page is written: { $path }

## The page about the ladder

ladder-title = The ladder
ladder-lead = How the bots stand against each other: each should beat the one below it by so much that a player notices. The figures are measured by playing; a share in bold has reached its target.
ladder-column-pairing = who against whom
ladder-column-target = target
ladder-column-share = share of the wins
ladder-column-certain = 95 % interval
ladder-column-games = games
ladder-column-counts = won, shared, lost
ladder-column-seconds = seconds a game
ladder-pairing = { $number ->
        [one] { $one } against { $others }
       *[other] { $one } against { $number } × { $others }
    }
ladder-counts = { $broken ->
        [0] { $won }, { $shared }, { $lost }
       *[other] { $won }, { $shared }, { $lost }; { $broken } broke off
    }
ladder-mixed = { $games }, by { $versions } versions of the bots
ladder-how = How it is measured
ladder-mirrored = Seats and heroes are mirrored. Every deal of heroes, with its seed, is played as often as there are seats, and the first bot sits on each of them once. So neither a seat nor a hero favours anybody. A win that several share counts as the part of it that each gets. A bot that breaks down loses that game.
ladder-interval = Games of one deal are not independent. The variance between deals tells how many independent games they are worth, at most as many as were played; with that number the interval is Wilson's. The champion thinks 2,000 iterations for each move. Seconds are those of one core for a whole game, on the machine that measured.
ladder-again = Finished games are kept, and the same command goes on where it was stopped:

## A study

error-too-few-heroes = { $players } players need as many different heroes, but only { $heroes } of those named differ. Name more with --heroes, or say “all”.
error-bots-do-not-fit = { $bots } bots are named for { $players } players. Name one bot for all seats, or one for each.
error-unreadable-figures = The figures in “{ $path }” cannot be read ({ $reason }). See whether the file is there and is text.
error-missing-extra = This needs the package { $package }, which is not installed. Install it with pip install "karak[{ $extra }]".
error-cluster-failed = The cluster at { $address } does not play ({ $reason }). Finished games are kept. See whether Ray runs there, or leave out --cluster.
error-cluster-differs = A machine of the cluster at { $address } has other rules or bots than this one. Finished games are kept. Install the same version of karak on all of them.
simulate-heading = { $game }, { $players } players: { $bots } ({ $arm })
simulate-progress = { $done } of { $wanted } games
simulate-arm = { $arm }:
simulate-wins = Wins of each hero in its games, with the interval of 95 %:
simulate-hero = { $share } % ({ $low } to { $high } %)
simulate-tables = The tables are written: { $path }
simulate-report = The report is written: { $path }

## The report of a study

report-title = { $game } in the laboratory
report-lead = What { $games } games with { $players } players tell; all seats are played by { $bots }. An interval holds the true value with 95 % certainty.
report-broken = { $number ->
        [one] One game broke off and is not counted.
       *[other] { $number } games broke off and are not counted.
    }
report-standard = standard
report-numbers = The numbers
report-percent = { $number } %
report-short = In short
report-strong = Stronger than the others: { $heroes }. Even would be { $even } %; out of line is who is certainly a tenth or more above or below that.
report-weak = Weaker than the others: { $heroes }. Even would be { $even } %.
report-in-line = No hero is out of line: none is certainly a tenth or more above or below an even share of { $even } %.
report-first-last = Who begins wins { $first }, who plays last { $last }.
report-feller-wins = Who fells the beast wins alone in { $won } % of the games and loses on points in { $lost } %. Winners are { $margin } points ahead in the mean.
report-usual-length = Half of the games last at most { $turns } turns, about { $minutes } minutes; one in ten takes more than { $long } minutes.
report-behind = The later winner is not in the lead after half of the turns in { $half } of the games, and not even before the last turn in { $last }.
report-general = Dark General
report-place = number { $place }
report-moment = after { $part } of the game
report-last-turn = before the last turn
report-heroes =
    .title = Wins by hero
    .text = The share of the wins that each hero got in its games. The broken line is where all heroes would be equally strong.
report-places =
    .title = Wins by order of play
    .text = Whether it helps to begin: the share of the wins by the place in the order of play.
report-beast =
    .title = Who fells the beast, and who wins
    .text = What became of the hero who felled the dragon or the Dark General, in percent of all games.
report-feller =
    .won = wins alone
    .shared = shares the win
    .lost = loses on points
    .nobody = nobody fells it
report-length =
    .title = How long a game lasts
    .text = The turns of all heroes together, in percent of all games. Minutes are a guess: 15 seconds for a turn, 8 for a new tile, 20 for a fight.
report-race =
    .title = Points in the course of a game
    .text = The mean points of those who win in the end and of the others, from the beginning to the end of a game.
report-fights =
    .title = Fights by foe
    .text = How often each foe is fought in a game, and how that ends; the weakest foes come first.
report-abilities =
    .title = What abilities are worth
    .text = How often an ability is used in a game of its hero. The table tells how many fights it turned for the better, by the dice that fell, and how the hero did in games with more uses than usual and in the others. That goes together; it need not be the cause.
report-pieces =
    .title = What heroes get
    .text = The share of the wins of those who got a piece in a game. The table tells also how many they got and how those did who got none. That goes together; it need not be the cause: who does well gets more.
report-comebacks =
    .title = Comebacks
    .text = In how many games somebody wins who was not in the lead at that moment.
report-column =
    .hero = hero
    .place = place
    .games = games
    .share = share in %
    .interval = interval in %
    .turns = turns
    .minutes = minutes
    .shorter = a tenth is shorter
    .median = half are shorter
    .longer = a tenth is longer
    .winners = winners
    .others = others
    .moment = when
    .foe = foe
    .won = won
    .tied = tied
    .lost = lost
    .wins = victories
    .ability = ability
    .uses = uses in a game
    .turned = fights turned in a game
    .often = wins when used often
    .seldom = wins when used seldom
    .piece = piece
    .got = number in a game
    .getting = part that gets one
    .having = wins of those who got one
    .lacking = wins of the others
