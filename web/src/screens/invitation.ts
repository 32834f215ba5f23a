/** Reads what somebody pasted or typed: a link to a table, or its code. */
export function keyOf(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([A-Za-z0-9_-]+)/.exec(trimmed)?.[1];
  if (linked) return linked;
  const code = trimmed.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{8}$/.test(code) ? code : null;
}
