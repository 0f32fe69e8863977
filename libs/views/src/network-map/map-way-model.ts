import type { Journey, StationCode } from '@raang/domain';
import { roundedPath, stretchBetween } from './draw-tracks';
import type { MapLayout, MapPoint } from './map-layout';

/** A way to travel, as the map shows it. */
export interface MapWayModel {
  rides: { lineId: string; path: string }[];
  /** Between two stations. */
  walks: string[];
  /** Where passengers leave a train for another one. */
  changes: MapPoint[];
  /** The codes of all stations at which its trains call on the way. */
  stations: string[];
}

/** Returns what a journey is on the map. Stations without a place are left out. */
export function toMapWay({ legs }: Pick<Journey, 'legs'>, layout: MapLayout): MapWayModel {
  const rides = legs
    .filter((leg) => leg.kind === 'ride')
    .map(({ lineId, from, stops, to }) => ({
      lineId,
      calls: [from, ...stops.map(({ station }) => station), to],
    }));
  const changes = rides.flatMap(({ calls }) => [calls[0]!, calls.at(-1)!]).slice(1, -1);
  return {
    rides: rides.flatMap(({ lineId, calls }) => {
      const placed = calls.filter((code) => layout.stations[code]);
      return placed.length > 1 ? [{ lineId, path: trackThrough(placed, layout) }] : [];
    }),
    walks: legs.flatMap((leg) => {
      if (leg.kind !== 'walk' || leg.from === leg.to) return [];
      const points = placesOf([leg.from, leg.to], layout);
      return points.length > 1 ? [roundedPath(points)] : [];
    }),
    changes: placesOf(changes, layout),
    stations: [...new Set(rides.flatMap(({ calls }) => calls))],
  };
}

function placesOf(codes: readonly StationCode[], { stations }: MapLayout): MapPoint[] {
  return [...new Set(codes)].flatMap((code) => (stations[code] ? [stations[code].at] : []));
}

/** The track through neighbours on the map. */
function trackThrough(codes: readonly string[], layout: MapLayout): string {
  const points = codes.slice(1).flatMap((to, index) => stretchBetween(codes[index]!, to, layout));
  return roundedPath(points.filter((point, index) => String(point) !== String(points[index - 1])));
}
