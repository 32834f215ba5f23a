### What the client says at the table, around the board: seats, clock, dice of one's own, odds, things and their rules.

## Seats and clock

ui-at-the-table = Wer am Tisch sitzt
ui-bot-for = Bot ({ $bot }) für { $name }
ui-here = ist da
ui-watching = { $count ->
        [one] 1 Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
ui-which-bot = Welcher Bot springt ein?
ui-hand-absent-to-bot = Solange einen Bot spielen lassen
ui-mend-seat = Wieder hereinlassen
ui-mend-how = Wer diesen Platz verloren hat, öffnet diesen Link auf irgendeinem Gerät und sitzt wieder am Tisch. Er gilt einmal.
ui-mend-word = Das Wort dafür: { $claim }
ui-clock-game = Noch { $time } für das ganze Spiel.
ui-clock-move = Noch { $time } für diesen Zug.
ui-clock-to-bot = Bei null übernimmt ein Bot.
ui-clock-ends-turn = Bei null endet der Zug.

## Saying something

ui-emotes = Etwas sagen
ui-says = { $hero }: „{ $what }“
ui-shows = { $hero } { $what }.

## The turn

ui-end-turn-actions = { $actions ->
        [one] Noch 1 Aktion: trotzdem beenden?
       *[other] Noch { $actions } Aktionen: trotzdem beenden?
    }
ui-no-undo-here = An diesem Tisch wird nichts zurückgenommen.
ui-no-undo-others = Hier gibt es nichts von dir zurückzunehmen: Zuletzt war jemand anderes dran.
ui-no-undo-chance = Das bleibt, wie es ist: Der Zufall oder etwas Verdecktes war im Spiel.
ui-whole-log = Alles
ui-story = Das ganze Spiel in Worten
ui-earlier = Was davor geschah
ui-watch-again = Ansehen
ui-watch-again-what = Die Züge der anderen noch einmal ansehen

## Keys

ui-keys = Tasten
ui-key-actions = alles, was du jetzt tun kannst, als Liste
ui-key-position = die Stellung in Worten
ui-key-log = das ganze Spiel in Worten
ui-key-watch = die Züge der anderen noch einmal ansehen
ui-key-skip = vorspulen
ui-key-undo = zurücknehmen
ui-key-end = den Zug beenden
ui-key-emotes = etwas sagen
ui-key-close = schließen, was offen ist
ui-key-keys = diese Tasten

## The position in words

ui-position = Die Stellung in Worten
ui-actions = Was du tun kannst
ui-players = Spieler
ui-places = Orte, von deinem Helden aus
ui-all-places = Alle { $count } Orte
ui-right-here = genau hier
ui-leg = { $number } { $side-to }
ui-open-to = Wege führen nach: { $sides }.
ui-odds-there = Wenn { $hero } jetzt dort kämpft
ui-odds-hearts = Verlorene Herzen im Mittel: { $hearts }

## What players own

ui-all-of = Alles über { $hero }
ui-glory = Ruhm { $glory }
ui-unconscious = bewusstlos
ui-abilities = Fähigkeiten
ui-owns-gear = Ausrüstung
ui-owns-treasures = Schätze
ui-owns-army = Armee
ui-owns-resources = Rohstoffe
ui-owns-city = Stadt
ui-owns-stones = Seelensteine

## What something is

ui-thing-curse = der Fluch
ui-thing-heart = Herzen
ui-thing-plague = Pest und Elend
ui-thing-glory = Ruhm
ui-thing-praetorian = Prätorianer
ui-fact-bonus = +{ $bonus } im Kampf
ui-fact-number = { $number } im Spiel
ui-fact-die = Sein Würfel: { $face }
ui-fact-price = Kostet { $resources-counted }
ui-rules = Die Regeln
ui-ruling = Unsere Festlegung:

## Choosing dice

ui-with-these = Mit diesen Würfeln
ui-best-dice = Am besten: Heldenwürfel, { $units-counted }
ui-best-alone = Am besten: der Heldenwürfel allein
ui-take-best = Das Beste wählen
ui-units-lost = Verlorene Einheiten im Mittel: { $units }
ui-chance-to-fall = Danach bewusstlos: { $chance } %

## Dice of one's own

ui-chance-die = Würfel { $number }: Was zeigt er?
ui-chance-unit-die = { $die }: Was zeigt er?
ui-chance-tile = Welches Feld hast du gezogen?
ui-chance-token = Welches Plättchen hast du aus dem Beutel gezogen?
ui-chance-which-hex = Welches Feld hast du gezogen?
ui-chance-hex = { $land }, Stufe { $tier }, { $count ->
        [0] ohne Schlucht
       *[other] Schluchten: { $edges }
    }
ui-chance-army = Welche Armee hast du aus dem Beutel gezogen?
ui-chance-amulet = Welches Amulett hast du gezogen?
ui-chance-other = Was ist gekommen? ({ $kind })
ui-chance-how = Würfle und zieh für { $hero } an deinem eigenen Tisch, und tippe an, was gekommen ist.
ui-chance-correct = Das Letzte berichtigen
ui-chance-drop = Etwas anderes tun
ui-wish = Der Bot von { $hero } muss würfeln oder ziehen.
ui-wish-do = Ich mache es für den Bot

## A device that is shared

ui-hand-it-to = Gib es weiter an { $name }
ui-behind-the-door = Hinter der Tür liegt etwas, das nur einer von euch sehen darf.
ui-i-am = Ich bin { $name }: Tür auf
