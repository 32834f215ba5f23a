### What only the client in the browser says. Everything about the games themselves is said by the other files.

## Start

ui-tagline = Hinab ins Labyrinth oder hinaus ins weite Land. Zwei Spiele mit Feldern, Würfeln und Wagemut, mit Freunden oder gegen Bots.
ui-play-now = Gleich spielen
ui-play-now-what = Karak, du und zwei Bots
ui-new-table = Neuer Tisch
ui-new-table-what = Karak oder Karak 2, 2 bis 5 Plätze
ui-join = Mitspielen
ui-join-what = mit Link oder Code
ui-watch = Zuschauen
ui-watch-what = bei einer laufenden Partie
ui-your-games = Deine Partien
ui-home = Zur Startseite

## Opening and joining a table

ui-which-game = Welches Spiel?
ui-seats = Plätze
ui-seat-number = Platz { $number }
ui-who-me = Ich
ui-who-here = Jemand an diesem Gerät
ui-who-open = Frei, auf Einladung
ui-add-seat = Noch ein Platz
ui-remove-seat = Diesen Platz wegnehmen
ui-heroes = Helden
ui-heroes-dealt = Zugelost
ui-heroes-chosen = Der Reihe nach gewählt
ui-variants = Varianten
ui-show-odds = Chancen in Kämpfen zeigen
ui-allow-undo = Zurücknehmen erlauben
ui-make-public = Alle dürfen diesen Tisch finden
ui-open-table = Tisch eröffnen
ui-your-name = Dein Name
ui-somebody = Spieler { $number }
ui-code = Link oder Code
ui-sit-down = Platz nehmen
ui-nothing-to-watch = Im Moment spielt niemand öffentlich.
ui-joinable = Tische mit freiem Platz
ui-watchable = Partien zum Zuschauen

## The waiting room

ui-waiting-title = Wer spielt mit?
ui-invite = Andere einladen
ui-copy = Link kopieren
ui-copied = Kopiert
ui-free-seat = Frei
ui-fill-with-bots = Mit Bots auffüllen
ui-start-game = Spiel beginnen
ui-wait-for-host = Das Spiel beginnt, sobald alle da sind und der Gastgeber es startet.
ui-host = Gastgeber
ui-away = nicht da
ui-leave = Den Tisch verlassen

## The board

ui-map = Das Land. R dreht ein Feld, E erkundet, Plus und Minus zoomen, C zeigt die Mitte.
ui-board = Das Labyrinth. Die Pfeiltasten bewegen deinen Helden, Plus und Minus zoomen, C zeigt die Mitte.
ui-centre = Zur Mitte
ui-turn-tile = Das Feld drehen
ui-turn-left = Nach links drehen
ui-turn-right = Nach rechts drehen
ui-found = Entdeckt: { $what }!
ui-turn-it = { $ways ->
        [one] Es passt nur auf eine Weise.
       *[other] Tippe es an, um es zu drehen: { $way } von { $ways }.
    }
ui-lay-it = Hier hinlegen
ui-fit = Alles zeigen
ui-sound-on = Ton einschalten
ui-sound-off = Ton ausschalten
ui-board-key-walk = Gehen oder erkunden
ui-board-key-ride = Reiten: die sechs Tasten um das G liegen wie die sechs Seiten eines Feldes
ui-board-key-choose = Von Ort zu Ort
ui-board-key-explore = Erkunden
ui-board-key-places = Zu allen Orten, die du wählen kannst
ui-board-key-turn = Drehen, was du legst
ui-board-key-take = Den Ort wählen oder das Gedrehte legen
ui-board-key-pan = In diese Richtung weitersehen
ui-board-key-zoom = Näher, weiter weg
ui-board-key-centre = Zu deinem Helden
ui-board-key-fit = Das ganze Spielfeld
ui-board-key-sound = Ton an oder aus

## Whose turn

ui-your-turn = Du bist dran, { $hero }
ui-turn-of = { $hero } ist am Zug
ui-fights = { $hero } kämpft gegen { $monster-the }
ui-game-over = Das Spiel ist aus
ui-steps-left = { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
ui-actions-left = { $actions ->
        [one] noch 1 Aktion
       *[other] noch { $actions } Aktionen
    }
ui-actions-left-moved = { $actions ->
        [one] noch 1 Aktion, schon bewegt
       *[other] noch { $actions } Aktionen, schon bewegt
    }
ui-turn-number = Zug { $turn }
ui-tokens-left = { $tokens ->
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    } im Beutel
ui-hexes-left = { $hexes ->
        [one] noch 1 Feld
       *[other] noch { $hexes } Felder
    }
ui-end-turn = Zug beenden
ui-end-turn-sure = { $steps ->
        [one] Noch 1 Schritt: trotzdem beenden?
       *[other] Noch { $steps } Schritte: trotzdem beenden?
    }
ui-undo = Zurücknehmen
ui-skip = Vorspulen
ui-tab-your-turn = Du bist dran! · Karak

## Players

ui-that-is-you = das bist du
ui-played-by-bot = Bot, { $bot }
ui-cursed = verflucht
ui-plagued = Pest
ui-hearts = { $left } von { $of } Herzen
ui-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-empty-pack = trägt nichts

## Fights

ui-strength = Stärke { $strength }
ui-against = gegen
ui-your-chances = Deine Chancen
ui-odds-win = Sieg { $chance } %
ui-odds-tie = Gleichstand { $chance } %
ui-odds-lose = Niederlage { $chance } %
ui-you-win = Sieg
ui-you-tie = Gleichstand
ui-you-lose = Niederlage
ui-fight-won = Sieg!
    .then = { $hero } gewinnt den Kampf.
ui-fight-tied = Gleichstand!
    .then = Niemand wird verletzt, und { $hero } geht zurück.
ui-fight-lost = Niederlage!
    .then = { $hero } verliert ein Herz und geht zurück.

## Battles

ui-which-dice = Welche Würfel ziehen in die Schlacht?
ui-which-dice-how = Würfel, die zu Hause bleiben, sind sicher. Der Heldenwürfel fällt immer.
ui-to-reach = zu erreichen
ui-general = der Dunkle General
ui-fights-general = { $hero } steht vor dem Dunklen General

## The log

ui-log = Was gerade geschah
ui-plays = { $name } spielt { $hero-acc }.
ui-took-back = { $hero } nimmt den letzten Zug zurück.
ui-given-to-bot = Für { $hero } spielt jetzt ein Bot.
ui-taken-back = Für { $hero } spielt wieder ein Mensch.

## The end

ui-won = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
ui-rematch = Noch einmal
ui-look-at-board = Das Spielfeld ansehen

## Connection and settings

ui-offline = Der Server antwortet nicht. Läuft er noch?
ui-line-lost = Verbindung verloren. Neuer Versuch …
ui-connecting = Verbindung wird aufgebaut …
ui-menu = Menü
ui-close = Schließen
ui-pace = Tempo
ui-pace-full = Alles zu sehen
ui-pace-quick = Zügig
ui-pace-off = Sofort
ui-leave-board = Das Spielfeld verlassen
ui-hand-to-bot = Einen Bot für mich spielen lassen
ui-take-seat-back = Selbst weiterspielen

## A device that is shared

ui-reveal-title = Gib das Gerät weiter an { $hero }
ui-reveal = Ich bin { $hero }
