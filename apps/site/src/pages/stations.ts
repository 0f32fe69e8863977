import { type StationsModel, toStationsModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/model-context';
import { getServices } from '../server/services';
import { localeInput } from './page-input';

export const loadStations = createServerFn({ method: 'GET' })
  .validator(localeInput)
  .handler(async ({ data: { locale } }): Promise<StationsModel> => {
    const { client } = await getServices();
    const [lines, stations] = await Promise.all([client.network.lines(), client.network.stations({})]);
    return toStationsModel({ lines, stations }, await createModelContext(locale));
  });
