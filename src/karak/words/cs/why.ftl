### Why a bot did what it did: short sentences, told after the action.

why-chance = Šance vyhrát hru: { $chance } %.
why-other = Druhá nejlepší možnost: { $action } ({ $chance } %).
why-searched = { $iterations ->
        [one] Jedno pokračování přehráno
        [few] { $iterations } pokračování přehrána
       *[other] { $iterations } pokračování přehráno
    }, { $share } % z toho s tímhle tahem.

## Karak

why-explore = { $away ->
        [one] Neznámo je na jeden krok
        [few] Neznámo je na { $away } kroky
       *[other] Neznámo je na { $away } kroků
    }; { $tokens ->
        [0] sáček je prázdný.
        [one] v sáčku zbývá jeden žeton.
        [few] v sáčku zbývají { $tokens } žetony, na { $dragon } % je to drak.
       *[other] v sáčku zbývá { $tokens } žetonů, na { $dragon } % je to drak.
    }
why-chest = { $away ->
        [0] Klíč k truhle, která je přímo tady.
        [one] Klíč k truhle na jeden krok odsud.
        [few] Klíč k truhle na { $away } kroky odsud.
       *[other] Klíč k truhle na { $away } kroků odsud.
    }
why-heal = { $hearts ->
        [one] Zbývá jeden život
        [few] Zbývají { $hearts } životy
       *[other] Zbývá { $hearts } životů
    } a { $away ->
        [0] fontána je přímo tady.
        [one] fontána je na jeden krok.
        [few] fontána je na { $away } kroky.
       *[other] fontána je na { $away } kroků.
    }
why-take = Stojí za to vzít { $item-acc }, { $away ->
        [0] hned tady
        [one] jeden krok odsud
        [few] { $away } kroky odsud
       *[other] { $away } kroků odsud
    }.
why-fight = Souboj { $monster-with }, { $away ->
        [0] hned tady
        [one] jeden krok odsud
        [few] { $away } kroky odsud
       *[other] { $away } kroků odsud
    }: { $win } % na výhru, { $lose } % na prohru.
why-attack = Útok { $attack } proti síle { $strength }.
why-dragon-wins = Dračí poklad vyhraje hru.
why-dragon-shares = Dračí poklad stačí na společné vítězství.

## Karak 2

why-new-land = { $hexes ->
        [one] K objevení zbývá jeden dílek
        [few] K objevení zbývají { $hexes } dílky
       *[other] K objevení zbývá { $hexes } dílků
    }{ $abyss ->
        [0] .
       *[other] , na { $abyss } % přijde pekelná propast.
    }
why-rest = { $hearts ->
        [one] Zbývá jeden život.
        [few] Zbývají { $hearts } životy.
       *[other] Zbývá { $hearts } životů.
    }
why-gather-city = Město ještě není založené.
why-gather = Šetří se na { $building-acc }.
why-recruit = Sláva { $glory } dovolí víc; v armádě { $units ->
        [0] není žádný oddíl.
        [one] je jeden oddíl.
        [few] jsou { $units } oddíly.
       *[other] je { $units } oddílů.
    }
why-battle = Síla { $strength } proti všemu, co se dá poslat: { $win } % na výhru.
why-general-wins = Arcikámen vyhraje hru.
why-general-shares = Arcikámen stačí na společné vítězství.
why-general-loses = Porazit generála by hru nevyhrálo.
