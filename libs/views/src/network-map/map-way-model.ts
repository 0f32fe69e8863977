import type { Journey, Line, StationCode } from '@raang/domain';
import { toLineShape } from '../shared/lines/line-shape';
import { partAlong, roundedPath, stretchBetween } from './draw-tracks';
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

type Tracks = readonly Pick<Line, 'id' | 'stations' | 'patterns'>[];

/** Returns what a journey is on the map. What is beyond the stations that have a place is left out. */
export function toMapWay(
  { legs }: Pick<Journey, 'legs'>,
  { layout, lines }: { layout: MapLayout; lines: Tracks },
): MapWayModel {
  const rides = legs
    .filter((leg) => leg.kind === 'ride')
    .map(({ lineId, from, stops, to }) => ({
      lineId,
      calls: [from, ...stops.map(({ station }) => station), to],
    }));
  const changes = rides.flatMap(({ calls }) => [calls[0]!, calls.at(-1)!]).slice(1, -1);
  return {
    rides: rides.flatMap(({ lineId, calls }) => {
      const line = lines.find(({ id }) => id === lineId);
      const path = trackThrough(line ? stretchesOf(calls, line, layout) : [], layout);
      return path ? [{ lineId, path }] : [];
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

/** From one station that has a place to the next, and which part of the track between them is travelled. */
interface Stretch {
  ends: [string, string];
  /** Shares of its length. */
  part: [number, number];
}

/** Stops without a place of their own stand evenly between those that have one: see `placeStops`. */
function stretchesOf(calls: readonly string[], line: Tracks[number], layout: MapLayout): Stretch[] {
  const { main, branches } = toLineShape(line);
  const ways = [main, ...branches].flatMap((way) => [way, way.toReversed()]);
  const way = ways.find((codes) => indexOfCalls(codes, calls) >= 0);
  if (!way) return stretchesBetween(calls.filter((code) => layout.stations[code]));
  const first = indexOfCalls(way, calls);
  const last = first + calls.length - 1;
  const placed = [...way.keys()].filter((index) => layout.stations[way[index]!]);
  return placed.slice(1).flatMap((end, index): Stretch[] => {
    const start = placed[index]!;
    if (end <= first || start >= last) return [];
    const shareOf = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)));
    return [{ ends: [way[start]!, way[end]!], part: [shareOf(first), shareOf(last)] }];
  });
}

/** Where all calls follow each other on a line; -1 if they do not. */
function indexOfCalls(way: readonly string[], calls: readonly string[]): number {
  return [...way.keys()].find((start) => calls.every((code, index) => way[start + index] === code)) ?? -1;
}

/** A train that leaves out stations. */
function stretchesBetween(codes: readonly string[]): Stretch[] {
  return codes.slice(1).map((code, index) => ({ ends: [codes[index]!, code], part: [0, 1] }));
}

function trackThrough(stretches: readonly Stretch[], layout: MapLayout): string {
  const points = stretches.flatMap(({ ends, part }) => {
    const track = stretchBetween(...ends, layout);
    return track.length > 1 ? partAlong(track, ...part) : [];
  });
  return roundedPath(points.filter((point, index) => String(point) !== String(points[index - 1])));
}
