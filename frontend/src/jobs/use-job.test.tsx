import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { JOB, sse } from "@/testing/job-server";

import { JobCancelled } from "./job";
import { useJob } from "./use-job";

const queryClient = new QueryClient();
const withQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

afterEach(() => vi.unstubAllGlobals());

/** A job whose POST is answered when the test says so, and whose DELETE is answered with this status. */
function beginJob(statusOfDelete: number) {
  const deleted: string[] = [];
  let named: ((response: Response) => void) | undefined;
  let events: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (events = controller) });
  vi.stubGlobal("fetch", (asked: string | Request, init?: RequestInit) => {
    const { method, url } = asked instanceof Request ? asked : new Request(new URL(asked, location.origin), init);
    if (method === "POST") return new Promise<Response>((resolve) => (named = resolve));
    deleted.push(new URL(url).pathname);
    if (statusOfDelete < 400) events.enqueue(new TextEncoder().encode(sse(1, "cancelled", {})));
    return Promise.resolve(new Response(null, { status: statusOfDelete }));
  });
  const onError = vi.fn();
  const request = { path: "/api/generate-content", body: "{}" } as const;
  const { result } = renderHook(() => useJob(() => request, { onError }), { wrapper: withQueries });
  act(() => result.current.start(undefined));
  const headers = { "Content-Type": "text/event-stream", Location: JOB };
  return { result, onError, deleted, nameJob: () => named?.(new Response(body, { headers })) };
}

it("cancels a job that the server hasn't named yet as soon as it does", async () => {
  const { result, onError, deleted, nameJob } = beginJob(202);
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  act(() => result.current.cancel());
  expect(result.current.run.phase).toBe("cancelling");
  expect(deleted).toEqual([]);
  act(nameJob);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(JobCancelled);
  expect(deleted).toEqual([JOB]);
  expect(result.current.run.phase).toBe("idle");
});

it("lets a person ask again when the server couldn't be told", async () => {
  const { result, onError, deleted, nameJob } = beginJob(503);
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  act(() => result.current.cancel());
  act(nameJob);
  await waitFor(() => expect(deleted).toEqual([JOB]));
  await waitFor(() => expect(result.current.run.phase).toBe("running"));
  expect(onError).not.toHaveBeenCalled();
});
