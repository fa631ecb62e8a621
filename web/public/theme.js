// Before the first paint, so that a dark table never flashes white.
try {
  const { theme } = JSON.parse(localStorage.getItem("lagoon.settings") || "{}");
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme !== "light" && night));
} catch {
  // A browser that keeps nothing gets the light it asks for once the page is there.
}
