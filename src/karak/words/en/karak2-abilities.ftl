### The two abilities of each hero of Karak 2: a name, and what it does in one line.

ability-warrior-1-karak2 = War Strategy
    .explained = Once in a battle you may roll all the unit dice that you used again; the second roll counts.
ability-warrior-2-karak2 = Plunder
    .explained = After a victory you also gather from that hex.
ability-oracle-1-karak2 = Fate-weaver
    .explained = When you explore you draw one army more and put one back.
ability-oracle-2-karak2 = Expert Builder
    .explained = Your city and your buildings cost one resource less, of your choice.
ability-ranger-1 = Hawkeye
    .explained = Once in your turn, for free, your hawk lays the next hex on any place that can be reached.
ability-ranger-2 = Bear Friend
    .explained = The Bear fights for you from the start, whatever your glory.
ability-warlock-1-karak2 = Necromancy
    .explained = As an action you raise a Skeleton, up to 3, whatever your glory.
ability-warlock-2-karak2 = Soul Collector
    .explained = Each unit that you lose in a battle gives you a heart back.
ability-princess-1 = Combat Finesse
    .explained = Once in a battle you may roll the hero die again; the second roll counts.
ability-princess-2 = Magic Run
    .explained = Once in your turn, in place of a move, you run up to 3 hexes straight on, chasms or not.
ability-scout-1 = Terrain Exploration
    .explained = When you explore you draw two hexes, lay one and put the other back unseen.
ability-scout-2 = Claws and Fangs
    .explained = An army of strength 1 falls to you without a battle, and so does a Praetorian.
