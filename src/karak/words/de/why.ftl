### Why a bot did what it did: short sentences, told after the action.

why-chance = Chance auf den Sieg im Spiel: { $chance } %.
why-other = Das Nächstbeste war: { $action } ({ $chance } %).
why-searched = { $iterations ->
        [one] Eine Fortsetzung
       *[other] { $iterations } Fortsetzungen
    } durchgespielt, { $share } % davon mit diesem Zug.

## Karak

why-explore = { $away ->
        [one] Das Unbekannte ist einen Schritt entfernt
       *[other] Das Unbekannte ist { $away } Schritte entfernt
    }; { $tokens ->
        [0] im Beutel ist nichts mehr.
        [one] im Beutel ist noch ein Plättchen.
       *[other] im Beutel sind noch { $tokens } Plättchen, zu { $dragon } % ist es der Drache.
    }
why-chest = { $away ->
        [0] Ein Schlüssel für die Truhe auf diesem Feld.
        [one] Ein Schlüssel für eine Truhe, die einen Schritt entfernt ist.
       *[other] Ein Schlüssel für eine Truhe, die { $away } Schritte entfernt ist.
    }
why-heal = { $hearts ->
        [one] Nur noch ein Herz
       *[other] Noch { $hearts } Herzen
    }, und { $away ->
        [0] hier ist eine Heilquelle.
        [one] eine Heilquelle ist einen Schritt entfernt.
       *[other] eine Heilquelle ist { $away } Schritte entfernt.
    }
why-take = Es lohnt sich, { $item-the } zu holen: { $away ->
        [0] hier
        [one] einen Schritt entfernt
       *[other] { $away } Schritte entfernt
    }.
why-fight = Gegen { $monster-the }, { $away ->
        [0] hier
        [one] einen Schritt entfernt
       *[other] { $away } Schritte entfernt
    }: { $win } % Sieg, { $lose } % Niederlage.
why-attack = Angriff { $attack } gegen Stärke { $strength }.
why-dragon-wins = Der Drachenschatz gewinnt das Spiel.
why-dragon-shares = Der Drachenschatz bringt einen geteilten Sieg.


## Karak 2

why-new-land = { $hexes ->
        [one] Ein Feld ist noch zu entdecken
       *[other] { $hexes } Felder sind noch zu entdecken
    }{ $abyss ->
        [0] .
       *[other] , zu { $abyss } % kommt als Nächstes der Höllenschlund.
    }
why-rest = { $hearts ->
        [one] Nur noch ein Leben.
       *[other] Noch { $hearts } Leben.
    }
why-gather-city = Die Stadt ist noch zu bauen.
why-gather = Spart für { $building-the }.
why-recruit = Ruhm { $glory } erlaubt mehr; die Armee hat { $units ->
        [0] keine Einheiten.
        [one] eine Einheit.
       *[other] { $units } Einheiten.
    }
why-battle = Stärke { $strength } gegen alles, was man schicken kann: { $win } % Sieg.
why-general-wins = Der Arkenstein gewinnt das Spiel.
why-general-shares = Der Arkenstein bringt einen geteilten Sieg.
why-general-loses = Den General zu besiegen, brächte nicht den Sieg im Spiel.
