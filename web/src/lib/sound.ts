// A few soft sounds, made on the spot; off unless wished for, and never the only sign of anything.
import type { TableEvent } from "./protocol";
import { settings } from "./settings.svelte";

type Tone = [pitch: number, at: number, lasts: number, shape?: OscillatorType];

/** Which sound tells which event; several events of an update sound once. */
const TONES: Record<string, Tone[]> = {
  roll: [[180, 0, 0.05, "square"], [150, 0.07, 0.05, "square"], [210, 0.16, 0.06, "square"]],
  dive: [[520, 0, 0.18], [340, 0.08, 0.24]],
  coin: [[880, 0, 0.09], [1320, 0.08, 0.16]],
  card: [[420, 0, 0.06, "triangle"], [560, 0.06, 0.08, "triangle"]],
  turn: [[660, 0, 0.16], [880, 0.14, 0.26]],
};

const HEARD: [pattern: RegExp, sound: string][] = [
  [/die-rolled|dice-gathered/, "roll"],
  [/diver-|octopus-placed/, "dive"],
  [/card-collected|points-gained|piece-placed/, "coin"],
  [/card-|exhibit-revealed|treasure-/, "card"],
];

let context: AudioContext | null = null;

function play(name: string): void {
  context ??= new AudioContext();
  for (const [pitch, at, lasts, shape = "sine"] of TONES[name] ?? []) {
    const [tone, volume, start] = [context.createOscillator(), context.createGain(), context.currentTime + at];
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.06, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}

/** What an update sounds like. */
export function sounds(events: readonly TableEvent[], yourTurn: boolean): string[] {
  const heard = events.flatMap(({ event }) => HEARD.find(([pattern]) => pattern.test(event.what))?.[1] ?? []);
  return [...new Set(yourTurn ? [...heard, "turn"] : heard)];
}

export function sound(events: readonly TableEvent[], yourTurn: boolean): void {
  if (settings.sound) sounds(events, yourTurn).forEach(play);
}
