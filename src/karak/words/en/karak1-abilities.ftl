### The two abilities of each hero of Karak: a name, and what it does in one line.

ability-wizard-1 = Magical Affinity
    .explained = Your magic flames are never used up.
ability-wizard-2 = Astral Walking
    .explained = You step through walls between neighbouring tiles on the board.
ability-warlock-1 = Sacrifice
    .explained = Once in a fight, after the roll, give up a heart for +1.
ability-warlock-2 = Magic Swap
    .explained = In place of your 4 steps, change places with a hero on another tile.
ability-warrior-1 = Double Attack
    .explained = Once in a fight you may roll both dice again; the second roll counts.
ability-warrior-2 = Reincarnation
    .explained = When you lose your last heart you go to a fountain of your choice and are healed.
ability-thief-1 = Backstab
    .explained = You win ties.
ability-thief-2 = Stealth
    .explained = You fight a monster only if you want to, and may walk past it.
ability-oracle-1 = Foresight
    .explained = You have +1 in a fight that comes from the first step of your turn.
ability-oracle-2 = Fateweaver
    .explained = You draw two tokens, keep the one you like and return the other.
ability-swordsman-1 = Combat Training
    .explained = You roll every one again until it is something else.
ability-swordsman-2 = Unstoppable
    .explained = If a die shows a six you may go on after the fight with the steps you have left.
