import type { IncomingMessage } from 'node:http';

/** A request's body is larger than its resource takes. */
export class BodyTooLargeError extends Error {}

/**
 * Reads a body to its end.
 * @throws BodyTooLargeError as soon as it is known, by Content-Length or by counting; the rest stays unread
 */
export async function readBody(
  incoming: IncomingMessage,
  maximumBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > maximumBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maximumBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** How much of a refused body is read on, so that its sender gets to the answer. */
const drainedBytes = 64 * 1024 * 1024;

/**
 * Reads what is left of a body and forgets it. A client that is still sending would otherwise see the connection
 * break instead of the answer. One that sends without end is cut off.
 */
export function drain(incoming: IncomingMessage): Promise<void> {
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > drainedBytes) incoming.destroy();
  });
  return new Promise((resolve) => incoming.once('end', resolve).once('close', resolve));
}
