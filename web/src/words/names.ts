// Written by `make types` from Python: change that, not this file.

type Names = { readonly [name: string]: string };

/** The noun group that each argument's name stands for. */
export const NOUN_GROUPS: Names = {
  "hero": "hero",
  "other": "hero",
  "heroes": "hero",
  "monster": "token",
  "token": "token",
  "army": "army",
  "armies": "army",
  "unit": "unit",
  "units": "unit",
  "die": "die",
  "face": "face",
  "item": "item",
  "items": "item",
  "building": "building",
  "resource": "resource",
  "resources": "resource",
  "land": "land",
  "first": "land",
  "second": "land",
  "tile": "tile",
  "shape": "shape",
  "side": "side",
  "variant": "variant",
  "bot": "bot",
  "game": "game",
};

/** Arguments that may be seats, and how the hero there is told. */
export const SEAT_ARGS: Names = {
  "seat": "hero",
  "other": "other",
};

/** Names that cannot stand in a message id, and what stands there. */
export const BLANK: Names = {
  "-": "blank",
};

/** Where a hero of Karak carries an item: the slots as the figures call them. */
export const ITEM_SLOTS: Names = {
  "daggers": "weapons",
  "sword": "weapons",
  "axe": "weapons",
  "flames": "spells",
  "portal": "spells",
  "key": "keys",
};

/** The game by the first part of its rules' ids. */
export const GAME_LETTERS: Names = {
  "K1": "karak",
  "K2": "karak2",
};

/** What an action's sentence may use unasked. */
export const USUAL: { readonly [name: string]: number | null } = {
  "flames": 1,
  "fireball": 1,
  "first": null,
  "second": null,
};

/** The attribute that says a message to who may not know all of it. */
export const HIDDEN = "hidden";

/** Stands for what a reader may not know. */
export const HIDDEN_NOUN = "something-hidden";

/** Stands for a hero that is not chosen yet. */
export const NOBODY = "seat-without-hero";

/** The form of a seat that counts from 1; how many there are of a noun. */
export const NUMBER = "number";

/** The form of a noun that is its name in the engine. */
export const ID = "id";
