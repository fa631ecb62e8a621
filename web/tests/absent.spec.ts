// An invitation, someone who goes away and comes back, and what the host of a table may do.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Created, Welcome } from "../src/generated/protocol";
import { expect, test } from "./support/lagoon";
import { comes, meet, sitDown, type Person } from "./support/people";

const LOOPBACK_ONLY = "Other devices can’t reach this server";

async function faultless(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** The page of a person hears of an absence that lasted for minutes; the server itself cannot be hurried. */
async function hears(page: Page, minutes: number): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as { table?: { seats: { away?: { for_ms: number; bot_in_ms?: number } }[] } };
      for (const { away } of said.table?.seats ?? []) if (away) Object.assign(away, { for_ms: minutes * 60_000, bot_in_ms: 0 });
      socket.send(JSON.stringify(said));
    });
  });
}

const leave = async ({ page }: Person): Promise<void> => void (await page.goto("about:blank"));

test("the invitation says who invites to what and how the table plays, and is faultless", async ({ browser, console: said }) => {
  const [ada, ben] = await sitDown(browser, said);
  const eve = await comes(browser, said);
  await eve.page.goto(ada.page.url());
  await expect(eve.page.getByRole("heading", { level: 1 })).toContainText("invites you");
  await expect(eve.page.getByText("to Coralia, with 2 players")).toBeVisible();
  await expect(eve.page.getByText("No time limit: take as long as you like.")).toBeVisible();
  await expect(eve.page.getByText("After 5 minutes away, the others may let a bot play.")).toBeVisible();
  // The server of the tests listens to this machine alone, and says so instead of showing a code.
  await expect(ada.page.getByText(LOOPBACK_ONLY)).toBeVisible();
  await expect(ada.page.getByRole("img", { name: "QR code" })).toHaveCount(0);
  for (const { page } of [ada, ben, eve]) await faultless(page);
  for (const { context } of [ada, ben, eve]) await context.close();
});

test("an address that other devices reach comes with its code", async ({ browser, console: said }) => {
  const ada = await comes(browser, said);
  const code = { size: 21, path: "M0 0h7v1h-7z" };
  await ada.page.route(/\/api\/reach/, (route) => route.fulfill({ json: { address: `http://192.168.1.24:7700${new URL(route.request().url()).searchParams.get("page") ?? ""}`, code } }));
  await ada.page.goto("/");
  await ada.page.getByRole("button", { name: "Invite a friend" }).click();
  await ada.page.getByRole("button", { name: "Create a table and invite a friend" }).click();
  await expect(ada.page.getByRole("img", { name: "QR code" })).toBeVisible();
  const link = await ada.page.getByLabel("Send this link to the people you want to play with").inputValue();
  expect(link).toMatch(/^http:\/\/192\.168\.1\.24:7700\/t\/[\w-]+\?join=\w+$/);
  expect(await ada.page.locator("#app").innerHTML()).not.toContain("127.0.0.1");
  await faultless(ada.page);
  await ada.context.close();
});

test("those present are offered a bot for one who is away, and may wait", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  const first = ada.ears.scene?.turn === "A" ? [ada, ben] : [ben, ada];
  const [away, here] = first as [Person, Person];
  await hears(here.page, 6);
  await here.page.reload();
  await leave(away);
  await expect(here.page.getByText(/has been away for 6 minutes/)).toBeVisible();
  await faultless(here.page);
  await here.page.getByRole("button", { name: "Wait" }).click();
  await expect(here.page.getByText(/has been away/)).toHaveCount(0);
  await here.page.reload();
  // The server knows better than a page that was told a tale: the person has only just left.
  await here.page.getByRole("button", { name: "Let a bot play for them" }).click();
  await expect(here.page.getByRole("alert")).toContainText("haven’t been away long enough");
  // The browser reports what was refused, which is what was to be seen.
  said.splice(0, said.length, ...said.filter((line) => !line.includes("409 (Conflict)")));
  for (const { context } of [ada, ben]) await context.close();
});

test("after a minute that was agreed on a bot plays for one who left, who takes the seat back", async ({ browser, console: said }) => {
  test.setTimeout(180_000);
  const [ada, ben] = [await comes(browser, said), await comes(browser, said)];
  for (const [{ page }, name] of [[ada, "Ada"], [ben, "Ben"]] as const) await page.request.post("/api/guest", { data: { name, language: "en" } });
  const made = await ada.page.request.post("/api/tables", { data: { terms: { game: "coralia", absence_minutes: 1 }, seats: [{ kind: "me" }, { kind: "open" }] } });
  const { table } = (await made.json()) as Created;
  const address = `/api/tables/${table.id}`;
  await ben.page.request.post(`${address}/sit`, { data: { invite: table.invite } });
  await ada.page.request.post(`${address}/start`, { data: {} });
  const { scene } = (await (await ada.page.request.get(address)).json()) as Welcome;
  const [away, here, gone] = scene?.turn === "A" ? [ada, ben, "Ada"] : [ben, ada, "Ben"];
  await here.page.goto(`/t/${table.id}`);
  await expect(here.page.getByText(`${gone} has been away for 1 minute.`)).toBeVisible({ timeout: 90_000 });
  await here.page.getByRole("button", { name: "Let a bot play for them" }).click();
  await expect(here.page.getByRole("log").first()).toContainText(`let a bot play for ${gone}`);
  await away.page.goto(`/t/${table.id}`);
  await expect(away.page.getByText("Welcome back! A bot has been playing for you.")).toBeVisible();
  await faultless(away.page);
  await away.page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(away.page.getByText("Welcome back!")).toHaveCount(0);
  await expect(here.page.getByRole("log").first()).toContainText(`${gone} is back and plays again.`);
  for (const { context } of [ada, ben]) await context.close();
});

test("the host removes someone, hands the table over, and the new host closes it for everyone", async ({ browser, console: said }) => {
  const [ada, ben] = await sitDown(browser, said);
  await ada.page.getByRole("button", { name: "Make Ben the host…" }).click();
  await ada.page.getByRole("button", { name: "Really make Ben the host?" }).click();
  await expect(ben.page.getByRole("heading", { level: 1 })).toHaveText("Your table");
  await expect(ada.page.getByRole("button", { name: /the host/ })).toHaveCount(0);
  const remove = ben.page.getByRole("button", { name: /^Remove/ });
  await remove.click();
  await ben.page.getByRole("button", { name: /^Really remove/ }).click();
  await expect(ben.page.getByText("1 seat is still open.")).toBeVisible();
  await ben.page.getByRole("button", { name: "Close the table…" }).click();
  await ben.page.getByRole("button", { name: "Really close the table?" }).click();
  await expect(ada.page.getByRole("heading", { name: "This table has been closed." })).toBeVisible();
  await expect(ben.page.getByRole("radio", { name: /Coralia/ })).toBeVisible();
  for (const { context } of [ada, ben]) await context.close();
});

test("a game that is closed ends for everyone without a result", async ({ browser, console: said }) => {
  const [ada, ben] = await meet(browser, said);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Close the table…" }).click();
  await ada.page.getByRole("button", { name: /^Really end the game/ }).click();
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole("status").filter({ hasText: "The host closed this table." })).toBeVisible();
    expect(await page.locator("[data-lit]").count()).toBe(0);
  }
  await ben.page.goto("/");
  await expect(ben.page.getByText("Closed", { exact: true }).first()).toBeVisible();
  for (const { context } of [ada, ben]) await context.close();
});
