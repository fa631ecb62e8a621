// Coralia on the page.
import sea from "@web/art/sea.svg?url";
import type { GameTable } from "@web/lib/game";
import Cover from "./Cover.svelte";
import drawings from "./drawings.svg?url";
import howto from "./howto.svg?url";
import { ways } from "./motion";
import { revealed } from "./reveal";

export default {
  words: import.meta.glob<string>("../words/*/web.ftl", { query: "?words", import: "default", eager: true }),
  drawings: [sea, drawings],
  Cover,
  about: "about-coralia",
  badge: { ground: "#8fdccf", pic: "coral-violet", x: 6, y: 16, width: 42, height: 30, style: "--c:var(--violet)" },
  parts: () => import("./parts"),
  columns: () => [
    { name: "track", pic: "co-icon-jellyfish", sources: ["octopuses", "island", "jellyfish", "chests"] },
    { name: "pile-starfish", pic: "co-icon-starfish", sources: ["starfish"] },
    { name: "divers", pic: "co-sym-diver", sources: ["divers"] },
    { name: "pile-fish", pic: "co-icon-fish", sources: ["fish"] },
    { name: "pile-pearl", pic: "co-icon-pearl", sources: ["pearls"] },
  ],
  ways,
  sounds: [
    [/die-rolled/, "roll"],
    [/diver-|octopus-placed/, "dive"],
    [/points-gained/, "coin"],
    [/card-/, "card"],
  ],
  howto: { drawing: howto },
  chapters: ["coral-red", "ship", "co-station", "co-sym-starfish", "co-island", "co-turtle-tile-chest", "co-card-star-per-fish", "chest-open", "co-card-back", "co-card-pearl-5"],
  crowded: ["card:", "space:", "station:", "supply:", "island"],
  revealed,
} satisfies GameTable;
