import type { IncomingMessage } from 'node:http';

/** A request's body exceeds the resource's limit. */
export class BodyTooLargeError extends Error {}

/** A request's body arrives so slowly that its client is broken or means harm. */
export class BodyTooSlowError extends Error {}

/** How slowly a body may arrive. */
export interface BodyPace {
  /** How long the pace is not looked at, in milliseconds: a train in a tunnel. */
  graceMs: number;
  /** Bytes per second since the beginning. A tenth of the slowest mobile network's. */
  bytesPerSecond: number;
}

const bodyPace: BodyPace = { graceMs: 20_000, bytesPerSecond: 1000 };

/** Twice the time that a request may take: a client that needs longer holds memory for nothing. */
const longestSeconds = 600;

/** The announced size of a body; undefined if it comes in chunks. */
export function announcedBytes({ headers }: IncomingMessage): number | undefined {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : undefined;
}

/**
 * Reads the whole body.
 * @throws BodyTooLargeError as early as possible, by Content-Length or by counting; the rest stays unread
 * @throws BodyTooSlowError if the client sends less than `pace`, or not half as fast as the body would have to arrive
 */
export async function readBody(
  incoming: IncomingMessage,
  maximumBytes: number,
  pace: BodyPace = bodyPace,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedBytes(incoming);
  if (announced !== undefined && announced > maximumBytes) throw new BodyTooLargeError();
  // in place where the size is known: a list of chunks and its copy would take twice the memory
  const whole = announced === undefined ? undefined : new Uint8Array(announced);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const read = async () => {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (bytes + chunk.length > maximumBytes) throw new BodyTooLargeError();
      if (whole) whole.set(chunk, bytes);
      else chunks.push(chunk);
      bytes += chunk.length;
    }
    return whole ?? new Uint8Array(Buffer.concat(chunks));
  };
  const slowest = Math.max(pace.bytesPerSecond, (announced ?? 0) / longestSeconds);
  return new Promise((resolve, reject) => {
    const stopWatching = watchPace(
      () => bytes,
      { ...pace, bytesPerSecond: slowest },
      () => reject(new BodyTooSlowError()),
    );
    read().then(resolve, reject).finally(stopWatching);
  });
}

/** How much of a rejected body to read, so that the client receives the response. */
const drainedBytes = 64 * 1024 * 1024;

/**
 * Drains the rest of a body. Otherwise a client that is still sending sees a broken connection instead of the
 * response. Stops at a limit, and at a client that sends less than `pace`.
 */
export function drain(incoming: IncomingMessage, pace: BodyPace = bodyPace): Promise<void> {
  let bytes = 0;
  const stopWatching = watchPace(
    () => bytes,
    pace,
    () => incoming.destroy(),
  );
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > drainedBytes) incoming.destroy();
  });
  return new Promise<void>((resolve) => incoming.once('end', resolve).once('close', resolve)).finally(
    stopWatching,
  );
}

/** Calls back when the average of all bytes so far is below the pace. Returns a function that stops watching. */
function watchPace(bytes: () => number, { graceMs, bytesPerSecond }: BodyPace, onTooSlow: () => void) {
  const begin = performance.now();
  const timer = setInterval(() => {
    if (bytes() < (bytesPerSecond * (performance.now() - begin)) / 1000) onTooSlow();
  }, graceMs);
  return () => clearInterval(timer);
}
