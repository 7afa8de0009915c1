import { createParser, type EventSourceMessage } from "eventsource-parser";

/**
 * The server pings every 15 s; a connection that was silent for three of them is dead, whatever the socket
 * believes.
 */
const SILENCE_MS = 45_000;

/**
 * The complete events of one connection, in order. Ends when the connection ends, breaks or falls silent: to the
 * caller these are the same, for a job's stream is finished by its ending and by nothing else. Leaving the loop
 * closes the connection.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onRetry: (milliseconds: number) => void,
): AsyncGenerator<EventSourceMessage> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event), onRetry });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const chunk = await readUnlessSilent(reader);
      if (chunk === undefined) return;
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    close(reader);
  }
}

async function readUnlessSilent(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const silence = setTimeout(() => close(reader), SILENCE_MS);
  try {
    const { value } = await reader.read();
    return value;
  } catch {
    return undefined;
  } finally {
    clearTimeout(silence);
  }
}

/** Not waited for: a connection that is broken already may never say that it has closed. */
function close(reader: ReadableStreamDefaultReader<Uint8Array>) {
  void reader.cancel().catch(() => undefined);
}
