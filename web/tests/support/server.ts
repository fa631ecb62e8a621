// Starts a server for the tests: on a free port, with a data folder of its own and limits out of the way.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const SETTINGS = `listen = "127.0.0.1:0"
log_level = "warn"
[limits]
tables_per_guest = 1000
new_guests_per_hour = 100000
guest_requests_per_second = 5000
guest_requests_burst = 50000
address_requests_per_second = 50000
address_requests_burst = 500000
socket_messages_per_second = 5000
socket_messages_burst = 50000
sockets_per_address = 1000
connections_per_address = 2000
bot_pace_ms = 0
`;

/** A server that runs until it is stopped. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server with more settings than all tests need. */
export async function serve(more = ""): Promise<Running> {
  const binary = process.env.SERVER_BIN;
  if (!binary) throw new Error("set SERVER_BIN to the lagoon program, or SERVER_URL to a running server");
  const folder = mkdtempSync(join(tmpdir(), "lagoon-web-"));
  const config = join(folder, "lagoon.toml");
  writeFileSync(config, more + SETTINGS);
  const server = spawn(binary, ["serve", "--config", config, "--data", join(folder, "data")], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((found, failed) => {
    server.once("exit", (code) => failed(new Error(`lagoon ended with ${code}`)));
    createInterface({ input: server.stdout }).on("line", (line) => {
      const said = /http:\/\/\S+/.exec(line);
      if (said) found(said[0]);
    });
  });
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SERVER_URL) return undefined;
  const { url, stop } = await serve();
  process.env.SERVER_URL = url;
  return stop;
}
