// In the page: what cannot be read or touched at this size of window. It runs in the browser, so it refers to nothing outside itself.

/** `fingers`: whether targets must be large enough for them. Each flaw is one line: what it is, where, and how much. */
export function flaws(fingers: boolean): string[] {
  const LEAST_TEXT = 10.95;
  const LEAST_TARGET = 40;
  const SLACK = 2;
  const found: string[] = [];
  const modal = document.querySelector('[role="dialog"]');

  const named = (thing: Element): string => {
    const own = (one: Element): string => `${one.localName}${[...one.classList].filter((name) => !/^s-\w+$/.test(name)).map((name) => `.${name}`).join("")}`;
    const line = [thing, thing.parentElement, thing.parentElement?.parentElement].flatMap((one) => (one ? [own(one)] : []));
    return line.reverse().join(" > ");
  };
  const short = (text: string): string => text.trim().replace(/\s+/g, " ").slice(0, 24);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const moves = (style: CSSStyleDeclaration): boolean => style.transform !== "none" || style.translate !== "none" || style.filter !== "none";

  /** How far a box sticks out of what can be brought into sight, in pixels. */
  function hidden(thing: Element, box: Box): number {
    let { left, top, right, bottom } = box;
    let out = 0;
    let position = getComputedStyle(thing).position;
    for (let one = thing.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one === document.documentElement || one === document.body) continue;
      if (position === "fixed" || (position === "absolute" && style.position === "static" && !moves(style))) continue;
      const frame = one.getBoundingClientRect();
      const across = style.overflowX;
      const down = style.overflowY;
      if (across !== "visible" && style.display !== "inline") {
        if (across === "hidden" || across === "clip" || one.scrollWidth <= one.clientWidth) out = Math.max(out, frame.left - left, right - frame.right);
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      if (down !== "visible" && style.display !== "inline") {
        if (down === "hidden" || down === "clip" || one.scrollHeight <= one.clientHeight) out = Math.max(out, frame.top - top, bottom - frame.bottom);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      position = style.position;
    }
    const scrolls = getComputedStyle(document.body).overflowY !== "hidden" && position !== "fixed";
    out = Math.max(out, -left, right - innerWidth);
    return scrolls ? out : Math.max(out, -top, bottom - innerHeight);
  }

  function shown(thing: Element): boolean {
    if (thing.closest(".unseen, [hidden], a.text")) return false;
    return thing.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  }

  /** The size of its letters on the glass. */
  function letters(thing: Element): number {
    const size = parseFloat(getComputedStyle(thing).fontSize);
    if (thing instanceof SVGGraphicsElement) {
      const matrix = thing.getScreenCTM();
      return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
    }
    let scale = thing.currentCSSZoom;
    for (let one: Element | null = thing; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (style.scale !== "none") scale *= Math.min(...style.scale.split(" ").map((part) => Math.abs(parseFloat(part))));
    }
    return size * scale;
  }

  const tooLittle = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

  function readText(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      const thing = node.parentElement;
      if (!thing || tooLittle(text) || thing.closest("script, style, option, defs, symbol") || !shown(thing)) continue;
      const style = getComputedStyle(thing);
      if (style.fontSize === "0px" || style.color === "rgba(0, 0, 0, 0)") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length === 0) continue;
      const size = letters(thing);
      if (size < LEAST_TEXT) found.push(`small text ${size.toFixed(1)} "${short(text)}" ${named(thing)}`);
      // What ends in three dots, or fades in a line of many, is meant to.
      const meant = [thing, thing.parentElement].some((one) => one && (getComputedStyle(one).textOverflow === "ellipsis" || getComputedStyle(one).webkitLineClamp !== "none"));
      const out = meant ? 0 : Math.max(...boxes.map((box) => hidden(thing, { left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 })));
      if (out > SLACK) found.push(`cut off by ${out.toFixed(0)} "${short(text)}" ${named(thing)}`);
      if (!(thing instanceof SVGElement) && style.overflowWrap !== "normal") broken(node, text, thing);
    }
  }

  /** A word that runs on in the next line without a hyphen. */
  function broken(node: Node, text: string, thing: Element): void {
    for (const { 0: word, index } of text.matchAll(/[^\s\-–—/\u00ad]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken word "${word}" ${named(thing)}`);
    }
  }

  const TARGETS = "[data-lit], button, a[href], input, select, summary, [role=button]";
  /** What takes the touches of a field: its label, where it has one. */
  const target = (thing: Element): Element => (thing instanceof HTMLInputElement ? (thing.closest("label") ?? thing) : thing);
  /** Words of a sentence, lines of a log and the like are as high as their text. */
  const inline = (thing: Element): boolean => (thing.localName === "a" && getComputedStyle(thing).display === "inline") || thing.closest(".log, .unseen, .options") !== null;

  function touchTargets(): void {
    const things = new Set([...(modal ?? document).querySelectorAll(TARGETS)].filter(shown).map(target));
    for (const thing of things) {
      if (inline(thing) || thing.matches(":disabled, .beside, .text")) continue;
      const lit = thing.matches("[data-lit]");
      const reach = hidden(thing, thing.getBoundingClientRect());
      const what = `"${short(thing.getAttribute("aria-label") ?? thing.textContent ?? "")}" ${named(thing)}`;
      if (reach > SLACK * 2) {
        found.push(`out of reach by ${reach.toFixed(0)} ${what}`);
        continue;
      }
      bring(thing);
      measure(thing, lit, what);
    }
  }

  /** Scrolls to it as a player could: what only hides the rest stays as it is. */
  function bring(thing: Element): void {
    for (let one = thing.parentElement; one; one = one.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(one).overflowY) && one !== document.documentElement) continue;
      const frame = one === document.documentElement ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth } : one.getBoundingClientRect();
      const box = thing.getBoundingClientRect();
      one.scrollBy({ top: (box.top + box.bottom - frame.top - frame.bottom) / 2, left: (box.left + box.right - frame.left - frame.right) / 2, behavior: "instant" });
    }
  }

  function measure(thing: Element, lit: boolean, what: string): void {
    const box = thing.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const takes = (at: number, down: number): boolean => {
      const front = document.elementFromPoint(at, down);
      return front !== null && (thing.contains(front) || front.contains(thing) && front.closest(TARGETS) === thing);
    };
    if (!takes(x, y)) {
      const front = document.elementFromPoint(x, y);
      // A drawer that was opened over something can be closed again.
      if ((lit || fingers) && !front?.closest(".drawer")) found.push(`covered ${what} by ${front ? named(front) : "nothing"}`);
      return;
    }
    if (!fingers) return;
    const run = (dx: number, dy: number): number => {
      let far = 0;
      while (far < LEAST_TARGET && takes(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const across = run(1, 0) + run(-1, 0) + 1;
    const down = run(0, 1) + run(0, -1) + 1;
    if (Math.min(across, down) < LEAST_TARGET - 1) found.push(`small target ${across}x${down} ${what}`);
  }

  readText();
  touchTargets();
  return found;
}
