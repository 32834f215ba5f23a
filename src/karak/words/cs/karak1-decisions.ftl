### What Karak asks a player, in one sentence; a decision of the kind "x" is asked by ask-x.

ask-choose-hero = Za koho chceš hrát?
ask-hero-choice = Tvoje schopnost ti dává na výběr: co si vezmeš?
ask-turn = { $steps ->
        [0] Došly ti kroky: využij, co je tady, nebo ukonči tah.
        [one] Zbývá ti 1 krok: co uděláš?
        [few] Zbývají ti { $steps } kroky: co uděláš?
       *[other] Zbývá ti { $steps } kroků: co uděláš?
    }

## Exploring

ask-turn-tile = Zkoumáš cestu { $side-to } a objevuješ { $tile-acc } ({ $shape }): jak dílek otočíš?
ask-choose-token = Taháš { $count ->
        [2] dva žetony
        [3] tři žetony
        [4] čtyři žetony
       *[other] { $count } žetonů
    }: který položíš?

## Fighting

ask-roll = Bojuješ { $monster-with } (síla { $strength }) dvěma kostkami{ $bonus ->
        [0] {""}
       *[other] {" "}a s bonusem +{ $bonus }
    }: hoď si!
ask-add-to-attack = Útočíš na { $monster-acc }, { $attack } proti { $strength }: ještě něco přidáš, nebo udeříš?
ask-return-at = Poslední život je pryč: u které fontány se vrátíš do hry?

## The curse, gear and spells

ask-choose-bearer = Mumie je poražená: kdo teď ponese kletbu?
ask-leave-for-reward = Na { $item-acc } už nemáš místo: co tu necháš ležet?
ask-make-room = Co odložíš, aby bylo místo na { $item-acc }?
ask-pick-up = Zvedneš ještě něco, než ti skončí tah?
ask-portal-to = Ke které fontáně má léčivý portál { $other-acc } přenést?
