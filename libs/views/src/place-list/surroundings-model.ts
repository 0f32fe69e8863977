import { msg, plural } from '@lingui/core/macro';
import type { Line } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import { toLineShape } from '../shared/lines/line-shape';
import type { ModelContext } from '../shared/page/model-context';
import { type StationIndex, stationName } from '../shared/words/station-words';

type Point = readonly [x: number, y: number];

/** A small map of a part of a line: its stations where they are, north up, to scale. */
export interface SurroundingsModel {
  /** The alternative text. */
  text: string;
  /** The viewBox. */
  width: number;
  height: number;
  /** The line between the stations, a path for each run of neighbours. */
  tracks: string[];
  stations: MapStationModel[];
  scale: { length: number; label: string };
}

export interface MapStationModel {
  code: string;
  x: number;
  y: number;
  /** Where the code stands; absent if there is no room for it. */
  label?: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined;
  /** Has places on the page. */
  hasPlaces: boolean;
}

const width = 328;
const margin = { x: 44, top: 28, bottom: 52 };
const [leastHeight, mostHeight] = [170, 300];
/** A label's box, at 14 units: enough for `BL38`. */
const [labelWidth, labelHeight] = [42, 20];
const metresPerDegree = 111_320;

interface Sources {
  line: Line;
  /** Number of places on the page by station. */
  counts: ReadonlyMap<string, number>;
  stations: StationIndex;
}

/** Returns undefined if fewer than two stations have a position. */
export function toSurroundings(
  { line, counts, stations }: Sources,
  context: ModelContext,
): SurroundingsModel | undefined {
  const { main, branches } = toLineShape(line);
  const positionOf = (code: string) => stations.get(code)?.position;
  const runs = [main, ...branches].map((way) => stretchOf(way, counts).filter((code) => positionOf(code)));
  const codes = [...new Set(runs.flat())];
  if (codes.length < 2) return undefined;

  const middle = codes.reduce((sum, code) => sum + positionOf(code)!.latitude, 0) / codes.length;
  const metresOf = (code: string): Point => {
    const { latitude, longitude } = positionOf(code)!;
    return [longitude * metresPerDegree * Math.cos((middle * Math.PI) / 180), -latitude * metresPerDegree];
  };
  const metres = codes.map(metresOf);
  const [left, right] = [Math.min(...metres.map(([x]) => x)), Math.max(...metres.map(([x]) => x))];
  const [top, bottom] = [Math.min(...metres.map(([, y]) => y)), Math.max(...metres.map(([, y]) => y))];
  const room = { x: width - 2 * margin.x, y: mostHeight - margin.top - margin.bottom };
  const unitsPerMetre = Math.min(room.x / Math.max(right - left, 400), room.y / Math.max(bottom - top, 400));
  const drawn = (bottom - top) * unitsPerMetre;
  const height = Math.round(Math.max(leastHeight, drawn + margin.top + margin.bottom));
  const start: Point = [
    (width - (right - left) * unitsPerMetre) / 2,
    margin.top + (height - margin.top - margin.bottom - drawn) / 2,
  ];
  const toPoint = (code: string): Point => {
    const [x, y] = metresOf(code);
    return [
      Math.round(start[0] + (x - left) * unitsPerMetre),
      Math.round(start[1] + (y - top) * unitsPerMetre),
    ];
  };

  const ways = runs.map((run) => run.map(toPoint)).filter((way) => way.length > 1);
  return {
    text: toText({ line, counts, stations }, context),
    width,
    height,
    tracks: ways.map((way) => `M${way.map((point) => point.join(' ')).join('L')}`),
    stations: withLabels(
      codes.map((code) => ({ code, at: toPoint(code), hasPlaces: counts.has(code) })),
      { ways, height },
    ),
    scale: toScale(unitsPerMetre, context),
  };
}

/** The stations from the first to the last with places, and one more at either end. */
function stretchOf(way: readonly string[], counts: Sources['counts']): readonly string[] {
  const at = way.flatMap((code, index) => (counts.has(code) ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return [];
  return way.slice(Math.max(0, first - 1), last + 2);
}

function toText({ line, counts, stations }: Sources, context: ModelContext): string {
  const { i18n, locale } = context;
  const list = [...counts].map(([code, count]) => {
    const name = `${stationName(code, stations, context)} (${code})`;
    return i18n._(msg`${plural(count, { one: `${name}: # place`, other: `${name}: # places` })}`);
  });
  const name = line.name[locale];
  const places = new Intl.ListFormat(locale).format(list);
  return i18n._(msg`Map of the stations of the ${name} with places on this page: ${places}`);
}

/** The longest round distance that fits below the map. */
function toScale(unitsPerMetre: number, { i18n }: ModelContext): SurroundingsModel['scale'] {
  const metres =
    [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100].find((one) => one * unitsPerMetre <= 110) ?? 100;
  const length = formatNumber(metres < 1000 ? metres : metres / 1000);
  return {
    length: Math.round(metres * unitsPerMetre),
    label: metres < 1000 ? i18n._(msg`${length} m`) : i18n._(msg`${length} km`),
  };
}

interface Candidate {
  code: string;
  at: Point;
  hasPlaces: boolean;
}

/** Places the codes of stations with places beside them: off other codes, and off the line if there is room. */
function withLabels(
  candidates: readonly Candidate[],
  { ways, height }: { ways: readonly (readonly Point[])[]; height: number },
): MapStationModel[] {
  const marks = candidates
    .filter(({ hasPlaces }) => hasPlaces)
    .map(({ at: [x, y] }) => ({ x: x - 9, y: y - 9, width: 18, height: 18 }));
  const track = ways.flatMap(alongWay).map(([x, y]) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
  const labels: Box[] = [];
  return candidates.map(({ code, at: [x, y], hasPlaces }) => {
    if (!hasPlaces) return { code, x, y, hasPlaces };
    const offers = [
      { x: x + 13, y: y + 5, anchor: 'start' as const, left: x + 12 },
      { x: x - 13, y: y + 5, anchor: 'end' as const, left: x - 12 - labelWidth },
      { x, y: y - 13, anchor: 'middle' as const, left: x - labelWidth / 2 },
      { x, y: y + 25, anchor: 'middle' as const, left: x - labelWidth / 2 },
    ].map((offer) => ({
      ...offer,
      box: { x: offer.left, y: offer.y - 15, width: labelWidth, height: labelHeight },
    }));
    const isFree = ({ box }: { box: Box }, others: readonly Box[]) =>
      box.x >= 0 &&
      box.x + box.width <= width &&
      box.y >= 0 &&
      box.y + box.height <= height - 26 &&
      !others.some((other) => overlap(box, other));
    const label =
      offers.find((offer) => isFree(offer, [...marks, ...labels, ...track])) ??
      offers.find((offer) => isFree(offer, [...marks, ...labels]));
    if (label) labels.push(label.box);
    return {
      code,
      x,
      y,
      label: label && { x: label.x, y: label.y, anchor: label.anchor },
      hasPlaces,
    };
  });
}

/** Points every few units along the line. */
function alongWay(way: readonly Point[]): Point[] {
  return way.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = way[index]!;
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / 5);
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const part = steps === 0 ? 0 : step / steps;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
