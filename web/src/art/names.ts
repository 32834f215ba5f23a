/** Which drawing of the kit stands for which thing of the games. */

const HEROES: Record<string, string> = {
  wizard: "argentus",
  warlock: "xanros",
  warrior: "horan",
  thief: "aderyn",
  oracle: "taia",
  swordsman: "victorius",
  ranger: "lorraine",
  princess: "elspeth",
  scout: "darius",
};
const TOKENS: Record<string, string> = { "skeleton-warrior": "warrior", "skeleton-king": "king" };
const ITEMS: Record<string, string> = {
  "dragon-treasure": "item-ruby",
  warhammer: "item-hammer",
  "amulet-of-resources": "amulet-resources",
  "amulet-of-glory": "amulet-glory",
  "amulet-of-action": "amulet-action",
  "amulet-of-protection": "amulet-protection",
  "amulet-of-the-titan": "amulet-titan",
  "small-stone": "soul-small",
  "large-stone": "soul-large",
  archstone: "soul-arch",
};
/** Actions by their message; what is not here has no picture of its own. */
const ACTIONS: Record<string, string> = {
  "action-step": "ic-step",
  "action-move": "ic-step",
  "action-explore": "ic-explore",
  "action-end-turn": "ic-end",
  "action-skip-action": "ic-skip",
  "action-place-rotated": "ic-rotate",
  "action-lay": "ic-check",
  "action-lay-beside": "ic-hawk",
  "action-take-hex": "ic-hex",
  "action-put-back": "ic-putback",
  "action-claw": "ic-claw",
  "action-fight": "ic-fight",
  "action-strike": "ic-fight",
  "action-send": "ic-army",
  "action-send-all": "ic-army",
  "action-roll": "ic-dice",
  "action-roll-again": "ic-reroll",
  "action-roll-units-again": "ic-reroll",
  "action-roll-hero-again": "ic-reroll",
  "action-use-flames": "item-flames",
  "action-use-fireball": "item-fireball",
  "action-sacrifice-heart": "ic-sacrifice",
  "action-protect-hero": "ic-shield",
  "action-protect": "ic-shield",
  "action-open-chest": "ic-unlock",
  "action-heal": "ic-heal",
  "action-take": "ic-take",
  "action-leave": "ic-leave",
  "action-done": "ic-check",
  "action-curse-seat": "ic-curse",
  "action-swap-with-seat": "ic-swap",
  "action-cast-healing-on-seat": "item-portal",
  "action-plague-seat": "ic-plague",
  "action-rob-seat": "ic-rob",
  "action-steal": "ic-rob",
  "action-to-fountain": "ic-fountain",
  "action-to-gate": "ic-gate",
  "action-portal-to-hex": "ic-gate",
  "action-gather": "ic-gather",
  "action-gain": "ic-plus",
  "action-save": "ic-minus",
  "action-found-city": "ic-city",
  "action-build": "ic-build",
  "action-recruit": "ic-recruit",
  "action-return": "ic-dismiss",
  "action-eradicate-plague": "ic-cure",
  "action-raise-skeleton": "ic-raise",
  "action-send-hawk": "ic-hawk",
  "action-run": "ic-run",
  "action-take-hero": "ic-person",
  "action-use-ability": "ic-ability",
  "action-choose": "ic-check",
};

export const heroArt = (hero: string | null): string => HEROES[hero ?? ""] ?? "stranger";
export const tokenArt = (token: string): string => TOKENS[token] ?? token;
export const itemArt = (item: string): string => ITEMS[item] ?? `item-${item}`;
export const actionArt = (message: string): string | null => ACTIONS[message] ?? null;
/** A token as it lies on the board: monsters without their strength, which is written over them. */
export const pieceArt = (token: string): string => (token === "chest" ? "tok-chest" : `bare-${tokenArt(token)}`);
