### The two abilities of each hero of Karak 2: a name, and what it does in one line.

ability-warrior-1-karak2 = Válečná strategie
    .explained = Jednou za bitvu můžeš hodit znovu všemi použitými kostkami oddílů; platí druhý hod.
ability-warrior-2-karak2 = Plundrování
    .explained = Po vítězství navíc získáš suroviny z toho dílku.
ability-oracle-1-karak2 = Tkadlena osudu
    .explained = Při objevování taháš o jednu armádu víc a jednu vrátíš.
ability-oracle-2-karak2 = Expertní stavitelka
    .explained = Město i každá budova tě stojí o jednu surovinu míň, podle tvé volby.
ability-ranger-1 = Jestřábí oko
    .explained = Jednou za tah tvůj jestřáb zdarma položí další dílek kamkoli, kam se dá dojít.
ability-ranger-2 = Medvědí přítel
    .explained = Od začátku za tebe bojuje medvěd, ať je tvoje sláva jakákoli.
ability-warlock-1-karak2 = Nekromancie
    .explained = Za akci oživíš kostlivce, nejvýš 3, ať je tvoje sláva jakákoli.
ability-warlock-2-karak2 = Sběrač duší
    .explained = Za každý oddíl, o který v bitvě přijdeš, se ti vrátí život.
ability-princess-1 = Bojová finta
    .explained = Jednou za bitvu můžeš hodit kostkou hrdiny znovu; platí druhý hod.
ability-princess-2 = Magický běh
    .explained = Jednou za tah místo pohybu uběhneš až 3 dílky rovně, i přes propasti.
ability-scout-1 = Průzkum terénu
    .explained = Při objevování taháš dva dílky, jeden položíš a druhý tajně vrátíš.
ability-scout-2 = Drápy a tesáky
    .explained = Armáda se silou 1 padne bez bitvy a stejně tak jeden pretorián.
