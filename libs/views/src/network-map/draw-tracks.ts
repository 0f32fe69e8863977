import type { Line } from '@raang/domain';
import { toLineShape } from '../shared/lines/line-shape';
import type { MapLayout, MapPoint } from './map-layout';

/** Distance from a corner at which a track begins to turn. */
const trackRadius = 14;

/**
 * Returns the points of each track of a line, the main one first, with the bends between stations. A track is
 * interrupted at a station that has no place on the map.
 */
export function trackPoints(line: Pick<Line, 'stations' | 'patterns'>, layout: MapLayout): MapPoint[][] {
  const { main, branches } = toLineShape(line);
  return [main, ...branches].flatMap((way) => {
    const stretches: MapPoint[][] = [[]];
    way.forEach((code, index) => {
      const place = layout.stations[code];
      if (!place) return void stretches.push([]);
      const stretch = stretches.at(-1)!;
      const before = way[index - 1];
      if (before && stretch.length > 0) stretch.push(...bendsBetween(before, code, layout));
      stretch.push(platformAt(code, [before, way[index + 1]], layout) ?? place.at);
    });
    return stretches.filter(({ length }) => length > 1);
  });
}

/** Returns where a track ends apart from the station's circle, towards one of its neighbours. */
function platformAt(
  code: string,
  neighbours: readonly (string | undefined)[],
  { platforms = {} }: MapLayout,
): MapPoint | undefined {
  return neighbours.map((other) => platforms[`${code}-${other}`]).find(Boolean);
}

/** Returns the track between two neighbours, with its bends; empty if one of them has no place. */
export function stretchBetween(from: string, to: string, layout: MapLayout): MapPoint[] {
  const [start, end] = [layout.stations[from], layout.stations[to]];
  if (!start || !end) return [];
  return [
    platformAt(from, [to], layout) ?? start.at,
    ...bendsBetween(from, to, layout),
    platformAt(to, [from], layout) ?? end.at,
  ];
}

/** Returns the bends between two stations, whichever direction the layout has. */
function bendsBetween(from: string, to: string, { bends }: MapLayout): readonly MapPoint[] {
  return bends[`${from}-${to}`] ?? bends[`${to}-${from}`]?.toReversed() ?? [];
}

/** Returns an SVG path through these points, with rounded corners. */
export function roundedPath(points: readonly MapPoint[], radius = trackRadius): string {
  const [first, ...others] = points;
  if (!first) return '';
  const last = others.pop() ?? first;
  const corners = others.map((corner, index) => {
    const [before, after] = [points[index]!, points[index + 2]!];
    const reach = reachOf([before, corner, after], radius);
    const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)];
    return isStraight(before, corner, after) ? '' : `L${start}Q${corner} ${end}`;
  });
  return `M${first}${corners.join('')}L${last}`;
}

/** How far from a corner its curve begins and ends. */
function reachOf([before, corner, after]: readonly [MapPoint, MapPoint, MapPoint], radius: number): number {
  return Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
}

/**
 * Returns the point of the drawn track at a share of its length, on the curve where a corner is rounded, and whether
 * the track is level there.
 */
export function pointAlong(points: readonly MapPoint[], share: number): { at: MapPoint; isLevel: boolean } {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const found = lengths.findIndex((length) => {
    if (left <= length) return true;
    left -= length;
    return false;
  });
  const segment = found < 0 ? lengths.length - 1 : found;
  const [start, end] = [points[segment]!, points[segment + 1]!];
  const straight = towards(start, end, left);
  return {
    at: onCurve(points, segment, left) ?? onCurve(points, segment + 1, left - lengths[segment]!) ?? straight,
    isLevel: Math.abs(end[1] - start[1]) < Math.abs(end[0] - start[0]) / 2,
  };
}

/** Returns the part of a track between two shares of its length, each from 0 to 1, with its corners. */
export function partAlong(points: readonly MapPoint[], from: number, to: number): MapPoint[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const corners = points.slice(1, -1).filter((_, index) => {
    const share = lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0) / whole;
    return share > from && share < to;
  });
  return [pointAlong(points, from).at, ...corners, pointAlong(points, to).at];
}

/** @param past how far behind the corner, before its rounding; undefined if the track is straight there */
function onCurve(points: readonly MapPoint[], index: number, past: number): MapPoint | undefined {
  const [before, corner, after] = [points[index - 1], points[index], points[index + 1]];
  if (!before || !corner || !after) return undefined;
  const reach = reachOf([before, corner, after], trackRadius);
  if (Math.abs(past) >= reach) return undefined;
  const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)];
  const t = (past / reach + 1) / 2;
  const blend = (axis: 0 | 1) =>
    tenth((1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * end[axis]);
  return [blend(0), blend(1)];
}

function distance([x, y]: MapPoint, [otherX, otherY]: MapPoint): number {
  return Math.hypot(otherX - x, otherY - y);
}

function isStraight(before: MapPoint, corner: MapPoint, after: MapPoint): boolean {
  const whole = distance(before, after);
  return Math.abs(distance(before, corner) + distance(corner, after) - whole) < 0.01;
}

function towards(from: MapPoint, to: MapPoint, length: number): MapPoint {
  const share = length / distance(from, to);
  return [tenth(from[0] + (to[0] - from[0]) * share), tenth(from[1] + (to[1] - from[1]) * share)];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
