// What the page says in whole sentences: lists of tables, titles, winners, elision, and the rules of one edition.
import type { Page } from "@playwright/test";
import { bot, expect, finished, lay, me, test } from "./support/lagoon";

/** The lobby, once this browser is someone to the server. */
async function lobby(page: Page): Promise<void> {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

const solo = { terms: { game: "wreck-raiders" }, seats: [me] };

test("a list of tables says who plays and whose turn it is", async ({ page }) => {
  await lobby(page);
  const open = await lay(page.request, { terms: { game: "coralia" }, seats: [me, { kind: "open" }, { kind: "open" }] });
  const running = await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me, bot("calm"), bot("deep")] });
  const alone = await lay(page.request, solo);
  const over = await finished(page.request, { terms: { game: "coralia" }, seats: [me, bot("calm")] });
  await page.reload();
  const line = (address: string) => page.locator(`a[href="${address}"]`);
  await expect(line(`/t/${open}`)).toContainText("Waiting for players");
  await expect(line(`/t/${open}`)).toContainText("1 of 3 seats taken");
  await expect(line(`/t/${open}`)).not.toContainText(/with|Join/);
  await expect(line(`/t/${running}`)).toContainText("with Bot B (easy) and Bot C (expert)");
  await expect(line(`/t/${alone}`)).toContainText("Solo");
  await expect(line(`/r/${over}`)).toContainText("Finished");
  await expect(line(`/r/${over}`)).not.toContainText("’s turn");
  await expect(line(`/r/${over}`)).toContainText(/Bot B \(easy\): \d+/);
});

test("a guest without a name is read in the language of the page", async ({ page }) => {
  await lobby(page);
  await page.getByRole("radio", { name: "DE", exact: true }).click();
  await page.waitForLoadState("networkidle");
  const { name } = (await (await page.request.post("/api/guest", { data: { language: "en" } })).json()) as { name: string };
  expect(name).toMatch(/^Guest \d{4}$/);
  await page.goto(`/t/${await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me, bot()] })}`);
  const own = name.replace("Guest", "Gast");
  await expect(page.getByRole("region", { name: own })).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Guest");
});

test("French elides before a vowel", async ({ page }) => {
  await lobby(page);
  await page.getByRole("radio", { name: "FR", exact: true }).click();
  await page.waitForLoadState("networkidle");
  await page.request.patch("/api/guest", { data: { name: "Anne" } });
  await page.goto(`/t/${await lay(page.request, { terms: { game: "wreck-raiders" }, seats: [me, bot()] })}`);
  await expect(page.getByRole("region", { name: "d’Anne" })).toBeVisible();
});

test("the title says when it is my turn, in one sentence", async ({ page }) => {
  await page.goto(`/t/${await lay(page.request, solo)}`);
  await expect(page).toHaveTitle("Your turn · Lagoon");
  await page.goto("/rules/coralia");
  await expect(page).toHaveTitle(/Coralia/);
});

test("rules are those of one edition, in its words", async ({ page }) => {
  await page.goto("/rules/wreck-raiders");
  const main = page.getByRole("main");
  await expect(main).toContainText("conch");
  await expect(main).not.toContainText(/skull|WR-8\.1/i);
  await page.getByRole("navigation", { name: "Edition" }).getByRole("link", { name: /2018/ }).click();
  await expect(main).toContainText("skull");
  await expect(main).toContainText("WR-8.1");
  await expect(main).not.toContainText(/conch|WR-8\.2|Solo/i);
  await expect(page).toHaveURL(/edition=2018/);
});

test("how to play is one page of drawings on a desk, in the words of the edition, and leads to the clauses", async ({ page }) => {
  await page.goto("/how-to-play/wreck-raiders");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("The goal");
  await expect(main.locator(".howto svg")).toHaveCount(13);
  await expect(main).toContainText("Conch");
  for (const [game, languages] of [["wreck-raiders", ["EN", "FR", "DE"]], ["coralia", ["EN", "FR", "DE"]]] as const) {
    for (const language of languages) {
      await page.goto("/");
      await page.getByRole("radio", { name: language, exact: true }).click();
      await page.goto(`/how-to-play/${game}`);
      await expect(main.locator(".howto section").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${game} in ${language}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto("/");
  await page.getByRole("radio", { name: "EN", exact: true }).click();
  await page.goto("/how-to-play/wreck-raiders?edition=2018");
  await expect(main).toContainText("Skull");
  await expect(main).not.toContainText(/conch/i);
  await main.getByRole("link", { name: "Rule WR-9.1" }).click();
  await expect(page.locator("[id='WR-9.1']")).toBeInViewport();
});

test("on a phone how to play is one step a screen, by the button and by the keys", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/how-to-play/coralia");
  const steps = page.locator(".howto .card:not(.brief)");
  await expect(steps).toHaveCount(1);
  await expect(steps).toContainText("Take a fourth die");
  await page.getByRole("button", { name: "Next: Roll" }).click();
  await expect(steps).toContainText("Roll your dice");
  await page.keyboard.press("ArrowRight");
  await expect(steps).toContainText("Place one die");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(steps).toContainText("Roll your dice");
  await expect(page.getByRole("status").filter({ hasText: "Step 2 of 7" })).toBeAttached();
});

test("a summary's drawings are all there", async ({ page }) => {
  for (const game of ["wreck-raiders", "coralia"]) {
    await page.goto(`/how-to-play/${game}`);
    await page.waitForLoadState("networkidle");
    const lost = await page.locator(".howto use").evaluateAll((uses) => uses.map((one) => one.getAttribute("href") ?? "").filter((href) => !document.querySelector(href)));
    expect(lost).toEqual([]);
  }
});

test("clauses named by the table lead to the rules of its edition", async ({ page }) => {
  await page.goto("/rules/wreck-raiders?edition=2018#WR-8.1");
  await expect(page.locator("[id='WR-8.1']")).toBeInViewport();
});
