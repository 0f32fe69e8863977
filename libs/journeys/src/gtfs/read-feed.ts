import { toCalendarDate } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import { serviceSpan } from '../feed/service-day';
import { FeedError } from './feed-error';
import type { FeedFiles } from './files';
import { readAttributions, readInfo, readSources } from './read-about';
import { readServices } from './read-calendar';
import { readFacilities, readPathways, readTransfers } from './read-links';
import { indexById, readAgencies, readLines, readLocations } from './read-network';
import { readStopTimes } from './read-stop-times';
import { readTariff } from './read-tariff';
import { readFrequencies, readTrips } from './read-trips';
import { tables } from './tables';
import { readTranslations } from './translations';

/**
 * Parses a valid feed; `checkFeed` says whether it is valid.
 * @throws FeedError at the first value that cannot be parsed
 */
export function readFeed(files: FeedFiles): Feed {
  for (const [file, { isRequired }] of Object.entries(tables)) {
    if (isRequired && !files.names.includes(file)) throw new FeedError({ file, reason: 'is missing' });
  }
  const translate = readTranslations(files);
  const { agencies, timeZone } = readAgencies(files, translate);
  const { lines, lineIndex } = readLines(files, agencies, translate);
  const locations = readLocations(files, translate);
  const locationIndex = indexById(locations);
  const services = readServices(files);
  const trips = readTrips(files, lineIndex, services, translate);
  const tripIndex = new Map(trips.ids.map((id, index) => [id, index]));
  const info = readInfo(files, timeZone, translate);
  const span = serviceSpan(services);
  return {
    info: span
      ? { validFrom: toCalendarDate(span.first), validTo: toCalendarDate(span.last), ...info }
      : info,
    agencies,
    lines,
    locations,
    services,
    trips,
    stopTimes: readStopTimes(files, trips, tripIndex, locations, translate),
    frequencies: readFrequencies(files, tripIndex),
    transfers: readTransfers(files, locationIndex),
    pathways: readPathways(files, locationIndex),
    facilities: readFacilities(files, locationIndex),
    tariff: readTariff(files, translate, (id) => locations[locationIndex.get(id) ?? -1]?.code),
    attributions: readAttributions(files, translate),
    sources: readSources(files),
  };
}
