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
    const found = travel && (await answer(travel, client.travel));
    return toSearchDepartureModel(
      {
        question,
        answer: found,
        ends: found?.kind === 'journeys' && question.isStepFree ? await endsOf(found, client) : undefined,
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

type Journeys = Extract<Awaited<ReturnType<typeof answer>>, { kind: 'journeys' }>;

/** The stations where the journeys enter and leave. */
function endsOf({ journeys, nextService = [] }: Journeys, client: Client) {
  const codes = [...journeys, ...nextService].flatMap(({ legs }) => {
    const rides = legs.filter((leg) => leg.kind === 'ride');
    return rides.length > 0 ? [rides[0]!.from, rides.at(-1)!.to] : [];
  });
  return Promise.all([...new Set(codes)].map((code) => client.network.station({ code })));
}

async function answer(question: TravelQuestion, travel: Client['travel']) {
  return question.kind === 'journeys'
    ? { kind: question.kind, ...(await travel.journeys(question.ask)) }
    : { kind: question.kind, ...(await travel.departures(question.ask)) };
}
