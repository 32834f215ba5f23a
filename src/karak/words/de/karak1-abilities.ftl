### The two abilities of each hero of Karak: a name, and what it does in one line.

ability-wizard-1 = Magische Affinität
    .explained = Deine Flammenzauber werden nie verbraucht.
ability-wizard-2 = Astralwandler
    .explained = Du gehst durch Wände zwischen benachbarten Feldern, die schon liegen.
ability-warlock-1 = Opferung
    .explained = Einmal im Kampf, nach dem Wurf, gibst du ein Herz für +1.
ability-warlock-2 = Magischer Tausch
    .explained = Statt deiner 4 Schritte tauschst du den Platz mit jemandem auf einem anderen Feld.
ability-warrior-1 = Doppelschlag
    .explained = Einmal im Kampf darfst du beide Würfel noch einmal werfen; es zählt der zweite Wurf.
ability-warrior-2 = Reinkarnation
    .explained = Wenn du dein letztes Herz verlierst, kommst du an eine Heilquelle deiner Wahl und bist geheilt.
ability-thief-1 = Hinterhalt
    .explained = Ein Unentschieden ist für dich ein Sieg.
ability-thief-2 = Schleichen
    .explained = Du kämpfst nur gegen ein Monster, wenn du willst, und darfst an ihm vorbeigehen.
ability-oracle-1 = Vorausschau
    .explained = In einem Kampf, zu dem der erste Schritt deines Zugs führt, hast du +1.
ability-oracle-2 = Seherin des Schicksals
    .explained = Du ziehst zwei Plättchen, behältst das bessere und legst das andere zurück.
ability-swordsman-1 = Kampftraining
    .explained = Jede Eins würfelst du noch einmal, bis es keine mehr ist.
ability-swordsman-2 = Unaufhaltbar
    .explained = Zeigt ein Würfel eine Sechs, darfst du nach dem Kampf mit den übrigen Schritten weitergehen.
