// Before the first paint, so that a dark table never flashes white.
try {
  const kept = JSON.parse(localStorage.getItem("lagoon.settings") || "{}").theme;
  const dark = kept === "dark" || (kept !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
} catch {
  // A browser that keeps nothing begins in the light.
}
