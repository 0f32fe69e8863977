import {
  answerResource,
  cacheControlOf,
  type CachedResponse,
  createRequestReader,
  isReading,
  type Log,
  readTarget,
  type RequestReaderOptions,
  type Resource,
  toCachedResponse,
  toHeaders,
} from '@raang/server';
import { loggedPath } from '../services/logged-path';
import { withDeadline } from './admit';
import type { Exchange } from './exchange';

export interface MakerOptions extends RequestReaderOptions {
  /** Set on every response. */
  commonHeaders: Readonly<Record<string, string>>;
  log: Pick<Log, 'error'>;
}

/** Makes responses: reads the request, calls its resource, and has every failure answered in the resource's format. */
export function createResponseMaker({ commonHeaders, log, ...reading }: MakerOptions) {
  const readRequest = createRequestReader(reading);
  return async (resource: Resource, exchange: Exchange): Promise<CachedResponse> => {
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
}
