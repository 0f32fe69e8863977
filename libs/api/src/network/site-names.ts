import type { Network } from '@raang/journeys';
import type { FeedProblem } from '@raang/journeys/gtfs';

/** Who names a line or a station: how many items, and the file of the first one. */
export interface NamedBy {
  items: number;
  file: string;
}

/** What one source, such as the content, names of a network. */
export interface SiteNames {
  /** For the report: `content`, `authority.ts`. */
  source: string;
  /** By id. */
  lines: ReadonlyMap<string, NamedBy>;
  /** By code. */
  stations: ReadonlyMap<string, NamedBy>;
}

/** Warns of lines and stations that the site names and the feed does not have: pages show them as missing. */
export function siteNameProblems(
  { lines, stations }: Pick<Network, 'lines' | 'stations'>,
  names: readonly SiteNames[],
): FeedProblem[] {
  return names.flatMap(({ source, ...named }) => [
    ...missing(source, 'line', named.lines, lines),
    ...missing(source, 'station', named.stations, stations),
  ]);
}

function missing(
  source: string,
  what: string,
  named: ReadonlyMap<string, NamedBy>,
  known: ReadonlyMap<string, unknown>,
): FeedProblem[] {
  return [...named]
    .filter(([id]) => !known.has(id))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, by]) => ({
      severity: 'warning',
      file: source,
      field: what,
      reason: `the feed has no ${what} ${id}, which ${said(by)}`,
    }));
}

const said = ({ items, file }: NamedBy) =>
  items === 1 ? `${file} names` : `${items} items name, the first of them ${file}`;
