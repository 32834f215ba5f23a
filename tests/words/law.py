"""Which rules of Karak hold a ruling of ours, and which are nothing else."""

WHOLLY_RULINGS = frozenset(
    f"K1.{name}"
    for name in (
        *("T3", "T4", "T5", "T6", "E7", "E8", "E9", "E10", "F7", "F8", "F9", "F10", "F11"),
        *("H4", "H5", "H6", "I7", "C4", "A.THF3", "X6"),
    )
)

RULINGS = WHOLLY_RULINGS | {
    f"K1.{name}"
    for name in (
        *("S6", "F6", "I3", "I4", "A.WIZ2", "A.WAR2", "A.WLK1", "A.WLK2", "A.THF2", "A.THF4"),
        *("A.SWD2", "A.ORC1", "A.ORC2", "X4", "X5"),
    )
}
