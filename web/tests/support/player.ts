// Plays at a page: knows what the server offers from the page's own socket, and clicks what is lit.
import type { Page } from "@playwright/test";
import type { Choice, Scene, ServerMessage, TableInfo } from "../../src/generated/protocol";

export type Choose = (options: readonly Choice[], random: () => number) => Choice;

/** The same numbers for the same seed, so that a failed game can be played again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** What brings a game to its end comes first; among equals chance decides. */
const WANTED = [/^claim /, /^(free|pick|buy) /, /^cover /, /^place d/, /^place /, /^(gem|gold|art|relic|beach)\d>(gem|gold|art|relic)/, /^off>(gem|gold|art|relic)/, /^take /];
const UNWANTED = [/^(up|down)$/, /^stay/, /^discard/, /^trim /];

export const hasty: Choose = (options, random) => {
  const wanted = WANTED.map((word) => options.filter(({ notation }) => word.test(notation))).find((some) => some.length > 0);
  const left = options.filter(({ notation }) => !UNWANTED.some((word) => word.test(notation)));
  const some = wanted ?? (left.length > 0 ? left : options);
  return some[Math.floor(random() * some.length)] as Choice;
};

export const anything: Choose = (options, random) => options[Math.floor(random() * options.length)] as Choice;

/** What a page was told through its sockets, everything in order. */
export class Ears {
  scene: Scene | null = null;
  table: TableInfo | null = null;
  /** How many decisions were sent. */
  decided = 0;
  readonly heard: string[] = [];
  readonly sent: string[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#hear(String(payload)));
      socket.on("framesent", ({ payload }) => this.#say(String(payload)));
    });
    page.on("response", (answer) => {
      if (!answer.url().includes("/api/")) return;
      void answer.text().then((text) => this.heard.push(text)).catch(() => undefined);
    });
  }

  #say(text: string): void {
    this.sent.push(text);
    if (/"type":"(play|undo)"/.test(text)) this.decided += 1;
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome") ((this.scene = message.scene ?? null), (this.table = message.table));
    else if (message.type === "update") this.scene = message.scene;
    else if (message.type === "table") this.table = message.table;
  }

  async until(what: string, holds: (ears: Ears) => boolean, limit = 60_000): Promise<void> {
    const end = Date.now() + limit;
    while (!holds(this)) {
      if (Date.now() > end) throw new Error(`waited ${limit} ms for ${what}; asked: ${this.scene?.asked ?? "nothing"}`);
      await new Promise((done) => setTimeout(done, 15));
    }
  }
}

/** How an option is carried out at a page. */
export type Hand = (page: Page, option: Choice, ears: Ears) => Promise<void>;

interface Wanted {
  notation: string;
  touches: string[];
  label: string;
}

/**
 * In the page: a point where a click would do the next thing for an option. That is its own button, a component it
 * touches, in their order where that is possible, a button with its words, or the one that confirms what was tapped. A thing
 * may be drawn twice, or lie half under another: the point is one where it is in front.
 */
function pointFor({ notation, touches, label }: Wanted): { x: number; y: number } | null {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const named = (attribute: string, value: string): Element[] => all(`[${attribute}="${CSS.escape(value)}"]`).filter((one) => one.getAttribute("data-lit") !== "picked");
  const worded = (): Element[] => all("button").filter((one) => one.textContent?.trim() === label && !(one as HTMLButtonElement).disabled);
  const parts = [0.5, 0.15, 0.85, 0.3, 0.7];
  const front = (thing: Element): { x: number; y: number } | null => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const down of parts)
      for (const right of parts) {
        const [x, y] = [left + width * right, top + height * down];
        const hit = width > 0 ? document.elementFromPoint(x, y) : null;
        if (hit && thing.contains(hit)) return { x, y };
      }
    return null;
  };
  const groups = [named("data-option", notation), ...touches.map((touch) => named("data-touch", touch)), worded(), all(".bar.asked .go")];
  for (const group of groups)
    for (const thing of group) {
      const point = front(thing);
      if (point) return point;
    }
  return null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Answers whether something has been decided since, at the page or elsewhere; waits a few moments for it. */
export function decision({ decided, scene }: Ears): (ears: Ears, moments?: number) => Promise<boolean> {
  const since = (ears: Ears): boolean => ears.decided > decided || ears.scene?.version !== scene?.version;
  return async (ears, moments = 6) => {
    for (; moments > 0 && !since(ears); moments -= 1) await new Promise((done) => setTimeout(done, 10));
    return since(ears);
  };
}

/** Clicks what an option touches, one after another, until the page sends it. */
export const mouse: Hand = async (page, option, ears) => {
  const decided = decision(ears);
  const wanted = { notation: option.notation, touches: option.touches, label: capital(option.text) };
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const point = await page.evaluate(pointFor, wanted);
    if (point) await page.mouse.click(point.x, point.y);
    if (await decided(ears)) return;
  }
  throw new Error("there is nothing to click for it");
};

export interface Manner {
  choose?: Choose;
  hand?: Hand;
  seed?: number;
}

/** Carries one option out and waits until the table has changed. */
export async function decide(page: Page, ears: Ears, { choose = hasty, hand = mouse }: Manner, random: () => number): Promise<void> {
  const scene = ears.scene as Scene;
  const option = choose(scene.options, random);
  await hand(page, option, ears).catch((error: unknown) => {
    throw new Error(`could not play ${option.notation} [${option.touches.join(", ")}] "${option.text}": ${String(error)}`);
  });
  await ears.until(`an answer to ${option.notation}`, (now) => now.scene !== null && now.scene.version !== scene.version, 15_000);
}

/** Plays until the game is over; answers how many decisions that took. */
export async function playOut(page: Page, ears: Ears, manner: Manner = {}, most = 2000): Promise<number> {
  const random = seeded(manner.seed ?? 1);
  for (let decisions = 0; decisions < most; decisions += 1) {
    await ears.until("a decision of ours", ({ scene }) => scene !== null && (scene.over || scene.options.length > 0));
    if (ears.scene?.over) return decisions;
    await decide(page, ears, manner, random);
  }
  throw new Error(`not over after ${most} decisions`);
}

/** Several people, each at a page of their own, until enough of them have decided often enough. */
export async function playTogether(people: readonly { page: Page; ears: Ears }[], enough: () => boolean, seed = 1): Promise<void> {
  const random = seeded(seed);
  const turn = (): { page: Page; ears: Ears } | undefined => people.find(({ ears }) => (ears.scene?.options.length ?? 0) > 0);
  while (!enough() && !people[0]?.ears.scene?.over) {
    await people[0]?.ears.until("someone's turn", () => turn() !== undefined || people[0]?.ears.scene?.over === true);
    const now = turn();
    if (now) await decide(now.page, now.ears, {}, random);
  }
}
