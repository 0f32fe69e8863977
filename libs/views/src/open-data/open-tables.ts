import type { CarParkItem, FareRule, FareTable, Line, Locale, StationSummary } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { type OpenTable, toOpenTable } from './tables/open-table';
import { facilitiesTable, toFacilityRows } from './tables/facilities-table';
import { fareRulesTable } from './tables/fare-rules-table';
import { faresTable, toFareRows } from './tables/fares-table';
import { linesTable } from './tables/lines-table';
import { parkingTable, toCarParkRows } from './tables/parking-table';
import { stationsTable } from './tables/stations-table';

export interface OpenTablesData {
  /** When the data of the feed in force changed. */
  changedAt: string | undefined;
  /** Of all systems; the tables have this network's only. */
  lines: readonly Line[];
  stations: readonly StationSummary[];
  fareTables: readonly FareTable[];
  fareRules: readonly FareRule[];
  carParks: Readonly<Record<Locale, readonly CarParkItem[]>>;
}

/** All tables of open data, in the order of the page. */
export function toOpenTables(data: OpenTablesData): OpenTable[] {
  const { changedAt, fareTables, fareRules, carParks } = data;
  const [lines, stations] = [data.lines.filter(isOwn), data.stations.filter(isOwn)];
  return [
    toOpenTable(stationsTable, stations, changedAt),
    toOpenTable(linesTable, lines, changedAt),
    toOpenTable(faresTable, toFareRows(fareTables), changedAt),
    toOpenTable(fareRulesTable, fareRules, changedAt),
    toOpenTable(facilitiesTable, toFacilityRows(stations), changedAt),
    toOpenTable(parkingTable, toCarParkRows(carParks), lastChangeOf(carParks.th)),
  ];
}

const isOwn = (row: { isOwn: boolean }) => row.isOwn;

/** Content has days without a time: midnight at the network. */
function lastChangeOf(items: readonly CarParkItem[]): string | undefined {
  const day = items
    .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
    .toSorted()
    .at(-1);
  return day && networkTime.momentAt({ date: day, time: '00:00' });
}
