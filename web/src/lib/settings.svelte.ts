// What this browser remembers about its user: language, light, motion, sound, speed, a name.
import { CODES, type Language } from "./languages";
import { SPEEDS, type Speed } from "./pace";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  language: Language | null;
  motion: boolean;
  sound: boolean;
  speed: Speed;
  name: string;
  /** Whether a guided first game was offered already. */
  guided: boolean;
}

const KEY = "lagoon.settings";
const DEFAULTS: Kept = { theme: "auto", language: null, motion: true, sound: false, speed: "normal", name: "", guided: false };

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => CODES.filter((code) => code === tag))[0] ?? "en";
}

class Settings {
  #kept: Kept = $state(kept());
  #night = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.#night = event.matches));
  }

  get dark(): boolean {
    return this.#kept.theme === "dark" || (this.#kept.theme === "auto" && this.#night);
  }

  get language(): Language {
    return this.#kept.language ?? spoken();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  /** How fast the turns of others go by. */
  get speed(): Speed {
    return SPEEDS.find((speed) => speed === this.#kept.speed) ?? DEFAULTS.speed;
  }

  get name(): string {
    return this.#kept.name;
  }

  get guided(): boolean {
    return this.#kept.guided;
  }

  /** Motion that was wished for here and is not unwanted everywhere. */
  get motion(): boolean {
    return this.#kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
