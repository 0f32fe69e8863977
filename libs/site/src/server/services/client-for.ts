import type { Changes } from '@raang/api';
import { type AnyContract, isPublic, maximumAgeOf } from '@raang/contract';
import { createSharedAnswers, type OutdatedUse } from '../cache/shared-answers';

/** Calls a procedure with its input and further client arguments. */
type Procedure = (input?: unknown, ...rest: unknown[]) => Promise<unknown>;
type AnyClient = Record<string, Record<string, Procedure>>;

/** Lifetime of results whose changes this process does not notice. One page requests the same categories three times. */
export const unnoticedMilliseconds = 5000;

/** Lifetime of results of the moment, such as the next trains: a part of that of a page that shows them. */
const liveMilliseconds = 5000;

export interface ClientForOptions<Client> {
  contract: AnyContract;
  /**
   * The API on behalf of the visitor with these headers, in this process or over HTTP. It writes headers for the
   * visitor, such as a session cookie, to `responseHeaders`.
   */
  connect: (headers: Headers, responseHeaders: Headers) => Client;
  /** Changes of the API's data, if this process notices them. */
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  clock?: { now: () => number };
}

/**
 * Gives a request its API client.
 * @param responseHeaders gets headers that procedures set, such as a session cookie
 */
export type ClientFor<Client> = (request: { headers: Headers }, responseHeaders?: Headers) => Client;

/** A contract's feature as every request uses it. */
interface Feature {
  name: string;
  /** Its public procedures. */
  shared: Record<string, Procedure>;
  /** Names of the others. */
  own: readonly string[];
}

/**
 * Connects each request to the API with its own headers. Public procedures are called without them, anonymously:
 * concurrent calls with the same input are joined, and the result is shared until the data changes. Shared results are
 * frozen. While calls fail, their last results are used.
 */
export function createClientFor<Client extends object>({
  contract,
  connect,
  changes,
  clock = performance,
}: ClientForOptions<Client>): { clientFor: ClientFor<Client>; outdatedUse: Readonly<OutdatedUse> } {
  const anonymous = connect(new Headers(), new Headers()) as AnyClient;
  const { ask, outdatedUse } = createSharedAnswers({ changes, clock });
  const features = Object.entries(contract).map(([feature, procedures]): Feature => {
    const [shared, own] = [{} as Feature['shared'], [] as string[]];
    for (const [name, procedure] of Object.entries(procedures)) {
      const lifetime = changes ? lifetimeOf(maximumAgeOf(procedure)) : unnoticedMilliseconds;
      if (isPublic(procedure))
        shared[name] = (input) =>
          ask(`${feature}.${name} ${JSON.stringify(input)}`, lifetime, () =>
            anonymous[feature]![name]!(input),
          );
      else own.push(name);
    }
    return { name: feature, shared, own };
  });
  const clientFor: ClientFor<Client> = ({ headers }, responseHeaders = new Headers()) => {
    let connected: AnyClient | undefined;
    const client: AnyClient = {};
    for (const { name: feature, shared, own } of features) {
      client[feature] = own.length > 0 ? { ...shared } : shared;
      for (const name of own)
        client[feature][name] = (...question) => {
          connected ??= connect(headers, responseHeaders) as AnyClient;
          return connected[feature]![name]!(...question);
        };
    }
    return client as Client;
  };
  return { clientFor, outdatedUse };
}

/** A result that changes with the time lives shorter than one that changes with the data only. */
function lifetimeOf(maximumAgeSeconds: number): number {
  return maximumAgeSeconds < 60 ? liveMilliseconds : maximumAgeSeconds * 1000;
}
