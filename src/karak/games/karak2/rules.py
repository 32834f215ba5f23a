"""The ids of Karak 2's rules, in the order of the law; their texts are in `karak.words`."""

from __future__ import annotations

from typing import Final

SECTIONS: Final[dict[str, list[str]]] = {
    "K2.S": [f"S{i}" for i in range(1, 9)],
    "K2.T": [f"T{i}" for i in range(1, 7)],
    "K2.M": [f"M{i}" for i in range(1, 11)],
    "K2.B": [f"B{i}" for i in range(1, 12)],
    "K2.G": [f"G{i}" for i in range(1, 5)],
    "K2.N": [f"N{i}" for i in range(1, 10)],
    "K2.R": [f"R{i}" for i in range(1, 5)],
    "K2.H": [f"H{i}" for i in range(1, 3)],
    "K2.I": [f"I{i}" for i in range(1, 13)],
    "K2.P": [f"P{i}" for i in range(1, 7)],
    "K2.D": [f"D{i}" for i in range(1, 7)],
    "K2.A": [
        *["A.WAR1", "A.WAR2", "A.ORC1", "A.ORC2", "A.RNG1", "A.RNG2", "A.WLK1", "A.WLK2"],
        *["A.PRI1", "A.PRI2", "A.SCT1", "A.SCT2", "A.SCT3", "A.SCT4", "A.SCT5"],
    ],
    "K2.X": ["X1", "X2"],
}
RULE_IDS: Final[list[str]] = [f"K2.{rule}" for rules in SECTIONS.values() for rule in rules]
