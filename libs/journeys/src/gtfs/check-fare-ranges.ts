import { checkStation } from './check-links';
import { areTogether, checkValidity, ownersOf } from './fare-validity';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';

/** Checks the ranges of prices: each in order, and one answer per ride. */
export function checkRanges(feed: FeedUnderCheck): void {
  const { rows } = feed.table('fare_ranges.txt');
  const tablesOf = Map.groupBy(
    feed.table('fare_tables.txt').rows.flatMap((row) => ownersOf(row).map((owner) => ({ row, owner }))),
    ({ owner }) => owner,
  );
  for (const [index, row] of rows.entries()) {
    checkValidity(feed, row);
    const [lowest, highest] = [row.get('lowest_satang'), row.get('highest_satang')];
    if (highest !== '' && Number(highest) < Number(lowest))
      feed.broken(row, 'highest_satang', `is below lowest_satang ${lowest}`);
    for (const station of stationsOf(row)) checkStation(feed, row, 'stations', station);
    for (const owner of ownersOf(row)) {
      const table = tablesOf.get(owner)?.find((entry) => areTogether(entry.row, row));
      if (table) {
        const place = `${table.row.file} line ${table.row.line}`;
        feed.broken(row, 'line_ids', `${owner} already has exact prices for these days in ${place}`);
      }
    }
    const double = rows.slice(0, index).find((before) => isForSameRides(before, row));
    if (double) {
      feed.broken(row, 'line_ids', `line ${double.line} already has a range for these rides and days`);
    }
  }
}

/** Of two ranges with other stations the narrower one applies. */
function isForSameRides(one: CheckedRow, other: CheckedRow): boolean {
  const owners = ownersOf(one);
  const stations = stationsOf(other);
  return (
    ownersOf(other).some((owner) => owners.includes(owner)) &&
    stationsOf(one).size === stations.size &&
    [...stationsOf(one)].every((station) => stations.has(station)) &&
    areTogether(one, other)
  );
}

function stationsOf(row: CheckedRow): Set<string> {
  return new Set(
    row
      .get('stations')
      .split(';')
      .map((station) => station.trim())
      .filter((station) => station !== ''),
  );
}
