import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressHeader } from '@raang/api';
import {
  type CachedResponse,
  type EncodedResponse,
  encodeResponse,
  negotiateEncoding,
  toCachedResponse,
  toHeaderList,
  weakTag,
} from './cached-response';
import { clientAddress, type TrustedProxies } from './http/client-address';
import { isKnown } from './http/etag';
import { loggedPath } from './http/logged-path';
import { type BodyPace, BodyTooLargeError, BodyTooSlowError, drain, readBody } from './http/read-body';
import { requestIdHeader, requestIdOf, withRequestId } from './http/request-id';
import { readTarget } from './http/request-target';
import { type SiteRequest, toHeaders, toSiteRequest } from './http/site-request';
import type { Log } from './log';
import { Refusal } from './http/refusal';
import { cacheResources } from './resource-cache';
import { createResponseCache, type ResponseCacheOptions } from './response-cache';
import type { RequestLimits } from './http/request-limit';
import { allowOf, answerResource, cacheControlOf, type Resource, type ResourceAt } from './resource';

export interface ListenerOptions {
  resourceAt: ResourceAt;
  /** The build's client files by path. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Set on every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** The site's public origin. */
  publicUrl: string;
  /** Finds a build file of another release. */
  formerFile?: (pathname: string) => Promise<CachedResponse | undefined>;
  limits: RequestLimits;
  /** Whose X-Forwarded-For counts. */
  isTrusted: TrustedProxies;
  log: Pick<Log, 'error'>;
  /** What ends the life of kept responses, and how an outdated one says so. */
  caching?: ResponseCacheOptions;
  /** How slowly a body may arrive; has a default. */
  bodyPace?: BodyPace;
  /** Called after each response, also if the client left before its end. */
  onResponse?: (done: FinishedResponse) => void;
}

/** A finished response, without data of its client. */
export interface FinishedResponse {
  requestId: string;
  method: string;
  /** The resource's name, such as `/$lang/stations/$code`. */
  resource: string;
  /** 499 if the client left before the response began. */
  status: number;
  /** From the request's head to the end of the response. */
  milliseconds: number;
  /** Bytes of the body as sent, that is compressed. */
  bytes: number;
  /** `none`: the response cannot be cached. */
  cache: 'hit' | 'stale' | 'miss' | 'none';
}

const clientLeft = 499;

