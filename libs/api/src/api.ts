import type { RouterClient } from '@orpc/server';
import { contract } from '@raang/contract';
import { anonymous, type ResolveActor } from './context/actor';
import { type ContentContext, contentProcedures } from './content/content.procedures';
import { createListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import { declaredErrors } from './declared-errors';
import { foundItemsProcedures } from './found-items/found-items.procedures';
import { type ServedContract, serveContract } from './http/serve-contract';
import { faresProcedures } from './network/fares.procedures';
import { createFeedSources, type FeedContext, type FeedSource } from './network/feed-source';
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

/** What all calls share; the actor is found out for each. */
type SharedContext = Omit<ContentContext & FeedContext, 'actor'>;

/** The API's procedures as functions of this process; the same shape as the client over HTTP. */
export type InProcessApi = RouterClient<typeof router>;

export type Api = ServedContract<typeof router>;

export interface ApiOptions {
  db: Database;
  now: () => Date;
  /** Told of every failure that is not one of the contract's errors; the caller of the API gets no more than a 500. */
  onError: (error: unknown) => void;
  /** Shared with what else in the process needs the feed in force; one of its own without it. */
  feedSource?: FeedSource;
  /** Everybody is anonymous without it. */
  resolveActor?: ResolveActor;
}

export function createApi({
  onError,
  resolveActor = async () => anonymous,
  feedSource = createFeedSources({ onError }).current,
  ...given
}: ApiOptions): Api {
  const context: SharedContext = { ...given, feedSource, listingTotals: createListingTotals() };
  return serveContract({
    contract,
    router,
    context,
    resolveActor,
    interceptors: [declaredErrors(onError)],
  });
}
