// The panel that tells someone of their turns: this device, a mail address that is confirmed, quiet hours, and stop.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Notices } from "../src/generated/protocol";
import { expect, test as base } from "./support/lagoon";
import { PostOffice } from "./support/post";
import { serve, type Running } from "./support/server";

const ADDRESS = "ada@mail.example";
const post = new PostOffice();
const SETTINGS = `mail_from = "games@lagoon.example"\npush_contact = "mailto:host@lagoon.example"\npublic_origins = ["http://lagoon.example"]\n`;

/** A server of its own, which knows where mail goes. */
const test = base.extend<object, { server: Running }>({
  server: [
    async ({}, use) => {
      const server = await serve(`smtp_url = "${await post.open()}"\n${SETTINGS}`);
      await use(server);
      post.close();
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** A browser without a network has no push service: only the two calls that would ask one are replaced. */
const standIn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made = (key: BufferSource): PushSubscription => {
      const keys = { p256dh: "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY", auth: "_ordMnz7uTCmrpBTeUV4Bw" };
      const endpoint = "https://push.example/send/1";
      const unsubscribe = (): Promise<boolean> => (localStorage.removeItem("stand-in"), Promise.resolve(true));
      return { endpoint, options: { applicationServerKey: key, userVisibleOnly: true }, toJSON: () => ({ endpoint, keys }), unsubscribe } as unknown as PushSubscription;
    };
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as Uint8Array;
      localStorage.setItem("stand-in", JSON.stringify([...key]));
      return Promise.resolve(made(key.buffer as ArrayBuffer));
    };
    PushManager.prototype.getSubscription = () => {
      const kept = localStorage.getItem("stand-in");
      return Promise.resolve(kept ? made(new Uint8Array(JSON.parse(kept) as number[]).buffer) : null);
    };
  });

const told = async (page: Page): Promise<Notices> => (await page.request.get("/api/notices")).json() as Promise<Notices>;
const panel = (page: Page) => page.getByRole("region", { name: "Tell me when it’s my turn" });

async function unfold(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Tell me when it’s my turn" }).click();
  await expect(panel(page)).toBeVisible();
}

test("a device is told from a click on, remembers it, and is told no more after another", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await standIn(page);
  await unfold(page);
  const here = panel(page).getByRole("switch", { name: "On this device" });
  await expect(here).not.toBeChecked();
  await here.press("Space");
  await expect(here).toBeChecked();
  await expect.poll(async () => (await told(page)).push?.devices).toBe(1);
  await unfold(page);
  await expect(here).toBeChecked();
  await here.click();
  await expect(here).not.toBeChecked();
  await expect.poll(async () => (await told(page)).push?.devices).toBe(0);
});

test("an address waits for its owner’s word, has quiet hours, and is forgotten at a word", async ({ page }) => {
  await unfold(page);
  await panel(page).getByLabel("By mail").fill(ADDRESS);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("status")).toContainText(`Open the link we sent to ${ADDRESS}.`);
  await expect.poll(() => post.link("/notices/confirm/")).not.toBe("");
  await page.goto(post.link("/notices/confirm/"));
  await page.getByRole("button", { name: "Yes, send me mails" }).click();
  await expect(page.getByRole("status")).toContainText("Done.");
  await unfold(page);
  await expect(panel(page).getByRole("status")).toContainText(`Mails go to ${ADDRESS}.`);
  await panel(page).getByRole("switch", { name: "Quiet hours" }).click();
  await panel(page).getByLabel("From").fill("23:15");
  await expect.poll(async () => (await told(page)).quiet?.begins).toBe(23 * 60 + 15);
  await panel(page).getByRole("button", { name: "Stop and forget the address" }).click();
  await expect.poll(async () => (await told(page)).mail).toEqual({ confirmed: false });
});

for (const [scheme, width] of [["light", 1440], ["dark", 390]] as const)
  test(`the panel can be read and used in the ${scheme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await unfold(page);
    await panel(page).getByLabel("By mail").fill(`${scheme}@mail.example`);
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("status")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("section.notices").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
