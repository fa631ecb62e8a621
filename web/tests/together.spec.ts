// Several people at one table, each in a browser of their own: joining by link, losing the line, watching, keeping secrets.
import type { CoraliaView } from "@games/coralia/web/generated";
import type { Choice, Scene } from "../src/generated/protocol";
import { expect, lay, me, bot, test } from "./support/lagoon";
import { comes, meet, sitDown } from "./support/people";
import { decide, type Ears, mouse, playOut, playTogether, seeded } from "./support/player";

const view = (scene: Scene | null): CoraliaView => (scene as Scene).view as CoraliaView;

/** The cards of piles that a viewer knows by name. */
function known(scene: Scene | null): Set<string> {
  const { draws, piles } = view(scene);
  const kept = draws.flatMap(({ kept: what, seen }) => [...seen, ...(typeof what === "object" ? [what.known] : [])]);
  return new Set([...kept, ...piles.flatMap(({ under }) => under.filter((card) => card !== null))]);
}

/** Words that name turtles and chests, too, which lie open. */
const OPEN_WORDS = ["jellyfish", "side-chest", "stingray"];

/** Cards that only one of them knows. */
const secret = (owner: Ears, others: readonly Ears[]): string[] =>
  [...known(owner.scene)].filter((card) => !OPEN_WORDS.includes(card) && others.every(({ scene }) => !known(scene).has(card)));

/** A name as it stands in notation, not as the beginning of a longer one. */
const whole = (card: string): RegExp => new RegExp(`(?<![\\w-])${card}(?![\\w-])`);

test("what one hand holds is in no byte, word or element of another's page", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  const eve = await comes(browser, said);
  await eve.page.goto(ada.page.url());
  await eve.ears.until("the scene", ({ scene }) => scene !== null);
  await expect(eve.page.getByText("You’re watching.")).toBeVisible();
  await playTogether([ada, ben], () => secret(ada.ears, [ben.ears, eve.ears]).length > 0 && secret(ben.ears, [ada.ears, eve.ears]).length > 0);
  await eve.ears.until("the same version", ({ scene }) => scene?.version === ada.ears.scene?.version);
  for (const [owner, others] of [[ada, [ben, eve]], [ben, [ada, eve]]] as const) {
    const cards = secret(owner.ears, others.map(({ ears }) => ears));
    expect(cards.length).toBeGreaterThan(0);
    for (const { page, ears } of others) {
      const told = ears.heard.filter((text) => !text.includes('"fish-sets"')).join("\n");
      const html = await page.content();
      for (const card of cards) {
        expect(whole(card).exec(told)?.[0], `${card} in what another was told`).toBeUndefined();
        expect(html).not.toContain(`card:${card}"`);
      }
    }
  }
  expect(await eve.page.locator("[data-lit]").count()).toBe(0);
  for (const { context } of [ada, ben, eve]) await context.close();
});

test("the game is there for whoever starts it, although the answer overtakes what the table said before", async ({ browser, console: said }) => {
  let held = false;
  const waiting: (() => void)[] = [];
  const [ada, ben] = await sitDown(browser, said, async ({ page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      socket.connectToServer().onMessage((message) => void (held ? waiting.push(() => socket.send(message)) : socket.send(message)));
    });
  });
  held = true;
  const eve = await comes(browser, said);
  await eve.page.goto(ada.page.url());
  await expect.poll(() => waiting.length, "that someone looks on").toBeGreaterThan(0);
  const answer = ada.page.waitForResponse(/\/start/);
  await ada.page.getByRole("button", { name: "Start" }).click();
  await (await answer).finished();
  await expect.poll(() => waiting.length, "the start").toBeGreaterThan(1);
  held = false;
  waiting.forEach((say) => say());
  for (const { page } of [ada, ben, eve]) await expect(page.locator(".prompt").first()).toBeVisible();
  for (const { context } of [ada, ben, eve]) await context.close();
});

