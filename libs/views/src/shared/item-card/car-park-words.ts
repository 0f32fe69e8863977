import { msg } from '@lingui/core/macro';
import type { CarParkItem } from '@raang/domain';
import { formatNumber } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

export function structureName(item: CarParkItem, context: ModelContext): string {
  const { i18n } = context;
  if (item.structure === 'lot') return i18n._(msg`Open-air lot`);
  if (!item.floors) return i18n._(msg`Building`);
  const floors = countWords(item.floors, item, context);
  return i18n._(msg`Building, ${floors} storeys`);
}

export function spaceCounts(item: CarParkItem, context: ModelContext): string[] {
  const { i18n } = context;
  const counts = [];
  if (item.carSpaces) {
    const spaces = countWords(item.carSpaces, item, context);
    counts.push(i18n._(msg`${spaces} cars`));
  }
  if (item.monthlyCarSpaces) {
    const spaces = countWords(item.monthlyCarSpaces, item, context);
    counts.push(i18n._(msg`${spaces} cars, for monthly customers only`));
  }
  if (item.motorcycleSpaces) {
    const spaces = countWords(item.motorcycleSpaces, item, context);
    counts.push(i18n._(msg`${spaces} motorcycles`));
  }
  return counts;
}

/** A number that is no more certain in a table or on a card than on the car park's page. */
function countWords(count: number, { certainty }: CarParkItem, { i18n }: ModelContext): string {
  const number = formatNumber(count);
  return certainty === 'estimated' || certainty === 'probable' ? i18n._(msg`about ${number}`) : number;
}
