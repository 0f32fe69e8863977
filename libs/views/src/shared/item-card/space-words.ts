import { msg } from '@lingui/core/macro';
import type { ItemOf } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';
import { formatBaht } from '../words/format-baht';
import type { BadgeModel } from '../words/item-period';
import { availabilityName } from '../words/kind-words';

/** Whether a space is vacant; in no colour for an example, which must not look like an offer. */
export function toAvailability(
  { availability, example }: ItemOf<'space'>,
  { i18n }: ModelContext,
): BadgeModel {
  const tones = { available: 'success', reserved: 'warning', let: 'neutral' } as const;
  return { tone: example ? 'neutral' : tones[availability], text: availabilityName(availability, i18n) };
}

export function toArea({ areaSquareMetres }: ItemOf<'space'>, { i18n }: ModelContext): string | undefined {
  if (areaSquareMetres === undefined) return undefined;
  const area = formatNumber(areaSquareMetres);
  return i18n._(msg`${area} m²`);
}

export function toRent({ rentSatang }: ItemOf<'space'>, { i18n }: ModelContext): string | undefined {
  if (rentSatang === undefined) return undefined;
  const rent = formatBaht(rentSatang);
  return i18n._(msg`${rent} baht a month, without tax`);
}
