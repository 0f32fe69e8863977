import {
  answerResource,
  type BodyPace,
  cacheControlOf,
  type CachedResponse,
  clientOf,
  createRequestReader,
  drain,
  type EncodedResponse,
  encodeResponse,
  isJoined,
  isKnown,
  isReading,
  type Log,
  longestTarget,
  negotiateEncoding,
  readTarget,
  type ReceivedRequest,
  Refusal,
  requestIdHeader,
  requestIdOf,
  type RequestReaderOptions,
  type Resource,
  type ResourceAt,
  toCachedResponse,
  toHeaderList,
  toHeaders,
  weakTag,
  withRequestId,
} from '@raang/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '../services/logged-path';
import { cacheResources } from '../cache/resource-cache';
import { createResponseCache, type ResponseCacheOptions } from '../cache/response-cache';

export interface ListenerOptions extends RequestReaderOptions {
  resourceAt: ResourceAt;
  /** The build's client files by path. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Set on every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Finds a build file of another release. */
  formerFile?: (pathname: string) => Promise<CachedResponse | undefined>;
  log: Pick<Log, 'error'>;
  /** What ends the life of kept responses, and how an outdated one says so. */
  caching?: ResponseCacheOptions;
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
  const readRequest = createRequestReader(options);

  const make = async (resource: Resource, exchange: Exchange): Promise<CachedResponse> => {
    const { incoming, target } = exchange;
    const answered = isReading(incoming.method) ? withDeadline(resource) : resource;
    try {
      const response = await answerResource(answered, () => readRequest(resource, exchange), {
        pathname: readTarget(target)?.pathname ?? '/',
        headers: toHeaders(incoming),
        onError: (error) => {
          // a person who removes a file ends its upload
          if (!incoming.readableAborted)
            log.error({ err: error, path: loggedPath(target) }, 'a request failed');
        },
      });
      return await toCachedResponse(response, {
        commonHeaders,
        cacheControl: cacheControlOf(resource, response),
      });
    } finally {
      exchange.releaseBody?.();
    }
  };

  /** The resource, or its refusal if the address has read too much that no cache had. */
  const limited = (resource: Resource, incoming: IncomingMessage): Resource => {
    if (!isReading(incoming.method) || resource.purpose === 'health') return resource;
    try {
      options.limits[resource.purpose === 'searches' ? 'searches' : 'reads'](clientOf(incoming));
      return resource;
    } catch (refusal) {
      return { ...resource, refusal: refusal as Refusal };
    }
  };

  /** The resource of a target. What is too long is read as far as a target may be long, for the language of its refusal. */
  const find = ({ target, isOverlong }: Exchange): Resource =>
    isOverlong
      ? {
          ...resourceAt(target),
          refusal: new Refusal(414, `The address may have at most ${longestTarget} characters.`),
        }
      : resourceAt(target);

  /**
   * Sends a build file or a fresh kept response: what most requests get, so without a promise. Returns false if there is
   * none.
   */
  const respondAtOnce = (exchange: Exchange): boolean => {
    const { target } = exchange;
    const { method } = exchange.incoming;
    if (!isReading(method) || exchange.isOverlong) return false;
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
    const { incoming, outgoing, target, isOverlong } = exchange;
    const reading = isReading(incoming.method);
    const file = isOverlong ? undefined : files.get(pathOf(target));
    if (file && reading) return write(file, exchange);
    // a missing build file cannot be a page: return 404 without rendering
    if (!file && reading && !isOverlong && /^\/(assets|builds)\//.test(target)) {
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
    const resource = file ? fileResource : find(exchange);
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
      log.error({ err: error, path: loggedPath(exchange.target) }, 'a response could not be written');
      outgoing.destroy();
    };
    const { url = '/' } = incoming;
    const exchange: Exchange = {
      incoming,
      outgoing,
      // before anything reads it
      target: url.slice(0, longestTarget),
      isOverlong: url.length > longestTarget,
      requestId,
      resource: 'file',
      cache: 'none',
      bytes: 0,
    };
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

interface Exchange
  extends ReceivedRequest, Pick<FinishedResponse, 'requestId' | 'resource' | 'cache' | 'bytes'> {
  isOverlong: boolean;
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

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
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
