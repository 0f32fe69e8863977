import type { PlaceOption } from '@raang/ui';
import { loadPlaceOptions } from '../../pages/place-options';

const requests = new Map<'th' | 'en', Promise<readonly PlaceOption[]>>();

/** Loads the places of the station selector once per language. A failed request is sent again by the next call. */
export function loadPlaces(locale: 'th' | 'en'): Promise<readonly PlaceOption[]> {
  const request = requests.get(locale) ?? loadPlaceOptions({ data: { locale } });
  requests.set(locale, request);
  request.catch(() => requests.delete(locale));
  return request;
}
