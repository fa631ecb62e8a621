// Which page an address shows, and going to another without reloading everything.

export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string; join: string | null }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; edition: string | null }
  | { page: "how-to-play"; game: string; edition: string | null }
  | { page: "link"; token: string }
  | { page: "nowhere" };

const ID = /^[\w-]{1,64}$/;

/** The place of an address. */
export function place(url: URL): Place {
  const [head = "", tail = "", ...more] = url.pathname.split("/").filter(Boolean);
  if (!head) return { page: "lobby" };
  if (more.length > 0 || !ID.test(tail)) return { page: "nowhere" };
  if (head === "t" && url.searchParams.has("replay")) return { page: "replay", id: tail };
  if (head === "t") return { page: "table", id: tail, join: url.searchParams.get("join") };
  if (head === "r") return { page: "replay", id: tail };
  if (head === "rules") return { page: "rules", game: tail, edition: url.searchParams.get("edition") };
  if (head === "how-to-play") return { page: "how-to-play", game: tail, edition: url.searchParams.get("edition") };
  if (head === "link") return { page: "link", token: tail };
  return { page: "nowhere" };
}

type Arrived = (place: Place) => void;
const arrivals = new Set<Arrived>();

const arrive = (): void => {
  const now = place(new URL(location.href));
  for (const arrived of arrivals) arrived(now);
};

/** Goes to an address of ours. `instead` forgets the one we are at, such as an invitation that was used. */
export function go(address: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  if (!instead) scrollTo(0, 0);
  arrive();
}

/** Links within the page that need no new page: plain left clicks on our own addresses. */
function followed(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || url.searchParams.has("fixture") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

/** Tells of every place that is gone to, until the answer is called. */
export function travel(arrived: Arrived): () => void {
  arrivals.add(arrived);
  addEventListener("popstate", arrive);
  document.addEventListener("click", followed);
  return () => {
    arrivals.delete(arrived);
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", followed);
  };
}
