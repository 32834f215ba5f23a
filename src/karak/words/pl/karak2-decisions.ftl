### What Karak 2 asks a player, in one sentence; a decision of the kind "x" is asked by ask-x, or by ask-x-karak2
### where Karak asks something else by that name.

ask-turn-karak2 = { $actions ->
        [0] Nie masz już akcji: zrób to, co nic nie kosztuje, albo zakończ turę.
        [one] Została ci { $actions } akcja{ $moved ->
            [0] , a przed nią ruch
           *[other] , a ruch już za tobą
        }: co robisz?
        [few] Zostały ci { $actions } akcje{ $moved ->
            [0] , a przed każdą ruch
           *[other] , a ruch już za tobą
        }: co robisz?
       *[many] Zostało ci { $actions } akcji{ $moved ->
            [0] , a przed każdą ruch
           *[other] , a ruch już za tobą
        }: co robisz?
    }

## Exploring

ask-choose-hex = Oglądasz dwie płytki, { $first } i { $second }: którą dokładasz?
    .hidden = Oglądasz dwie płytki: którą dokładasz?
ask-choose-place = Losujesz { $land-acc }: gdzie dokładasz płytkę?
ask-turn-hex = Jak obracasz płytkę ({ $land })?
ask-return-army = Masz więcej armii, niż trzeba: którą odkładasz?

## Battle

ask-claw-which = Która armia pada od szponów i kłów?
ask-send-dice = Przeciwnik ma siłę { $strength }, ty masz kość bohatera{ $sent ->
        [0] {""}
        [one] , { $sent } oddział
        [few] , { $sent } oddziały
       *[many] , { $sent } oddziałów
    }{ $bonus ->
        [0] {""}
       *[other] {" "}i +{ $bonus }
    }: wybierz oddziały i rzucaj!
ask-add-to-attack-karak2 = Twój atak to { $attack } przeciw { $strength }: zmieniasz coś czy uderzasz?
ask-ignore-skulls = Amulet może odeprzeć { $count ->
        [one] { $count } czaszkę
        [few] { $count } czaszki
       *[many] { $count } czaszek
    }: co ignorujesz?
ask-cast-plague = Dwie czaszki: na kogo spadają Zaraza i Niedola?

## Gear and resources

ask-pick-up-karak2 = Zbierasz coś jeszcze?
ask-load-cart = Na wózku { $count ->
        [one] jest jeszcze { $count } zasób
        [few] są jeszcze { $count } zasoby
       *[many] jest jeszcze { $count } zasobów
    }: co bierzesz?
ask-gather-more = Amulet daje ci jeden zasób więcej: który?
ask-give-units-back = { $units ->
        [one] Masz { $units } oddział
        [few] Masz { $units } oddziały
       *[many] Masz { $units } oddziałów
    }, ale chwały tylko { $glory }: kogo odsyłasz?
ask-steal-what = { $count ->
        [0] { $other-dat } nie zabierzesz już niczego więcej: kończysz?
        [one] Możesz zabrać { $other-dat } { $count } zasób: co bierzesz?
        [few] Możesz zabrać { $other-dat } { $count } zasoby: co bierzesz?
       *[many] Możesz zabrać { $other-dat } { $count } zasobów: co bierzesz?
    }

## The city

ask-save-resource = Za { $building-acc } płacisz o jeden zasób mniej: który oszczędzasz?
ask-build-more = Wznosisz coś jeszcze?
ask-recruit-more = Masz { $units ->
        [one] { $units } oddział
        [few] { $units } oddziały
       *[many] { $units } oddziałów
    }, a chwały { $glory }: kogo jeszcze szkolisz lub odsyłasz?
