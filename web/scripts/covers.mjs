// Writes each game's cover as one plain SVG document into its kit, for the pictures of link previews: drawings are put in
// place of their names, and colours in place of variables. Needs the dev server: `npx vite --port 5199`, then
// `node scripts/covers.mjs http://127.0.0.1:5199`.
import { chromium } from "@playwright/test";
import { writeFileSync } from "node:fs";

const [, , at = "http://127.0.0.1:5173"] = process.argv;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${at}/?fixture=lobby`);
await page.waitForSelector(".cover svg use");
await page.waitForTimeout(2000);

const covers = await page.evaluate(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const names = new Set([...document.querySelectorAll("symbol")].flatMap(({ outerHTML }) => [...outerHTML.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)));
  const probe = document.body.appendChild(document.createElement("i"));
  const two = (value) => Math.round(value).toString(16).padStart(2, "0");

  /** The variables that hold at an element of the page. */
  function around(element) {
    const style = getComputedStyle(element);
    const found = [...names].map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value);
    return { color: style.color, ...Object.fromEntries(found) };
  }

  /** A colour as six digits, whatever it was mixed from. */
  function colour(text) {
    const srgb = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)$/.exec(text);
    const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text);
    const parts = srgb?.slice(1).map((part) => Number(part) * 255) ?? rgb?.slice(1).map(Number);
    return parts ? `#${parts.map(two).join("")}` : text;
  }

  function resolved(text, held) {
    let out = text;
    for (let depth = 0; depth < 5 && out.includes("var("); depth += 1) out = out.replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name, or) => held[name] ?? or ?? "none");
    out = out.replaceAll("currentColor", held.color);
    if (!out.includes("color-mix(")) return colour(out);
    probe.style.color = out;
    return colour(getComputedStyle(probe).color);
  }

  /** What holds inside an element of a drawing: its tints, and what its style sets. */
  function within(node, held) {
    const own = { ...held };
    for (const tint of (node.getAttribute("class") ?? "").split(" ").filter((name) => name.startsWith("tint-"))) {
      probe.className = tint;
      for (const name of names) {
        const value = getComputedStyle(probe).getPropertyValue(name).trim();
        if (value && value !== getComputedStyle(document.body).getPropertyValue(name).trim()) own[name] = value;
      }
      probe.className = "";
    }
    for (const [, name, value] of (node.getAttribute("style") ?? "").matchAll(/(--[\w-]+):([^;]+)/g)) own[name] = resolved(value.trim(), held);
    return own;
  }

  const LEFT_OUT = ["class", "id", "style", "aria-hidden", "preserveAspectRatio"];
  function copy(node, held) {
    const own = within(node, held);
    if (node.tagName === "use") return used(node, own);
    const out = document.createElementNS(SVG, node.tagName);
    for (const { name, value } of node.attributes) if (!LEFT_OUT.includes(name) && !name.startsWith("data-")) out.setAttribute(name, resolved(value, own));
    for (const child of node.children) out.append(copy(child, own));
    return out;
  }

  function used(node, held) {
    const symbol = document.getElementById(node.getAttribute("href").slice(1));
    const out = document.createElementNS(SVG, "svg");
    for (const name of ["x", "y", "width", "height"]) if (node.hasAttribute(name)) out.setAttribute(name, node.getAttribute(name));
    if (symbol.hasAttribute("viewBox")) out.setAttribute("viewBox", symbol.getAttribute("viewBox"));
    out.setAttribute("overflow", "visible");
    const own = within(symbol, held);
    for (const child of symbol.children) out.append(copy(child, own));
    return out;
  }

  /** Outside of drawings every element has a style of its own. */
  function walk(element) {
    if (element.tagName === "use") return used(element, around(element));
    const out = document.createElementNS(SVG, element.tagName);
    for (const { name, value } of element.attributes) if (!LEFT_OUT.includes(name)) out.setAttribute(name, resolved(value, around(element)));
    for (const child of element.children) out.append(walk(child));
    return out;
  }

  const drawn = [...document.querySelectorAll(".cover")].map((cover) => [cover.querySelector("b").textContent, cover.querySelector("svg")]);
  return drawn.map(([title, svg]) => [title, new XMLSerializer().serializeToString(walk(svg))]);
});

for (const [title, svg] of covers) {
  const folder = title.toLowerCase().replaceAll(" ", "-");
  writeFileSync(new URL(`../../games/${folder}/kit/cover.svg`, import.meta.url), `${svg}\n`);
  console.log(`${title}: ${svg.length} bytes`);
}
await browser.close();
