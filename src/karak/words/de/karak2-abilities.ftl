### The two abilities of each hero of Karak 2: a name, and what it does in one line.

ability-warrior-1-karak2 = Kriegsstrategie
    .explained = Einmal im Kampf darfst du alle Einheitenwürfel, die du benutzt hast, noch einmal werfen; es zählt der zweite Wurf.
ability-warrior-2-karak2 = Plündern
    .explained = Nach einem Sieg sammelst du auch die Rohstoffe des Felds.
ability-oracle-1-karak2 = Schicksals-Weberin
    .explained = Beim Erkunden ziehst du eine Monsterarmee mehr und legst eine zurück.
ability-oracle-2-karak2 = Baumeisterin
    .explained = Deine Stadt und deine Gebäude kosten je einen Rohstoff deiner Wahl weniger.
ability-ranger-1 = Falkenauge
    .explained = Einmal in deinem Zug legt dein Falke ohne Aktion das nächste Feld an, wo immer man hinkommen kann.
ability-ranger-2 = Bären-Freund
    .explained = Der Bär kämpft von Anfang an für dich, bei jedem Ruhm.
ability-warlock-1-karak2 = Nekromantie
    .explained = Als Aktion erweckst du ein Skelett, bis du 3 hast, bei jedem Ruhm.
ability-warlock-2-karak2 = Seelensammler
    .explained = Jede Einheit, die du im Kampf verlierst, gibt dir ein Leben zurück.
ability-princess-1 = Kampfgeschick
    .explained = Einmal im Kampf darfst du den Heldenwürfel noch einmal werfen; es zählt der zweite Wurf.
ability-princess-2 = Magischer Ritt
    .explained = Einmal in deinem Zug reitest du statt einer Bewegung bis zu 3 Felder geradeaus, auch über Schluchten.
ability-scout-1 = Erkunden des Territoriums
    .explained = Beim Erkunden ziehst du zwei Felder, legst eines an und das andere verdeckt zurück.
ability-scout-2 = Krallen und Fänge
    .explained = Eine Monsterarmee der Stärke 1 fällt ohne Kampf, und ebenso ein Prätorianer.
