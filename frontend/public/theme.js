// Runs before the first paint, so that a dark screen never flashes white. src/ui/theme.ts does the rest.
(() => {
  const chosen = localStorage.getItem("tradefolio.theme");
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
