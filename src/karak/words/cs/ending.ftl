### What the client says when a game is over, and when it is watched again.

## The end

ui-the-others = Ostatní
ui-race = Průběh
ui-race-what = body tah po tahu
ui-race-told = Body na konci: { $places }
ui-race-place = { $hero } { $points }
ui-highlights = Stojí za zapamatování
ui-fights-won = { $fights ->
        [0] bez jediného souboje
        [one] vyhrané souboje: { $won } z 1
        [few] vyhrané souboje: { $won } ze { $fights }
       *[other] vyhrané souboje: { $won } z { $fights }
    }
ui-watch-game-again = Přehrát znovu
ui-share-game = Sdílet
ui-export-game = Uložit do souboru
ui-to-rematch = K odvetě
ui-results = Výsledky

## Watching again

ui-replay = Záznam
ui-replay-loading = Načítám hru …
ui-replay-controls = Ovládání záznamu
ui-replay-first = Na začátek
ui-replay-last = Na konec
ui-replay-back = O krok zpět
ui-replay-on = O krok dál
ui-replay-turn-back = Na předchozí tah
ui-replay-turn-on = Na další tah
ui-replay-fight-on = Na další souboj
ui-replay-play = Přehrát
ui-replay-pause = Zastavit
ui-replay-speed = Rychlost
ui-replay-moment = Okamžik
ui-replay-where = Tah { $turn }, okamžik { $number } z { $last }
ui-replay-jump = Přejít na …
ui-replay-fights = Souboje
ui-replay-turns = Tahy
ui-replay-opening = Hra začíná.

## Watching

ui-you-are-watching = Sleduješ hru.
ui-watching-others = { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
