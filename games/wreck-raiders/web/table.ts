// Wreck Raiders on the page.
import type { GameTable } from "@web/lib/game";
import Cover from "./Cover.svelte";
import drawings from "./drawings.svg?url";
import howto from "./howto.svg?url";
import { ways } from "./motion";
import { places } from "./places";

export default {
  words: import.meta.glob<string>("../words/*/web.ftl", { query: "?words", import: "default", eager: true }),
  drawings: [drawings],
  Cover,
  about: "about-wreck-raiders",
  badge: { ground: "#0f5e73", pic: "wr-wreck-gem", x: 5, y: 7, width: 44, height: 32 },
  parts: () => import("./parts"),
  columns: () => [
    { name: "exhibits", pic: "wr-crest", sources: ["exhibits", "conches"] },
    { name: "vault", pic: "wr-gem-1", sources: ["vault-treasures", "vault-rows"] },
    { name: "aquariums", pic: "wr-fish-1", sources: ["aquariums", "tops"], share: 1.3 },
  ],
  unit: "coins",
  ways,
  places,
  sounds: [
    [/die-rolled|dice-gathered/, "roll"],
    [/diver-/, "dive"],
    [/card-collected|piece-placed/, "coin"],
    [/card-|exhibit-revealed|treasure-/, "card"],
  ],
  big: /^(treasure-drawn|card-collected)$/,
  coach: "wr-crab",
  howto: { drawing: howto, special: ["use-1-2018"] },
  chapters: ["wr-wreck-gold", "wr-diver-2", "wr-die-5", "wr-diver-1", "wr-gem-1", "wr-crest", "wr-aq-middle-2", "wr-starfish", "wr-crab", "coin", "wr-diver-rival"],
  crowded: ["spot:"],
  // A claim is carried out by its button; choosing a reward comes after it.
  holds: ({ notation, brings }) => /^(claim|cover|decorate)/.test(notation) && (brings?.pills?.some(({ kind }) => kind === "exhibit") ?? false),
} satisfies GameTable;
