import { useSyncExternalStore } from "react";

import type { User } from "./model";

/**
 * What the profile and the documents last said, kept on the device for reading without a connection. It belongs to one
 * person: whoever signs out, or another who signs in, finds it gone. Nothing else is kept: no sign-in, no stream, nothing
 * of the administration.
 */
const READABLE =
  /^\/api\/(profile|work-experiences|equipment-skills|certifications|document-templates|generated-documents(\/[\da-f-]{36})?)$/;
const CACHE_OF = "tradefolio.kept.";
const PERSON = "tradefolio.person";
const KEPT_AT = "X-Kept-At";

let reader: string | undefined;
let keptSince: string | undefined;
const listeners = new Set<() => void>();

/** When what is shown was read, while it comes from the device; undefined as long as the server answers. */
export const useKeptSince = () => useSyncExternalStore(subscribe, () => keptSince);

/** The same, outside of a component. */
export const isShowingKept = () => keptSince !== undefined;

/** From here on answers are kept for this person alone; null forgets everybody's, the person among them. */
export async function keepFor(person: User | null): Promise<void> {
  reader = person?.id;
  store(person);
  if (!("caches" in globalThis)) return; // only where the address is safe
  const theirs = person ? CACHE_OF + person.id : null;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(CACHE_OF) && name !== theirs);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Who used this device last and didn't sign out. */
export function lastPerson(): User | undefined {
  try {
    const stored = localStorage.getItem(PERSON);
    return stored ? (JSON.parse(stored) as User) : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody could be asked, so this person reads what was kept: said before any of it is drawn, or it would move then. */
export async function readKept({ id }: User): Promise<void> {
  if (!("caches" in globalThis)) return;
  const kept = await (await caches.open(CACHE_OF + id)).matchAll();
  const times = kept.flatMap(({ headers }) => headers.get(KEPT_AT) ?? []);
  tell(times.sort().at(-1));
}

/** `fetch`; where no answer comes, what was kept of an earlier one. Rejects as `fetch` does. */
export async function fetchOrKept(request: Request): Promise<Response> {
  const person = isReadable(request) ? reader : undefined;
  try {
    const response = await fetch(request);
    tell(undefined);
    if (person) await keep(person, request.url, response.clone()).catch(() => undefined); // the disk may be full
    return response;
  } catch (error) {
    const kept = person && !request.signal.aborted ? await find(person, request.url) : undefined;
    if (!kept) throw error;
    tell(kept.headers.get(KEPT_AT) ?? undefined);
    return kept;
  }
}

function isReadable({ method, url }: Request) {
  const { pathname, search } = new URL(url);
  return method === "GET" && search === "" && READABLE.test(pathname) && "caches" in globalThis;
}

async function keep(person: string, url: string, response: Response) {
  const cache = await caches.open(CACHE_OF + person);
  if (!response.ok) {
    await cache.delete(url); // gone, or not theirs any more
    return;
  }
  const headers = { "Content-Type": "application/json", [KEPT_AT]: new Date().toISOString() };
  const body = await response.text();
  // They may have signed out meanwhile, or somebody else have signed in in another tab.
  if (reader === person && lastPerson()?.id === person) await cache.put(url, new Response(body, { headers }));
  else await caches.delete(CACHE_OF + person);
}

/** What is kept of the reader's last answer to a path, and the moment it came, in milliseconds; undefined for none. */
export async function keptAnswer(path: string): Promise<{ at: number; body: unknown } | undefined> {
  const kept = reader && (await find(reader, path));
  if (!kept) return undefined;
  return { at: Date.parse(kept.headers.get(KEPT_AT) ?? ""), body: await kept.json() };
}

const find = async (person: string, url: string) => (await caches.open(CACHE_OF + person)).match(url);

/** The oldest of what is on the screen says how old that is. */
function tell(keptAt: string | undefined) {
  const since = keptAt && keptSince && keptSince < keptAt ? keptSince : keptAt;
  if (since === keptSince) return;
  keptSince = since;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(person: User | null) {
  try {
    if (person) localStorage.setItem(PERSON, JSON.stringify(person));
    else localStorage.removeItem(PERSON);
  } catch {
    // Full or forbidden: then there is nothing to read without a connection.
  }
}
