### Why a bot did what it did: short sentences, told after the action.

why-chance = Szansa na wygraną: { $chance }%.
why-other = Drugi wybór: { $action } ({ $chance }%).
why-searched = { $iterations ->
        [one] { $iterations } sprawdzony wariant
        [few] { $iterations } sprawdzone warianty
       *[many] { $iterations } sprawdzonych wariantów
    }, z tego { $share }% z tym ruchem.

## Karak

why-explore = Nieznane jest { $away ->
        [one] o krok stąd
        [few] o { $away } kroki stąd
       *[many] o { $away } kroków stąd
    }; { $tokens ->
        [0] woreczek jest już pusty.
        [one] w woreczku został jeden żeton.
        [few] w woreczku są jeszcze { $tokens } żetony, { $dragon }% na smoka.
       *[many] w woreczku jest jeszcze { $tokens } żetonów, { $dragon }% na smoka.
    }
why-chest = { $away ->
        [0] Jest klucz do skrzyni na tej płytce.
        [one] Jest klucz do skrzyni o krok stąd.
        [few] Jest klucz do skrzyni o { $away } kroki stąd.
       *[many] Jest klucz do skrzyni o { $away } kroków stąd.
    }
why-heal = { $hearts ->
        [one] Zostało { $hearts } serce
        [few] Zostały { $hearts } serca
       *[many] Zostało { $hearts } serc
    }, a fontanna jest { $away ->
        [0] właśnie tutaj.
        [one] o krok stąd.
        [few] o { $away } kroki stąd.
       *[many] o { $away } kroków stąd.
    }
why-take = Warto podnieść { $item-acc }, { $away ->
        [0] tutaj
        [one] o krok stąd
        [few] o { $away } kroki stąd
       *[many] o { $away } kroków stąd
    }.
why-fight = Walka { $monster-with }, { $away ->
        [0] tutaj
        [one] o krok stąd
        [few] o { $away } kroki stąd
       *[many] o { $away } kroków stąd
    }: { $win }% na wygraną, { $lose }% na porażkę.
why-attack = Atak { $attack } przeciw sile { $strength }.
why-dragon-wins = Skarb smoka daje zwycięstwo.
why-dragon-shares = Skarb smoka daje wspólne zwycięstwo.


## Karak 2

why-new-land = { $hexes ->
        [one] Została { $hexes } płytka do odkrycia
        [few] Zostały { $hexes } płytki do odkrycia
       *[many] Zostało { $hexes } płytek do odkrycia
    }{ $abyss ->
        [0] .
       *[other] , { $abyss }% na to, że teraz będzie Głębia.
    }
why-rest = { $hearts ->
        [one] Zostało { $hearts } serce.
        [few] Zostały { $hearts } serca.
       *[many] Zostało { $hearts } serc.
    }
why-gather-city = Miasto jeszcze nie stoi.
why-gather = Zbiera na { $building-acc }.
why-recruit = Chwała { $glory } pozwala na więcej; armia ma { $units ->
        [0] zero oddziałów.
        [one] { $units } oddział.
        [few] { $units } oddziały.
       *[many] { $units } oddziałów.
    }
why-battle = Siła { $strength } przeciw wszystkim, których można wysłać: { $win }% na wygraną.
why-general-wins = Arcykamień daje zwycięstwo.
why-general-shares = Arcykamień daje wspólne zwycięstwo.
why-general-loses = Pokonanie Generała nie dałoby zwycięstwa.
