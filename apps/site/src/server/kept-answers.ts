import { type Contract, contract } from '@raang/contract';
import { LRUCache } from 'lru-cache';

/**
 * What is public and only read, the same for everybody who asks the same. Journeys are not among it: hardly two people
 * ask the same one, and they are found faster than kept.
 */
const keptFeatures = new Set<keyof Contract>(['content', 'network', 'fares', 'notices', 'foundItems']);

type Procedure = (input: unknown, ...rest: unknown[]) => Promise<unknown>;

/** One page asks for the same categories three times, and every page for the same notices. */
export const keptMilliseconds = 5000;
const mostAnswers = 1000;

/**
 * The API as pages ask it: what was read a moment ago is not asked again, and what several ask at once is asked once.
 * Pages are kept for a minute themselves, so nobody sees a change noticeably later. Kept answers are frozen, since
 * they are shared.
 */
export function keepAnswers<Client extends Record<keyof Contract, object>>(
  client: Client,
  clock: { now: () => number } = performance,
): Client {
  const answers = new LRUCache<string, Promise<unknown>>({
    max: mostAnswers,
    ttl: keptMilliseconds,
    perf: clock,
    ttlResolution: 0,
  });
  const keeping = (name: string, ask: Procedure): Procedure => {
    return (input, ...rest) => {
      // who adds something to a question may be told something of their own
      if (rest.length > 0) return ask(input, ...rest);
      const key = `${name} ${JSON.stringify(input)}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = ask(input).then(deepFreeze);
      answers.set(key, answer);
      // a failure is no answer
      answer.catch(() => answers.delete(key));
      return answer;
    };
  };
  const features = (Object.keys(contract) as (keyof Contract)[]).map((feature) => {
    const procedures = client[feature] as Record<string, Procedure>;
    if (!keptFeatures.has(feature)) return [feature, procedures];
    const kept = Object.entries(contract[feature]).map(([name, procedure]) => {
      const ask: Procedure = (...question) => procedures[name]!(...question);
      const isReading = procedure['~orpc'].route.method === 'GET';
      return [name, isReading ? keeping(`${feature}.${name}`, ask) : ask];
    });
    return [feature, Object.fromEntries(kept)];
  });
  return Object.fromEntries(features) as Client;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
