import type { Bilingual } from '@raang/domain';
import type { FeedFrequency, FeedService, FeedTrips } from '../feed/feed';
import type { FeedFiles } from './files';
import { Growing } from './growing';
import { find, indexById, type IndexOf } from './read-network';
import { mapRows, readRows } from './table-row';
import type { Translate } from './translations';

export function readTrips(
  files: FeedFiles,
  lineIndex: IndexOf,
  services: readonly FeedService[],
  translate: Translate,
): FeedTrips {
  const serviceIndex = indexById(services);
  const ids: string[] = [];
  const line = new Growing(Uint32Array);
  const service = new Growing(Uint32Array);
  const direction = new Growing(Uint8Array);
  const hasDirection = new Growing(Uint8Array);
  const headsign = new Growing(Uint32Array);
  const stepFree = new Growing(Uint8Array);
  const headsigns: Bilingual[] = [];
  // many trips share few texts
  const headsignIndex = new Map<string, number>();
  readRows(files, 'trips.txt', (row) => {
    const id = row.required('trip_id');
    ids.push(id);
    line.push(find(row, 'route_id', lineIndex, 'route'));
    service.push(find(row, 'service_id', serviceIndex, 'service'));
    const directionId = row.text('direction_id');
    direction.push(directionId === '1' ? 1 : 0);
    hasDirection.push(Number(directionId === '0' || directionId === '1'));
    stepFree.push(row.wholeNumber('wheelchair_accessible') ?? 0);
    const text = translate('trips', 'trip_headsign', id, row.text('trip_headsign'));
    const key = `${text.th}\n${text.en}`;
    let index = headsignIndex.get(key);
    if (index === undefined) {
      index = headsigns.push(text) - 1;
      headsignIndex.set(key, index);
    }
    headsign.push(index);
  });
  return {
    count: ids.length,
    ids,
    line: line.toArray(),
    service: service.toArray(),
    direction: direction.toArray(),
    hasDirection: hasDirection.toArray(),
    headsign: headsign.toArray(),
    headsigns,
    stepFree: stepFree.toArray(),
  };
}

export function readFrequencies(files: FeedFiles, tripIndex: IndexOf): FeedFrequency[] {
  return mapRows(files, 'frequencies.txt', (row) => ({
    trip: find(row, 'trip_id', tripIndex, 'trip'),
    startTime: row.time('start_time'),
    endTime: row.time('end_time'),
    headwaySeconds: row.wholeNumber('headway_secs') || row.fail('headway_secs', 'must be one second or more'),
    isExact: row.text('exact_times') === '1',
  }));
}
