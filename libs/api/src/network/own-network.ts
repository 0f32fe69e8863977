import type { LineId, StationCode } from '@raang/domain';
import type { FeedContext } from './feed-source';

type Context = Pick<FeedContext, 'db' | 'feedSource'>;

/**
 * Whether this is a line of the authority: its content, found items and cases are never about another system. Also true
 * for a missing filter, and for every line before the first import.
 */
export async function isOwnLine(line: LineId | undefined, { db, feedSource }: Context): Promise<boolean> {
  if (line === undefined) return true;
  const feed = await feedSource(db);
  return !feed || feed.network.lines.get(line)?.isOwn === true;
}

/** Whether this is a station of the authority. Also true for a missing one, and before the first import. */
export async function isOwnStation(
  station: StationCode | undefined,
  { db, feedSource }: Context,
): Promise<boolean> {
  if (station === undefined) return true;
  const feed = await feedSource(db);
  return !feed || feed.network.stations.get(station)?.isOwn === true;
}
