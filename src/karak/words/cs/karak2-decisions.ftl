### What Karak 2 asks a player, in one sentence; a decision of the kind "x" is asked by ask-x, or by ask-x-karak2
### where Karak asks something else by that name.

ask-turn-karak2 = { $actions ->
        [0] Došly ti akce: využij, co je zdarma, nebo ukonči tah.
        [one] Zbývá ti 1 akce{ $moved ->
            [0] {" "}a pohyb před ní
           *[other] {" "}a pohyb už máš za sebou
        }: co uděláš?
        [few] Zbývají ti { $actions } akce{ $moved ->
            [0] {" "}a pohyb před každou z nich
           *[other] {" "}a pohyb před touhle už máš za sebou
        }: co uděláš?
       *[other] Zbývá ti { $actions } akcí{ $moved ->
            [0] {" "}a pohyb před každou z nich
           *[other] {" "}a pohyb před touhle už máš za sebou
        }: co uděláš?
    }

## Exploring

ask-choose-hex = Prohlížíš si dva dílky, { $first-acc } a { $second-acc }: který položíš?
    .hidden = Prohlížíš si dva dílky: který položíš?
ask-choose-place = Taháš { $land-acc }: kam dílek položíš?
ask-turn-hex = Jak otočíš { $land-acc }?
ask-return-army = Máš o armádu víc, než je potřeba: kterou vrátíš?

## Battle

ask-claw-which = Která armáda padne tvým drápům a tesákům?
ask-send-dice = Bojuješ se silou { $strength } a máš kostku hrdiny{ $sent ->
        [0] {""}
        [one] , 1 oddíl
        [few] , { $sent } oddíly
       *[other] , { $sent } oddílů
    }{ $bonus ->
        [0] {""}
       *[other] {" "}a bonus +{ $bonus }
    }: vyber oddíly a hoď si!
ask-add-to-attack-karak2 = Tvůj útok je { $attack } proti { $strength }: ještě něco přidáš, nebo udeříš?
ask-ignore-skulls = Tvůj amulet umí odvrátit { $count ->
        [one] 1 lebku
        [few] { $count } lebky
       *[other] { $count } lebek
    }: kterou odvrátíš?
ask-cast-plague = Padly ti dvě lebky: na koho uvrhneš bídu a mor?

## Gear and resources

ask-pick-up-karak2 = Zvedneš ještě něco?
ask-load-cart = Na povozu { $count ->
        [one] zbývá 1 surovina
        [few] zbývají { $count } suroviny
       *[other] zbývá { $count } surovin
    }: co si vezmeš?
ask-gather-more = Amulet ti dává o surovinu víc: kterou si vezmeš?
ask-give-units-back = Máš { $units ->
        [one] 1 oddíl
        [few] { $units } oddíly
       *[other] { $units } oddílů
    }, ale slávu jen { $glory }: koho vrátíš?
ask-steal-what = Okrádáš { $other-acc } a můžeš vzít { $count ->
        [0] už jen nic
        [one] ještě 1 surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    }: co si vezmeš?

## The city

ask-save-resource = Za { $building-acc } platíš o surovinu míň: kterou ušetříš?
ask-build-more = Postavíš ještě něco?
ask-recruit-more = Máš { $units ->
        [0] 0 oddílů
        [one] 1 oddíl
        [few] { $units } oddíly
       *[other] { $units } oddílů
    } a slávu { $glory }: koho ještě vycvičíš nebo vrátíš?
