// Requests to the server: JSON there and back, and its refusals as errors.
import type { Failure } from "../generated/protocol";
import { settings } from "../lib/settings.svelte";

export class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Asks the server; texts in the answer are in the language chosen. */
export async function ask<T>(method: "GET" | "POST" | "PATCH", path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("language", settings.language);
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(address, { method, ...sent });
  const text = await answer.text();
  const told: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Refused(told as Failure);
  return told as T;
}

/** Bytes of our own for the dice, so that nobody else can have chosen them. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
