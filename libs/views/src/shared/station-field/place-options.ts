import type { NamedPlace, StationSummary } from '@raang/domain';
import type { PlaceOption } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { placeNames } from './known-names';
import { placeNote } from './place-words';

/**
 * The places that a station selector offers besides our stations. A station of another system that is a name of one of
 * ours, such as Asok, is left out: the station has it as an alias.
 */
export function toPlaceOptions(
  places: readonly NamedPlace[],
  stations: readonly StationSummary[],
  context: ModelContext,
): PlaceOption[] {
  return places
    .filter(({ kind, ways }) => kind !== 'station' || ways.every(({ change }) => change?.stops !== 0))
    .map((place) => ({
      id: place.id,
      ...placeNames(place),
      note: placeNote(place, stations, context),
    }));
}
