import type { Position, StationDetail, StationSummary } from '@raang/domain';
import { connectingLinesExample, connectingStationsExample } from '../shared/examples/connecting-examples';
import { destinationsExample } from '../shared/examples/destination-examples';
import { onwardExample } from '../shared/examples/place-examples';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import type { ConnectingStationData } from './connecting-station-model';

const positions: Record<string, Position> = {
  CEN: { latitude: 13.745608, longitude: 100.534202 },
  RN01: { latitude: 13.804644, longitude: 100.542054 },
  BL11: { latitude: 13.803, longitude: 100.5405 },
  BL32: { latitude: 13.7383, longitude: 100.4859 },
  PK30: { latitude: 13.8068, longitude: 100.7297 },
};

const stations: StationSummary[] = [...stationsExample, ...connectingStationsExample].map((station) => ({
  ...station,
  position: positions[station.code],
}));

function detailOf(code: string): StationDetail {
  const summary = stations.find((station) => station.code === code)!;
  return { ...summary, exits: [], equipment: [], serviceHours: [] };
}

function example(
  station: StationDetail,
  changes: Partial<ConnectingStationData> = {},
): ConnectingStationData {
  return {
    station,
    lines: [...linesExample, ...connectingLinesExample],
    stations,
    destinations: destinationsExample,
    places: onwardExample,
    isOnMap: true,
    ...changes,
  };
}

const terminal = detailOf('RN01');

/** Krung Thep Aphiwat, with a walk to our station and its exit. */
export const changeExample = example({
  ...terminal,
  interchanges: terminal.interchanges.map((change) => ({
    ...change,
    note: { th: 'ทางออก 3', en: 'Exit 3' },
  })),
});

/** Siam: two lines, and none of our stations in walking distance. */
export const farExample = example(detailOf('CEN'), {
  destinations: destinationsExample.filter(({ to }) => to !== 'CEN'),
});

/** The operator has neither a website nor a telephone, and the position is unknown. */
export const littleKnownExample = example(detailOf('A1'), { destinations: [], isOnMap: false });

const longName = {
  th: 'สถานีกลางกรุงเทพอภิวัฒน์และศูนย์การประชุมแห่งชาติสิริกิติ์',
  en: 'Krung Thep Aphiwat Central Terminal and Queen Sirikit National Convention Centre',
};

export const longestExample: ConnectingStationData = {
  ...changeExample,
  station: { ...changeExample.station, name: longName, signCode: 'กลาง 1' },
  destinations: destinationsExample.map((destination) => ({ ...destination, name: longName })),
};
