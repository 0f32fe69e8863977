import { type AnyContract, isPublic } from '@raang/contract';
import { LRUCache } from 'lru-cache';

/** Calls a procedure with its input and further client arguments. */
type Procedure = (input?: unknown, ...rest: unknown[]) => Promise<unknown>;
type AnyClient = Record<string, Record<string, Procedure>>;

/** One page requests the same categories three times, and every page the same notices. */
export const sharedMilliseconds = 5000;
const mostAnswers = 1000;

export interface ClientForOptions<Client> {
  contract: AnyContract;
  /**
   * The API on behalf of the visitor with these headers, in this process or over HTTP. It writes headers for the
   * visitor, such as a session cookie, to `responseHeaders`.
   */
  connect: (headers: Headers, responseHeaders: Headers) => Client;
  clock?: { now: () => number };
}

/**
 * Gives a request its API client.
 * @param responseHeaders gets headers that procedures set, such as a session cookie
 */
export type ClientFor<Client> = (request: { headers: Headers }, responseHeaders?: Headers) => Client;

/**
 * Connects each request to the API with its own headers. Public procedures are called without them, anonymously:
 * concurrent calls with the same input are joined, and the result is shared for a few seconds. Shared results are
 * frozen.
 */
export function createClientFor<Client extends object>({
  contract,
  connect,
  clock = performance,
}: ClientForOptions<Client>): ClientFor<Client> {
  const shared = shareAnswers(connect(new Headers(), new Headers()) as AnyClient, clock);
  return ({ headers }, responseHeaders = new Headers()) => {
    let connected: AnyClient | undefined;
    const own =
      (feature: string, name: string): Procedure =>
      (...question) => {
        connected ??= connect(headers, responseHeaders) as AnyClient;
        return connected[feature]![name]!(...question);
      };
    const features = Object.entries(contract).map(([feature, procedures]) => {
      const calls = Object.entries(procedures).map(([name, procedure]) => [
        name,
        (isPublic(procedure) ? shared : own)(feature, name),
      ]);
      return [feature, Object.fromEntries(calls) as Record<string, Procedure>];
    });
    return Object.fromEntries(features) as Client;
  };
}

function shareAnswers(client: AnyClient, clock: { now: () => number }) {
  const answers = new LRUCache<string, Promise<unknown>>({
    max: mostAnswers,
    ttl: sharedMilliseconds,
    perf: clock,
    ttlResolution: 0,
  });
  return (feature: string, name: string): Procedure =>
    (input) => {
      const key = `${feature}.${name} ${JSON.stringify(input)}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = client[feature]![name]!(input).then(deepFreeze);
      answers.set(key, answer);
      // do not cache failures: the next caller retries
      answer.catch(() => answers.delete(key));
      return answer;
    };
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
