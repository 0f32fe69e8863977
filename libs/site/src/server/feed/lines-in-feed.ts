import type { Line } from '@raang/domain';
import type { ModelContext } from '@raang/views';

type Lines = Pick<ModelContext, 'lines' | 'connectingLines'>;

/**
 * The lines of pages: what the feed in force has, in the words of the authority where it has any. A line of the authority
 * that the feed lacks keeps its name, for texts that mention it, but is offered nowhere: the API does not know it.
 */
export function linesInFeed(
  own: readonly Pick<Line, 'id' | 'name'>[],
  { lines, connectingLines }: Lines,
): Lines {
  const inFeed = new Set<string>(own.map(({ id }) => id));
  const named = new Set(lines.map(({ id }) => id));
  return {
    lines: [
      ...lines.filter(({ id }) => inFeed.has(id)),
      ...own.filter(({ id }) => !named.has(id)).map(({ id, name }) => ({ id, name })),
    ],
    connectingLines: [...connectingLines, ...lines.filter(({ id }) => !inFeed.has(id))],
  };
}
