// How a choice is narrowed down by touching components: knows options and touches, and no rule of any game.
import type { Option } from "./protocol";

/** How strongly a component is lit: asked for next, possible too, or already touched. */
export type Light = "next" | "later" | "picked";

export interface Choice {
  /** The options that are still possible. */
  candidates: Option[];
  /** Every component that can be touched now, and how it is lit. */
  lights: Map<string, Light>;
  /** Options with nothing left to touch: they become buttons. */
  ready: Option[];
  /** The one option that is left after a touch. */
  settled: Option | null;
}

const left = (option: Option, picked: readonly string[]): string[] =>
  option.touches.filter((touch) => !picked.includes(touch));

/** The options a further touch leaves: those that ask for it next, or else those that ask for it later. */
function narrow(options: readonly Option[], picked: readonly string[], touch: string): Option[] {
  const next = options.filter((option) => left(option, picked)[0] === touch);
  return next.length > 0 ? next : options.filter((option) => left(option, picked).includes(touch));
}

/** The options that are left after touching `picked` one after another. */
function narrowed(options: readonly Option[], picked: readonly string[]): Option[] {
  return picked.reduce<Option[]>((some, touch, index) => narrow(some, picked.slice(0, index), touch), [...options]);
}

/** What can be touched after `picked`; the first touch that an option still misses shines brightest. */
export function choose(options: readonly Option[], picked: readonly string[]): Choice {
  const candidates = narrowed(options, picked);
  const lights = new Map<string, Light>();
  for (const option of candidates) light(lights, left(option, picked));
  for (const touch of picked) lights.set(touch, "picked");
  const ready = candidates.filter((option) => left(option, picked).length === 0);
  const settled = picked.length > 0 && candidates.length === 1 ? (candidates[0] ?? null) : null;
  return { candidates, lights, ready, settled };
}

function light(lights: Map<string, Light>, touches: string[]): void {
  touches.forEach((touch, index) => {
    if (index === 0 || !lights.has(touch)) lights.set(touch, index === 0 ? "next" : "later");
  });
}

/** The picks after a touch: touching a component twice deselects it; one that no longer fits starts a new selection. */
export function touched(options: readonly Option[], picked: readonly string[], touch: string): string[] {
  if (picked.includes(touch)) return picked.filter((other) => other !== touch);
  const further = [...picked, touch];
  if (narrowed(options, further).length > 0) return further;
  return narrowed(options, [touch]).length > 0 ? [touch] : [...picked];
}

/** The options a touch would leave. */
export function about(options: readonly Option[], picked: readonly string[], touch: string): Option[] {
  return narrowed(options, picked.includes(touch) ? picked : [...picked, touch]);
}