/** Responds with a build file, else from the cache, else by calling the resource. */
export function createListener(options: ListenerOptions) {
  const { files, commonHeaders, log } = options;
  const resourceAt = cacheResources(options.resourceAt);
  const cache = createResponseCache(options.caching);

  const make = async (resource: Resource, exchange: Exchange): Promise<CachedResponse> => {
    const { incoming } = exchange;
    const answered = isReading(incoming.method) ? withDeadline(resource) : resource;
    const response = await answerResource(answered, () => readRequest(resource, exchange), {
      pathname: readTarget(incoming.url ?? '/')?.pathname ?? '/',
      headers: toHeaders(incoming),
      onError: (error) => {
        // a person who removes a file ends its upload
        if (!incoming.readableAborted)
          log.error({ err: error, path: loggedPath(incoming.url) }, 'a request failed');
      },
    });
    return toCachedResponse(response, { commonHeaders, cacheControl: cacheControlOf(resource, response) });
  };

  const readRequest = async (resource: Resource, { incoming, outgoing }: Exchange): Promise<SiteRequest> => {
    const method = incoming.method ?? 'GET';
    if (!isAllowed(resource, method))
      throw new Refusal(405, 'This address does not support this method.', { allow: allowOf(resource) });
    if ((incoming.url?.length ?? 0) > longestTarget)
      throw new Refusal(414, `The address may have at most ${longestTarget} characters.`);
    const target = readTarget(incoming.url ?? '/');
    if (!target) throw new Refusal(400, 'The request target is not an address of this site.');
    const left = new AbortController();
    // do not abort a shared response: others may wait for it
    if (!isJoined(resource, method)) outgoing.once('close', () => left.abort());
    const request = toSiteRequest(incoming, {
      path: target.path,
      url: new URL(`${new URL(options.publicUrl).origin}${target.pathname}${target.search}`),
      body: await readBodyOf(resource, incoming, options.bodyPace),
      signal: left.signal,
    });
    // replaces what the client sent under this name
    const forwardedFor = request.headers.get('x-forwarded-for');
    request.headers.set(clientAddressHeader, clientAddress(request.ip, forwardedFor, options.isTrusted));
    if (!isReading(method) && method !== 'OPTIONS') limitWrites(resource, request);
    return request;
  };

  const limitWrites = (resource: Resource, request: SiteRequest) => {
    try {
      options.limits[resource.purpose === 'reports' ? 'reports' : 'writes'](request);
    } catch (error) {
      const seconds = error instanceof Refusal && Number(error.headers['retry-after']);
      if (!resource.showsLimit || !seconds) throw error;
      // its page is made, as one that no cache has
      options.limits.reads(request);
      request.waitSeconds = seconds;
    }
  };

  /** The resource, or its refusal if the address has read too much that no cache had. */
  const limited = (resource: Resource, { method, headers, socket }: IncomingMessage): Resource => {
    if (!isReading(method) || resource.purpose === 'health') return resource;
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    try {
      options.limits[resource.purpose === 'searches' ? 'searches' : 'reads']({
        ip: socket.remoteAddress,
        headers: { get: () => forwardedFor },
      });
      return resource;
    } catch (refusal) {
      return { ...resource, answer: () => Promise.reject(refusal as Refusal) };
    }
  };

  /**
   * Sends a build file or a fresh kept response: what most requests get, so without a promise. Returns false if there is
   * none.
   */
  const respondAtOnce = (exchange: Exchange): boolean => {
    const { url: target = '/', method } = exchange.incoming;
    if (!isReading(method)) return false;
    const file = files.get(pathOf(target));
    if (file) return send(file, exchange);
    const resource = resourceAt(target);
    const kept = isJoined(resource, method) ? cache.get(resource.key) : undefined;
    if (!kept) return false;
    exchange.resource = resource.name;
    exchange.cache = 'hit';
    return send(kept, exchange);
  };

  const respond = async (exchange: Exchange) => {
    const { incoming, outgoing } = exchange;
    const target = incoming.url ?? '/';
    const reading = isReading(incoming.method);
    const file = files.get(pathOf(target));
    if (file && reading) return write(file, exchange);
    // a missing build file cannot be a page: return 404 without rendering
    if (!file && reading && /^\/(assets|builds)\//.test(target)) {
      const former = await options.formerFile?.(pathOf(target));
      if (former) return write(former, exchange);
      return void outgoing
        .writeHead(404, {
          ...commonHeaders,
          'cache-control': 'no-store',
          'content-length': 0,
          [requestIdHeader]: exchange.requestId,
        })
        .end();
    }
    const resource = file ? fileResource : resourceAt(target);
    exchange.resource = resource.name;
    if (!isJoined(resource, incoming.method))
      return write(await make(limited(resource, incoming), exchange), exchange, options.bodyPace);
    const { key } = resource;
    const kept = cache.get(key);
    exchange.cache = kept ? 'hit' : 'miss';
    if (kept) return write(kept, exchange);
    // before the cache, which joins requests: the limit of one address must not reject another
    const allowed = limited(resource, incoming);
    if (allowed !== resource) return write(await make(allowed, exchange), exchange);
    const { response, from, headers } = await cache.answer(key, () => make(resource, exchange));
    exchange.cache = from;
    exchange.headers = headers;
    return write(response, exchange);
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const requestId = requestIdOf(incoming, options.isTrusted);
    const failed = (error: unknown) => {
      log.error({ err: error, path: loggedPath(incoming.url) }, 'a response could not be written');
      outgoing.destroy();
    };
    const exchange: Exchange = { incoming, outgoing, requestId, resource: 'file', cache: 'none', bytes: 0 };
    const { onResponse } = options;
    if (onResponse) {
      const begin = performance.now();
      outgoing.on('close', () => onResponse(finishedResponse(exchange, performance.now() - begin)));
    }
    try {
      if (respondAtOnce(exchange)) return;
    } catch (error) {
      return failed(error);
    }
    withRequestId(requestId, () => respond(exchange)).catch(failed);
  };
}

