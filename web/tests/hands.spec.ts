// Whole games without a mouse: only by keyboard, and only through roles and names, as a screen reader plays.
import type { Page } from "@playwright/test";
import { decision, playOut, type Ears, type Hand } from "./support/player";
import type { Choice } from "../src/generated/protocol";
import { bot, expect, lay, me, record, seesTheBreakdown, test } from "./support/lagoon";

const MOST_TABS = 250;

/** Whether the focus is on something that is the next touch of an option, or its button. */
function focused({ notation, touches, label }: { notation: string; touches: string[]; label: string }): boolean {
  const at = document.activeElement;
  if (!at || at.getAttribute("data-lit") === "picked") return false;
  if (at.getAttribute("data-option") === notation || (at.tagName === "BUTTON" && at.textContent?.trim() === label)) return true;
  return touches.includes(at.getAttribute("data-touch") ?? "");
}

/** Tab to what is wanted, Enter, until the page has sent the option. */
const keyboard: Hand = async (page, option, ears) => {
  const decided = decision(ears);
  const label = option.text.charAt(0).toUpperCase() + option.text.slice(1);
  const wanted = { notation: option.notation, touches: option.touches, label };
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await decided(ears, 0)) return;
    if (await page.evaluate(focused, wanted)) {
      await page.keyboard.press("Enter");
      if (await decided(ears)) return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`not reached with ${MOST_TABS} tabs`);
};

/** Finds the option by its name in the list of everything that can be done, and activates it. */
const names: Hand = async (page, option) => {
  const list = page.getByRole("navigation", { name: "All your options" });
  await list.getByRole("button", { name: heard(option), exact: true }).first().dispatchEvent("click");
  // A claim waits for its own button.
  const waits = /^(claim|cover|decorate)/.test(option.notation) && option.brings?.pills?.some(({ kind }) => kind === "exhibit");
  if (waits) await page.getByRole("button", { name: /^Collect the card \+/ }).dispatchEvent("click");
};

/** An option with what it brings, as it is read out. */
const heard = ({ text, brings }: Choice): string => (brings ? `${text} ${brings.text}` : text);

async function toTheEnd(page: Page, ears: Ears, hand: Hand, game: string): Promise<void> {
  const seats = game === "coralia" ? [me, bot()] : [me];
  const id = await lay(page.request, { terms: { game }, seats });
  await page.goto(`/t/${id}`);
  await playOut(page, ears, { hand });
  await seesTheBreakdown(page, await record(page.request, id));
}

test("Coralia is played to its end by the keyboard alone", async ({ page, ears }) => toTheEnd(page, ears, keyboard, "coralia"));
test("Wreck Raiders is played to its end by the keyboard alone", async ({ page, ears }) => toTheEnd(page, ears, keyboard, "wreck-raiders"));
test("Coralia is played to its end through roles and names", async ({ page, ears }) => toTheEnd(page, ears, names, "coralia"));
test("Wreck Raiders is played to its end through roles and names", async ({ page, ears }) => toTheEnd(page, ears, names, "wreck-raiders"));

test("whoever cannot see hears what is asked, what can be done and how it ended", async ({ page, ears }) => {
  const id = await lay(page.request, { terms: { game: "coralia" }, seats: [me, bot()] });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await expect(page.getByRole("status").first()).toContainText(ears.scene?.asked ?? "nothing");
  const list = page.getByRole("navigation", { name: "All your options" }).getByRole("listitem").getByRole("button");
  await expect(list).toHaveText((ears.scene?.options ?? []).map(heard));
  await expect(page.getByRole("log", { name: "Log" })).toBeVisible();
  await page.request.post(`/api/tables/${id}/resign`, { data: {} });
  await ears.until("the end", ({ scene }) => scene?.over === true);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/win|ties|shared/i);
});
