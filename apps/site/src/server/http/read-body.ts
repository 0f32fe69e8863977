import type { IncomingMessage } from 'node:http';

/** A request's body exceeds the resource's limit. */
export class BodyTooLargeError extends Error {}

/**
 * Reads the whole body.
 * @throws BodyTooLargeError as early as possible, by Content-Length or by counting; the rest stays unread
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

/** How much of a rejected body to read, so that the client receives the response. */
const drainedBytes = 64 * 1024 * 1024;

/**
 * Drains the rest of a body. Otherwise a client that is still sending sees a broken connection instead of the
 * response. Stops at a limit.
 */
export function drain(incoming: IncomingMessage): Promise<void> {
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > drainedBytes) incoming.destroy();
  });
  return new Promise((resolve) => incoming.once('end', resolve).once('close', resolve));
}
