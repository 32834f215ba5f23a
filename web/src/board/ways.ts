/** All sites between two, by the shortest way, or null if there is none. */
export function sitesBetween(from: number, to: number, beside: (site: number) => readonly number[]): number[] | null {
  const cameFrom = new Map([[from, from]]);
  const open = [from];
  for (let site = open.shift(); site !== undefined; site = open.shift()) {
    if (site === to) {
      const between: number[] = [];
      for (let back = cameFrom.get(to) ?? from; back !== from; back = cameFrom.get(back) ?? from) between.unshift(back);
      return between;
    }
    for (const next of beside(site)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, site);
      open.push(next);
    }
  }
  return null;
}
