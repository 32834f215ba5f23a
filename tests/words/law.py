"""Which rules of the two games hold a ruling of ours, and which are nothing else."""

WHOLLY_RULINGS = frozenset(
    [
        *(
            f"K1.{name}"
            for name in (
                *("T3", "T4", "T5", "T6", "E7", "E8", "E9", "E10", "F7", "F8", "F9", "F10", "F11"),
                *("H4", "H5", "H6", "I7", "C4", "A.THF3", "X6"),
            )
        ),
        *(
            f"K2.{name}"
            for name in (
                *("T5", "T6", "M6", "M7", "M8", "M9", "M10", "B9", "B10", "B11", "G4", "H2"),
                *("I9", "I12", "P5", "D6", "A.SCT3", "A.SCT4", "X2"),
            )
        ),
    ]
)

RULINGS = WHOLLY_RULINGS | {
    *(
        f"K1.{name}"
        for name in (
            *("S6", "F6", "I3", "I4", "A.WIZ2", "A.WAR2", "A.WLK1", "A.WLK2", "A.THF2"),
            *("A.THF4", "A.SWD2", "A.ORC1", "A.ORC2", "X4", "X5"),
        )
    ),
    *(
        f"K2.{name}"
        for name in (
            *("S7", "M3", "B4", "N1", "N3", "N4", "N6", "N8", "N9", "R3", "I2", "I4", "I7"),
            *("P3", "P6", "D1", "A.WAR2", "A.ORC1", "A.ORC2", "A.RNG1", "A.WLK2", "A.PRI2"),
            *("A.SCT1", "A.SCT2"),
        )
    ),
}
