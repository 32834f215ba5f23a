### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Diese Spiele lassen sich so nicht spielen oder zählen. Fertige bleiben erhalten; sieh dir noch einmal an, wonach du gefragt hast.
error-bad-amount = { $option } kann nicht { $value } sein. Gib eine Zahl von mindestens { $fewest } an.
error-two-bots-needed = Eine Arena braucht mindestens zwei verschiedene Bots, jeden einmal genannt, bekam aber: { $bots }. Nenn sie so: --bots greedy,random.
error-ladder-is-fixed = Die Rangliste sagt selbst, welche Bots spielen, wie viele an einem Tisch und wie oft. Lass --bots, --players und --games weg.
error-folder-refused = In „{ $path }“ lassen sich keine Spiele aufbewahren ({ $reason }). Wähl mit --out einen anderen Ordner, oder sorg dafür, dass du dort schreiben darfst.
error-page-refused = Die Seite lässt sich nicht in „{ $path }“ schreiben ({ $reason }). Spiele und Bericht bleiben erhalten. Wähl mit --page einen anderen Ordner, oder sorg dafür, dass du dort schreiben darfst.
error-damaged-games = Zeile { $line } von „{ $path }“ ist kein Spiel, das hier aufbewahrt wurde. Entfern diese Zeile, oder wähl einen anderen Ordner.
error-other-games = In „{ $path }“ liegen Spiele, die anders aufgebaut waren, vielleicht mit anderem Startwert. Wähl mit --out einen anderen Ordner.
error-other-code = Die Spiele in „{ $path }“ wurden mit anderen Versionen von Regeln oder Bots gespielt. Wähl mit --out einen anderen Ordner, oder füg --mix hinzu, um sie zusammen zu zählen.
error-bot-broke = Spiel { $number } wurde angehalten: { $kind ->
        [raised] { $bot-id } ist ausgefallen ({ $what })
        [illegal] { $bot-id } wollte „{ $what }“ tun, und das war nicht erlaubt
        [stalled] { $bot-id } hat nicht rechtzeitig geantwortet
        [died] { $bot-id } hat seinen Prozess beendet
       *[endless] es kam zu keinem Ende
    }. Fertige Spiele bleiben erhalten. Verbessere den Bot und füg --again hinzu, oder lass --strict weg, um solche Spiele als verloren zu zählen.
error-game-broke = Spiel { $number } ist gescheitert, ohne dass ein Bot schuld ist ({ $reason }). Bitte melde es; fertige Spiele bleiben erhalten.
error-no-workers = Die Prozesse, die spielen sollten, endeten, bevor sie begannen; was sie sagten, steht oben. Fertige Spiele bleiben erhalten. Versuch es mit weniger: --jobs 1.

## While games are played

arena-heading = { $game }, { $players } Spieler: { $one } gegen { $others }
arena-progress = { $done } von { $wanted } Spielen, { $one } { $share } %
arena-stopped = Angehalten. Fertige Spiele liegen in { $path }; derselbe Befehl macht weiter.
arena-out-of-time = Die Zeit ist um. Fertige Spiele liegen in { $path }; derselbe Befehl macht weiter.

## What came of them

arena-standing = { $share } % der Siege ({ $low } bis { $high } % mit 95 % Sicherheit)
arena-target = { $reached ->
        [yes] { $target } % waren zu erreichen und sind erreicht.
       *[no] { $target } % waren zu erreichen und sind nicht erreicht.
    }
arena-none = Noch ist keine Spiegelgruppe fertig.
arena-games = { $games } Spiele in { $groups } Spiegelgruppen: { $won } gewonnen, { $shared } geteilt, { $lost } verloren
arena-seconds = { $seconds } Sekunden eines Kerns für ein Spiel
arena-faults = { $number ->
        [one] Ein Spiel brach ab
       *[other] { $number } Spiele brachen ab
    }: { $kind ->
        [raised] { $bot-id } ist ausgefallen ({ $what })
        [illegal] { $bot-id } wollte „{ $what }“ tun, und das war nicht erlaubt
        [stalled] { $bot-id } hat nicht rechtzeitig geantwortet
        [died] { $bot-id } hat seinen Prozess beendet
       *[endless] es kam zu keinem Ende
    }
arena-see = Das erste davon ansehen: { $command }
arena-page = Die Seite ist geschrieben: { $path }

## The page about the ladder

