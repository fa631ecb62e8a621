// The choice at this table as components see it: what is lit, and what a touch does.
import { getContext, setContext } from "svelte";
import { about, choose, touched, type Light } from "./choose";
import type { Option, Pill } from "./protocol";
import { screen } from "./screen.svelte";
import { colon } from "./words.svelte";

const KEY = Symbol("chooser");
/** A question with no more answers than this shows them all as buttons. */
const SHORT = 2;

export class Chooser {
  options: Option[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  hovered: string | null = $state(null);
  /** What a first tap asked about: it is done by a second one, or by the button that says so. */
  tapped: string | null = $state(null);
  /** Nothing can be chosen: a replay, or a spectator. */
  watching = $state(false);
  /** How the ids of components begin that lie close together on a phone: a first tap says what it would do, a second one does it. */
  crowded: readonly string[] = [];
  readonly choice = $derived(choose(this.options, this.picked));
  /** The one option that waits for a yes. */
  readonly asked: Option | null = $derived(this.tapped === null ? null : (about(this.options, this.picked, this.tapped)[0] ?? null));
  /** What can be done by a button: what touches nothing, and all of a short question, so that yes stands beside no. */
  readonly buttons: Option[] = $derived.by(() => {
    const { candidates, ready } = this.choice;
    return ready.length > 0 && candidates.length <= SHORT && this.picked.length === 0 ? candidates : ready;
  });
  /** Which options are asked about on every screen, before a second touch does them. */
  confirms: (option: Option) => boolean = () => false;
  /** The option in question: what a touch asked about, so that its button stays within reach of the Tab key, or what the pointer rests on. */
  readonly considered: Option | null = $derived(this.asked ?? (this.hovered ? this.meant(this.hovered) : null));
  /** Which options are too weighty for a last small touch: they wait for the button that names them. */
  holds: (option: Option) => boolean = () => false;
  /** The option that waits so. */
  readonly held: Option | null = $derived.by(() => {
    const { settled } = this.choice;
    return settled && this.holds(settled) ? settled : null;
  });
  /** Told of a touch on what cannot be chosen now. */
  puzzled: ((touched: string[], thing: Element) => void) | null = null;
  readonly #play: (option: Option) => void;

  constructor(play: (option: Option) => void) {
    this.#play = play;
  }

  offer(options: Option[]): void {
    if (options === this.options) return;
    this.options = options;
    this.picked = [];
    this.tapped = null;
    this.hovered = null;
  }

  light(component: string): Light | null {
    return component === this.tapped ? "picked" : (this.choice.lights.get(component) ?? null);
  }

  touch = (component: string): void => {
    if (!this.light(component)) return;
    if (this.#agreed(component)) return this.#pick(this.asked?.touches ?? []);
    const meant = about(this.options, this.picked, component);
    const [only] = meant.length === 1 ? meant : [];
    // Where fingers may slip, what would be done at once is asked about first; all else stays lit.
    if (only && (this.#crowded(component) || this.confirms(only))) {
      this.tapped = component;
      return;
    }
    this.#pick(touched(this.options, this.picked, component));
  };

  /** Whether a touch repeats what was asked about: on the same thing, or on another that belongs to it. */
  #agreed(component: string): boolean {
    return this.asked !== null && this.asked.touches.includes(component) && !this.picked.includes(component);
  }

  #pick(picked: string[]): void {
    this.tapped = null;
    this.picked = picked;
    if (this.choice.settled && !this.held) this.play(this.choice.settled);
  }

  /** Plays an option by a button that names it; one that waits is laid ready first, and played by the next press. */
  press = (option: Option): void => {
    if (this.held !== option && this.holds(option) && option.touches.length > 0) this.picked = option.touches;
    else this.play(option);
  };

  /** Lets go of what was touched. */
  release = (): void => {
    this.picked = [];
    this.tapped = null;
  };

  play = (option: Option): void => {
    this.picked = [];
    this.tapped = null;
    this.#play(option);
  };

  back = (): void => {
    if (this.tapped === null) this.picked = this.picked.slice(0, -1);
    this.tapped = null;
  };

  /** The option that touching a component would come to, if that is one only. */
  meant(component: string): Option | null {
    const meant = about(this.options, this.picked, component);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }

  /** What touching a component would do, if that is one thing only. */
  says(component: string): string | null {
    return this.meant(component)?.text ?? null;
  }

  /** What touching a component would surely bring, in a sentence, if all it could do brings the same. */
  brings(component: string): string | null {
    const [first, ...rest] = this.#ending(component).map(({ brings }) => brings?.text);
    return first && rest.every((text) => text === first) ? first : null;
  }

  /** The same piece by piece: what is sure whichever way it is done; at the `end` only where the component decides it. */
  pills(component: string, end = false): Pill[] {
    const [first, ...rest] = this.#ending(component, end).map(({ brings }) => (brings?.pills ?? []).map((pill) => JSON.stringify(pill)));
    return first?.filter((pill) => rest.every((others) => others.includes(pill))).map((pill) => JSON.parse(pill) as Pill) ?? [];
  }

  /** The options that this component would decide. */
  #ending(component: string, end = false): Option[] {
    const meant = about(this.options, this.picked, component);
    return meant.length === 1 && !end ? meant : meant.filter(({ touches }) => touches.at(-1) === component);
  }

  /** Attributes of a component that can be touched now; none for all others. */
  lit(component: string, name: string): Record<string, unknown> {
    const light = this.light(component);
    const placed = { "data-place": component };
    if (!light) return this.options.length > 0 && this.puzzled ? { ...placed, ...this.#unlit(component) } : placed;
    const [say, brings] = [this.says(component), this.brings(component)];
    const label = !say ? name : say.startsWith(name) ? say : colon(name, say);
    return {
      ...placed,
      "data-lit": light,
      "data-touch": component,
      ...(say ? { "data-act": say } : {}),
      ...(brings ? { "data-brings": brings } : {}),
      "data-target": this.#target(component) || undefined,
      role: "button",
      tabindex: 0,
      "aria-label": brings ? colon(label, brings) : label,
      "aria-pressed": light === "picked",
      onclick: (event: Event) => (event.stopPropagation(), this.touch(component)),
      onkeydown: (event: KeyboardEvent) => this.#key(event, component),
      onpointerenter: () => (this.hovered = component),
      onpointerleave: () => (this.hovered = null),
      onfocus: () => (this.hovered = component),
      onblur: () => (this.hovered = null),
    };
  }

  #unlit(component: string): Record<string, unknown> {
    return {
      "data-unlit": component,
      onclick: (event: Event) => {
        const thing = event.currentTarget as Element;
        // What lies on something lit is touched with it.
        if (thing.closest("[data-lit]")) return;
        event.stopPropagation();
        this.puzzled?.([...this.picked, component], thing);
      },
    };
  }

  #crowded(component: string): boolean {
    return screen.handheld && this.crowded.some((start) => component.startsWith(start));
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
