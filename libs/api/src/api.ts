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

/** Everything that all calls share. The actor is resolved per call. */
type SharedContext = Omit<ContentContext & FeedContext, 'actor'>;

/** The procedures, called in process. Same type as the HTTP client. */
export type InProcessApi = RouterClient<typeof router>;

export type Api = ServedContract<typeof router>;

export interface ApiOptions {
  db: Database;
  now: () => Date;
  /** Called for every error that the contract does not declare. The API then responds with a 500 without details. */
  onError: (error: unknown) => void;
  /** Share it with other users of the feed in this process. Defaults to a separate source. */
  feedSource?: FeedSource;
  /** By default every caller is anonymous. */
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
