// Lets pieces fly: remembers where everything lay, and after a change moves copies of the pieces over the table.
import { delays, flights, LASTS, type Flight, type Manner, type Seen, type Ways } from "./motion";
import type { TableEvent } from "./protocol";
import { settings } from "./settings.svelte";

interface Found extends Seen {
  element: HTMLElement;
}

const INHERITED = ["--c", "--p", "--m", "--unit", "--die", "--cut", "--edge", "color", "font-size", "filter"];

function see(element: HTMLElement, piece: string, at: string): Found {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, piece, at, face: element.dataset.face ?? "", x, y, w: width, h: height };
}

const visible = (seen: Seen): boolean => seen.w > 0 && seen.x < innerWidth && seen.y < innerHeight && seen.x + seen.w > 0;

function pieces(): Found[] {
  const all = document.querySelectorAll<HTMLElement>("[data-piece]");
  return [...all].map((element) => see(element, element.dataset.piece ?? "", element.dataset.at ?? "")).filter(visible);
}

function origins(): Found[] {
  const all = document.querySelectorAll<HTMLElement>("[data-origin]");
  return [...all].map((element) => see(element, "", element.dataset.origin ?? ""));
}

export class Motion {
  #before: Seen[] = [];
  #running: Animation[] = [];

  remember(): void {
    this.skip();
    this.#before = settings.motion ? pieces() : [];
  }

  play(ways: Ways, events: readonly TableEvent[]): void {
    if (!settings.motion || this.#before.length === 0) return;
    const now = pieces();
    const moves = flights(ways, this.#before, now, origins(), events).slice(0, 24);
    const when = delays(moves.length);
    moves.forEach((flight, index) => {
      const target = now.find((seen) => seen.piece === flight.to.piece && seen.at === flight.to.at)?.element;
      if (target) this.#fly(flight, target, when[index] ?? 0);
    });
  }

  skip(): void {
    for (const animation of this.#running.splice(0)) animation.finish();
  }

  #fly({ from, to, manner }: Flight, target: HTMLElement, delay: number): void {
    const ghost = copy(target, to);
    document.body.append(ghost);
    target.style.visibility = "hidden";
    const options = { duration: LASTS[manner], delay, easing: EASE[manner], fill: "backwards" as const };
    const animation = ghost.animate(path(from, to, manner), options);
    this.#running.push(animation);
    const land = (): void => {
      ghost.remove();
      target.style.visibility = "";
      if (manner === "swim") ripple(to);
    };
    animation.finished.then(land, land);
  }
}

/** A copy of a piece that lies above the whole table, so that no panel cuts it off. */
function copy(target: HTMLElement, to: Seen): HTMLElement {
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  const look = getComputedStyle(target);
  for (const name of INHERITED) ghost.style.setProperty(name, look.getPropertyValue(name));
  Object.assign(ghost.style, {
    position: "fixed", left: `${to.x}px`, top: `${to.y}px`, right: "auto", bottom: "auto", width: `${to.w}px`, height: `${to.h}px`,
    margin: "0", translate: "none", rotate: "none", zIndex: "45", pointerEvents: "none", visibility: "visible", animation: "none",
  });
  return ghost;
}

const EASE: Record<Manner, string> = {
  glide: "cubic-bezier(.3,.7,.3,1)",
  swim: "cubic-bezier(.4,0,.2,1)",
  drift: "ease-in-out",
  tumble: "cubic-bezier(.2,.9,.3,1.2)",
  surface: "cubic-bezier(.3,.8,.3,1)",
};

function path(from: Seen, to: Seen, manner: Manner): Keyframe[] {
  const [dx, dy] = [from.x + from.w / 2 - to.x - to.w / 2, from.y + from.h / 2 - to.y - to.h / 2];
  const scale = Math.max(0.3, Math.min(2.5, from.w / to.w));
  const start = `translate(${dx}px,${dy}px)`;
  const arc = Math.min(90, Math.hypot(dx, dy) * 0.25);
  const middle = (lift: number, more: string): string => `translate(${dx / 2}px,${dy / 2 - lift}px) ${more}`;
  switch (manner) {
    case "swim":
      return [{ transform: `${start} scale(${scale})` }, { transform: middle(arc, `rotate(${dx > 0 ? -28 : 28}deg) scale(1.12)`) }, { transform: "none" }];
    case "drift":
      return [{ transform: start }, { transform: middle(-arc * 0.4, "rotate(200deg)") }, { transform: "rotate(360deg)" }];
    case "tumble":
      return [{ transform: `${start} translateY(-60px) rotate(-220deg) scale(1.25)` }, { transform: "translateY(6px) rotate(18deg)", offset: 0.62 }, { transform: "translateY(-7px) rotate(-8deg)", offset: 0.8 }, { transform: "none" }];
    case "surface":
      return [{ transform: `${start} scale(.4) rotateY(180deg)`, opacity: 0.2 }, { transform: middle(arc, "scale(1.5) rotateY(90deg)"), opacity: 1, offset: 0.5 }, { transform: "none" }];
    default:
      return [{ transform: `${start} scale(${scale})` }, { transform: middle(arc * 0.6, "scale(1.06)") }, { transform: "none" }];
  }
}

/** A ring on the water where a swimmer lands. */
function ripple(at: Seen): void {
  const ring = document.createElement("span");
  const size = at.w * 1.6;
  Object.assign(ring.style, {
    position: "fixed", left: `${at.x + at.w / 2 - size / 2}px`, top: `${at.y + at.h / 2 - size / 2}px`, width: `${size}px`, height: `${size}px`,
    borderRadius: "50%", border: "3px solid rgba(255,255,255,.8)", zIndex: "44", pointerEvents: "none",
  });
  document.body.append(ring);
  const fade = ring.animate([{ transform: "scale(.4)", opacity: 1 }, { transform: "scale(1.6)", opacity: 0 }], { duration: 480, easing: "ease-out" });
  fade.finished.then(() => ring.remove(), () => ring.remove());
}
