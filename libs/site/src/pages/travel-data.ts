import type { Locale } from '@raang/domain';
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

/** Reads a question to the planner and answers it, for every page that shows the answer. */
export async function travelDataOf(
  search: TypedJourneyQuestion,
  client: Client,
  { locale, now }: { locale: Locale; now: Date },
): Promise<SearchDepartureData> {
  const [stations, lines, places] = await Promise.all([
    client.network.stations({}),
    client.network.lines({}),
    placesFor(client, search.from, search.to),
  ]);
  const question = readJourneyQuestion(search, stations, { locale, now, places });
  const travel = toTravelQuestion(question);
  if (travel && question.isAboutNow) markAsLive();
  return {
    question,
    answer: travel && (await answer(travel, client.travel)),
    stations,
    lines,
    authority: { telephone: authority.telephone },
    now,
  };
}

type TravelQuestion = NonNullable<ReturnType<typeof toTravelQuestion>>;

async function answer(question: TravelQuestion, travel: Client['travel']) {
  return question.kind === 'journeys'
    ? { kind: question.kind, ...(await travel.journeys(question.ask)) }
    : { kind: question.kind, ...(await travel.departures(question.ask)) };
}
