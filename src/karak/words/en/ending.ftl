### What the client says when a game is over, and when it is watched again.

## The end

ui-the-others = The others
ui-race = The race
ui-race-what = points, turn by turn
ui-race-told = Points at the end: { $places }
ui-race-place = { $hero } { $points }
ui-highlights = To be remembered
ui-fights-won = { $fights ->
        [0] without a fight
        [one] { $won } of 1 fight won
       *[other] { $won } of { $fights } fights won
    }
ui-watch-game-again = Watch it again
ui-share-game = Share
ui-export-game = Save as a file
ui-to-rematch = To the rematch
ui-results = The results

## Watching again

ui-replay = Replay
ui-replay-loading = Fetching the game …
ui-replay-controls = Replay controls
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-turn-back = To the turn before
ui-replay-turn-on = To the next turn
ui-replay-fight-on = To the next fight
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-moment = Moment
ui-replay-where = Turn { $turn }, moment { $number } of { $last }
ui-replay-jump = Jump to …
ui-replay-fights = Fights
ui-replay-turns = Turns
ui-replay-opening = The game begins.

## Watching

ui-you-are-watching = You are watching.
ui-watching-others = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
