import type { MapPoint } from './map-layout';

/** A station for keyboard navigation. */
export interface StepStation {
  code: string;
  lineId: string;
  at: MapPoint;
}

export type StepKey = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const directions: Record<StepKey, MapPoint> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** A station of the same line may be this many times farther away and still wins. */
const lineBonus = 2.5;

/**
 * Returns the next station in a direction: within 60 degrees to either side, preferring near stations and those
 * straight ahead. Returns undefined at the edge of the map.
 */
export function stepFrom<Station extends StepStation>(
  station: Station,
  key: StepKey,
  stations: readonly Station[],
): Station | undefined {
  const [aheadX, aheadY] = directions[key];
  let best: { station: Station; cost: number } | undefined;
  for (const other of stations) {
    const [x, y] = [other.at[0] - station.at[0], other.at[1] - station.at[1]];
    const ahead = x * aheadX + y * aheadY;
    const aside = Math.abs(x * aheadY - y * aheadX);
    if (ahead <= 0 || aside > ahead * Math.sqrt(3)) continue;
    const cost = (ahead + 2 * aside) / (other.lineId === station.lineId ? lineBonus : 1);
    if (!best || cost < best.cost) best = { station: other, cost };
  }
  return best?.station;
}

/**
 * Returns the target of Home, End, Page Up and Page Down: an end of the line, or the start of a neighbouring line.
 */
export function leapFrom<Station extends StepStation>(
  station: Station,
  key: string,
  stations: readonly Station[],
): Station | undefined {
  const ofLine = stations.filter(({ lineId }) => lineId === station.lineId);
  const lines = [...new Set(stations.map(({ lineId }) => lineId))];
  const beside = (steps: number) => {
    const line = lines[(lines.indexOf(station.lineId) + steps + lines.length) % lines.length];
    return stations.find(({ lineId }) => lineId === line);
  };
  switch (key) {
    case 'Home':
      return ofLine[0];
    case 'End':
      return ofLine.at(-1);
    case 'PageUp':
      return beside(-1);
    case 'PageDown':
      return beside(1);
    default:
      return undefined;
  }
}
