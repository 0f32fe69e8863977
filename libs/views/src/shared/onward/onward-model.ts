import { msg, plural } from '@lingui/core/macro';
import type { NamedPlace, NamedPlaceKind, NearStation } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { namedPlaceKindName } from '../search/search-words';
import { distanceWords } from '../words/change-words';

/** A pier, a bus terminal or a bus stop near a station. */
export interface OnwardStopModel {
  name: string;
  /** Absent for a bus stop: they have a heading of their own. */
  kind?: string | undefined;
  /** The exit and the walk, as far as they are known. */
  way: string;
}

/** Boats and buses near a station. */
export interface OnwardModel {
  /** Piers and bus terminals. */
  stops: OnwardStopModel[];
  /** The nearest bus stops that are named after a place. */
  busStops: OnwardStopModel[];
  sources: string[];
}

/** The records name no routes, so that more stops would be a list of names. */
const busStopsShown = 5;

const terminals: readonly NamedPlaceKind[] = ['pier', 'bus-terminal'];

/** Returns undefined for a station without any. */
export function toOnward(
  code: string,
  places: readonly NamedPlace[],
  context: ModelContext,
): OnwardModel | undefined {
  const near = places
    .flatMap((place) => {
      const way = place.near.find(({ station }) => station === code);
      return way ? [{ place, way }] : [];
    })
    .toSorted((one, other) => distanceOf(one.way) - distanceOf(other.way));
  const stops = near.filter(({ place }) => terminals.includes(place.kind));
  const busStops = near
    .filter(({ place, way }) => !terminals.includes(place.kind) && way.stopMetres !== undefined)
    .slice(0, busStopsShown);
  if (stops.length + busStops.length === 0) return undefined;
  const { i18n, locale } = context;
  const toStop = ({ place, way }: (typeof near)[number]): OnwardStopModel => ({
    name: place.name[locale],
    way: wayWords(way, context),
  });
  return {
    stops: stops.map((one) => ({
      ...toStop(one),
      kind: namedPlaceKindName(one.place.kind, context),
    })),
    // an exit leads to the place, which may be on the other side of the road from its stop
    busStops: busStops.map(({ place, way }) => toStop({ place, way: { ...way, exit: undefined } })),
    sources: [
      ...new Set([
        ...stops.map(({ place }) => place.source[locale]),
        ...(busStops.length > 0 ? [i18n._(msg`Open transport data of OTP, Namtang (bus stops)`)] : []),
      ]),
    ],
  };
}

/** Unknown distances come last: these places are within 450 metres, as all without minutes are. */
function distanceOf({ stopMetres, walkMinutes }: NearStation): number {
  return stopMetres ?? (walkMinutes === undefined ? 450 : walkMinutes * 75);
}

function wayWords({ exit, walkMinutes, stopMetres }: NearStation, context: ModelContext): string {
  const { i18n } = context;
  return [
    ...(exit ? [i18n._(msg`Exit ${exit}`)] : []),
    ...(walkMinutes
      ? [
          i18n._(
            msg`${plural(walkMinutes, { one: 'about # minute on foot', other: 'about # minutes on foot' })}`,
          ),
        ]
      : []),
    ...(stopMetres ? [distanceWords(stopMetres, context)] : []),
  ].join(' · ');
}
