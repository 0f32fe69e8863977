import { msg } from '@lingui/core/macro';
import type { FareRule } from '@raang/domain';
import { formatLongDate } from '@raang/i18n';
import { addDays } from '@raang/text-time';
import { bahtWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import { linesLabel } from '../shared/words/station-words';

/** A notice above every page. */
interface EndedCapModel {
  key: string;
  tone: 'info';
  title: string;
  text: string;
  link?: { label: string; href: string; isExternal: false };
}

/** As long as next to a fare (libs/journeys/src/fares/fares-between.ts). */
const daysSaidAfterwards = 7;

/** Says that a day cap has ended, for a week: passengers still reckon with it. The one for everybody comes before others. */
export function toEndedCap(rules: readonly FareRule[], context: ModelContext): EndedCapModel[] {
  const { i18n, locale, today } = context;
  const ended = rules.filter(
    ({ kind, validTo, amountSatang }) =>
      kind === 'day-cap' &&
      amountSatang !== undefined &&
      validTo !== undefined &&
      validTo < today &&
      today <= addDays(validTo, daysSaidAfterwards),
  );
  const [cap] = ended.toSorted((one, other) => one.riderCategories.length - other.riderCategories.length);
  if (!cap) return [];
  const amount = bahtWords(cap.amountSatang ?? 0, context);
  const last = formatLongDate(cap.validTo ?? '', locale);
  const lines = linesLabel(cap.lineIds, context);
  const [link] = roleLinks('fares', i18n._(msg`Fares`), context);
  return [
    {
      key: `ended:${cap.id}`,
      tone: 'info',
      title: i18n._(msg`The day cap of ${amount} has ended`),
      text: i18n._(msg`Its last day was ${last}. You now pay for each journey: ${lines}.`),
      ...(link && { link: { ...link, isExternal: false } }),
    },
  ];
}