ladder-title = Die Rangliste
ladder-lead = Wie die Bots gegeneinander stehen: Jeder soll den unter ihm so deutlich schlagen, dass man es merkt. Die Zahlen sind durch Spielen gemessen; ein fett gedruckter Anteil hat sein Ziel erreicht.
ladder-column-pairing = wer gegen wen
ladder-column-target = Ziel
ladder-column-share = Anteil der Siege
ladder-column-certain = 95-%-Intervall
ladder-column-games = Spiele
ladder-column-counts = gewonnen, geteilt, verloren
ladder-column-seconds = Sekunden je Spiel
ladder-pairing = { $number ->
        [one] { $one } gegen { $others }
       *[other] { $one } gegen { $number } × { $others }
    }
ladder-counts = { $broken ->
        [0] { $won }, { $shared }, { $lost }
       *[other] { $won }, { $shared }, { $lost }; { $broken } abgebrochen
    }
ladder-mixed = { $games }, von { $versions } Versionen der Bots
ladder-how = Wie gemessen wird
ladder-mirrored = Plätze und Helden werden gespiegelt. Jede Verteilung der Helden, mit ihrem Startwert, wird so oft gespielt, wie es Plätze gibt, und der erste Bot sitzt auf jedem davon einmal. So bevorzugt kein Platz und kein Held jemanden. Ein Sieg, den sich mehrere teilen, zählt für jeden als sein Teil davon. Ein Bot, der ausfällt, verliert das Spiel.
ladder-interval = Spiele mit derselben Verteilung sind nicht unabhängig. Die Streuung zwischen den Verteilungen sagt, wie viele unabhängige Spiele sie wert sind, höchstens so viele, wie gespielt wurden; mit dieser Zahl ist es das Intervall von Wilson. Der Champion rechnet 2.000 Durchläufe je Zug. Die Sekunden sind die eines Kerns für ein ganzes Spiel, auf dem Rechner, der gemessen hat.
ladder-again = Fertige Spiele bleiben erhalten, und derselbe Befehl macht weiter, wo er angehalten wurde:

## A study

error-too-few-heroes = { $players } Spieler brauchen ebenso viele verschiedene Helden, genannt sind aber nur { $heroes } verschiedene. Nenn mit --heroes mehr, oder sag „all“.
error-bots-do-not-fit = Für { $players } Spieler sind { $bots } Bots genannt. Nenn einen Bot für alle Plätze oder einen für jeden.
error-unreadable-figures = Die Zahlen in „{ $path }“ lassen sich nicht lesen ({ $reason }). Sieh nach, ob es die Datei gibt und ob sie Text enthält.
error-missing-extra = Das braucht das Paket { $package }, und das ist nicht installiert. Installier es mit pip install "karak[{ $extra }]".
error-cluster-failed = Der Cluster bei { $address } spielt nicht ({ $reason }). Fertige Spiele bleiben erhalten. Sieh nach, ob dort Ray läuft, oder lass --cluster weg.
error-cluster-differs = Ein Rechner des Clusters unter { $address } hat andere Regeln oder Bots als dieser hier. Fertige Spiele bleiben erhalten. Installiere überall dieselbe Version von karak.
simulate-heading = { $game }, { $players } Spieler: { $bots } ({ $arm })
simulate-progress = { $done } von { $wanted } Spielen
simulate-arm = { $arm }:
simulate-wins = Siege jedes Helden in seinen Spielen, mit dem 95-%-Intervall:
simulate-hero = { $share } % ({ $low } bis { $high } %)
simulate-tables = Die Tabellen sind geschrieben: { $path }
simulate-report = Der Bericht ist geschrieben: { $path }

## The report of a study

report-title = { $game } im Labor
report-lead = Was { $games } Spiele mit { $players } Spielern zeigen; auf allen Plätzen spielt { $bots }. Ein Intervall enthält den wahren Wert mit 95 % Sicherheit.
report-broken = { $number ->
        [one] Ein Spiel brach ab und zählt nicht mit.
       *[other] { $number } Spiele brachen ab und zählen nicht mit.
    }
