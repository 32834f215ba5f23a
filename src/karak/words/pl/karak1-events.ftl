### The log of Karak, and of what happens in both games: one sentence in the present tense for each event.
### $hero is the hero whose event it is, always the subject.

## Setting up

event-hero-taken = Gracz { $seat-number } gra { $hero-role }.
event-start-rolled = { $hero } rzuca o pierwszeństwo: { $die }.

## The turn

event-turn-began = Teraz gra { $hero }.
event-turn-skipped = { $hero } leży bez przytomności, traci turę i odzyskuje siły: { $hearts ->
        [one] { $hearts } serce
        [few] { $hearts } serca
       *[many] { $hearts } serc
    }.
event-turn-ended = { $hero } kończy turę.

## Moving and exploring

event-stepped = { $hero } idzie na { $side }.
event-gate-taken = { $hero } przechodzi przez bramę do innej bramy.
event-tile-drawn = { $hero } odkrywa na { $side-loc } { $tile-acc } ({ $shape }).
event-tile-returned = Podziemia by się zamknęły: { $tile } ({ $shape }) wraca do stosu, a { $hero } losuje inną płytkę.
event-tile-laid = { $hero } dokłada płytkę i { $tile-enter }.
event-token-drawn = { $hero } wyciąga z woreczka { $token-acc }.
event-token-returned = { $hero } wrzuca { $token-acc } z powrotem do woreczka.
event-token-laid = { $hero } znajduje w komnacie { $token-acc }.

## Fighting

event-fight-began = { $hero } walczy { $monster-with } (siła { $strength }).
event-dice-rolled = { $hero } wyrzuca { $die1 } i { $die2 }.
event-die-rolled-again = { $hero } powtarza rzut: zamiast { $was } wypada { $die }.
event-flames-used = { $kept ->
        [0] { $hero } zużywa magiczny pocisk.
       *[other] { $hero } używa magicznego pocisku i go zachowuje.
    }
event-heart-sacrificed = { $hero } poświęca serce i { $hearts ->
        [0] nie ma już ani jednego
       *[other] ma ich jeszcze { $hearts }
    }.
event-monster-defeated = { $hero } pokonuje { $monster-acc }, { $attack } do { $strength }.
event-fight-tied = { $hero } remisuje { $monster-with }, po { $attack }.
event-fight-lost = { $hero } przegrywa { $monster-with }, { $attack } do { $strength }, i { $hearts ->
        [0] nie ma już ani jednego serca
        [one] zostaje z { $hearts } sercem
        [few] zostaje z { $hearts } sercami
       *[many] zostaje z { $hearts } sercami
    }.
event-went-back = { $hero } się cofa.
event-fell-unconscious = { $hero } traci przytomność.
event-reincarnated = { $hero } odradza się przy fontannie.

## Healing and the curse

event-healed = { $hero } leczy rany i ma { $hearts ->
        [one] { $hearts } serce
        [few] { $hearts } serca
       *[many] { $hearts } serc
    }.
event-portal-cast = { $hero } rzuca uzdrawiający portal: { $other } trafia do fontanny.
event-curse-laid = { $hero } rzuca klątwę na { $other-acc }.
event-curse-stayed = { $hero } zostawia klątwę tam, gdzie jest: dalej nosi ją { $other }.
event-curse-lifted = { $hero } pozbywa się klątwy.

## Gear and treasure

event-item-gained = { $hero } zdobywa { $item-acc }.
event-item-left = { $hero } zostawia na ziemi { $item-acc }.
event-item-taken = { $hero } podnosi { $item-acc }.
event-chest-opened = { $hero } otwiera skrzynię i zużywa klucz.

## Heroes

event-swapped = { $hero } zamienia się miejscami z { $other-ins }.
event-ability-used = { $hero } używa { $ability ->
        [1] pierwszej umiejętności
        [2] drugiej umiejętności
       *[other] umiejętności { $ability }
    }.

## The end

event-game-ended = { $reason ->
        [dragon] Smok pokonany, koniec gry.
        [experts-goal] { $hero } ma komplet skarbów dla ekspertów, koniec gry.
        [general] Mroczny Generał pokonany, koniec gry.
       *[no-way-on] Żadna droga nie prowadzi już dalej, koniec gry.
    }
