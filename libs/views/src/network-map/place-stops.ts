import type { Line } from '@raang/domain';
import { toLineShape } from '../shared/lines/line-shape';
import { pointAlong, stretchBetween } from './draw-tracks';
import type { MapLayout, PlacedStation } from './map-layout';

type Stops = Record<string, PlacedStation>;

/**
 * Places the stops of a line that the layout has no place for: evenly along the drawn track between two stations that
 * have one. `layout.stops` has labels, and points where that would mislead. Beyond the last placed station there is no
 * track, and no place.
 */
export function placeStops(line: Pick<Line, 'stations' | 'patterns'>, layout: MapLayout): Stops {
  const { main, branches } = toLineShape(line);
  return Object.assign({}, ...[main, ...branches].map((way) => placeAlong(way, layout))) as Stops;
}

function placeAlong(way: readonly string[], layout: MapLayout): Stops {
  const placed = [...way.keys()].filter((index) => layout.stations[way[index]!]);
  return Object.assign(
    {},
    ...placed.slice(1).map((end, index) => placeBetween(way.slice(placed[index], end + 1), layout)),
  ) as Stops;
}

/** @param stretch from one placed station to the next */
function placeBetween(stretch: readonly string[], layout: MapLayout): Stops {
  const [from, to] = [stretch[0]!, stretch.at(-1)!];
  const track = stretchBetween(from, to, layout);
  return Object.fromEntries(
    stretch.slice(1, -1).map((code, index) => {
      const { at, isLevel } = pointAlong(track, (index + 1) / (stretch.length - 1));
      // beside a level track, names in one row on alternating sides
      const beside: Partial<PlacedStation> = isLevel
        ? { label: index % 2 === 0 ? 'above' : 'below', isOneRow: true }
        : { label: 'right' };
      const own = layout.stops?.[code];
      return [code, { at, ...(own?.label ? { label: own.label } : beside), ...own }];
    }),
  );
}
