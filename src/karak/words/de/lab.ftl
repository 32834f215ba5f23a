### What the laboratory says: games between bots, counted.

## What can go wrong

error-lab = Diese Spiele lassen sich so nicht spielen oder zählen. Fertige bleiben erhalten; sieh dir noch einmal an, wonach du gefragt hast.
error-bad-amount = { $option } kann nicht { $value } sein. Gib eine Zahl von mindestens { $fewest } an.
error-two-bots-needed = Eine Arena braucht mindestens zwei verschiedene Bots, jeden einmal genannt, bekam aber: { $bots }. Nenn sie so: --bots greedy,random.
error-ladder-is-fixed = Die Rangliste sagt selbst, welche Bots spielen, wie viele an einem Tisch und wie oft. Lass --bots, --players und --games weg.
error-folder-refused = In „{ $path }“ lassen sich keine Spiele aufbewahren ({ $reason }). Wähl mit --out einen anderen Ordner, oder sorg dafür, dass du dort schreiben darfst.
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
