### What Karak 2 asks a player, in one sentence; a decision of the kind "x" is asked by ask-x, or by ask-x-karak2
### where Karak asks something else by that name.

ask-turn-karak2 = { $actions ->
        [0] Du hast keine Aktion mehr: Nutz, was nichts kostet, oder beende deinen Zug.
        [one] Du hast noch 1 Aktion{ $moved ->
            [0] , und eine Bewegung davor
           *[other] {" "}und hast dich schon bewegt
        }: was tust du?
       *[other] Du hast noch { $actions } Aktionen{ $moved ->
            [0] , und vor jeder eine Bewegung
           *[other] {" "}und hast dich für diese schon bewegt
        }: was tust du?
    }

## Exploring

ask-choose-hex = Du siehst dir zwei Felder an, { $first-a } und { $second-a }: welches legst du an?
    .hidden = Du siehst dir zwei Felder an: welches legst du an?
ask-choose-place = Du ziehst { $land-a }: wo legst du das Feld an?
ask-turn-hex = Wie drehst du { $land-the }?
ask-return-army = Du hast mehr Monsterarmeen gezogen als nötig: welche legst du zurück?

## Battle

ask-claw-which = Welche Monsterarmee fällt deinen Krallen und Fängen zum Opfer?
ask-send-dice = Du kämpfst gegen Stärke { $strength } mit deinem Heldenwürfel{ $sent ->
        [0] {""}
        [one] , 1 Einheit
       *[other] , { $sent } Einheiten
    }{ $bonus ->
        [0] {""}
       *[other] {" "}und +{ $bonus }
    }: Wähl deine Einheiten, dann würfle!
ask-add-to-attack-karak2 = Dein Angriff hat { $attack } gegen { $strength }: änderst du ihn, oder schlägst du zu?
ask-ignore-skulls = Dein Amulett kann { $count ->
        [one] 1 Totenkopf
       *[other] { $count } Totenköpfe
    } abwehren: welche ignorierst du?
ask-cast-plague = Du hast zwei Totenköpfe gewürfelt: wen suchen Pest und Elend heim?

## Gear and resources

ask-pick-up-karak2 = Hebst du noch etwas auf?
ask-load-cart = Auf dem Karren { $count ->
        [one] ist noch 1 Rohstoff
       *[other] sind noch { $count } Rohstoffe
    }: was nimmst du?
ask-gather-more = Dein Amulett gibt dir einen Rohstoff mehr: welchen?
ask-give-units-back = Du hast { $units } Einheiten, aber nur Ruhm { $glory }: wen legst du zurück?
ask-steal-what = Von { $other } darfst du { $count ->
        [0] nichts mehr
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    } stehlen: was nimmst du?

## The city

ask-save-resource = Du zahlst für { $building-the } einen Rohstoff weniger: welchen sparst du?
ask-build-more = Errichtest du noch etwas?
ask-recruit-more = Du hast { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } und Ruhm { $glory }: wen rekrutierst du noch, wen legst du zurück?
