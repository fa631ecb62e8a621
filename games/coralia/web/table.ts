// Coralia on the page.
import sea from "@web/art/sea.svg?url";
import type { GameTable } from "@web/lib/game";
import Cover from "./Cover.svelte";
import drawings from "./drawings.svg?url";
import type { Printed } from "./generated";
import howto from "./howto.svg?url";
import { ways } from "./motion";
import { places } from "./places";
import { revealed } from "./reveal";

export default {
  words: import.meta.glob<string>("../words/*/web.ftl", { query: "?words", import: "default", eager: true }),
  drawings: [sea, drawings],
  Cover,
  about: "about-coralia",
  badge: { ground: "#8fdccf", pic: "coral-violet", x: 6, y: 16, width: 42, height: 30, style: "--c:var(--violet)" },
  parts: () => import("./parts"),
  columns: () => [
    { name: "track", pic: "co-icon-jellyfish", sources: ["octopuses", "island", "jellyfish", "chests"], share: 0.95 },
    { name: "pile-starfish", pic: "co-icon-starfish", sources: ["starfish"], late: true },
    { name: "divers", pic: "co-sym-diver", sources: ["divers"], late: true },
    { name: "pile-fish", pic: "co-icon-fish", sources: ["fish"], share: 1.1, late: true },
    { name: "pile-pearl", pic: "co-icon-pearl", sources: ["pearls"], share: 1.2, late: true },
  ],
  figures: (components) => {
    const [, one = 0, two = 0, three = 0, four = 0, five = 0] = (components as Printed)["fish-sets"];
    return { one, two, three, four, five };
  },
  ways,
  places,
  sounds: [
    [/die-rolled/, "roll"],
    [/diver-|octopus-placed/, "dive"],
    [/points-gained/, "coin"],
    [/card-/, "card"],
  ],
  big: /^(chest-taken|turtle-taken)$/,
  coach: "co-fig-octopus",
  howto: { drawing: howto },
  chapters: ["coral-red", "ship", "co-station", "co-sym-starfish", "co-island", "co-turtle-tile-chest", "co-card-star-per-fish", "chest-open", "co-card-back", "co-card-pearl-5"],
  crowded: ["card:", "space:", "station:", "supply:", "island"],
  confirms: ({ notation }) => /^(place|white) /.test(notation),
  revealed,
} satisfies GameTable;