interface Exchange extends Pick<FinishedResponse, 'requestId' | 'resource' | 'cache' | 'bytes'> {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Headers of this response beside those of the kept one. */
  headers?: Record<string, string> | undefined;
}

function finishedResponse(exchange: Exchange, milliseconds: number): FinishedResponse {
  const { incoming, outgoing, requestId, resource, cache, bytes } = exchange;
  const status = outgoing.headersSent ? outgoing.statusCode : clientLeft;
  return { requestId, method: incoming.method ?? 'GET', resource, status, milliseconds, bytes, cache };
}

/** A GET of an existing build file never reaches this. */
const fileResource: Resource = {
  name: 'file',
  methods: ['GET'],
  public: true,
  answer: () => Promise.reject(new Refusal(404, 'File not found.')),
};

/** More than 2,000 Thai letters in a query. */
const longestTarget = 24 * 1024;

/** How long a page may take to make, in milliseconds. Visitors and proxies have given up by then. */
const readingDeadline = 20_000;

/** The resource, which does not wait for ever for what is behind it. */
const withDeadline = (resource: Resource): Resource => ({
  ...resource,
  answer: async (request) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Refusal(503, 'This takes too long; please try again later.')),
      readingDeadline,
    );
    try {
      return await Promise.race([resource.answer(request), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  },
});

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Whether concurrent and later requests can share one response. */
function isJoined(resource: Resource, method: string | undefined): resource is Resource & { key: string } {
  return isReading(method) && resource.public && resource.key !== undefined;
}

function isAllowed({ methods }: Resource, method: string): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

async function readBodyOf(
  { maximumBodyBytes = 0 }: Resource,
  incoming: IncomingMessage,
  pace: BodyPace | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isReading(incoming.method) || incoming.method === 'OPTIONS') return undefined;
  try {
    return await readBody(incoming, maximumBodyBytes, pace);
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      throw new Refusal(413, `The body may have at most ${maximumBodyBytes} bytes.`);
    if (error instanceof BodyTooSlowError) throw new Refusal(408, 'The body arrived too slowly.');
    throw error;
  }
}

/** Sends a response to a reader. Returns false if its encoding has to be made first. */
function send(stored: CachedResponse, exchange: Exchange): boolean {
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

const encodingFor = ({ headers }: IncomingMessage) =>
  negotiateEncoding(headers['accept-encoding'] as string | undefined);

function writeHead(status: number, headers: EncodedResponse['headers'], exchange: Exchange): void {
  const { outgoing, requestId } = exchange;
  const own = exchange.headers ? toHeaderList(exchange.headers) : [];
  outgoing.writeHead(status, [...headers, ...own, requestIdHeader, requestId]);
}

async function write(stored: CachedResponse, exchange: Exchange, pace?: BodyPace): Promise<void> {
  const { incoming, outgoing } = exchange;
  if (isReading(incoming.method) || incoming.complete) {
    await encodeResponse(stored, encodingFor(incoming));
    return void send(stored, exchange);
  }
  const { headers, body } = await encodeResponse(stored, encodingFor(incoming));
  writeHead(stored.status, headers, exchange);
  exchange.bytes = body.length;
  if (stored.status === 408) return void outgoing.end(body, () => incoming.destroy());
  // ending the response may close the connection: first drain the body of a client that is still sending
  outgoing.write(body);
  await drain(incoming, pace);
  outgoing.end();
}
