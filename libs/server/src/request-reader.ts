import { clientAddressHeader } from '@raang/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyLimits, createBodyBudget } from './body-budget';
import { clientAddress, type TrustedProxies } from './client-address';
import { announcedBytes, type BodyPace, BodyTooLargeError, BodyTooSlowError, readBody } from './read-body';
import { Refusal } from './refusal';
import type { LimitedRequest, RequestLimits } from './request-limit';
import { readTarget } from './request-target';
import { type SiteRequest, toSiteRequest } from './site-request';
import { allowOf, isAllowed, isJoined, isReading, type Resource } from './resource';

export interface RequestReaderOptions {
  /** The site's public origin. */
  publicUrl: string;
  limits: RequestLimits;
  /** Whose X-Forwarded-For counts. */
  isTrusted: TrustedProxies;
  /** How slowly a body may arrive; has a default. */
  bodyPace?: BodyPace;
  /** How many bytes of bodies are held at once; has a default. */
  bodyLimits?: BodyLimits;
}

/** A request of which only the head was read. */
export interface ReceivedRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The request target, at most as long as one may be. */
  target: string;
  /** Gives back the memory of the body, once it was read. */
  releaseBody?: () => void;
}

/** In characters. The longest one of a person is a journey between two typed places of 100 Thai letters: 2,758 (record 71). */
export const longestTarget = 4096;

/**
 * Reads requests for resources.
 * @throws Refusal by method, limits, target and body. Whatever can refuse a request comes before its body, which costs memory
 */
export function createRequestReader(options: RequestReaderOptions) {
  const bodies = createBodyBudget(options.bodyLimits);

  const read = async (resource: Resource, received: ReceivedRequest): Promise<SiteRequest> => {
    const { incoming, outgoing } = received;
    const method = incoming.method ?? 'GET';
    if (!resource.refusal && !isAllowed(resource, method))
      throw new Refusal(405, 'This address does not support this method.', { allow: allowOf(resource) });
    const isWriting = !isReading(method) && method !== 'OPTIONS';
    const waitSeconds = isWriting ? limitWrites(resource, incoming) : undefined;
    if (resource.refusal) throw resource.refusal;
    const target = readTarget(received.target);
    if (!target) throw new Refusal(400, 'The request target is not an address of this site.');
    const left = new AbortController();
    // do not abort a shared response: others may wait for it
    if (!isJoined(resource, method)) outgoing.once('close', () => left.abort());
    const request = toSiteRequest(incoming, {
      path: target.path,
      url: new URL(`${new URL(options.publicUrl).origin}${target.pathname}${target.search}`),
      body: isWriting ? await takeBody(resource, received) : undefined,
      signal: left.signal,
    });
    // replaces what the client sent under this name
    request.headers.set(clientAddressHeader, addressOf(incoming));
    if (waitSeconds !== undefined) request.waitSeconds = waitSeconds;
    return request;
  };

  const addressOf = (incoming: IncomingMessage) =>
    clientAddress(incoming.socket.remoteAddress, forwardedForOf(incoming), options.isTrusted);

  /** Reads a body that the process has room for. */
  const takeBody = (resource: Resource, received: ReceivedRequest) => {
    const { maximumBodyBytes = 0 } = resource;
    const announced = announcedBytes(received.incoming) ?? maximumBodyBytes;
    // a larger one is refused unread
    if (announced > 0 && announced <= maximumBodyBytes)
      received.releaseBody = bodies.take(addressOf(received.incoming), announced);
    return readBodyOf(maximumBodyBytes, received.incoming, options.bodyPace);
  };

  /** @returns seconds until the address may write again, if the resource shows that itself */
  const limitWrites = (resource: Resource, incoming: IncomingMessage): number | undefined => {
    const client = clientOf(incoming);
    try {
      options.limits[resource.purpose === 'reports' ? 'reports' : 'writes'](client);
      return undefined;
    } catch (error) {
      const seconds = error instanceof Refusal && Number(error.headers['retry-after']);
      if (!resource.showsLimit || !seconds) throw error;
      // its page is made, as one that no cache has
      options.limits.reads(client);
      return seconds;
    }
  };

  return read;
}

const forwardedForOf = ({ headers }: IncomingMessage) => String(headers['x-forwarded-for'] ?? '');

/** The parts of a request that identify its client. */
export const clientOf = (incoming: IncomingMessage): LimitedRequest => ({
  ip: incoming.socket.remoteAddress,
  headers: { get: () => forwardedForOf(incoming) },
});

async function readBodyOf(
  maximumBodyBytes: number,
  incoming: IncomingMessage,
  pace: BodyPace | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(incoming, maximumBodyBytes, pace);
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      throw new Refusal(413, `The body may have at most ${maximumBodyBytes} bytes.`);
    if (error instanceof BodyTooSlowError) throw new Refusal(408, 'The body arrived too slowly.');
    throw error;
  }
}
