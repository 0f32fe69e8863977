import { createLiveTrains, type LiveTrains, pollTrains } from '@raang/api';
import { pollInWorker } from '../feed/trains/poll-in-worker';
import { realtimeThread } from './folders';
import type { StartFacts } from './start-facts';

/** Live trains, if the settings have an address of any. */
export function openTrains(
  { env, edition, now, log }: StartFacts,
  opened: AsyncDisposableStack,
): LiveTrains | undefined {
  const { TRIP_UPDATES_URL = [], VEHICLE_POSITIONS_URL = [], REALTIME_HEADERS_FILE } = env;
  if (TRIP_UPDATES_URL.length + VEHICLE_POSITIONS_URL.length === 0) return undefined;
  const settings = {
    tripUpdates: TRIP_UPDATES_URL,
    positions: VEHICLE_POSITIONS_URL,
    headersFile: REALTIME_HEADERS_FILE,
    withExamples: edition === 'demonstration',
  };
  const trains = createLiveTrains(now, (publish) => {
    const polling = { settings, now, publish, log };
    // development has no bundle for a worker thread
    return import.meta.env.PROD ? pollInWorker(realtimeThread(), polling) : pollTrains(polling);
  });
  opened.defer(trains.stop);
  return trains;
}
