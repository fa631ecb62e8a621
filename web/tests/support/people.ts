// People who come with a browser of their own, and meet at a table of Coralia.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, listen, watchAt } from "./lagoon";
import { Ears } from "./player";

export interface Person {
  context: BrowserContext;
  page: Page;
  ears: Ears;
}

export async function comes(browser: Browser, said: string[]): Promise<Person> {
  const context = await browser.newContext({ baseURL: process.env.SERVER_URL ?? "", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await watchAt(page, "instant");
  listen(page, said);
  return { context, page, ears: new Ears(page) };
}

/** Ada creates a table of Coralia, and Ben comes by her link. */
export async function sitDown(browser: Browser, said: string[], prepare?: (ada: Person) => Promise<void>): Promise<[Person, Person]> {
  const [ada, ben] = [await comes(browser, said), await comes(browser, said)];
  await prepare?.(ada);
  await ada.page.goto("/");
  await ada.page.getByRole("radio", { name: /Coralia/ }).click();
  await ada.page.getByRole("button", { name: "Invite a friend" }).click();
  await ada.page.getByRole("button", { name: "Create a table and invite a friend" }).click();
  const link = await ada.page.getByLabel("Send this link to the people you want to play with").inputValue();
  expect(link).toContain("?join=");
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Take a seat" }).click();
  await expect(ada.page.getByText("Ben", { exact: true })).toBeVisible();
  return [ada, ben];
}

/** They have sat down, and Ada starts the game. */
export async function meet(browser: Browser, said: string[]): Promise<[Person, Person]> {
  const [ada, ben] = await sitDown(browser, said);
  await ada.page.getByRole("button", { name: "Start" }).click();
  for (const { page, ears } of [ada, ben]) {
    await ears.until("the first scene", ({ scene }) => scene !== null);
    await expect(page.locator(".prompt").first()).toBeVisible();
  }
  return [ada, ben];
}
