### What the client says when a game is over, and when it is watched again.

## The end

ui-the-others = Pozostali
ui-race = Wyścig
ui-race-what = punkty tura po turze
ui-race-told = Punkty na koniec: { $places }
ui-race-place = { $hero } { $points }
ui-highlights = Warte zapamiętania
ui-fights-won = { $fights ->
        [0] bez ani jednej walki
        [one] wygrane walki: { $won } z { $fights }
        [few] wygrane walki: { $won } z { $fights }
       *[many] wygrane walki: { $won } z { $fights }
    }
ui-watch-game-again = Obejrzyj jeszcze raz
ui-share-game = Udostępnij
ui-export-game = Zapisz do pliku
ui-to-rematch = Do rewanżu
ui-results = Wyniki

## Watching again

ui-replay = Powtórka
ui-replay-loading = Pobieranie gry …
ui-replay-controls = Sterowanie powtórką
ui-replay-first = Na początek
ui-replay-last = Na koniec
ui-replay-back = Krok wstecz
ui-replay-on = Krok naprzód
ui-replay-turn-back = Do poprzedniej tury
ui-replay-turn-on = Do następnej tury
ui-replay-fight-on = Do następnej walki
ui-replay-play = Odtwórz
ui-replay-pause = Zatrzymaj
ui-replay-speed = Tempo
ui-replay-moment = Chwila
ui-replay-where = Tura { $turn }, chwila { $number } z { $last }
ui-replay-jump = Przejdź do …
ui-replay-fights = Walki
ui-replay-turns = Tury
ui-replay-opening = Gra się zaczyna.

## Watching

ui-you-are-watching = Oglądasz grę.
ui-watching-others = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
