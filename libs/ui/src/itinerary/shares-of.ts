/** A part of a journey in time. */
export type WayPart =
  { kind: 'ride'; seconds: number; lineId: string } | { kind: 'walk' | 'wait'; seconds: number };

/** Percent of the width: about 6 pixels of a phone's. A shorter part would not be seen. */
const least = 2;

/** Room for the end of the tail, in percent. */
const margin = 0.5;

interface Share {
  part: WayPart;
  /** In percent of the width. */
  start: number;
  width: number;
}

/**
 * The parts on a scale, in percent. Each is at least as wide as can be seen; what that adds, the wider ones give.
 * @returns the parts, and the ends of the usual and of the latest duration
 */
export function sharesOf(
  parts: readonly WayPart[],
  latestSeconds: number,
  scaleSeconds: number,
): { shares: Share[]; end: number; latest: number } {
  const percent = (seconds: number) => (seconds / scaleSeconds) * (100 - margin);
  const usual = percent(parts.reduce((sum, { seconds }) => sum + seconds, 0));
  const isNarrow = ({ seconds }: WayPart) => percent(seconds) < least;
  const narrow = parts.filter(isNarrow).length * least;
  const wide = parts
    .filter((part) => !isNarrow(part))
    .reduce((sum, { seconds }) => sum + percent(seconds), 0);
  const factor = wide > 0 ? Math.max(0, usual - narrow) / wide : 1;
  let start = 0;
  const shares = parts.map((part) => {
    const width = isNarrow(part) ? least : percent(part.seconds) * factor;
    const share = { part, start: round(start), width: round(width) };
    start += width;
    return share;
  });
  return { shares, end: round(start), latest: round(percent(latestSeconds)) };
}

const round = (percent: number) => Math.round(percent * 100) / 100;
