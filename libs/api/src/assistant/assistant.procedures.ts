import { createRouterClient, implement } from '@orpc/server';
import { type AssistantAnswer, contract } from '@raang/contract';
import type { Line, Locale, NamedPlace, PageRoles, StationSummary } from '@raang/domain';
import type { Network } from '@raang/journeys';
import { findByName, networkTime } from '@raang/text-time';
import { tooManyAttempts } from '../context/refusals';
import { type ContentContext, contentProcedures } from '../content/content.procedures';
import { takeAttempt } from '../limits/take-attempt';
import { gazetteerProcedures } from '../gazetteer/gazetteer.procedures';
import { faresProcedures } from '../network/fares.procedures';
import { networkProcedures } from '../equipment/network.procedures';
import { noticesProcedures } from '../notices/notices.procedures';
import type { SearchContext } from '../search/search-source';
import { searchProcedures } from '../search/search.procedures';
import { type TravelContext, travelProcedures } from '../travel/travel.procedures';
import { answerQuestion } from './answers/answer-question';
import type { Asked } from './answers/answer';
import { answerWithModel } from './model/answer-with-model';
import type { ChatModel } from './model/chat-model';
import { onePlace } from './question/one-place';
import { readQuestion } from './question/read-question';
import { type NamedThings, namedThings } from './question/things';
import { wordsByLocale } from './words/words-by-locale';

export interface AssistantContext extends ContentContext, SearchContext, TravelContext {
  /** Where answers lead. */
  pages: PageRoles;
  /** Answers what the rules do not understand. Without it, nothing leaves this server. */
  chatModel: ChatModel | undefined;
  /** Called when the model fails. The answer by rules is sent instead. */
  onModelFailure: (error: unknown) => void;
}

const assistant = implement(contract.assistant).$context<AssistantContext>();

/** What a person can type in a quarter of an hour, several times over: behind one address may be an office. */
const limit = { name: 'assistant per address', limit: 120, windowSeconds: 15 * 60 };

const services = {
  content: contentProcedures,
  fares: faresProcedures,
  network: networkProcedures,
  notices: noticesProcedures,
  search: searchProcedures,
  travel: travelProcedures,
};

export const assistantProcedures = assistant.router({
  ask: assistant.ask.handler(async ({ context, input }) => {
    const { db, now, feedSource, caller } = context;
    const taken = await takeAttempt(db, { ...limit, key: caller.address }, now());
    if (!taken.isAllowed) throw tooManyAttempts(caller, taken.retryAfterSeconds);
    const network = (await feedSource(db))?.network;
    const called = createRouterClient(services, { context });
    const { names, lines, stations } = await networkNames(
      network,
      now(),
      createRouterClient(gazetteerProcedures, { context }).places,
    );
    const moment = now();
    const question = readQuestion(input.text, {
      names,
      stations,
      now: networkTime.clockTimeOf(moment),
      era: eras[input.lang],
      before: input.context,
    });
    const asked: Asked = {
      question,
      before: input.context,
      text: input.text,
      locale: input.lang,
      words: wordsByLocale[input.lang],
      services: called,
      now: moment,
      lines,
      stations,
      places: names.places,
      pages: context.pages,
    };
    const answer = await answerQuestion(asked);
    const isUnderstood =
      answer.intent !== 'unknown' && !(answer.intent === 'search' && !question.at && !question.line);
    if (!context.chatModel || isUnderstood) return answer;
    return (await askModel(context.chatModel, asked, names, context.onModelFailure)) ?? answer;
  }),
});

/** The model's answer; undefined if it has none or fails. */
async function askModel(
  model: ChatModel,
  asked: Asked,
  { things }: NamedThings,
  onFailure: (error: unknown) => void,
): Promise<AssistantAnswer | undefined> {
  const findPlaces = (name: string) => {
    const places = findByName(things, name).flatMap((thing) => (thing.kind === 'place' ? [thing.place] : []));
    return places.length > 0 ? onePlace(places, asked.stations) : undefined;
  };
  try {
    return await answerWithModel(model, asked, findPlaces);
  } catch (error) {
    onFailure(error);
    return undefined;
  }
}

/** The era of a year of two digits. */
const eras: Record<Locale, 'buddhist' | 'gregorian'> = { th: 'buddhist', en: 'gregorian' };

interface NetworkNames {
  names: NamedThings;
  lines: readonly Line[];
  stations: ReadonlyMap<string, StationSummary>;
}

/** Names are indexed once for each network and gazetteer. */
const known = new WeakMap<Network, NetworkNames & { readAt: number }>();
const nothing: NetworkNames = { names: namedThings([], [], []), lines: [], stations: new Map() };

/** A changed gazetteer counts after this time: it changes with the content, which is imported when a process starts. */
const gazetteerAgeMs = 60_000;

async function networkNames(
  network: Network | undefined,
  now: Date,
  readPlaces: () => Promise<readonly NamedPlace[]>,
): Promise<NetworkNames> {
  if (!network) return nothing;
  const before = known.get(network);
  if (before && Math.abs(now.getTime() - before.readAt) < gazetteerAgeMs) return before;
  const [lines, stations] = [[...network.lines.values()], [...network.stations.values()]];
  const names = namedThings(lines, stations, await readPlaces());
  const found = { names, lines, stations: network.stations, readAt: now.getTime() };
  known.set(network, found);
  return found;
}
