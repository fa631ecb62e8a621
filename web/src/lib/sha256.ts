// SHA-256 of a text, in hexadecimal. Browsers have their own only for pages that came over TLS; ours may come over a LAN.

const PRIMES = Array.from({ length: 312 }, (_, index) => index).filter((number) => number > 1 && ![2, 3, 5, 7, 11, 13, 17].some((prime) => number > prime && number % prime === 0));
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The text in blocks of 16 words: a one bit after it, its length in bits at the end. */
function padded(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, index) => (words[index >> 2]! |= byte << (24 - 8 * (index & 3))));
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function schedule(block: Int32Array): Int32Array {
  const all = new Int32Array(64);
  all.set(block);
  for (let index = 16; index < 64; index += 1) {
    const [old, last] = [all[index - 15]!, all[index - 2]!];
    const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const high = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
    all[index] = all[index - 16]! + low + all[index - 7]! + high;
  }
  return all;
}

function mix(state: number[], block: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  schedule(block).forEach((word, round) => {
    const chosen = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + ROUNDS[round]! + word) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) | 0);
}

export function sha256(text: string): string {
  const words = padded(text);
  const blocks = Array.from({ length: words.length / 16 }, (_, index) => words.subarray(index * 16, index * 16 + 16));
  return blocks.reduce(mix, START).map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
