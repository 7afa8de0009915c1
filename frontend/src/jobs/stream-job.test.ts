import { afterEach, describe, expect, it, vi } from "vitest";

import { JOB, openStream, progress, type SeenRequest, sse, startJobServer } from "@/testing/job-server";

import { JobCancelled, JobFailed } from "./job";
import { type JobRequest, jobRequest } from "./job-request";
import { type JobWatch, streamJob } from "./stream-job";

type Server = Awaited<ReturnType<typeof startJobServer>>;
let server: Server;
const fetchOfNode = fetch;

async function serve(...script: Parameters<typeof startJobServer>) {
  server = await startJobServer(...script);
  vi.stubGlobal("fetch", (asked: string | Request, init?: RequestInit) => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url, server.origin);
    return fetchOfNode(new URL(pathname, server.origin), typeof asked === "string" ? init : asked);
  });
  return server;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.stop();
});

const request: JobRequest<{ title: string }> = jobRequest("/api/generate-content", {
  documentType: "resume",
  jobDescription: "",
});
const succeeded = sse(7, "succeeded", { result: { title: "Welder" } });

/** Follows the job to its end and keeps the steps it was told of. */
async function follow(watch: JobWatch = {}) {
  const steps: number[] = [];
  const onProgress: JobWatch["onProgress"] = (progress) => {
    steps.push(progress.step);
    watch.onProgress?.(progress);
  };
  const result = await streamJob(request, { ...watch, onProgress });
  return { steps, result };
}

/** The spread around a pause runs from half of it up; half less is none. */
const skipPauses = () => vi.spyOn(Math, "random").mockReturnValue(-0.5);

const seen = ({ method, path }: SeenRequest) => `${method} ${path}`;

