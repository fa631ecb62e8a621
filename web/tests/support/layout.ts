// Run in the page: what a person would call cut off, overlapping, or too wide.

/** Whether the page scrolls sideways. */
export function sideways(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth + 1 ? [`scrolls sideways: ${scrollWidth} of ${innerWidth}`] : [];
}

/** Texts that do not fit their element where it hides what is too much. */
export function cutOff(): string[] {
  const hides = (value: string): boolean => value === "hidden" || value === "clip";
  const own = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const seen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && !element.closest(".unseen, [inert], [aria-hidden=true]");
  };
  return [...document.querySelectorAll("body *")].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !own(element) || !seen(element)) return [];
    const style = getComputedStyle(element);
    const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const tall = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 3;
    return wide || tall ? [`cut off: "${element.innerText.trim().slice(0, 60)}" (${element.className})`] : [];
  });
}

/** Texts that lie over other texts, both in front. */
export function overlapping(): string[] {
  interface Line {
    text: string;
    box: DOMRect;
    element: Element;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest("svg, .unseen, [aria-hidden=true], [role=tooltip]")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (box.width > 3 && hit && element.contains(hit)) lines.push({ text: node.textContent.trim(), box, element });
    }
  }
  const shared = (a: DOMRect, b: DOMRect): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return lines.flatMap((a, index) =>
    lines.slice(index + 1).flatMap((b) => {
      if (a.element === b.element) return [];
      const part = shared(a.box, b.box) / Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      return part > 0.3 ? [`overlap: "${a.text.slice(0, 40)}" and "${b.text.slice(0, 40)}"`] : [];
    }),
  );
}
