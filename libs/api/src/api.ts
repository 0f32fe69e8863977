import type { RouterClient } from '@orpc/server';
import { type AnyContract, contract as wholeContract } from '@raang/contract';
import type { PageRoles } from '@raang/domain';
import { type AccountsContext } from './accounts/accounts.context';
import { accountsProcedures } from './accounts/accounts.procedures';
import { createAuth } from './accounts/auth';
import { meProcedures } from './accounts/me.procedures';
import { createPasswordHashing, type PasswordHashing } from './accounts/password-hashing';
import { createResolveActor } from './accounts/resolve-actor';
import type { CasesContext } from './cases/cases.context';
import { casesProcedures } from './cases/cases.procedures';
import type { Changes } from './changes/watch-changes';
import type { ResolveActor } from './context/actor';
import { type AssistantContext, assistantProcedures } from './assistant/assistant.procedures';
import type { ChatModel } from './assistant/model/chat-model';
import { type ContentContext, contentProcedures } from './content/content.procedures';
import { createListingTotals } from './content/listing-totals';
import type { Database } from './database/database';
import { declaredErrors } from './declared-errors';
import { deskProcedures } from './desk/desk.procedures';
import { foundItemsProcedures } from './found-items/found-items.procedures';
import { type ServedContract, serveContract } from './http/serve-contract';
import { gazetteerProcedures } from './gazetteer/gazetteer.procedures';
import { createEquipmentSource } from './equipment/equipment-source';
import { createFigureSource } from './figures/figure-source';
import { faresProcedures } from './network/fares.procedures';
import { createFeedSources, type FeedSource } from './network/feed-source';
import { networkProcedures } from './equipment/network.procedures';
import { searchProcedures } from './search/search.procedures';
import { createSearchSources, type SearchContext, type SearchSource } from './search/search-source';
import { createAlertSource } from './notices/alert-source';
import { noticesProcedures } from './notices/notices.procedures';
import { deriveKeys, type Keys } from './settings/derive-secret';
import { type LiveSource, noLiveSource } from './realtime/live-source';
import { subscriptionKeys } from './subscriptions/start-telling';
import type { SubscriptionsContext } from './subscriptions/subscriptions.context';
import { subscriptionsProcedures } from './subscriptions/subscriptions.procedures';
import { travelProcedures, type TravelContext } from './travel/travel.procedures';
import type { FileStore } from './uploads/file-store';
import { type UploadsContext, uploadsProcedures } from './uploads/uploads.procedures';
import { type VerificationContext, verificationProcedures } from './verification/verification.procedures';

const router = {
  content: contentProcedures,
  network: networkProcedures,
  gazetteer: gazetteerProcedures,
  fares: faresProcedures,
  travel: travelProcedures,
  notices: noticesProcedures,
  foundItems: foundItemsProcedures,
  cases: casesProcedures,
  uploads: uploadsProcedures,
  subscriptions: subscriptionsProcedures,
  verification: verificationProcedures,
  accounts: accountsProcedures,
  me: meProcedures,
  assistant: assistantProcedures,
  desk: deskProcedures,
  search: searchProcedures,
};

/** Everything that all calls share. Actor and caller are resolved per call. */
type SharedContext = Omit<
  TravelContext &
    AssistantContext &
    ContentContext &
    SearchContext &
    CasesContext &
    AccountsContext &
    SubscriptionsContext &
    UploadsContext &
    VerificationContext,
  'actor' | 'caller'
>;

/** The procedures, called in process. Same type as the HTTP client. */
export type InProcessApi = RouterClient<typeof router>;

export type Api = ServedContract<typeof router>;

export interface ApiOptions {
  db: Database;
  now: () => Date;
  /** The site's public origin, for links in mails. Its protocol decides the name of the session cookie. */
  publicUrl: string;
  /** Where uploaded files are. */
  files: FileStore;
  /**
   * They sign what a caller brings back, such as sessions and challenges: the first one does, the others did before. The
   * same in all processes.
   */
  secrets: Keys;
  /**
   * Called for every error that the contract does not declare, to which the API responds with a 500 without details, and
   * for the cause of every declared one from 500.
   */
  onError: (error: unknown) => void;
  /** Share it with other users of the feed in this process. Defaults to a separate source. */
  feedSource?: FeedSource;
  /** What live data say of trains; by default nothing. */
  liveSource?: LiveSource | undefined;
  /** Share it, so that it can be stopped. Defaults to a separate source. */
  searchSource?: SearchSource;
  /** Changes of the data, if this process notices them. Without them, alerts are read for every journey. */
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  /** By default the account of the session cookie. */
  resolveActor?: ResolveActor;
  /** What is served over HTTP. Callers in this process have everything, as they have by default. */
  contract?: AnyContract;
  /** Where the assistant's answers lead; by default nowhere. */
  pages?: PageRoles | undefined;
  /** A language model for questions that the assistant's rules do not understand. By default there is none. */
  chatModel?: ChatModel | undefined;
  /** Replaces scrypt in tests. */
  hashing?: PasswordHashing;
}

export function createApi({
  onError,
  feedSource = createFeedSources({ onError }).current,
  liveSource = noLiveSource,
  searchSource = createSearchSources({ onError }).current,
  secrets,
  hashing,
  changes,
  contract = wholeContract,
  pages = {},
  chatModel,
  resolveActor,
  ...given
}: ApiOptions): Api {
  const passwords = createPasswordHashing(hashing);
  const auth = createAuth({ ...given, keys: deriveKeys(secrets, 'session'), passwords });
  const context: SharedContext = {
    ...given,
    feedSource,
    liveSource,
    searchSource,
    alertSource: createAlertSource({ changes, now: given.now }),
    equipmentSource: createEquipmentSource(changes),
    figureSource: createFigureSource({ feedSource, now: given.now, onError }),
    auth,
    passwords,
    proofKeys: deriveKeys(secrets, 'verification'),
    subscriptionKeys: subscriptionKeys(secrets),
    listingTotals: createListingTotals(),
    pages,
    chatModel,
    onModelFailure: onError,
  };
  return serveContract({
    contract,
    router,
    context,
    resolveActor: resolveActor ?? createResolveActor(context),
    interceptors: [declaredErrors(onError)],
  });
}