describe("a stream that holds", () => {
  it("tells of every step and returns the result", async () => {
    const { requests } = await serve((response) => {
      openStream(response);
      response.end(progress(1) + progress(2) + succeeded);
    });
    const jobs: string[] = [];

    expect(await follow({ onJob: (location) => jobs.push(location) })).toEqual({
      steps: [1, 2],
      result: { title: "Welder" },
    });
    expect(jobs).toEqual([JOB]);
    expect(requests.map(seen)).toEqual(["POST /api/generate-content"]);
    expect(requests[0]?.headers).toMatchObject({ accept: "text/event-stream", "content-type": "application/json" });
    expect(requests[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("closes the connection as soon as the ending has come", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    await serve((response) => {
      closed = new Promise((resolve) => response.on("close", resolve));
      openStream(response);
      response.write(succeeded); // and leaves the stream open
    });

    await follow();
    await closed;
  });

  it("reads events that arrive in pieces", async () => {
    await serve((response) => {
      openStream(response);
      const [head, tail] = [progress(1).slice(0, 30), progress(1).slice(30)];
      response.write(head);
      response.write(tail, () => response.end(succeeded));
    });

    expect((await follow()).steps).toEqual([1]);
  });
});

describe("a connection that breaks", () => {
  it("goes on after the last event, with none missed and none repeated", async () => {
    const { requests } = await serve(
      (response) => {
        openStream(response);
        response.write(progress(1) + progress(2));
      },
      (response) => {
        openStream(response);
        response.write(progress(3) + "id: 4\nevent: progress\nda"); // broken within an event
      },
      (response) => {
        openStream(response);
        response.end(progress(4) + succeeded);
      },
    );
    const connections: string[] = [];

    const { steps, result } = await follow({
      onConnection: (state) => connections.push(state),
      // Once they have come: what is still on its way when a connection breaks may be lost with it.
      onProgress: ({ step }) => (step === 2 || step === 3) && server.breakOff(),
    });

    expect(steps).toEqual([1, 2, 3, 4]);
    expect(result).toEqual({ title: "Welder" });
    expect(requests.map(seen)).toEqual(["POST /api/generate-content", `GET ${JOB}/events`, `GET ${JOB}/events`]);
    expect(requests.slice(1).map(({ headers }) => headers["last-event-id"])).toEqual(["2", "3"]);
    expect(connections).toEqual(["live", "lost", "live", "lost", "live"]);
  });

  it("sends the POST again under the same key when no answer came, and passes over what it has seen", async () => {
    const { requests } = await serve(
      (response) => response.destroy(),
      (response) => {
        openStream(response);
        response.end(progress(1) + progress(1) + progress(2) + succeeded);
      },
    );
    skipPauses();

    expect((await follow()).steps).toEqual([1, 2]);
    expect(requests.map(({ method }) => method)).toEqual(["POST", "POST"]);
    expect(requests[0]?.headers["idempotency-key"]).toBe(requests[1]?.headers["idempotency-key"]);
  });

  it("outlasts a server that is restarting", async () => {
    const { requests } = await serve(
      (response) => {
        openStream(response);
        response.end(progress(1));
      },
      (response) => response.writeHead(503).end("<h1>Service Unavailable</h1>"),
      (response) => response.destroy(),
      (response) => {
        openStream(response);
        response.end(succeeded);
      },
    );

    expect((await follow()).result).toEqual({ title: "Welder" });
    expect(requests).toHaveLength(4);
  });

  it("waits as long as the server asked, and no longer once the browser is back online", async () => {
    const hour = 3_600_000;
    await serve(
      (response) => {
        openStream(response, hour);
        response.end(progress(1));
      },
      (response) => {
        openStream(response);
        response.end(succeeded);
      },
    );

    const comeBack = () => setTimeout(() => dispatchEvent(new Event("online")));
    const { steps } = await follow({ onConnection: (state) => state === "lost" && comeBack() });

    expect(steps).toEqual([1]);
  });

  it("gives up a POST that can't be delivered although the browser is online", async () => {
    const { requests } = await serve(
      ...Array.from({ length: 9 }, () => (response: { destroy: () => void }) => response.destroy()),
    );
    skipPauses();

    await expect(follow()).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(4);
  });
});

describe("an ending without a result", () => {
  it("throws the server's reason for a failure", async () => {
    await serve((response) => {
      openStream(response);
      response.end(
        progress(1) + sse(2, "failed", { code: "no_readable_text", message: "There is no readable text in this PDF." }),
      );
    });

    const failure = await follow().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(JobFailed);
    expect(failure).toMatchObject({
      code: "no_readable_text",
      refusal: { message: "There is no readable text in this PDF." },
    });
  });

  it("says when the job was cancelled", async () => {
    await serve((response) => {
      openStream(response);
      response.end(sse(1, "cancelled", {}));
    });

    await expect(follow()).rejects.toThrow(JobCancelled);
  });
});

describe("events that have expired", () => {
  it("takes a snapshot's progress and follows on", async () => {
    await serve((response) => {
      openStream(response);
      const snapshot = { state: "running", progress: { step: 4, steps: 6, percent: 60, message: "Crafting..." } };
      response.end(`event: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n` + progress(5) + succeeded);
    });

    expect((await follow()).steps).toEqual([4, 5]);
  });

  it("reads the ending from the job itself when the snapshot says that it is over", async () => {
    const { requests } = await serve(
      (response) => {
        openStream(response);
        response.write(`event: snapshot\ndata: ${JSON.stringify({ state: "succeeded", progress: null })}\n\n`);
      },
      (response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify({ state: "succeeded", progress: null, result: { title: "Welder" }, error: null }));
      },
    );

    expect((await follow()).result).toEqual({ title: "Welder" });
    expect(requests.map(seen)).toEqual(["POST /api/generate-content", `GET ${JOB}`]);
  });
});

describe("a server that refuses", () => {
  it("throws the code and sentence of a JSON error, and doesn't ask again", async () => {
    const { requests } = await serve((response) => {
      response.writeHead(422, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ code: "incomplete_profile", message: "Please add work experience." }));
    });

    const refusal = await follow().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 422,
      code: "incomplete_profile",
      refusal: { message: "Please add work experience." },
    });
    expect(requests).toHaveLength(1);
  });

  it("takes plain text for the sentence, and markup for none", async () => {
    await serve(
      (response) => response.writeHead(400, { "X-Error-Code": "page_not_found" }).end("That posting wasn't found."),
      (response) => response.writeHead(502).end("<html>Bad Gateway</html>"),
    );

    expect(await follow().catch((error: unknown) => error)).toMatchObject({
      refusal: { code: "page_not_found", message: "That posting wasn't found." },
    });
    expect(await follow().catch((error: unknown) => error)).toMatchObject({ status: 502, refusal: {} });
  });

  it("throws a 401 wherever it comes, even when resuming", async () => {
    await serve(
      (response) => {
        openStream(response);
        response.end(progress(1));
      },
      (response) => response.writeHead(401).end("{}"),
    );

    await expect(follow()).rejects.toMatchObject({ status: 401 });
  });
});

it("stops when it is aborted, without touching the job", async () => {
  const controller = new AbortController();
  const { requests } = await serve((response) => {
    openStream(response);
    response.write(progress(1));
  });

  const following = streamJob(request, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(following).rejects.toMatchObject({ name: "AbortError" });
  expect(requests).toHaveLength(1);
});
