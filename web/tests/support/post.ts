// A mail server for tests: enough of SMTP to take a mail, and the mails it took.
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export class PostOffice {
  readonly mails: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  /** Its address, once it listens. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  /** The path of a link in the last mail. */
  link(begins: string): string {
    const text = (this.mails.at(-1) ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    return new RegExp(`${begins}\\S*`).exec(text)?.[0] ?? "";
  }

  #serve(socket: Socket): void {
    let [rest, mail]: [string, string | null] = ["", null];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (mail !== null && line === ".") ([mail] = [null, this.mails.push(mail)], say("250 taken"));
      else if (mail !== null) mail += `${line}\r\n`;
      else if (line === "DATA") ((mail = ""), say("354 go on"));
      else if (line === "QUIT") (say("221 bye"), socket.end());
      else say("250 ok");
    };
    socket.on("data", (data) => {
      const lines = (rest + data.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      lines.forEach(hear);
    });
    socket.on("error", () => undefined);
    say("220 post.example");
  }
}
