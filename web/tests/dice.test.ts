// Our part of the dice: what is pledged, when it is shown, and what breaks the promise.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { TableInfo } from "../src/generated/protocol";
import { broken, duty } from "../src/lib/pledges";
import { sha256 } from "../src/lib/sha256";

const BYTES = "00ff".repeat(8);
const hashed = (text: string): string => createHash("sha256").update(text).digest("hex");
const pledge = (seat: string, bytes: string): string => hashed(`lagoon pledge 1\ncommitment c0de\nentropy ${seat} ${bytes}\n`);

const seats = ["A", "B"].map((seat) => ({ seat, yours: seat === "B" }));
const table = (status: string, dice: Partial<TableInfo["dice"]>): TableInfo =>
  ({ id: "t", status, seats, dice: { commitment: "c0de", pledges: [null, null], sealed: false, entropy: [null, null], ...dice } }) as unknown as TableInfo;

test("a digest is the one everyone else computes, whatever the length", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) expect(sha256("é".repeat(length))).toBe(hashed("é".repeat(length)));
});

test("our first seat pledges once, before the start", () => {
  expect(duty(table("open", {}), { bytes: BYTES })).toEqual({ pledge: pledge("B", BYTES) });
  expect(duty(table("open", { pledges: [null, "another device"] }), { bytes: BYTES })).toBeNull();
  expect(duty({ ...table("open", {}), seats: [] }, { bytes: BYTES })).toBeNull();
  expect(duty(table("running", {}), { bytes: BYTES })).toBeNull();
});

test("bytes are shown only when the pledges are sealed, with ours among them", () => {
  const pledges = [null, pledge("B", BYTES)];
  expect(duty(table("open", { pledges }), { bytes: BYTES })).toBeNull();
  expect(duty(table("open", { pledges, sealed: true }), { bytes: BYTES })).toEqual({ entropy: BYTES });
  expect(duty(table("open", { pledges, sealed: true, entropy: [null, BYTES] }), { bytes: BYTES })).toBeNull();
  expect(duty(table("open", { pledges: [null, pledge("A", BYTES)], sealed: true }), { bytes: BYTES })).toBeNull();
});

test("a changed pledge, bytes that were not pledged and leaving us out are found out", () => {
  const other = "ab".repeat(16);
  const pledges = [pledge("A", other), pledge("B", BYTES)];
  const kept = { bytes: BYTES, sealed: pledges };
  expect(broken(table("running", { pledges, entropy: [other, BYTES] }), kept)).toBe(false);
  expect(broken(table("running", { pledges, entropy: [null, BYTES] }), kept)).toBe(false);
  expect(broken(table("open", { pledges, sealed: true }), kept)).toBe(false);
  expect(broken(table("running", { pledges, entropy: [other, null] }), kept)).toBe(true);
  expect(broken(table("running", { pledges, entropy: ["cd".repeat(16), BYTES] }), kept)).toBe(true);
  expect(broken(table("running", { pledges: [pledge("A", BYTES), pledge("B", BYTES)], entropy: [BYTES, BYTES] }), kept)).toBe(true);
  expect(broken(table("running", { pledges: [null, pledge("B", BYTES)], entropy: [other, BYTES] }), kept)).toBe(true);
  expect(broken(table("running", { pledges, entropy: [other, null] }), { bytes: BYTES })).toBe(false);
});
