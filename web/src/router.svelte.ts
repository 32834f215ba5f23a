/** Which screen is open, by the address of the page. */
const SCREENS = ["new", "join", "watch", "games", "replays", "settings", "fair"] as const;

export type Route =
  | { screen: "start" | "lost" | (typeof SCREENS)[number] }
  | { screen: "learn"; game: string }
  | { screen: "table" | "replay"; key: string };

/** Read an address. */
export function routeOf(path: string): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean);
  const screen = SCREENS.find((each) => each === first);
  if (more.length) return { screen: "lost" };
  if (first === "t" && second) return { screen: "table", key: decodeURIComponent(second) };
  if (first === "r" && second) return { screen: "replay", key: decodeURIComponent(second) };
  if (first === "learn") return { screen: "learn", game: second ?? "karak" };
  if (screen && !second) return { screen };
  return { screen: first ? "lost" : "start" };
}

let route = $state.raw(routeOf(location.pathname));

/** The route of now. */
export function here(): Route {
  return route;
}

/** Go somewhere, as a link would. */
export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  route = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => {
  route = routeOf(location.pathname);
});

/** Let links within the page change the screen without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isWithin = link.pathname === location.pathname && link.hash;
  if (isWithin || routeOf(link.pathname).screen === "lost") return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
