// A few soft sounds, made on the spot; off unless wished for, and never the only sign of anything.
import type { GameTable, Sound } from "./game";
import type { TableEvent } from "./protocol";
import { settings } from "./settings.svelte";

type Tone = [pitch: number, at: number, lasts: number, shape?: OscillatorType];

const TONES: Record<Sound, Tone[]> = {
  roll: [[180, 0, 0.05, "square"], [150, 0.07, 0.05, "square"], [210, 0.16, 0.06, "square"]],
  dive: [[520, 0, 0.18], [340, 0.08, 0.24]],
  coin: [[880, 0, 0.09], [1320, 0.08, 0.16]],
  card: [[420, 0, 0.06, "triangle"], [560, 0.06, 0.08, "triangle"]],
  turn: [[660, 0, 0.16], [880, 0.14, 0.26]],
};

let context: AudioContext | null = null;

function play(name: Sound): void {
  context ??= new AudioContext();
  for (const [pitch, at, lasts, shape = "sine"] of TONES[name]) {
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

/** What an update sounds like; several events of one sound once. */
export function sounds(heard: GameTable["sounds"], events: readonly TableEvent[], yourTurn: boolean): Sound[] {
  const told = events.flatMap(({ event }) => heard.find(([pattern]) => pattern.test(event.what))?.[1] ?? []);
  return [...new Set(yourTurn ? [...told, "turn" as const] : told)];
}

export function sound(heard: GameTable["sounds"], events: readonly TableEvent[], yourTurn: boolean): void {
  if (settings.sound) sounds(heard, events, yourTurn).forEach(play);
}
