import type { LineId } from '@raang/domain';
import type { FeedContext } from './feed-source';

/**
 * Whether a filter names a line of the network. Every name counts while no feed is in force, since then nothing can
 * tell a wrong one.
 */
export async function isKnownLine(
  line: LineId | undefined,
  { db, feedSource }: Pick<FeedContext, 'db' | 'feedSource'>,
): Promise<boolean> {
  if (line === undefined) return true;
  const feed = await feedSource(db);
  return !feed || feed.network.lines.has(line);
}
