// Reading aloud by the voices of the browser: one text after another, until a key is pressed.
import type { Language } from "./languages";

export interface Spoken {
  /** Which step of the page it belongs to. */
  key: string;
  text: string;
}

const speech = (): SpeechSynthesis | null => ("speechSynthesis" in window ? window.speechSynthesis : null);

export class Aloud {
  /** The step being read; nothing while it is quiet. */
  reading: string | null = $state(null);
  #voices: SpeechSynthesisVoice[] = $state.raw([]);

  /** Learns the voices, which some browsers tell late; the answer lets go of them. */
  listen(): () => void {
    const found = speech();
    if (!found) return () => {};
    const learn = (): void => void (this.#voices = found.getVoices());
    learn();
    found.addEventListener?.("voiceschanged", learn);
    return () => {
      found.removeEventListener?.("voiceschanged", learn);
      this.stop();
    };
  }

  /** Whether the browser has a voice for a language. */
  speaks(language: Language): boolean {
    return this.#voices.some(({ lang }) => lang.toLowerCase().startsWith(language));
  }

  read(texts: readonly Spoken[], language: Language): void {
    this.stop();
    const [first] = texts;
    if (first) this.reading = first.key;
    texts.forEach(({ key, text }, index) => {
      const said = new SpeechSynthesisUtterance(text);
      said.lang = language;
      said.voice = this.#voices.find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
      said.rate = 0.95;
      said.onstart = () => (this.reading = key);
      if (index === texts.length - 1) said.onend = () => (this.reading = null);
      speech()?.speak(said);
    });
  }

  stop = (): void => {
    this.reading = null;
    speech()?.cancel();
  };
}
