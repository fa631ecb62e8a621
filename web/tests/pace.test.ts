// How long what others do is shown, at each speed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endsTurn, Pacer, SHOWN, SPEEDS, type Speed } from "../src/lib/pace";
import type { TableEvent, Update } from "../src/lib/protocol";

const told = (step: number, by: string | undefined, what = "moved"): TableEvent => ({ step, ...(by ? { by } : {}), event: { what, seat: by ?? "B" }, text: what }) as TableEvent;

const update = (step: number, by: string | undefined, more: Partial<Update> = {}): Update =>
  ({ step, events: by ? [told(step, by)] : [], mine: ["A"], options: [], status: "running", turn: by ?? "B", chat: [], ...more }) as unknown as Update;

/** A screen that writes down when it shows which step. */
function watch(speed: Speed, turned: (step: number) => boolean = () => false) {
  const shown: [step: number, at: number][] = [];
  const began = Date.now();
  const state = { speed, held: false, waiting: 0, chats: 0 };
  const pacer = new Pacer({
    show: ({ step }) => shown.push([step, Date.now() - began]),
    chat: () => (state.chats += 1),
    speed: () => state.speed,
    turned: () => turned(shown.at(-1)?.[0] ?? 0),
    changed: (held, waiting) => Object.assign(state, { held, waiting }),
  });
  return { shown, state, pacer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nothing is shown for less than 600 ms, fast and instant apart", () => {
  expect(SPEEDS.filter((speed) => SHOWN[speed] < 600)).toEqual(["fast", "instant"]);
});

for (const speed of SPEEDS)
  test(`what others do in a burst is shown one after another: ${speed}`, () => {
    const { shown, pacer } = watch(speed);
    for (const step of [1, 2, 3]) pacer.take(update(step, "B"));
    vi.runAllTimers();
    expect(shown).toEqual([[1, 0], [2, SHOWN[speed]], [3, 2 * SHOWN[speed]]]);
  });

test("what came late enough is shown at once, and so is what we do ourselves", () => {
  const { shown, pacer } = watch("slow");
  pacer.take(update(1, "B"));
  vi.advanceTimersByTime(5000);
  pacer.take(update(2, "B"));
  vi.advanceTimersByTime(1500);
  pacer.take(update(3, "A"));
  pacer.take(update(4, "A"));
  expect(shown).toEqual([[1, 0], [2, 5000], [3, 6500], [4, 6500]]);
});

test("step by step the next turn waits for its button, and the turn itself does not", () => {
  const { shown, state, pacer } = watch("step", (step) => step === 2);
  for (const step of [1, 2, 3, 4]) pacer.take(update(step, step < 3 ? "B" : "C"));
  vi.runAllTimers();
  expect(shown.map(([step]) => step)).toEqual([1, 2]);
  expect(state).toMatchObject({ held: true, waiting: 2 });
  pacer.next();
  vi.runAllTimers();
  expect(shown.map(([step]) => step)).toEqual([1, 2, 3, 4]);
  expect(state).toMatchObject({ held: false, waiting: 0 });
});

test("step by step our own turn waits for nothing", () => {
  const { shown, state, pacer } = watch("step", () => true);
  pacer.take(update(1, "B", { options: [{ notation: "take 5", text: "", touches: [] }] as unknown as Update["options"] }));
  pacer.take(update(2, "A"));
  expect(shown.map(([step]) => step)).toEqual([1, 2]);
  expect(state.held).toBe(false);
});

test("while our own clock runs nothing waits", () => {
  const { shown, pacer } = watch("slow");
  const clock = { left: { A: 60_000 }, running: "A" };
  for (const step of [1, 2]) pacer.take(update(step, "B"));
  expect(shown).toHaveLength(1);
  pacer.take(update(3, "B", { clock } as Partial<Update>));
  expect(shown.map(([step]) => step)).toEqual([1, 2, 3]);
});

test("another speed lets go what was held", () => {
  const { shown, state, pacer } = watch("step", (step) => step === 1);
  for (const step of [1, 2]) pacer.take(update(step, "B"));
  vi.runAllTimers();
  expect(shown).toHaveLength(1);
  state.speed = "instant";
  pacer.hurry();
  expect(shown).toHaveLength(2);
});

test("what is skipped is shown in its order, and all of it", () => {
  const { shown, pacer } = watch("slow");
  for (const step of [1, 2, 3]) pacer.take(update(step, "B"));
  pacer.skip();
  expect(shown).toEqual([[1, 0], [2, 0], [3, 0]]);
});

test("talk is heard at once and belongs to what is shown last", () => {
  const { shown, state, pacer } = watch("normal");
  for (const step of [1, 2]) pacer.take(update(step, "B"));
  pacer.take(update(2, undefined));
  expect(state.chats).toBe(1);
  vi.runAllTimers();
  expect(shown.map(([step]) => step)).toEqual([1, 2]);
});

test("what was undone, and a table that comes whole, wait for nothing", () => {
  const { shown, pacer } = watch("slow");
  for (const step of [1, 2]) pacer.take(update(step, "B"));
  pacer.take(update(1, undefined, { kept: 1 }));
  expect(shown.map(([step]) => step)).toEqual([1, 2, 1]);
});

test("a turn ends when the next one begins, even if others are asked meanwhile", () => {
  const asked = update(4, "B", { turn: "A" });
  const next = update(5, "B", { events: [told(5, "B"), told(5, undefined, "turn-began")] });
  expect([asked, next].map((one) => endsTurn(one, "B", true, "B"))).toEqual([false, true]);
  expect(endsTurn(next, "A", true, "A")).toBe(false);
  expect(endsTurn(asked, "B", false, "B")).toBe(true);
});

test("a turn that ends with a roll is over, and ours that begins with one does not end it again", () => {
  const rolled = update(4, undefined, { events: [told(4, undefined)], turn: "A" });
  expect(endsTurn(rolled, "B", false, "B")).toBe(true);
  expect(endsTurn(rolled, "B", false, "A")).toBe(false);
});
