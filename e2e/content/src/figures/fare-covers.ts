import { dayBefore } from './days';
import type { SourceItem } from './source-items';
import { fareRules, type FareTable, fareTables, holdsOn, type Period } from './source-tables';
import { christianYear } from './shown-dates';
import type { Statement } from './shown-statements';

const overlaps = ({ from, to }: Period, year: number) =>
  from.slice(0, 4) <= String(year) && (to === '' || String(year) <= to.slice(0, 4));

/** The tables of an item's lines on its days, and in the years that its statement names. */
export function tablesOf(
  { facts: { en } }: SourceItem,
  { text, head }: Statement,
  today: string,
): FareTable[] {
  const validFrom = String(en['validFrom'] ?? '');
  const days = [
    today,
    validFrom,
    dayBefore(validFrom),
    String(en['validTo'] ?? ''),
    String(en['publishedOn']),
  ];
  const years = [...`${head} ${text}`.matchAll(/(?<![\d,])(?:20|25)\d\d(?!\d)/g)].map(([year]) =>
    christianYear(Number(year)),
  );
  return fareTables
    .filter(({ line }) => en.lines.length === 0 || en.lines.includes(line))
    .filter(
      (table) =>
        days.some((day) => day && holdsOn(table, day)) || years.some((year) => overlaps(table, year)),
    );
}

const changes = /\b(?:more|less|increase|rise|fall|by)\b|เพิ่ม|ลด|ถูกลง|แพงขึ้น|ขึ้น/i;

/** Prices of the tables, in a row for its number of stations, and by how much two of them differ where the statement is about a change. */
export function isFare(value: string, tables: readonly FareTable[], { text, head, row }: Statement): boolean {
  const amount = Number(value);
  const stations = /^\d+/.exec(row)?.[0];
  if (stations && text !== row && /^\d+$/.test(text))
    return tables.some(({ amounts }) => amounts[Math.min(Number(stations), amounts.length - 1)] === amount);
  if (tables.some(({ amounts }) => amounts.includes(amount))) return true;
  return (
    changes.test(`${head} ${text}`) &&
    tables.some((one) =>
      tables.some(
        (other) =>
          one.line === other.line &&
          one.rider === other.rider &&
          one.amounts.some((price, index) => price - other.amounts[index]! === amount),
      ),
    )
  );
}

/** Both lines' fares less the entry fee that is paid once. */
export function isThroughFare(value: string, tables: readonly FareTable[]): boolean {
  const fee = fareRules.find(({ id }) => id === 'tao-poon-entry-fee-once')!.baht;
  const of = (id: string) => tables.filter(({ line }) => line === id);
  return of('blue').some((blue) =>
    of('purple').some(
      (purple) =>
        blue.rider === purple.rider &&
        blue.amounts.some((one) =>
          purple.amounts.some((other) => one + other - Number(fee) === Number(value)),
        ),
    ),
  );
}

/** Of a cap or a discount of the item's lines. */
export const isRuleAmount = (value: string, { facts: { en } }: SourceItem): boolean =>
  fareRules.some(
    ({ baht, lines }) =>
      baht === value && (en.lines.length === 0 || lines.some((line) => en.lines.includes(line))),
  );

/** Its fees and hours are those of the car parks. */
export const isParking = (...texts: readonly string[]): boolean =>
  /\bpark and\b|\bparking\b|\bcar (?:parks?|spaces)\b|จอด/i.test(texts.join(' '));
