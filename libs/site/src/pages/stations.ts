import { type StationsModel, toStationsModel } from '@raang/views';
import { type StaticPage, toStaticPage } from './static-page';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

export const loadStations = createServerFn({ method: 'GET' })
  .validator(inputOf('loadStations'))
  .handler(async ({ data: { locale } }): Promise<StaticPage<StationsModel>> => {
    const client = await requestClient();
    const [lines, stations] = await Promise.all([
      client.network.lines({ isOwn: true }),
      client.network.stations({ isOwn: true }),
    ]);
    return toStaticPage(toStationsModel({ lines, stations }, await createModelContext(locale)));
  });
