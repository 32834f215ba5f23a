/** The kinds of things of Karak 2, in the order in which they are shown. */
import type { ResourceName, UnitName } from "../protocol";

export const RESOURCES: readonly ResourceName[] = ["food", "wood", "stone"];
export const UNITS: readonly UnitName[] = ["knight", "archer", "mage", "skeleton", "bear", "titan"];
