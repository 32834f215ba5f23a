### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = These games cannot be played or counted as asked. Finished ones are kept; look again at what you asked for.
error-bad-amount = { $option } cannot be { $value }. Give a number of at least { $fewest }.
error-two-bots-needed = An arena needs at least two different bots, each named once, but got: { $bots }. Name them like this: --bots greedy,random.
error-ladder-is-fixed = The ladder says itself which bots play, how many at a table and how often. Leave out --bots, --players and --games.
error-folder-refused = Games cannot be kept in “{ $path }” ({ $reason }). Choose another folder with --out, or see to it that you may write there.
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
