import type { NamedPlace, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { placeNote, wayNote } from './place-words';
import type { TypedStation } from './typed-station';

/** Something that a typed text may mean: a link to the same query with it. */
export interface StationOfferModel {
  /** Absent for a place. */
  code?: string | undefined;
  name: string;
  lineId?: string | undefined;
  note?: string | undefined;
  href: string;
}

export interface OfferSources {
  stations: readonly StationSummary[];
  /** Returns the URL of the same query with this station or typed text. */
  hrefWith: (value: string) => string;
}

/** What to choose from if a text names no single station. Empty if it does, or nothing is similar. */
export function toStationOffers(
  { places, nearest, nearestPlaces }: TypedStation,
  { stations, hrefWith }: OfferSources,
  context: ModelContext,
): StationOfferModel[] {
  const { locale } = context;
  const toOffer = ({ code, name, lineIds }: StationSummary, note?: string): StationOfferModel => ({
    code,
    name: name[locale],
    lineId: lineIds[0],
    ...(note && { note }),
    href: hrefWith(code),
  });
  const toPlace = (place: NamedPlace): StationOfferModel => ({
    name: place.name[locale],
    note: placeNote(place, stations, context),
    href: hrefWith(place.name[locale]),
  });
  const toWays = (place: NamedPlace) =>
    place.ways.flatMap((way) => {
      const station = stations.find(({ code }) => code === way.station);
      const notes = [places.length > 1 && place.name[locale], wayNote(way, context)].filter(Boolean);
      return station ? [toOffer(station, notes.join(' · '))] : [];
    });
  return [
    ...nearest.map((station) => toOffer(station)),
    ...places.flatMap(toWays),
    ...nearestPlaces.map(toPlace),
  ];
}
