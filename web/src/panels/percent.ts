/** Chances as whole per cents that add up to 100: the largest remainders are rounded up. */
export function percents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map((each) => Math.floor(each + 1e-9));
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((_, i) => i).sort((a, b) => rest(exact, whole, b) - rest(exact, whole, a) || a - b);
  for (const i of byRemainder.slice(0, Math.max(0, missing))) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

function rest(exact: readonly number[], whole: readonly number[], i: number): number {
  return Math.round(((exact[i] ?? 0) - (whole[i] ?? 0)) * 1e6);
}
