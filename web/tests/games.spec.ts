// Whole games clicked through the page against bots, to the end, and the final count compared with the server's.
import type { CreateTable } from "../src/generated/protocol";
import { playOut } from "./support/player";
import { bot, expect, lay, me, record, seesTheBreakdown, test } from "./support/lagoon";

const GAMES: [string, CreateTable][] = [
  ["Wreck Raiders of 2018 for two", { terms: { game: "wreck-raiders", edition: "2018" }, seats: [me, bot("keen")] }],
  ["Wreck Raiders of 2019 for three", { terms: { game: "wreck-raiders", edition: "2019" }, seats: [bot("keen"), me, bot("keen")] }],
  ["the solo game of Wreck Raiders", { terms: { game: "wreck-raiders", edition: "2019" }, seats: [me] }],
  ["Coralia for two", { terms: { game: "coralia" }, seats: [me, bot()] }],
  ["Coralia for four", { terms: { game: "coralia" }, seats: [bot(), bot(), me, bot()] }],
];

for (const [name, table] of GAMES)
  test(`${name} is clicked through to its end`, async ({ page, ears }) => {
    const id = await lay(page.request, table);
    await page.goto(`/t/${id}`);
    const decisions = await playOut(page, ears);
    expect(decisions).toBeGreaterThan(5);
    await seesTheBreakdown(page, await record(page.request, id));
  });
