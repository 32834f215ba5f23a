### What Karak asks a player, in one sentence; a decision of the kind "x" is asked by ask-x.

ask-choose-hero = Wen möchtest du spielen?
ask-hero-choice = Deine Fähigkeit lässt dir die Wahl: was nimmst du?
ask-turn = { $steps ->
        [0] Du hast keine Schritte mehr: Nutz, was hier ist, oder beende deinen Zug.
        [one] Du hast noch 1 Schritt: was tust du?
       *[other] Du hast noch { $steps } Schritte: was tust du?
    }

## Exploring

ask-turn-tile = Du erkundest { $side-to } und ziehst { $tile-a } ({ $shape }): wie drehst du das Feld?
ask-choose-token = Du ziehst { $count ->
        [2] zwei
       *[other] { $count }
    } Plättchen: welches legst du aus?

## Fighting

ask-roll = Du kämpfst gegen { $monster-the } (Stärke { $strength }) mit zwei Würfeln{ $bonus ->
        [0] {""}
       *[other] {" "}und +{ $bonus }
    }: würfle!
ask-add-to-attack = Dein Angriff gegen { $monster-the } hat { $attack } gegen { $strength }: änderst du ihn, oder schlägst du zu?
ask-return-at = Du hast dein letztes Herz verloren: an welche Heilquelle kommst du?

## The curse, gear and spells

ask-choose-bearer = Du hast eine Mumie besiegt: wer trägt jetzt den Fluch?
ask-leave-for-reward = Du kannst { $item-the } nicht auch noch tragen: was lässt du hier?
ask-make-room = Was legst du ab, um Platz für { $item-the } zu haben?
ask-pick-up = Hebst du noch etwas auf, bevor dein Zug endet?
ask-portal-to = An welche Heilquelle bringt der Heilzauber { $other }?
