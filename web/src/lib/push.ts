// Notices on this device: the browser's side of them. Nothing is asked of the user before they want it.
import type { Device } from "../generated/protocol";

const WORKER = "/sw.js";

/** Whether this browser can show notices while the page is closed; an iPhone only from its home screen. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export function device(subscription: PushSubscription): Device {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** The key as browsers compare it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const same = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && one.byteLength === other.length && new Uint8Array(one).every((byte, index) => byte === other[index]);

/** What this device has agreed to with this server, if anything. */
export async function subscribed(key: string): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const found = (await registration?.pushManager.getSubscription()) ?? null;
  return found && same(found.options.applicationServerKey, bytes(key)) ? found : null;
}

/** Asks the user, and then the browser; nothing where either says no. Call it from a click. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !same(old.options.applicationServerKey, bytes(key))) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}
