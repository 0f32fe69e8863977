import { type SearchDepartureModel, toSearchDepartureModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createFeedContext } from '../server/models/model-context';
import { getServices } from '../server/services/services';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';
import { travelDataOf } from './travel-data';

/** Loads journeys between two stations or places, or the next trains of one station. */
export const loadSearchDeparture = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSearchDeparture'))
  .handler(async ({ data: { locale, search } }): Promise<SearchDepartureModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    return toSearchDepartureModel(
      await travelDataOf(search, client, { locale, now: now() }),
      await createFeedContext(locale, client),
    );
  });
