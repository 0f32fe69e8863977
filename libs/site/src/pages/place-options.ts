import type { PlaceOption } from '@raang/ui';
import { toPlaceOptions } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { placesOf } from '../server/models/places';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/** Loads the places of the station selector. The browser requests them when a visitor first uses a station field. */
export const loadPlaceOptions = createServerFn({ method: 'GET' })
  .validator(inputOf('loadPlaceOptions'))
  .handler(async ({ data: { locale } }): Promise<PlaceOption[]> => {
    const client = await requestClient();
    const [places, stations] = await Promise.all([placesOf(client), client.network.stations({})]);
    return toPlaceOptions(places, stations, await createModelContext(locale));
  });
