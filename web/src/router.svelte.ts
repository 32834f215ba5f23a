/** Which screen is open, by the address of the page. */
export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "join" }
  | { screen: "watch" }
  | { screen: "table" | "replay"; key: string };

/** Read an address. */
export function routeOf(path: string): Route {
  const [first = "", second] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { screen: "table", key: decodeURIComponent(second) };
  if (first === "r" && second) return { screen: "replay", key: decodeURIComponent(second) };
  if (first === "new" || first === "join" || first === "watch") return { screen: first };
  return { screen: "start" };
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
  if (!CLIENT_PATHS.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

const CLIENT_PATHS = /^\/(|new|join|watch|[tr]\/[^/]+)$/;
