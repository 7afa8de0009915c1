import { render, renderHook, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

import { Providers } from "@/app/providers";

/** Shows something as the product would: with its providers, at an address of its own. */
export const show = (element: ReactNode) => showAt("/", element).user;

/** The same at this address, which the `router` tells. */
export function showAt(address: string, element: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: address.replace(/[?#].*/, ""), element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: person(), router };
}

/**
 * Somebody with a mouse and a keyboard. They press what takes a press: a dialog over another one is seen before Radix
 * lets it be pressed, on a busy machine by more than the moment that a test took to find it.
 */
export function person(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const click = async (element: Element) => {
    await waitFor(() => {
      if (!takesPresses(element)) throw new Error("it doesn't take presses yet");
    });
    await user.click(element);
  };
  return { ...user, click };
}

/** By the nearest element around it that says so, as user-event looks. */
function takesPresses(element: Element | null): boolean {
  if (!element) return true;
  const { pointerEvents } = getComputedStyle(element);
  return ["", "inherit", "unset"].includes(pointerEvents)
    ? takesPresses(element.parentElement)
    : pointerEvents !== "none";
}

/** Answers of an API that a test makes up: by method and path, a body, or a status with a body. */
export type Answers = Record<string, unknown>;

interface Sent {
  call: string;
  body: unknown;
}

/** A `fetch` that gives these answers and remembers the bodies that were sent. */
export function answering(answers: Answers) {
  const sent: Sent[] = [];
  const fetchAnswer = async (asked: string | Request, init?: RequestInit) => {
    const request = asked instanceof Request ? asked : new Request(new URL(asked, "http://localhost"), init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    sent.push({ call, body: await bodyOf(request) });
    if (!(call in answers)) throw new TypeError(`nobody answers ${call}`);
    const answer = answers[call];
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  return { fetch: fetchAnswer, sent };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("Content-Type")?.startsWith("multipart/")) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** Runs a hook as the product would: with its providers, where it may show a toast. */
export const showHook = <T,>(hook: () => T) => renderHook(hook, { wrapper: Providers });
