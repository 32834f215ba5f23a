### What Karak asks a player, in one sentence; a decision of the kind "x" is asked by ask-x.

ask-choose-hero = Kim chcesz grać?
ask-hero-choice = Twoja umiejętność daje ci wybór: co bierzesz?
ask-turn = { $steps ->
        [0] Nie masz już kroków: skorzystaj z tego, co tu jest, albo zakończ turę.
        [one] Został ci { $steps } krok: co robisz?
        [few] Zostały ci { $steps } kroki: co robisz?
       *[many] Zostało ci { $steps } kroków: co robisz?
    }

## Exploring

ask-turn-tile = Odkrywasz na { $side-loc } { $tile-acc } ({ $shape }): jak obracasz płytkę?
ask-choose-token = Losujesz { $count ->
        [2] dwa żetony
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }: który kładziesz?

## Fighting

ask-roll = Walczysz { $monster-with } (siła { $strength }). Masz dwie kości{ $bonus ->
        [0] {""}
       *[other] {" "}i +{ $bonus }
    }: rzucaj!
ask-add-to-attack = Twój atak w walce { $monster-with } to { $attack } przeciw { $strength }: zmieniasz coś czy uderzasz?
ask-return-at = To było twoje ostatnie serce: przy której fontannie wracasz do życia?

## The curse, gear and spells

ask-choose-bearer = Mumia pokonana: na kogo spada klątwa?
ask-leave-for-reward = Na { $item-acc } nie ma już miejsca: co tu zostawiasz?
ask-make-room = Co odkładasz, żeby zrobić miejsce na { $item-acc }?
ask-pick-up = Podnosisz coś jeszcze przed końcem tury?
ask-portal-to = Do której fontanny portal przenosi { $other-acc }?
