### What is memorable of a game that is over: a heading, and a sentence that tells it.

highlight-beast = Ostatni cios
    .dragon = { $hero } pokonuje smoka przy szansie { $chance }%.
    .general = { $hero } pokonuje Mrocznego Generała przy szansie { $chance }%.
highlight-upset = Największa niespodzianka
    .monster = { $hero } pokonuje { $monster-acc } przy szansie { $chance }%.
    .armies = { $hero } pokonuje { $armies-counted } przy szansie { $chance }%.
    .general = { $hero } pokonuje Mrocznego Generała przy szansie { $chance }%.
highlight-mishap = Najbardziej gorzka porażka
    .monster = { $hero } przegrywa { $monster-with } mimo szansy { $chance }%.
    .armies = { $hero } atakuje { $armies-counted } z szansą { $chance }% i przegrywa.
    .general = { $hero } atakuje Mrocznego Generała z szansą { $chance }% i przegrywa.
highlight-lucky = Najszczęśliwsza ręka
    .told = { $hero } wygrywa { $won } z { $fights } walk. Oczekiwana liczba zwycięstw: { $promised }.
highlight-unlucky = Kości nie sprzyjały
    .told = { $hero } wygrywa { $won } z { $fights } walk. Oczekiwana liczba zwycięstw: { $promised }.
highlight-fighter = Najwięcej zwycięstw
    .told = { $count ->
        [one] { $hero } wygrywa { $count } walkę.
        [few] { $hero } wygrywa { $count } walki.
       *[many] { $hero } wygrywa { $count } walk.
    }
highlight-locksmith = Najwięcej skrzyń
    .told = { $count ->
        [one] { $hero } otwiera { $count } skrzynię.
        [few] { $hero } otwiera { $count } skrzynie.
       *[many] { $hero } otwiera { $count } skrzyń.
    }
highlight-builder = Największy plac budowy
    .told = { $count ->
        [one] { $hero } wznosi { $count } budynek.
        [few] { $hero } wznosi { $count } budynki.
       *[many] { $hero } wznosi { $count } budynków.
    }
highlight-explorer = Najdalej w nieznane
    .told = { $count ->
        [one] { $hero } dokłada { $count } płytkę.
        [few] { $hero } dokłada { $count } płytki.
       *[many] { $hero } dokłada { $count } płytek.
    }
highlight-cursed = Najwięcej klątw
    .told = { $count ->
        [one] Klątwa spada na { $hero-acc } { $count } raz.
        [few] Klątwa spada na { $hero-acc } { $count } razy.
       *[many] Klątwa spada na { $hero-acc } { $count } razy.
    }
highlight-plagued = Najwięcej zarazy
    .told = { $count ->
        [one] { $hero } mierzy się z zarazą { $count } raz.
        [few] { $hero } mierzy się z zarazą { $count } razy.
       *[many] { $hero } mierzy się z zarazą { $count } razy.
    }
highlight-fallen = Najczęściej na ziemi
    .told = { $count ->
        [one] { $hero } traci przytomność { $count } raz.
        [few] { $hero } traci przytomność { $count } razy.
       *[many] { $hero } traci przytomność { $count } razy.
    }
highlight-explorer-karak2 = Najdalej w nieznane
    .told = { $count ->
        [one] { $hero } dokłada { $count } płytkę krainy.
        [few] { $hero } dokłada { $count } płytki krainy.
       *[many] { $hero } dokłada { $count } płytek krainy.
    }
