/** Lines of one kind in a minute: a flood must not fill the disk. */
const mostPerMinute = 60;

/**
 * Counts the lines of each kind in the current minute. Kinds come from the code, never from what a client sent: there are
 * few of them.
 */
export function createLineLimit(now: () => Date) {
  let kinds = new Map<string, number>();
  let previous = new Map<string, number>();
  let minute = 0;

  return {
    /** How many lines of this kind the minute before left out; undefined if this one is to be left out. */
    take: (kind: string): number | undefined => {
      const current = Math.floor(now().getTime() / 60_000);
      if (current !== minute) [minute, previous, kinds] = [current, kinds, new Map()];
      const count = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, count);
      if (count > mostPerMinute) return undefined;
      return count === 1 ? Math.max(0, (previous.get(kind) ?? 0) - mostPerMinute) : 0;
    },
  };
}
