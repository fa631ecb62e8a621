// The choice at this table as components see it: what is lit, and what a touch does.
import { getContext, setContext } from "svelte";
import { about, choose, touched, type Light } from "./choose";
import type { Option } from "./protocol";
import { screen } from "./screen.svelte";
import { colon } from "./words.svelte";

const KEY = Symbol("chooser");

export class Chooser {
  options: Option[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  hovered: string | null = $state(null);
  /** Nothing can be chosen: a replay, or a spectator. */
  watching = $state(false);
  /** How the ids of components begin that lie close together on a phone: a first tap says what it would do, a second one does it. */
  crowded: readonly string[] = [];
  readonly choice = $derived(choose(this.options, this.picked));
  readonly #play: (option: Option) => void;

  constructor(play: (option: Option) => void) {
    this.#play = play;
  }

  offer(options: Option[]): void {
    if (options === this.options) return;
    this.options = options;
    this.picked = [];
    this.hovered = null;
  }

  light(component: string): Light | null {
    return this.choice.lights.get(component) ?? null;
  }

  touch = (component: string): void => {
    if (!this.light(component)) return;
    const sure = !this.#crowded(component) || this.picked.at(-1) === component;
    if (!sure || !this.choice.settled) this.picked = touched(this.options, this.picked, component);
    const { settled } = this.choice;
    if (settled && sure) this.play(settled);
  };

  play = (option: Option): void => {
    this.picked = [];
    this.#play(option);
  };

  back = (): void => {
    this.picked = this.picked.slice(0, -1);
  };

  /** What touching a component would do, if that is one thing only. */
  says(component: string): string | null {
    const meant = about(this.options, this.picked, component);
    return meant.length === 1 ? (meant[0]?.text ?? null) : null;
  }

  /** Attributes of a component that can be touched now; none for all others. */
  lit(component: string, name: string): Record<string, unknown> {
    const light = this.light(component);
    if (!light) return {};
    const say = this.says(component);
    return {
      "data-lit": light,
      "data-touch": component,
      ...(say ? { "data-act": say } : {}),
      "data-target": this.#target(component) || undefined,
      role: "button",
      tabindex: 0,
      "aria-label": !say ? name : say.startsWith(name) ? say : colon(name, say),
      "aria-pressed": light === "picked",
      onclick: (event: Event) => (event.stopPropagation(), this.touch(component)),
      onkeydown: (event: KeyboardEvent) => this.#key(event, component),
      onpointerenter: () => (this.hovered = component),
      onpointerleave: () => (this.hovered = null),
      onfocus: () => (this.hovered = component),
      onblur: () => (this.hovered = null),
    };
  }

  #crowded(component: string): boolean {
    return screen.room === "phone" && this.crowded.some((start) => component.startsWith(start));
  }

  /** Whether what the pointer rests on could go here. */
  #target(component: string): boolean {
    const over = this.hovered;
    if (!over || over === component) return false;
    return this.choice.candidates.some(({ touches }) => touches.includes(over) && touches.includes(component));
  }

  #key(event: KeyboardEvent, component: string): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    // A key held down chooses once: the focus has gone on to the next choice.
    if (!event.repeat) this.touch(component);
  }
}

export const provideChooser = (chooser: Chooser): Chooser => setContext(KEY, chooser);
export const useChooser = (): Chooser => getContext<Chooser>(KEY);
