import { msg } from '@lingui/core/macro';
import type { CarParkItem } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

export function structureName({ structure, floors }: CarParkItem, { i18n }: ModelContext): string {
  if (structure === 'lot') return i18n._(msg`Open-air lot`);
  return floors ? i18n._(msg`Building, ${floors} storeys`) : i18n._(msg`Building`);
}

export function spaceCounts(item: CarParkItem, { i18n }: ModelContext): string[] {
  const counts = [];
  if (item.carSpaces) {
    const spaces = formatNumber(item.carSpaces);
    counts.push(i18n._(msg`${spaces} cars`));
  }
  if (item.monthlyCarSpaces) {
    const spaces = formatNumber(item.monthlyCarSpaces);
    counts.push(i18n._(msg`${spaces} cars, by the month only`));
  }
  if (item.motorcycleSpaces) {
    const spaces = formatNumber(item.motorcycleSpaces);
    counts.push(i18n._(msg`${spaces} motorcycles`));
  }
  return counts;
}
