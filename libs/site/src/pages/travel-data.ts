import type { Line, Locale } from '@raang/domain';
import {
  readJourneyQuestion,
  type SearchDepartureData,
  toTravelQuestion,
  type TypedJourneyQuestion,
} from '@raang/views';
import { authority } from 'raang:authority';
import { placesFor } from '../server/models/places';
import type { Client } from '../server/services/request-client';
import { markAsLive } from './live-page';

/**
 * Reads a question to the planner and answers it, for every page that shows the answer.
 * @param options.live false for a page that does not say which times are live
 */
export async function travelDataOf(
  search: TypedJourneyQuestion,
  client: Client,
  { locale, now, live = true }: { locale: Locale; now: Date; live?: boolean },
): Promise<SearchDepartureData & { lines: readonly Line[] }> {
  const [stations, lines, places, { changedAt }] = await Promise.all([
    client.network.stations({}),
    client.network.lines({}),
    placesFor(client, search.from, search.to),
    client.network.feed(),
  ]);
  const question = readJourneyQuestion(search, stations, { locale, now, places });
  const travel = toTravelQuestion(question);
  if (travel && question.isAboutNow) markAsLive();
  const found = travel && (await answer(travel, client.travel, live));
  return {
    question,
    answer: found,
    ends: found?.kind === 'journeys' && question.isStepFree ? await endsOf(found, client) : undefined,
    stations,
    lines,
    authority: { telephone: authority.telephone },
    feedChangedAt: changedAt,
    now,
  };
}

type TravelQuestion = NonNullable<ReturnType<typeof toTravelQuestion>>;

type Journeys = Extract<Awaited<ReturnType<typeof answer>>, { kind: 'journeys' }>;

/** The stations where the journeys enter and leave. */
function endsOf({ journeys, nextService = [] }: Journeys, client: Client) {
  const codes = [...journeys, ...nextService].flatMap(({ legs }) => {
    const rides = legs.filter((leg) => leg.kind === 'ride');
    return rides.length > 0 ? [rides[0]!.from, rides.at(-1)!.to] : [];
  });
  return Promise.all([...new Set(codes)].map((code) => client.network.station({ code })));
}

async function answer(question: TravelQuestion, travel: Client['travel'], live: boolean) {
  return question.kind === 'journeys'
    ? { kind: question.kind, ...(await travel.journeys({ ...question.ask, live })) }
    : { kind: question.kind, ...(await travel.departures(question.ask)) };
}
