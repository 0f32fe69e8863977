import type { StationPosition } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/**
 * Loads where every station is. The browser requests it when a visitor asks for the stations nearby, and finds them by
 * itself: the visitor's position stays on the device.
 */
export const loadStationPositions = createServerFn({ method: 'GET' })
  .validator(inputOf('loadStationPositions'))
  .handler(async (): Promise<StationPosition[]> => {
    const client = await requestClient();
    const stations = await client.network.stations({});
    return stations.flatMap(({ code, position }) => (position ? [{ code, ...position }] : []));
  });
