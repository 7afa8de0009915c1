import { answerOf, api } from "@/api/client";

const NEWEST_DOCUMENTS = 10;
const PATH = "/service-worker.js";
let begun = false;

/**
 * For whoever is signed in: the app can be opened without a connection from now on, with the profile and the newest
 * documents. Nothing of it is asked for before the page has been drawn and is at rest.
 */
export function prepareReadingOffline() {
  if (begun || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  begun = true;
  const begin = () => whenIdle(() => void prepare().catch(() => undefined)); // without it, all is as it was
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

async function prepare() {
  await navigator.serviceWorker.register(PATH);
  await navigator.serviceWorker.ready;
  // Reading them is what keeps them.
  const [documents] = await Promise.all([
    answerOf(api.GET("/api/generated-documents")),
    api.GET("/api/profile"),
    api.GET("/api/work-experiences"),
    api.GET("/api/equipment-skills"),
    api.GET("/api/certifications"),
    api.GET("/api/document-templates"),
  ]);
  for (const { id } of documents.slice(0, NEWEST_DOCUMENTS))
    await api.GET("/api/generated-documents/{document_id}", { params: { path: { document_id: id } } });
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3_000);
