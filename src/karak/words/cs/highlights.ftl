### What is memorable of a game that is over: a heading, and a sentence that tells it.

highlight-beast = Poslední rána
    .dragon = { $hero } poráží draka při šanci { $chance } %.
    .general = { $hero } poráží Temného generála při šanci { $chance } %.
highlight-upset = Největší překvapení
    .monster = { $hero } poráží { $monster-acc } při šanci { $chance } %.
    .armies = { $hero } poráží { $armies-counted } při šanci { $chance } %.
    .general = { $hero } poráží Temného generála při šanci { $chance } %.
highlight-mishap = Nejtrpčí porážka
    .monster = { $hero } prohrává { $monster-with }, ač má šanci { $chance } %.
    .armies = { $hero } útočí na { $armies-counted } se šancí { $chance } % a prohrává.
    .general = { $hero } útočí na Temného generála se šancí { $chance } % a prohrává.
highlight-lucky = Nejšťastnější ruka
    .told = { $hero } vítězí v { $won } z { $fights } soubojů. Očekávaný počet výher byl { $promised }.
highlight-unlucky = Kostky nepřály
    .told = { $hero } vítězí v { $won } z { $fights } soubojů. Očekávaný počet výher byl { $promised }.
highlight-fighter = Nejvíc vítězství
    .told = { $count ->
        [one] { $hero } vyhrává 1 souboj.
        [few] { $hero } vyhrává { $count } souboje.
       *[other] { $hero } vyhrává { $count } soubojů.
    }
highlight-locksmith = Nejvíc truhel
    .told = { $count ->
        [one] { $hero } odemyká 1 truhlu.
        [few] { $hero } odemyká { $count } truhly.
       *[other] { $hero } odemyká { $count } truhel.
    }
highlight-builder = Nejpilnější stavba
    .told = { $count ->
        [one] { $hero } staví 1 budovu.
        [few] { $hero } staví { $count } budovy.
       *[other] { $hero } staví { $count } budov.
    }
highlight-explorer = Nejdál do neznáma
    .told = { $count ->
        [one] { $hero } přikládá 1 dílek.
        [few] { $hero } přikládá { $count } dílky.
       *[other] { $hero } přikládá { $count } dílků.
    }
highlight-cursed = Nejčastěji pod kletbou
    .told = { $count ->
        [one] { $hero } dostává kletbu jednou.
        [few] { $hero } dostává kletbu { $count }krát.
       *[other] { $hero } dostává kletbu { $count }krát.
    }
highlight-plagued = Nejvíc moru
    .told = { $count ->
        [one] { $hero } čelí moru jednou.
        [few] { $hero } čelí moru { $count }krát.
       *[other] { $hero } čelí moru { $count }krát.
    }
highlight-fallen = Nejčastěji na zemi
    .told = { $count ->
        [one] { $hero } upadá do bezvědomí jednou.
        [few] { $hero } upadá do bezvědomí { $count }krát.
       *[other] { $hero } upadá do bezvědomí { $count }krát.
    }
highlight-explorer-karak2 = Nejdál do neznáma
    .told = { $count ->
        [one] { $hero } přikládá 1 dílek krajiny.
        [few] { $hero } přikládá { $count } dílky krajiny.
       *[other] { $hero } přikládá { $count } dílků krajiny.
    }
