import { msg } from '@lingui/core/macro';
import type { FareMedia, TicketOption } from '@raang/domain';
import { totalWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';

type Amounts = Pick<TicketOption, 'lowestSatang' | 'highestSatang'>;

/** A single amount, or the range from the lowest to the highest. */
export function amountWords({ lowestSatang, highestSatang }: Amounts, context: ModelContext): string {
  return totalWords({ amountSatang: lowestSatang, highestSatang }, context);
}

/** Joins words: `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[], { i18n }: ModelContext): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const others = words.slice(0, -1).join(', ');
  return i18n._(msg`${others} and ${last}`);
}

export function mediumName(id: string, media: readonly FareMedia[], { locale }: ModelContext): string {
  return media.find((medium) => medium.id === id)?.name[locale] ?? id;
}

export function lineNames(ids: readonly string[], { lines, locale }: ModelContext): string[] {
  return lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name[locale]);
}
