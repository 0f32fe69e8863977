import type { NamedPlace, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { lineLabel } from '../words/station-words';
import { placeNote } from './place-words';
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
  /** Returns the URL of the same query with this station or place. */
  hrefWith: (value: string) => string;
}

/** What to choose from if a text names no single station. Empty if it does, or nothing is similar. */
export function toStationOffers(
  { nearest, nearestPlaces }: Pick<TypedStation, 'nearest' | 'nearestPlaces'>,
  { stations, hrefWith }: OfferSources,
  context: ModelContext,
): StationOfferModel[] {
  const { locale } = context;
  const toStation = ({ code, signCode, name, lineIds }: StationSummary): StationOfferModel => ({
    code: signCode ?? code,
    name: name[locale],
    lineId: lineIds[0],
    note: lineIds.map((id) => lineLabel(id, context)).join(' · '),
    href: hrefWith(code),
  });
  const toPlace = (place: NamedPlace): StationOfferModel => ({
    name: place.name[locale],
    note: placeNote(place, stations, context),
    href: hrefWith(place.id),
  });
  return [...nearest.map(toStation), ...nearestPlaces.map(toPlace)];
}

/** What else a text may mean, besides the station that was taken. */
export function toOtherOffers(
  { others }: TypedStation,
  sources: OfferSources,
  context: ModelContext,
): StationOfferModel[] {
  return toStationOffers(
    {
      nearest: others.flatMap((name) => ('station' in name ? [name.station] : [])),
      nearestPlaces: others.flatMap((name) => ('place' in name ? [name.place] : [])),
    },
    sources,
    context,
  );
}
