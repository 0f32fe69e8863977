import {
  readJourneyQuestion,
  type SearchDepartureModel,
  toSearchDepartureModel,
  toTravelQuestion,
} from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { authority } from 'raang:authority';
import { createFeedContext } from '../server/models/model-context';
import { placesFor } from '../server/models/places';
import { getServices } from '../server/services/services';
import { type Client, requestClient } from '../server/services/request-client';
import { markAsLive } from './live-page';
import { inputOf } from './page-input';

/** Loads journeys between two stations or places, or the next trains of one station. */
export const loadSearchDeparture = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSearchDeparture'))
  .handler(async ({ data: { locale, search } }): Promise<SearchDepartureModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const asked = now();
    const [stations, lines, places, { changedAt }] = await Promise.all([
      client.network.stations({}),
      client.network.lines({}),
      placesFor(client, search.from, search.to),
      client.network.feed(),
    ]);
    const question = readJourneyQuestion(search, stations, { locale, now: asked, places });
    const travel = toTravelQuestion(question);
    if (travel && question.isAboutNow) markAsLive();
    return toSearchDepartureModel(
      {
        question,
        answer: travel && (await answer(travel, client.travel)),
        stations,
        lines,
        authority: { telephone: authority.telephone },
        feedChangedAt: changedAt,
        now: asked,
      },
      await createFeedContext(locale, client),
    );
  });

type TravelQuestion = NonNullable<ReturnType<typeof toTravelQuestion>>;

async function answer(question: TravelQuestion, travel: Client['travel']) {
  return question.kind === 'journeys'
    ? { kind: question.kind, ...(await travel.journeys(question.ask)) }
    : { kind: question.kind, ...(await travel.departures(question.ask)) };
}
