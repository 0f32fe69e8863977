import { createRouterClient, implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { Line, Locale, NamedPlace, StationSummary } from '@raang/domain';
import type { Network } from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import { tooManyAttempts } from '../accounts/account-refusals';
import { type ContentContext, contentProcedures } from '../content/content.procedures';
import { takeAttempt } from '../limits/take-attempt';
import { gazetteerProcedures } from '../gazetteer/gazetteer.procedures';
import { faresProcedures } from '../network/fares.procedures';
import { networkProcedures } from '../network/network.procedures';
import { noticesProcedures } from '../notices/notices.procedures';
import { travelProcedures } from '../travel/travel.procedures';
import { answerQuestion } from './answer-question';
import { readQuestion } from './question/read-question';
import { type NamedThings, namedThings } from './question/things';
import { assistantWords } from './words/assistant-words';

const assistant = implement(contract.assistant).$context<ContentContext>();

/** What a person can type in a quarter of an hour, several times over: behind one address may be an office. */
const limit = { name: 'assistant per address', limit: 120, windowSeconds: 15 * 60 };

const services = {
  content: contentProcedures,
  fares: faresProcedures,
  network: networkProcedures,
  notices: noticesProcedures,
  travel: travelProcedures,
};

export const assistantProcedures = assistant.router({
  ask: assistant.ask.handler(async ({ context, input }) => {
    const { db, now, feedSource, caller } = context;
    const taken = await takeAttempt(db, { ...limit, key: caller.address }, now());
    if (!taken.isAllowed) throw tooManyAttempts(caller, taken.retryAfterSeconds);
    const network = (await feedSource(db))?.network;
    const called = createRouterClient(services, { context });
    const places = await createRouterClient(gazetteerProcedures, { context }).places();
    const { names, lines, stations } = networkNames(network, places);
    const moment = now();
    const question = readQuestion(input.text, {
      names,
      stations,
      now: networkTime.clockTimeOf(moment),
      era: eras[input.lang],
      before: input.context,
    });
    return answerQuestion({
      question,
      before: input.context,
      text: input.text,
      locale: input.lang,
      words: assistantWords[input.lang],
      services: called,
      now: moment,
      lines,
      stations,
    });
  }),
});

/** The era of a year of two digits. */
const eras: Record<Locale, 'buddhist' | 'gregorian'> = { th: 'buddhist', en: 'gregorian' };

interface NetworkNames {
  names: NamedThings;
  lines: readonly Line[];
  stations: ReadonlyMap<string, StationSummary>;
}

/** Names are indexed once for each network and gazetteer. */
const known = new WeakMap<Network, { gazetteer: string; found: NetworkNames }>();
const nothing: NetworkNames = { names: namedThings([], [], []), lines: [], stations: new Map() };

function networkNames(network: Network | undefined, places: readonly NamedPlace[]): NetworkNames {
  if (!network) return nothing;
  const gazetteer = JSON.stringify(places);
  const before = known.get(network);
  if (before?.gazetteer === gazetteer) return before.found;
  const [lines, stations] = [[...network.lines.values()], [...network.stations.values()]];
  const found = { names: namedThings(lines, stations, places), lines, stations: network.stations };
  known.set(network, { gazetteer, found });
  return found;
}
