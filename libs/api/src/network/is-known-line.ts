import type { LineId } from '@raang/domain';
import type { FeedContext } from './feed-source';

/**
 * Whether the network has this line. Also true for a missing filter, and for every line before the first import.
 */
export async function isKnownLine(
  line: LineId | undefined,
  { db, feedSource }: Pick<FeedContext, 'db' | 'feedSource'>,
): Promise<boolean> {
  if (line === undefined) return true;
  const feed = await feedSource(db);
  return !feed || feed.network.lines.has(line);
}
