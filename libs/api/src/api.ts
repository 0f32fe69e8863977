import { BodyLimitPlugin } from '@orpc/server/fetch';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { CORSPlugin, ResponseHeadersPlugin } from '@orpc/server/plugins';
import { apiPrefix } from '@raang/contract';
import { contentProcedures } from './content/content.procedures';
import { createListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import { declaredErrors } from './declared-errors';
import { foundItemsProcedures } from './found-items/found-items.procedures';
import { faresProcedures } from './network/fares.procedures';
import { createFeedSources, type FeedSource } from './network/feed-source';
import { networkProcedures } from './network/network.procedures';
import { noticesProcedures } from './notices/notices.procedures';
import { travelProcedures } from './travel/travel.procedures';

const router = {
  content: contentProcedures,
  network: networkProcedures,
  fares: faresProcedures,
  travel: travelProcedures,
  notices: noticesProcedures,
  foundItems: foundItemsProcedures,
};

/** The API's procedures as functions of this process; the same shape as the client over HTTP. */
export type InProcessApi = RouterClient<typeof router>;

export interface Api {
  client: InProcessApi;
  /** Answers a request under `/api/v1`; undefined when the API has no such path. */
  handle: (request: Request) => Promise<Response | undefined>;
}

export interface ApiOptions {
  db: Database;
  now: () => Date;
  /** Told of every failure that is not one of the contract's errors; the caller of the API gets no more than a 500. */
  onError: (error: unknown) => void;
  /** Shared with what else in the process needs the feed in force; one of its own without it. */
  feedSource?: FeedSource;
}

/** Largest body of a request that carries no file, in bytes. */
const maximumBodyBytes = 64 * 1024;

/** What the API answers to a question may be kept for a minute, unless its procedure says otherwise. */
const defaultCacheControl = 'public, max-age=60';

export function createApi({ onError, ...given }: ApiOptions): Api {
  const context = {
    listingTotals: createListingTotals(),
    feedSource: createFeedSources({ onError }).current,
    ...given,
  };
  const interceptors = [declaredErrors(onError)];
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: interceptors,
    plugins: [
      new BodyLimitPlugin({ maxBodySize: maximumBodyBytes }),
      // open to the pages of other authority apps; nothing here depends on cookies
      new CORSPlugin({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], maxAge: 86_400 }),
      new ResponseHeadersPlugin(),
    ],
  });
  return {
    client: createRouterClient(router, { context, interceptors }),
    handle: async (request) => {
      const { response } = await handler.handle(request, { prefix: apiPrefix, context });
      if (response?.status === 200 && request.method === 'GET' && !response.headers.has('cache-control'))
        response.headers.set('cache-control', defaultCacheControl);
      return response;
    },
  };
}
