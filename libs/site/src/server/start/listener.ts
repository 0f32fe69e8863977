import { type CachedResponse, isJoined, type Resource, type ResourceAt, withRequestId } from '@raang/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheResources } from '../cache/resource-cache';
import { createResponseCache, type ResponseCacheOptions } from '../cache/response-cache';
import { loggedPath } from '../services/logged-path';
import { admit, fileResource, overlong } from './admit';
import { beginExchange, type Exchange, type FinishedResponse, watchEnd } from './exchange';
import { createStoredFinder } from './find-stored';
import { createResponseMaker, type MakerOptions } from './make-response';
import { send, writeMissing, writeResponse } from './write-response';

export interface ListenerOptions extends MakerOptions {
  resourceAt: ResourceAt;
  /** The build's client files by path. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Finds a build file of another release. */
  formerFile?: (pathname: string) => Promise<CachedResponse | undefined>;
  /** What ends the life of kept responses, and how an outdated one says so. */
  caching?: ResponseCacheOptions;
  /** Called after each response, also if the client left before its end. */
  onResponse?: (done: FinishedResponse) => void;
}

/** Responds with a build file, else from the cache, else by calling the resource. */
export function createListener(options: ListenerOptions) {
  const { limits, log } = options;
  const resourceAt = cacheResources(options.resourceAt);
  const cache = createResponseCache(options.caching);
  const stored = createStoredFinder(options, { resourceAt, cache });
  const make = createResponseMaker(options);

  const resourceOf = (exchange: Exchange): Resource => {
    if (stored.isFile(exchange)) return fileResource;
    const resource = resourceAt(exchange.target);
    return exchange.isOverlong ? overlong(resource) : resource;
  };

  const respond = async (exchange: Exchange): Promise<void> => {
    const { incoming } = exchange;
    const found = stored.atOnce(exchange) ?? (await stored.former(exchange));
    if (found === 'missing') return writeMissing(exchange, options.commonHeaders);
    if (found) return writeResponse(found, exchange);
    const resource = resourceOf(exchange);
    exchange.resource = resource.name;
    // before the cache, which joins requests: the limit of one address must not reject another
    const admitted = admit(resource, exchange, limits);
    if (!isJoined(resource, incoming.method))
      return writeResponse(await make(admitted, exchange), exchange, options.bodyPace);
    exchange.cache = 'miss';
    if (admitted !== resource) return writeResponse(await make(admitted, exchange), exchange);
    const { response, from, headers } = await cache.answer(resource.key, () => make(resource, exchange));
    Object.assign(exchange, { cache: from, headers });
    return writeResponse(response, exchange);
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const exchange = beginExchange(incoming, outgoing, options.isTrusted);
    if (options.onResponse) watchEnd(exchange, options.onResponse);
    const failed = (error: unknown) => {
      log.error({ err: error, path: loggedPath(exchange.target) }, 'a response could not be written');
      outgoing.destroy();
    };
    try {
      const found = stored.atOnce(exchange);
      if (found && send(found, exchange)) return;
    } catch (error) {
      return failed(error);
    }
    withRequestId(exchange.requestId, () => respond(exchange)).catch(failed);
  };
}
