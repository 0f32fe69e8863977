import { type AnyContract, isPublic } from '@raang/contract';
import { LRUCache } from 'lru-cache';

/** Calls a procedure with its input, and whatever else the client takes. */
type Procedure = (input?: unknown, ...rest: unknown[]) => Promise<unknown>;
type AnyClient = Record<string, Record<string, Procedure>>;

/** One page asks for the same categories three times, and every page for the same notices. */
export const sharedMilliseconds = 5000;
const mostAnswers = 1000;

export interface ClientForOptions<Client> {
  contract: AnyContract;
  /** The API on behalf of whoever sent these headers, in this process or over HTTP. */
  connect: (headers: Headers) => Client;
  clock?: { now: () => number };
}

/** Gives the API to a request, on behalf of whoever sent it. */
export type ClientFor<Client> = (request: { headers: Headers }) => Client;

/**
 * Connects each request to the API with its own headers. Only procedures that the contract marks as public are asked
 * without them, by nobody in particular: those answers are shared for a few seconds, and the same question asked by
 * several requests at once is asked once. Shared answers are frozen.
 */
export function createClientFor<Client extends object>({
  contract,
  connect,
  clock = performance,
}: ClientForOptions<Client>): ClientFor<Client> {
  const shared = shareAnswers(connect(new Headers()) as AnyClient, clock);
  return ({ headers }) => {
    let connected: AnyClient | undefined;
    const own =
      (feature: string, name: string): Procedure =>
      (...question) => {
        connected ??= connect(headers) as AnyClient;
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
      // a failure is not kept: the next caller asks again
      answer.catch(() => answers.delete(key));
      return answer;
    };
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
