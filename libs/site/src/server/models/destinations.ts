import type { Bilingual, Journey, JourneyEnd, StationSummary } from '@raang/domain';
import { addDays, networkTime, toDayNumber, weekdayOf } from '@raang/text-time';
import type { DestinationData } from '@raang/views';
import { LRUCache } from 'lru-cache';
import { authority } from 'raang:authority';
import { placesOf } from './places';
import type { Client } from '../services/request-client';
import { getServices } from '../services/services';

/** The most stations whose journeys are cached. */
const mostStations = 1000;

/** By station and timetable: each page of a station would search for the same journeys again. */
const journeysFrom = new LRUCache<string, DestinationData[], Departure>({
  max: mostStations,
  // an evicted search still answers its callers
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => findJourneys(context),
});

interface Departure {
  from: StationSummary['code'];
  date: string;
  client: Client;
}

/** The popular destinations, for a page without a start. */
export async function destinationsOf(client: Client): Promise<DestinationData[]> {
  const [stations, places] = await Promise.all([client.network.stations({}), placesOf(client)]);
  const named = new Map<string, Bilingual>([
    ...places.map(({ id, name }) => [id, name] as const),
    // the code of a station comes before the id of a place
    ...stations.map(({ code, name }) => [code, name] as const),
  ]);
  return authority.destinations.flatMap((to) => {
    const name = named.get(to);
    return name ? [{ to: to as JourneyEnd, name }] : [];
  });
}

/** The popular destinations that are not at a station, with a journey to each by the timetable of a weekday. */
export async function destinationsFrom(
  from: StationSummary['code'],
  client: Client,
): Promise<DestinationData[]> {
  const { now } = await getServices();
  const [{ importedAt }, date] = [await client.network.feed(), nextWeekday(networkTime.dayOf(now()))];
  return journeysFrom.forceFetch(`${from} ${date} ${importedAt}`, { context: { from, date, client } });
}

async function findJourneys({ from, date, client }: Departure): Promise<DestinationData[]> {
  const [destinations, places] = await Promise.all([destinationsOf(client), placesOf(client)]);
  const here = new Set<string>([
    from,
    ...places.filter(({ near }) => near.some(({ station }) => station === from)).map(({ id }) => id),
  ]);
  return Promise.all(
    destinations
      .filter(({ to }) => !here.has(to))
      .map(async (destination) => {
        const ask = { from, to: destination.to, date, time: '12:00', live: false };
        const [journey] = (await client.travel.journeys(ask)).journeys;
        return { ...destination, ...(journey && { journey: summaryOf(journey) }) };
      }),
  );
}

const summaryOf = ({ transfers, durationSeconds, legs }: Journey) => ({
  transfers,
  durationSeconds,
  isOnFoot: legs.every(({ kind }) => kind !== 'ride'),
});

/** A day in the future, whose journeys no current disruption changes. */
function nextWeekday(today: string): string {
  const tomorrow = addDays(today, 1);
  return isWeekend(tomorrow) ? nextWeekday(tomorrow) : tomorrow;
}

const isWeekend = (day: string) => weekdayOf(toDayNumber(day)) >= saturday;

const saturday = 5;
