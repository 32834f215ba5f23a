### The two abilities of each hero of Karak 2: a name, and what it does in one line.

ability-warrior-1-karak2 = Strategia walki
    .explained = Raz na walkę możesz powtórzyć rzut wszystkimi użytymi kośćmi oddziałów; liczy się drugi rzut.
ability-warrior-2-karak2 = Plądrowanie
    .explained = Po wygranej walce zbierasz też zasoby z tej płytki.
ability-oracle-1-karak2 = Tkaczka losu
    .explained = Przy odkrywaniu losujesz o jedną armię więcej i jedną odkładasz.
ability-oracle-2-karak2 = Doświadczona budowniczy
    .explained = Miasto i każdy budynek kosztują cię o jeden wybrany zasób mniej.
ability-ranger-1 = Sokoli wzrok
    .explained = Raz na turę, za darmo, twój sokół dokłada następną płytkę w dowolnym dostępnym miejscu.
ability-ranger-2 = Niedźwiedzi przyjaciel
    .explained = Niedźwiedź walczy po twojej stronie od początku, niezależnie od chwały.
ability-warlock-1-karak2 = Nekromancja
    .explained = W ramach akcji ożywiasz szkieletora; możesz mieć ich do 3, niezależnie od chwały.
ability-warlock-2-karak2 = Kolekcjoner dusz
    .explained = Każdy oddział stracony w walce oddaje ci jedno serce.
ability-princess-1 = Finezja
    .explained = Raz na walkę możesz powtórzyć rzut kością bohatera; liczy się drugi rzut.
ability-princess-2 = Magiczny galop
    .explained = Raz na turę, zamiast ruchu, galopujesz prosto do 3 płytek, choćby przez przepaście.
ability-scout-1 = Badanie terenu
    .explained = Przy odkrywaniu losujesz dwie płytki, jedną dokładasz, a drugą odkładasz tak, by nikt nie widział.
ability-scout-2 = Szpony i kły
    .explained = Armia o sile 1 pada bez walki, tak samo jeden gwardzista.
