/** What was left out of a feed, by reason. */
export interface LeftOut {
  add: (kind: string, line: string, count?: number) => void;
  /** How many, by kind. */
  counts: () => Record<string, number>;
  /** One line for each, the first ones. */
  lines: () => string[];
}

/** A feed may have thousands of broken alerts: the counts have them all. */
const mostLines = 100;

export function createLeftOut(): LeftOut {
  const counts = new Map<string, number>();
  const lines = new Set<string>();
  return {
    add: (kind, line, count = 1) => {
      counts.set(kind, (counts.get(kind) ?? 0) + count);
      if (lines.size < mostLines) lines.add(line);
    },
    counts: () => Object.fromEntries(counts),
    lines: () => [...lines],
  };
}
