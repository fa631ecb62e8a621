// A replay opens where someone decides, and is leafed through turn by turn.
import { bot, expect, lay, me, test } from "./support/lagoon";

test("a replay without a moment opens at the first turn, and goes on turn by turn", async ({ page }) => {
  const id = await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me, bot()] });
  expect((await page.request.post(`/api/tables/${id}/resign`)).ok()).toBe(true);
  await expect.poll(async () => (await page.request.get(`/api/records/${id}`)).ok(), { timeout: 120_000 }).toBe(true);
  const { events } = (await (await page.request.get(`/api/records/${id}`)).json()) as { events: { step: number; event: { what: string } }[] };
  const turns = events.filter(({ event }) => event.what === "turn-began").map(({ step }) => step);
  await page.goto(`/r/${id}`);
  await expect(page).toHaveURL(new RegExp(`#${turns[0]}$`));
  await expect(page.getByRole("button", { name: "Previous turn" })).toBeDisabled();
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect(page).toHaveURL(new RegExp(`#${turns[1]}$`));
  await page.getByRole("button", { name: "Next turn" }).click();
  await page.getByRole("button", { name: "Previous turn" }).click();
  await expect(page).toHaveURL(new RegExp(`#${turns[1]}$`));
});
