import { msg } from '@lingui/core/macro';
import type { Exit, NamedPlace, NearStation, StationDetail } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { namedPlaceKindName } from '../search/search-words';
import type { NearbyData } from '../station/nearby-model';
import type { StationIndex } from '../words/station-words';
import { inMetres, inMinutes } from './how-far';
import { itemNamed } from './item-named';
import { type AroundStationModel, stationsAround } from './stations-around';

/** What is around a station. The sketch draws exactly this, and the table below it names exactly this. */
export interface AroundModel {
  /** In the order of their numbers; unknown ones have no things. */
  exits: AroundExitModel[];
  /** Near, behind an exit that is not recorded; the nearest first. */
  others: AroundThingModel[];
  /** Of any system; the nearest first. */
  stations: AroundStationModel[];
  /** Of boats and buses. */
  sources: string[];
}

export interface AroundExitModel {
  /** As on its sign. */
  exit: string;
  things: AroundThingModel[];
}

export interface AroundThingModel {
  id: string;
  kind: 'place' | 'bus' | 'pier';
  name: string;
  /** What it is, unless the name says so: `Bus stop`. */
  kindName?: string | undefined;
  /** The site's page about it. */
  href?: string | undefined;
  /** In a straight line, or known to be walked in some minutes. */
  metres?: number | undefined;
  /** `220 m in a straight line` */
  way?: string | undefined;
  /** `220 m`, for the sketch. */
  shortWay?: string | undefined;
}

export interface AroundSources {
  station: StationDetail;
  stations: StationIndex;
  places: readonly NamedPlace[];
  /** The site's items at the station: things have a link to those about them. */
  nearby?: readonly NearbyData[];
}

/** The records name no routes of buses, so that more stops would be a list of names. */
const busStopsShown = 5;

export function toAround(sources: AroundSources, context: ModelContext): AroundModel {
  const { station, places } = sources;
  const near = places.flatMap((place) => {
    const way = place.near.find(({ station: code }) => code === station.code);
    return way ? [{ place, way }] : [];
  });
  const things = near.map((one) => ({ exit: one.way.exit, thing: toThing(one, sources, context) }));
  const stops = near
    .flatMap((one) => toBusStop(one, context) ?? [])
    .toSorted(byDistance)
    .slice(0, busStopsShown);
  const known = new Set(station.exits.map(({ name }) => name));
  const isOther = ({ way, place }: NearPlace) =>
    !(way.exit && known.has(way.exit)) && !stops.some(({ id }) => id === `stop ${place.id}`);
  const others = near
    .filter(isOther)
    .map((one) => toThing(one, sources, context))
    .concat(stops)
    .toSorted(byDistance);
  return {
    exits: station.exits.map((exit) => ({
      exit: exit.name,
      things: thingsAt(
        exit,
        things.flatMap(({ exit: at, thing }) => (at === exit.name ? [thing] : [])),
        sources,
        context,
      ),
    })),
    others,
    stations: stationsAround(sources, context),
    sources: [
      ...new Set([
        ...near
          .filter(({ place }) => thingKind(place) !== 'place')
          .map(({ place }) => place.source[context.locale]),
        ...(stops.length > 0 ? [context.i18n._(msg`Open transport data of OTP, Namtang (bus stops)`)] : []),
      ]),
    ],
  };
}

/** The landmarks of the exit, then places of the gazetteer that these do not name. */
function thingsAt(
  { name: exit, landmarks }: Exit,
  places: readonly AroundThingModel[],
  sources: AroundSources,
  context: ModelContext,
): AroundThingModel[] {
  const names = landmarks?.[context.locale].split(';').map((one) => one.trim()) ?? [];
  const named = [...new Set(names)].map(
    (name): AroundThingModel =>
      places.find((place) => place.name === name) ?? {
        id: `${exit} ${name}`,
        kind: 'place',
        name,
        ...itemNamed(name, { ...sources, exit }, context),
      },
  );
  return [...named, ...places.filter(({ name }) => !names.includes(name))];
}

interface NearPlace {
  place: NamedPlace;
  way: NearStation;
}

function toThing({ place, way }: NearPlace, sources: AroundSources, context: ModelContext): AroundThingModel {
  const name = place.name[context.locale];
  const kind = thingKind(place);
  // the metres of another place are those of its bus stop
  const metres = kind === 'place' ? undefined : way.stopMetres;
  const item = itemNamed(name, { ...sources, exit: way.exit }, context);
  return {
    id: place.id,
    kind,
    name,
    ...(kind !== 'place' && { kindName: namedPlaceKindName(place.kind, context) }),
    ...item,
    ...(way.walkMinutes === undefined ? {} : inMinutes(way.walkMinutes, context)),
    ...(metres === undefined ? {} : inMetres(metres, context)),
  };
}

/** The bus stop that is named after a place. An exit leads to the place, which may be across the road from its stop. */
function toBusStop({ place, way }: NearPlace, context: ModelContext): AroundThingModel | undefined {
  if (thingKind(place) !== 'place' || way.stopMetres === undefined) return undefined;
  return {
    id: `stop ${place.id}`,
    kind: 'bus',
    name: place.name[context.locale],
    kindName: context.i18n._(msg`Bus stop`),
    ...inMetres(way.stopMetres, context),
  };
}

function thingKind({ kind }: NamedPlace): AroundThingModel['kind'] {
  return kind === 'pier' ? 'pier' : kind === 'bus-terminal' ? 'bus' : 'place';
}

/** Those without metres come last. */
function byDistance(one: AroundThingModel, other: AroundThingModel): number {
  return (one.metres ?? Infinity) - (other.metres ?? Infinity) || 0;
}
