import { msg } from '@lingui/core/macro';
import type { Interchange, Position, StationDetail, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { metresBetween } from '../station/nearest-own-stations';
import type { StationIndex } from '../words/station-words';
import { inMetres, inMinutes } from './how-far';

/** Another station near the page's one. */
export interface AroundStationModel {
  /** On its signs. */
  code: string;
  lineId?: string | undefined;
  name: string;
  href: string;
  /** Degrees from north, clockwise. Undefined if a position is unknown, or if both stations are in one place. */
  bearing?: number | undefined;
  /** Walk, distance and direction, as far as they are known. */
  way: string;
  /** The walk, else the distance, for the sketch. */
  shortWay?: string | undefined;
}

/** Stations in walking distance by the map, besides those that passengers change to. */
const aroundMetres = 600;

/** A position is that of the middle of a station: two that are nearer say nothing about a direction. */
const leastMetres = 30;

interface Sources {
  station: Pick<StationDetail, 'code' | 'position' | 'interchanges'>;
  stations: StationIndex;
}

export function stationsAround({ station, stations }: Sources, context: ModelContext): AroundStationModel[] {
  return [...stations.values()]
    .flatMap((other) => {
      if (other.code === station.code) return [];
      const change = station.interchanges.find((one) => one.station === other.code);
      const metres =
        station.position && other.position ? metresBetween(station.position, other.position) : change?.metres;
      if (!change && (metres === undefined || metres > aroundMetres)) return [];
      return [
        { metres: metres ?? aroundMetres, model: toStation({ station, other, change, metres }, context) },
      ];
    })
    .toSorted((one, next) => one.metres - next.metres)
    .map(({ model }) => model);
}

interface Pair {
  station: Sources['station'];
  other: StationSummary;
  change: Interchange | undefined;
  metres: number | undefined;
}

function toStation({ station, other, change, metres }: Pair, context: ModelContext): AroundStationModel {
  const { hrefs, locale } = context;
  const bearing =
    station.position && other.position && metres! >= leastMetres
      ? bearingBetween(station.position, other.position)
      : undefined;
  const walk = change?.walkMinutes === undefined ? undefined : inMinutes(change.walkMinutes, context);
  const distance = metres === undefined || metres < leastMetres ? undefined : inMetres(metres, context);
  return {
    code: other.signCode ?? other.code,
    lineId: other.lineIds[0],
    name: other.name[locale],
    href: hrefs.station(locale, other.code),
    ...(bearing !== undefined && { bearing }),
    way: [walk?.way, distance?.way, bearing === undefined ? undefined : directionWords(bearing, context)]
      .filter(Boolean)
      .join(' · '),
    shortWay: (walk ?? distance)?.shortWay,
  };
}

/** In whole degrees; exact enough within a city, where the earth is nearly flat. */
export function bearingBetween(from: Position, to: Position): number {
  const across = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const degrees = (Math.atan2(across, to.latitude - from.latitude) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}

const directions = [
  msg`to the north`,
  msg`to the north-east`,
  msg`to the east`,
  msg`to the south-east`,
  msg`to the south`,
  msg`to the south-west`,
  msg`to the west`,
  msg`to the north-west`,
];

function directionWords(bearing: number, { i18n }: ModelContext): string {
  return i18n._(directions[Math.round(bearing / 45) % directions.length]!);
}
