"""The ids of Karak's rules, in the order of the law; their texts are in `karak.words`."""

from __future__ import annotations

from typing import Final

SECTIONS: Final[dict[str, list[str]]] = {
    "K1.S": ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
    "K1.T": ["T1", "T2", "T3", "T4", "T5", "T6", "T7"],
    "K1.M": ["M1", "M2", "M3", "M4"],
    "K1.E": ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10"],
    "K1.F": ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11"],
    "K1.H": ["H1", "H2", "H3", "H4", "H5", "H6"],
    "K1.I": ["I1", "I2", "I3", "I4", "I5", "I6", "I7"],
    "K1.C": ["C1", "C2", "C3", "C4"],
    "K1.A": [
        *["A.WIZ1", "A.WIZ2", "A.WAR1", "A.WAR2", "A.WLK1", "A.WLK2"],
        *["A.THF1", "A.THF2", "A.THF3", "A.THF4", "A.SWD1", "A.SWD2", "A.ORC1", "A.ORC2"],
    ],
    "K1.X": ["X1", "X2", "X3", "X4", "X5", "X6"],
}
RULE_IDS: Final[list[str]] = [f"K1.{rule}" for rules in SECTIONS.values() for rule in rules]
