import {
  type BodyPace,
  type CachedResponse,
  drain,
  type EncodedResponse,
  encodeResponse,
  isKnown,
  isReading,
  negotiateEncoding,
  requestIdHeader,
  toHeaderList,
  weakTag,
} from '@raang/server';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange';

/** Sends a response to a reader. Returns false if its encoding has to be made first. */
export function send(stored: CachedResponse, exchange: Exchange): boolean {
  const { incoming, outgoing, requestId } = exchange;
  // the resource itself may have responded with 304, without loading its data
  const known = stored.status === 200 && isKnown(incoming.headers['if-none-match'], stored.etag);
  if (stored.status === 304 || known) {
    outgoing
      .writeHead(304, {
        ...stored.headers,
        ...exchange.headers,
        etag: weakTag(stored),
        [requestIdHeader]: requestId,
      })
      .end();
    return true;
  }
  const encoded = encodeResponse(stored, encodingFor(incoming));
  if (encoded instanceof Promise) return false;
  const isHead = incoming.method === 'HEAD';
  writeHead(stored.status, encoded.headers, exchange);
  exchange.bytes = isHead ? 0 : encoded.body.length;
  outgoing.end(isHead ? undefined : encoded.body);
  return true;
}

/** Sends a response whose encoding may have to be made, also to a client that is still sending. */
export async function writeResponse(
  stored: CachedResponse,
  exchange: Exchange,
  pace?: BodyPace,
): Promise<void> {
  const { incoming, outgoing } = exchange;
  const { headers, body } = await encodeResponse(stored, encodingFor(incoming));
  if (isReading(incoming.method) || incoming.complete) return void send(stored, exchange);
  writeHead(stored.status, headers, exchange);
  exchange.bytes = body.length;
  if (stored.status === 408) return void outgoing.end(body, () => incoming.destroy());
  // ending the response may close the connection: first drain the body of a client that is still sending
  outgoing.write(body);
  await drain(incoming, pace);
  outgoing.end();
}

/** Says that there is no such build file, without a page. */
export function writeMissing({ outgoing, requestId }: Exchange, commonHeaders: Record<string, string>): void {
  outgoing
    .writeHead(404, {
      ...commonHeaders,
      'cache-control': 'no-store',
      'content-length': 0,
      [requestIdHeader]: requestId,
    })
    .end();
}

const encodingFor = ({ headers }: IncomingMessage) =>
  negotiateEncoding(headers['accept-encoding'] as string | undefined);

function writeHead(status: number, headers: EncodedResponse['headers'], exchange: Exchange): void {
  const { outgoing, requestId } = exchange;
  const own = exchange.headers ? toHeaderList(exchange.headers) : [];
  outgoing.writeHead(status, [...headers, ...own, requestIdHeader, requestId]);
}
