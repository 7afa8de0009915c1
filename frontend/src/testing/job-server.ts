import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

type Answer = (response: ServerResponse, request: SeenRequest) => void;

/**
 * A small HTTP server that gives the answers of a script, one per request and in order, and remembers what it was
 * asked. Requests beyond the script get a 500, so that a client that asks once too often shows.
 */
export async function startJobServer(...script: Answer[]) {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const request = { method: incoming.method ?? "", path: incoming.url ?? "", headers: incoming.headers };
    requests.push(request);
    incoming.resume();
    const answer = script[requests.length - 1];
    if (answer) answer(response, request);
    else response.writeHead(500).end("beyond the script");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    origin: `http://127.0.0.1:${port}`,
    /** Every connection breaks, as when the server dies. */
    breakOff: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const JOB = "/api/jobs/5f0c";

/** Opens a stream, with a reconnection time that a test can wait for. */
export function openStream(response: ServerResponse, retry = 5) {
  response.writeHead(200, { "Content-Type": "text/event-stream", Location: JOB });
  response.write(`retry: ${retry}\n\n`);
}

export const sse = (id: number | string, event: string, data: unknown) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const progress = (step: number, percent = step * 15) =>
  sse(step, "progress", { step, steps: 6, percent, message: `Step ${step}...` });