report-standard = Standard
report-numbers = Die Zahlen
report-percent = { $number } %
report-short = Kurz gesagt
report-strong = Stärker als die anderen: { $heroes }. Ausgeglichen wären { $even } %; aus der Reihe fällt, wer mit Sicherheit ein Zehntel oder mehr darüber oder darunter liegt.
report-weak = Schwächer als die anderen: { $heroes }. Ausgeglichen wären { $even } %.
report-in-line = Kein Held fällt aus der Reihe: Keiner liegt mit Sicherheit ein Zehntel oder mehr über oder unter den { $even } %, die ausgeglichen wären.
report-first-last = Wer anfängt, gewinnt { $first }, wer als Letzter spielt, { $last }.
report-feller-wins = Wer das Ungeheuer besiegt, gewinnt in { $won } % der Spiele allein und verliert in { $lost } % nach Punkten. Sieger liegen im Mittel { $margin } Punkte vorn.
report-usual-length = Die Hälfte der Spiele dauert höchstens { $turns } Züge, etwa { $minutes } Minuten; jedes zehnte dauert mehr als { $long } Minuten.
report-behind = Der spätere Sieger führt nach der Hälfte der Züge nicht: in { $half } der Spiele; nicht einmal vor dem letzten Zug: in { $last }.
report-general = Dunkler General
report-place = als Nummer { $place }
report-moment = nach { $part } des Spiels
report-last-turn = vor dem letzten Zug
report-heroes =
    .title = Siege nach Held
    .text = Der Anteil der Siege, den jeder Held in seinen Spielen holte. An der gestrichelten Linie wären alle Helden gleich stark.
report-places =
    .title = Siege nach Zugreihenfolge
    .text = Ob es hilft, anzufangen: der Anteil der Siege nach dem Platz in der Zugreihenfolge.
report-beast =
    .title = Wer das Ungeheuer erlegt und wer gewinnt
    .text = Was aus dem Helden wurde, der den Drachen oder den Dunklen General besiegte, in Prozent aller Spiele.
report-feller =
    .won = gewinnt allein
    .shared = teilt den Sieg
    .lost = verliert nach Punkten
    .nobody = niemand besiegt es
report-length =
    .title = Wie lange ein Spiel dauert
    .text = Die Züge aller Helden zusammen, in Prozent aller Spiele. Die Minuten sind geschätzt: 15 Sekunden für einen Zug, 8 für ein neues Plättchen, 20 für einen Kampf.
report-race =
    .title = Punkte im Lauf eines Spiels
    .text = Die mittleren Punkte derer, die am Ende gewinnen, und der anderen, vom Anfang bis zum Ende eines Spiels.
report-fights =
    .title = Kämpfe nach Gegner
    .text = Wie oft in einem Spiel gegen wen gekämpft wird und wie das ausgeht; die schwächsten Gegner stehen oben.
report-abilities =
    .title = Was Fähigkeiten wert sind
    .text = Wie oft eine Fähigkeit in einem Spiel ihres Helden genutzt wird. Die Tabelle sagt, wie viele Kämpfe sie nach den gefallenen Würfeln zum Besseren wendete und wie es dem Helden in Spielen mit mehr Nutzung als üblich erging und in den übrigen. Das geht miteinander einher; die Ursache muss es nicht sein.
report-pieces =
    .title = Was Helden bekommen
    .text = Der Anteil der Siege derer, die in einem Spiel ein solches Stück bekamen. Die Tabelle sagt auch, wie viele es waren und wie es denen erging, die keines bekamen. Das geht miteinander einher; die Ursache muss es nicht sein: Wem es gut geht, der bekommt mehr.
report-comebacks =
    .title = Aufholjagden
    .text = In wie vielen Spielen jemand gewinnt, der in diesem Moment nicht in Führung lag.
report-column =
    .hero = Held
    .place = Platz
    .games = Spiele
    .share = Anteil in %
    .interval = Intervall in %
    .turns = Züge
    .minutes = Minuten
    .shorter = ein Zehntel ist kürzer
    .median = die Hälfte ist kürzer
    .longer = ein Zehntel ist länger
    .winners = Sieger
    .others = die anderen
    .moment = wann
    .foe = Gegner
    .won = gewonnen
    .tied = unentschieden
    .lost = verloren
    .wins = Siege
    .ability = Fähigkeit
    .uses = Nutzungen je Spiel
    .turned = gewendete Kämpfe je Spiel
    .often = Siege bei häufiger Nutzung
    .seldom = Siege bei seltener Nutzung
    .piece = Stück
    .got = Anzahl je Spiel
    .getting = Anteil, der eines bekommt
    .having = Siege derer, die eines bekamen
    .lacking = Siege der anderen
