/** Links to tables: reading what somebody pasted or typed, and passing a seat on. */
const CODE = /^[A-Z0-9]{8}$/;

/** Reads a link to a table, or its code. */
export function keyOf(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed)?.[1];
  if (linked) return linked;
  const code = trimmed.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A code in two halves, as it is read aloud. */
export function spoken(code: string): string {
  return CODE.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

export interface SeatPass {
  seat: number;
  claim: string;
}

/** What a link says behind its #, which browsers never send: a seat, and the word to take it. */
export function passOf(hash: string): SeatPass | null {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = Number(found.get("seat") ?? NaN);
  const claim = found.get("claim") ?? "";
  return Number.isInteger(seat) && seat >= 0 && /^[A-Z0-9]{10}$/.test(claim) ? { seat, claim } : null;
}

/** The link that passes a seat on. */
export function passLink(table: string, { seat, claim }: SeatPass): string {
  return `${table}#seat=${seat}&claim=${claim}`;
}

/** Whether a link goes on after the address of a table, with a seat behind its #. */
export function hashOf(text: string): string {
  return /#\S+/.exec(text)?.[0] ?? "";
}
