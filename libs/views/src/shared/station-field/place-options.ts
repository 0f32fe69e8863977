import type { NamedPlace, StationSummary } from '@raang/domain';
import type { PlaceOption } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { placeNames } from './known-names';
import { placeNote } from './place-words';

/** The places that a station selector offers besides stations. */
export function toPlaceOptions(
  places: readonly NamedPlace[],
  stations: readonly StationSummary[],
  context: ModelContext,
): PlaceOption[] {
  return places.map((place) => toPlaceOption(place, stations, context));
}

export function toPlaceOption(
  place: NamedPlace,
  stations: readonly StationSummary[],
  context: ModelContext,
): PlaceOption {
  return { id: place.id, ...placeNames(place), note: placeNote(place, stations, context) };
}