test("a lost line comes back by itself to the same table", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  await playTogether([ada, ben], () => (ben.ears.scene?.options.length ?? 0) > 0 && (ben.ears.scene?.version ?? 0) > 5);
  await ada.context.setOffline(true);
  await expect(ada.page.getByRole("alert")).toContainText("Connection lost");
  const before = ada.ears.scene?.version ?? 0;
  await decide(ben.page, ben.ears, {}, seeded(3));
  expect(ada.ears.scene?.version).toBe(before);
  await ada.context.setOffline(false);
  await expect(ada.page.getByRole("alert")).toHaveCount(0);
  await ada.ears.until("what was missed", ({ scene }) => scene?.version === ben.ears.scene?.version);
  const told = ben.ears.scene?.asked ?? "";
  await expect(ben.page.locator(".prompt strong").first()).toHaveText(told);
  const played = (ada.ears.scene?.version ?? 0) + 8;
  await playTogether([ada, ben], () => (ada.ears.scene?.version ?? 0) >= played);
  expect(ada.ears.scene?.version).toBeGreaterThan(before);
  for (const { context } of [ada, ben]) await context.close();
});

test("a decision whose answer was lost is sent again under its key, and made once", async ({ page, ears }) => {
  const keys: string[] = [];
  const answers: { key: string; repeated: boolean }[] = [];
  let cut = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    let deaf = false;
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { type: string; key?: string };
      if (sent.type === "play") keys.push(sent.key ?? "");
      server.send(message);
      if (sent.type !== "play" || !cut) return;
      cut = false;
      deaf = true;
    });
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; key: string; repeated: boolean };
      if (said.type === "done") answers.push(said);
      if (!deaf) socket.send(message);
      else if (said.type === "done") void socket.close();
    });
  });
  const id = await lay(page.request, { terms: { game: "coralia" }, seats: [me, bot()] });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene }) => (scene?.options.length ?? 0) > 0);
  await mouse(page, ears.scene?.options[0] as Choice, ears);
  await expect.poll(() => answers.length).toBe(2);
  expect(keys).toEqual([answers[0]?.key, answers[0]?.key]);
  expect(answers.map(({ repeated }) => repeated)).toEqual([false, true]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await playOut(page, ears);
});

test("a click at an old state says so, and the table is shown anew", async ({ page, ears }) => {
  const id = await lay(page.request, { terms: { game: "coralia" }, seats: [me, bot()] });
  let held = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!(held && String(message).includes('"type":"update"'))) socket.send(message);
    });
  });
  await page.goto(`/t/${id}`);
  await ears.until("our turn", ({ scene: now }) => (now?.options.length ?? 0) > 0);
  held = true;
  const option = ears.scene?.options[0] as Choice;
  const { scene } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { scene: Scene };
  const other = await page.request.post(`/api/tables/${id}/play`, { data: { key: "elsewhere", at_version: scene.version, action: scene.options[0]?.notation } });
  expect(other.ok()).toBe(true);
  await ears.until("what the page is not told", (now) => (now.scene?.version ?? 0) > scene.version);
  // The same colour cannot be taken twice, but the page does not know yet that it was.
  const lit = page.locator(`[data-lit][data-touch="${option.touches[0]}"]`);
  await expect(lit).not.toHaveCount(0);
  await mouse(page, option, ears);
  await expect(page.getByRole("alert")).toContainText("The table has changed");
  await expect(lit).toHaveCount(0);
});

test("two people at one screen pass it on, and each sees their own hand", async ({ page, ears }) => {
  const id = await lay(page.request, { terms: { game: "coralia" }, seats: [me, { kind: "hot-seat", name: "Ben" }] });
  await page.goto(`/t/${id}`);
  const random = seeded(5);
  let last: string | undefined;
  for (let passed = 0; passed < 3; ) {
    await ears.until("a decision", ({ scene }) => (scene?.options.length ?? 0) > 0);
    const viewer = ears.scene?.viewer;
    if (last && viewer !== last) {
      await page.getByRole("dialog").getByRole("button", { name: /^I’m / }).click();
      passed += 1;
    }
    last = viewer;
    await decide(page, ears, {}, random);
  }
  expect(view(ears.scene).viewer).toEqual({ seat: ears.scene?.turn });
});
