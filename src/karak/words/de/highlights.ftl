### What is memorable of a game that is over: a heading, and a sentence that tells it.

highlight-beast = Der letzte Hieb
    .dragon = { $hero } besiegt den Drachen, bei einer Chance von { $chance } %.
    .general = { $hero } besiegt den Dunklen General, bei einer Chance von { $chance } %.
highlight-upset = Größte Überraschung
    .monster = { $hero } besiegt { $monster-the }, bei einer Chance von { $chance } %.
    .armies = { $hero } besiegt { $armies-counted }, bei einer Chance von { $chance } %.
    .general = { $hero } besiegt den Dunklen General, bei einer Chance von { $chance } %.
highlight-mishap = Bitterste Niederlage
    .monster = { $hero } verliert gegen { $monster-the }, bei einer Chance von { $chance } %.
    .armies = { $hero } verliert gegen { $armies-counted }, bei einer Chance von { $chance } %.
    .general = { $hero } verliert gegen den Dunklen General, bei einer Chance von { $chance } %.
highlight-lucky = Glücklichste Hand
    .told = { $hero } gewinnt { $won } von { $fights } Kämpfen. Zu erwarten waren { $promised }.
highlight-unlucky = Vom Glück verlassen
    .told = { $hero } gewinnt { $won } von { $fights } Kämpfen. Zu erwarten waren { $promised }.
highlight-fighter = Die meisten Siege
    .told = { $count ->
        [one] { $hero } gewinnt 1 Kampf.
       *[other] { $hero } gewinnt { $count } Kämpfe.
    }
highlight-locksmith = Die meisten Truhen
    .told = { $count ->
        [one] { $hero } schließt 1 Truhe auf.
       *[other] { $hero } schließt { $count } Truhen auf.
    }
highlight-builder = Fleißigste Bauhütte
    .told = { $count ->
        [one] { $hero } errichtet 1 Gebäude.
       *[other] { $hero } errichtet { $count } Gebäude.
    }
highlight-explorer = Am weitesten ins Unbekannte
    .told = { $count ->
        [one] { $hero } legt 1 Plättchen an.
       *[other] { $hero } legt { $count } Plättchen an.
    }
highlight-explorer-karak2 = Am weitesten ins Unbekannte
    .told = { $count ->
        [one] { $hero } legt 1 Feld an.
       *[other] { $hero } legt { $count } Felder an.
    }
highlight-cursed = Am häufigsten verflucht
    .told = { $count ->
        [one] Der Fluch trifft { $hero } einmal.
       *[other] Der Fluch trifft { $hero } { $count }-mal.
    }
highlight-plagued = Am häufigsten von der Pest geplagt
    .told = { $count ->
        [one] Die Pest trifft { $hero } einmal.
       *[other] Die Pest trifft { $hero } { $count }-mal.
    }
highlight-fallen = Am häufigsten am Boden
    .told = { $count ->
        [one] { $hero } verliert einmal das Bewusstsein.
       *[other] { $hero } verliert { $count }-mal das Bewusstsein.
    }
