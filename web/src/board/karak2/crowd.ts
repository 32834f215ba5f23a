/** How pieces share a hex: plain numbers. The radius of the hex is 100, its middle the origin. */
export interface Piece {
  kind: string;
  x: number;
  y: number;
  /** How wide. */
  w: number;
  seat: number | null;
  text: string | null;
}

export interface Guests {
  armies?: readonly { name: string; strength: number }[];
  riders?: readonly { art: string; seat: number }[];
  /** Whose cities are here, and whether the plague is in one. */
  cities?: readonly number[];
  plague?: boolean;
  /** How many things lie here, and what is drawn for a single one. */
  loot?: number;
  general?: { strength: number; guards: number } | null;
  castle?: boolean;
}

type Place = [x: number, y: number, w: number];
const SEATS: Record<number, Place[]> = {
  1: [[0, 40, 68]],
  2: [[-32, 38, 60], [32, 38, 60]],
  3: [[-45, 28, 54], [45, 28, 54], [0, 54, 56]],
  4: [[-50, 16, 48], [50, 16, 48], [-25, 56, 50], [25, 56, 50]],
  5: [[-54, 4, 46], [54, 4, 46], [-40, 48, 46], [40, 48, 46], [0, 64, 48]],
};
/** From this radius in pixels on each army has a number of its own; below the other one only what counts is left. */
const NEAR = 84;
const FAR = 36;

/** Everything on a hex whose radius is so many pixels on the screen; numbers never shrink below 22. */
export function crowd({ armies = [], riders = [], cities = [], plague = false, loot = 0, general = null, castle = false }: Guests, px: number): Piece[] {
  const out: Piece[] = [];
  const put = (kind: string, x: number, y: number, w: number, more: Partial<Piece> = {}): void => {
    out.push({ kind, x, y, w, seat: null, text: null, ...more });
  };
  const least = (w: number, pixels: number): number => Math.max(w, (pixels / px) * 100);
  const n = riders.length;
  const sum = armies.reduce((total, army) => total + army.strength, 0);
  const spread = (i: number, count: number, step: number): number => (i - (count - 1) / 2) * step;
  if (general) {
    put("k2-general", 0, px < FAR ? -16 : -24, px < FAR ? 110 : 92);
    if (px >= FAR) {
      for (let i = 0; i < general.guards; i++) {
        const away = spread(i, general.guards, 1);
        put("k2-praetorian", away * 27, 26 - Math.abs(away) * 5, 30);
      }
    }
  }
  if (px < FAR) {
    cities.forEach((seat, i) => put("k2-city", (n ? -36 : 0) + spread(i, cities.length, 40), n ? -14 : 0, n || cities.length > 1 ? 80 : 104, { seat }));
    if (plague) put("k2-plague", n ? 0 : 46, -54, least(40, 14));
    const w = least(44, 15);
    const y = armies.length || general ? 56 : cities.length ? 34 : 16;
    riders.forEach(({ seat }, i) => put("seat", spread(i, n, w * 0.86) + (cities.length ? 24 : 0), y, w, { seat }));
    if (armies.length > 1 || general) put("shield-sum", 0, n ? -18 : 0, least(70, 25), { text: String(general ? general.strength : sum) });
    else if (sum) put("shield", 0, n ? -18 : 0, least(60, 22), { text: String(sum) });
    return out;
  }
  cities.forEach((seat, i) => {
    const many = armies.length > 0 || cities.length > 1;
    put("k2-city", (armies.length ? -50 : 0) + spread(i, cities.length, 62), armies.length ? -2 : n ? -30 : 0, many ? 62 : n ? 84 : 96, { seat });
  });
  if (plague) put("k2-plague", armies.length ? -66 : 40, armies.length ? -38 : n ? -60 : -34, least(34, 18));
  const many = armies.length > 1;
  const up = n > 0 || general !== null;
  const step = armies.length > 2 ? 42 : 54;
  armies.forEach((army, i) =>
    put(`flag-${army.name}`, spread(i, armies.length, step), up ? -42 : -10, many ? step : 60, { text: px >= NEAR && many ? String(army.strength) : null }),
  );
  if (general) put("shield-sum", 0, n ? -62 : -66, least(40, 26), { text: String(general.strength) });
  else if (sum) put(many ? "shield-sum" : "shield", 0, up ? (many ? 4 : -8) : many ? 40 : 28, least(many ? 38 : 34, many ? 27 : 22), { text: String(sum) });
  const low = armies.length > 0 || general !== null;
  riders.slice(0, 5).forEach(({ art, seat }, i) => {
    const [x, y, w] = SEATS[Math.min(n, 5)]?.[i] ?? [0, 0, 60];
    const down = low ? y + 18 : cities.length || castle ? y + 6 : n === 1 ? y - 40 : y - 14;
    put(art, x, down, Math.max(w, Math.min(70, (30 / px) * 100)), { seat });
  });
  if (loot) put("k2-loot", cities.length || n > 1 ? -60 : 56, cities.length || n > 1 ? -34 : 10, least(36, 20), { text: loot > 1 ? String(loot) : null });
  return out;
}

const RATIO: Record<string, number> = { "k2-plague": 0.92, "k2-general": 1.02, "k2-praetorian": 1.02, shield: 1.1, "shield-sum": 0.952 };

/** How high a piece is for its width. */
export function heightOf(piece: Piece): number {
  return piece.w * (RATIO[piece.kind] ?? (piece.kind.startsWith("flag-") ? 1.24 : 1));
}
