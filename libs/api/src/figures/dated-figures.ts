import { type FareMedia, fareMediaId, type FareRule, fareRuleId } from '@raang/domain';
import { addDays } from '@raang/text-time';
import { z } from 'zod';
import { type Figure, type FigureData, FigureError, unknown } from './figure';
import type { Timely } from './timely';

/** What of the tariff a text is about: a rule, or what passengers tap. */
export const datedAttributes = z.strictObject({
  rule: fareRuleId.optional(),
  medium: fareMediaId.optional(),
});
type DatedAttributes = z.output<typeof datedAttributes>;

/** The day of the reader is before the first day, after the last one, or between them. */
export function holds(when: Timely['when'], of: DatedAttributes, data: FigureData): boolean {
  const { validFrom = '', validTo } = datedOf(of, data);
  if (when === 'before') return data.date < validFrom;
  const isOver = validTo !== undefined && validTo < data.date;
  return when === 'after' ? isOver : validFrom <= data.date && !isOver;
}

export function firstDay(of: DatedAttributes, data: FigureData): Figure {
  const { id, validFrom } = datedOf(of, data);
  if (!validFrom) throw new FigureError(`${id} has no first day in the tariff`);
  return { kind: 'date', date: validFrom };
}

export function lastDay(of: DatedAttributes, data: FigureData): Figure {
  const { id, validTo } = datedOf(of, data);
  if (!validTo) throw new FigureError(`${id} has no last day in the tariff`);
  return { kind: 'date', date: validTo };
}

/** The day after the last one: from then on something else holds. */
export function nextDay(of: DatedAttributes, data: FigureData): Figure {
  const last = lastDay(of, data);
  return last.kind === 'date' ? { kind: 'date', date: addDays(last.date, 1) } : last;
}

/** The cap or the discount of a rule. */
export function ruleAmount(of: DatedAttributes, data: FigureData): Figure {
  const dated = datedOf(of, data);
  if (!('amountSatang' in dated) || dated.amountSatang === undefined)
    throw new FigureError(`${dated.id} has no amount in the tariff`);
  return { kind: 'baht', lowestSatang: dated.amountSatang, highestSatang: dated.amountSatang };
}

function datedOf({ rule, medium }: DatedAttributes, { feed }: FigureData): FareRule | FareMedia {
  const { rules, fareMedia } = feed.tariff;
  if ((rule === undefined) === (medium === undefined))
    throw new FigureError('needs either rule or medium, by its id in the tariff');
  const found = rule ? rules.find(({ id }) => id === rule) : fareMedia.find(({ id }) => id === medium);
  if (found) return found;
  throw rule
    ? unknown(
        'rule',
        rule,
        rules.map(({ id }) => id),
      )
    : unknown(
        'medium',
        String(medium),
        fareMedia.map(({ id }) => id),
      );
}
