// Every call to the server over HTTP, typed, in the language chosen.
import type * as wire from "../generated/protocol";
import { settings } from "./settings.svelte";

/** What the server would not do, or that it could not be reached. */
export class Refused extends Error {
  readonly code: wire.ErrorCode | "unreachable";
  readonly failure: wire.Failure | null;

  constructor(failure: wire.Failure | null) {
    super(failure?.message ?? "");
    this.code = failure?.code ?? "unreachable";
    this.failure = failure;
  }
}

type Method = "GET" | "POST" | "PATCH";

export function address(path: string, query: Record<string, string | number | null | undefined> = {}): string {
  const given = Object.entries({ ...query, language: settings.language }).filter((entry) => entry[1] !== null && entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

async function call<T>(method: Method, url: string, body?: unknown): Promise<T> {
  const sent: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) Object.assign(sent, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const answer = await fetch(url, sent).catch(() => {
    throw new Refused(null);
  });
  if (!answer.ok) throw new Refused((await answer.json().catch(() => null)) as wire.Failure | null);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const get = <T>(path: string, query?: Record<string, string | number | null | undefined>): Promise<T> => call("GET", address(path, query));
const post = <T>(path: string, body?: unknown): Promise<T> => call("POST", address(path), body);

/** Bytes that nobody can guess, in hexadecimal: for the dice, and as names of attempts. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

let known: Promise<wire.Guest> | null = null;

/** Says that this browser was someone before; the cookie itself is not for scripts. */
const MET = "lagoon.met";

/** Whether it is worth asking who we are: browsers report every refusal, and a first visit should be quiet. */
async function met(): Promise<boolean> {
  if (localStorage.getItem(MET)) return true;
  return (await get<wire.List>("/api/tables")).mine.length > 0;
}

async function introduce(): Promise<wire.Guest> {
  try {
    if (await met()) return await get<wire.Guest>("/api/guest");
  } catch (error) {
    if (!(error instanceof Refused) || (error.code !== "no-guest" && error.code !== "bad-cookie")) throw error;
  }
  const name = settings.name.trim();
  return post<wire.Guest>("/api/guest", { language: settings.language, ...(name ? { name } : {}) });
}

/** Who this browser is to the server; on the first visit it becomes someone. */
export function guest(): Promise<wire.Guest> {
  known ??= introduce().then(
    (guest) => (localStorage.setItem(MET, "yes"), guest),
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** Changes name or language, if they are others than the server knows. */
export async function change(wish: wire.Introduce): Promise<wire.Guest> {
  const now = await guest();
  const same = (wish.name ?? now.name) === now.name && (wish.language ?? now.language) === now.language;
  if (same) return now;
  known = call<wire.Guest>("PATCH", address("/api/guest"), wish);
  return known.catch((error: unknown) => {
    known = null;
    throw error;
  });
}

/** Makes this browser the guest of a device link. */
export function takeLink(token: string): Promise<wire.Guest> {
  known = post<wire.Guest>("/api/guest/take", { token });
  known.catch(() => (known = null));
  return known;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const words = (tableau: boolean): { tableau?: string } => (tableau ? { tableau: "yes" } : {});
const record = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

export const api = {
  games: (): Promise<wire.GameInfo[]> => get("/api/games"),
  components: ({ id }: wire.TableInfo): Promise<wire.Components> => get(`/api/tables/${encodeURIComponent(id)}/components`),
  rules: (game: string, edition: string | null): Promise<wire.Rules> => get(`/api/games/${game}/rules`, { edition }),
  /** Where another device opens a page of this server. */
  reach: (page: string): Promise<wire.Reach> => get("/api/reach", { page }),
  revoke: (): Promise<wire.Guest> => post("/api/guest/revoke"),
  deviceLink: (): Promise<wire.DeviceLink> => post("/api/guest/link"),
  /** How this guest is told of their turns while the page is closed. */
  notices: (): Promise<wire.Notices> => get("/api/notices"),
  tellDevice: (device: wire.Device): Promise<wire.Notices> => post("/api/notices/device", device),
  stopDevice: (device: wire.StopDevice): Promise<wire.Notices> => post("/api/notices/device/stop", device),
  tellMail: (mail: wire.MailAddress): Promise<wire.Notices> => post("/api/notices/mail", mail),
  stopMail: (): Promise<wire.Notices> => post("/api/notices/mail/stop"),
  setQuiet: (quiet: wire.SetQuiet): Promise<wire.Notices> => post("/api/notices/quiet", quiet),
  tables: (): Promise<wire.List> => get("/api/tables"),
  create: (wish: wire.CreateTable): Promise<wire.Created> => post("/api/tables", wish),
  welcome: (id: string): Promise<wire.Welcome> => get(table(id)),
  sit: (id: string, sit: wire.Sit): Promise<wire.TableInfo> => post(`${table(id)}/sit`, sit),
  pledge: (id: string, pledge: wire.Pledge): Promise<wire.TableInfo> => post(`${table(id)}/pledge`, pledge),
  show: (id: string, show: wire.Show): Promise<wire.TableInfo> => post(`${table(id)}/show`, show),
  leave: (id: string): Promise<wire.TableInfo> => post(`${table(id)}/leave`),
  remove: (id: string, seat: string): Promise<wire.TableInfo> => post(`${table(id)}/remove`, { seat }),
  handOver: (id: string, seat: string): Promise<wire.TableInfo> => post(`${table(id)}/hand-over`, { seat }),
  close: (id: string): Promise<void> => post(`${table(id)}/close`),
  standIn: (id: string, seat: string): Promise<wire.TableInfo> => post(`${table(id)}/stand-in`, { seat }),
  start: (id: string): Promise<wire.TableInfo> => post(`${table(id)}/start`, {}),
  rematch: (id: string): Promise<wire.Created> => post(`${table(id)}/rematch`),
  takeBack: (id: string): Promise<wire.TableInfo> => post(`${table(id)}/take-back`),
  skipLesson: (id: string): Promise<wire.TableInfo> => post(`${table(id)}/skip-lesson`),
  resign: (id: string): Promise<wire.TableInfo> => post(`${table(id)}/resign`),
  advice: (id: string, step: number | null): Promise<wire.Advice> => post(`${table(id)}/advice`, step === null ? {} : { step }),
  /** Why components cannot be chosen now; without any, everything that cannot. */
  why: (id: string, touched: string[]): Promise<wire.Why> => get(`${table(id)}/why`, touched.length ? { touched: touched.join(",") } : {}),
  mute: (id: string, speaker: string, muted: boolean): Promise<void> => post(`${table(id)}/mute`, { speaker, muted }),
  report: (id: string, text: string): Promise<void> => post(`${table(id)}/reports`, { text } satisfies wire.Report),
  record: (id: string): Promise<wire.RecordInfo> => get(record(id)),
  recordFile: (id: string): string => `${record(id)}/record`,
  /** `tableau` asks for what lies on the table in words, too. */
  moment: (id: string, step: number, as: string, tableau = false): Promise<wire.Moment> => get(`${record(id)}/moments/${step}`, { as, ...words(tableau) }),
  /** An earlier moment of a game in play, from one's own seat. */
  before: (id: string, step: number, as: string | null, tableau = false): Promise<wire.Moment> => get(`${table(id)}/moments/${step}`, { as, ...words(tableau) }),
  fork: (id: string, fork: wire.Fork): Promise<wire.Created> => post(`${record(id)}/fork`, fork),
};
