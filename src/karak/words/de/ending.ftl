### What the client says when a game is over, and when it is watched again.

## The end

ui-the-others = Die anderen
ui-race = Das Rennen
ui-race-what = Punkte, Zug um Zug
ui-race-told = Punkte am Ende: { $places }
ui-race-place = { $hero } { $points }
ui-highlights = Bleibt in Erinnerung
ui-fights-won = { $fights ->
        [0] ohne einen Kampf
        [one] { $won } von 1 Kampf gewonnen
       *[other] { $won } von { $fights } Kämpfen gewonnen
    }
ui-watch-game-again = Noch einmal ansehen
ui-share-game = Teilen
ui-export-game = Als Datei sichern
ui-to-rematch = Zur Revanche
ui-results = Das Ergebnis

## Watching again

ui-replay = Wiederholung
ui-replay-loading = Das Spiel wird geholt …
ui-replay-controls = Steuerung der Wiederholung
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-replay-turn-back = Zum Zug davor
ui-replay-turn-on = Zum nächsten Zug
ui-replay-fight-on = Zum nächsten Kampf
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-speed = Tempo
ui-replay-moment = Augenblick
ui-replay-where = Zug { $turn }, Augenblick { $number } von { $last }
ui-replay-jump = Springen zu …
ui-replay-fights = Kämpfe
ui-replay-turns = Züge
ui-replay-opening = Das Spiel beginnt.

## Watching

ui-you-are-watching = Du schaust zu.
ui-watching-others = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
