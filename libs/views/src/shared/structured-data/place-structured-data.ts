import type { ParkingFacility, Place } from 'schema-dts';
import type { StructuredData } from '../page/structured-data';
import { commonProperties, type ItemPage } from './item-page';
import { toOpeningHours } from './structured-data-defaults';
import { toStructuredData } from './to-structured-data';

/** @see https://schema.org/ParkingFacility */
export function toCarParkStructuredData(page: ItemPage<'car-park'>): StructuredData {
  const { position, hours } = page.item;
  return toStructuredData<ParkingFacility>({
    '@type': 'ParkingFacility',
    ...commonProperties(page),
    geo: position && { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: readHours(hours),
  });
}

/** @see https://schema.org/Place */
export function toPlaceStructuredData(page: ItemPage<'place'>): StructuredData {
  return toStructuredData<Place>({
    '@type': 'Place',
    ...commonProperties(page),
    openingHoursSpecification: readHours(page.item.hours),
  });
}

/** Parses opening hours in words: the whole day, or one span for every day. Undefined for anything else. */
function readHours(hours: string | undefined) {
  if (!hours) return undefined;
  if (/^24 (ชั่วโมง|hours)/.test(hours)) return toOpeningHours({});
  const [, opens, closes] = /^(?:Daily |ทุกวัน )?(\d{2}:\d{2})–(\d{2}:\d{2})(?: น\.)?$/.exec(hours) ?? [];
  if (!opens || !closes) return undefined;
  // Schema.org does not allow 24:00: midnight at the end of a day is the default
  return toOpeningHours(closes === '24:00' ? { opens } : { opens, closes });
}
