/*
 * Built into the landing page as it is, by `bundling/first-paint.ts`: what the page holds is painted before the app's code
 * runs, which takes a slow phone half a second.
 */
import { rememberEarlyClick } from "./early-click";
import { preferredLanguage } from "./i18n/preferred-language";

const root = document.getElementById("root");
const code = document.querySelector<HTMLLinkElement>("link[rel=modulepreload]");

/** The page came drawn in English, and in every other language beside it. */
const drawn = document.getElementById(`drawn-${preferredLanguage()}`);
if (root && drawn instanceof HTMLTemplateElement) {
  root.replaceChildren(drawn.content);
  document.documentElement.lang = preferredLanguage();
}
if (root) rememberEarlyClick(root);

const AT_LATEST_MS = 1_000;
const start = () => void import(/* @vite-ignore */ code?.href ?? "");
if (document.hidden) start(); // it won't be painted
else {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, AT_LATEST_MS);
}
