import {
  readJourneyQuestion,
  SearchDepartureView,
  toSearchDepartureModel,
  toTravelQuestion,
} from '@raang/views';
import { authority } from '../../authority/authority';
import type { Client, ShowPage } from '../visit/page';

/** Journeys between two stations, or the next trains of one. */
export const journeys: ShowPage = async ({ client, context, query, now }) => {
  const [stations, lines] = await Promise.all([client.network.stations({}), client.network.lines({})]);
  const question = readJourneyQuestion(query, stations, { locale: context.locale, now });
  const travel = toTravelQuestion(question);
  const model = toSearchDepartureModel(
    {
      question,
      stations,
      lines,
      now,
      answer: travel && (await answer(travel, client)),
      authority: { telephone: authority.telephone },
    },
    context,
  );
  return { head: model.head, body: <SearchDepartureView model={model} />, cache: 'live' };
};

type Question = NonNullable<ReturnType<typeof toTravelQuestion>>;

async function answer({ kind, ask }: Question, { travel }: Client) {
  if (kind === 'journeys') return { kind, ...(await travel.journeys(ask)) };
  return { kind, ...(await travel.departures(ask)) };
}
