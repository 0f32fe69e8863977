import type { ItineraryPoint } from '@raang/ui';
import { signCode, stationName } from '../shared/words/station-words';
import type { LegOptions } from './leg-options';

export function toStationPoint(code: string, { stations, context }: LegOptions): ItineraryPoint {
  const { hrefs, locale } = context;
  return {
    code: signCode(code, stations),
    name: stationName(code, stations, context),
    href: hrefs.station(locale, code),
  };
}

/** A place by its name, or its id if the answer does not have the place. */
export function toPlacePoint(id: string, { places, context }: LegOptions): ItineraryPoint {
  return { name: places.find((place) => place.id === id)?.name[context.locale] ?? id };
}
