/** Which drawing of several a cell shows: by its coordinates, so the same for everybody and for ever. */
export function variantOf(x: number, y: number, count: number): number {
  const mixed = ((x * 73856093) ^ (y * 19349663)) >>> 0;
  const hash = Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995) >>> 0;
  return (hash >>> 7) % count;
}
