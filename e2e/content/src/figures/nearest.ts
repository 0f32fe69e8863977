import type { Place } from './cover';
import type { FigureKind, ShownFigure } from './shown-figures';
import { contacts } from './source-contacts';
import { fareTables, holdsOn, networkDays } from './source-tables';

/** The figure of a source that is nearest to one without a source: probably what was meant. */
export function nearestSource({ kind, value }: ShownFigure, { answers, item, locale, today }: Place): string {
  const candidates: Record<FigureKind, string[]> = {
    baht: fareTables
      .filter((table) => holdsOn(table, today) && (item?.facts[locale].lines.includes(table.line) ?? true))
      .flatMap(({ amounts }) => amounts.map(String)),
    time: [...answers]
      .filter((answer) => answer.includes(':'))
      .concat(contacts.flatMap(({ hours }) => hours.times)),
    telephone: contacts.map(({ telephone }) => telephone),
    validity: [
      ...networkDays,
      String(item?.facts[locale]['validFrom']),
      String(item?.facts[locale]['validTo']),
    ],
    day: [],
  };
  const distance = (other: string) =>
    kind === 'telephone'
      ? [...other].filter((digit, index) => digit !== value[index]).length +
        Math.abs(other.length - value.length)
      : Math.abs(amountOf(other) - amountOf(value));
  return candidates[kind].toSorted((one, other) => distance(one) - distance(other))[0] ?? 'nothing';
}

/** Baht, minutes or days. */
function amountOf(value: string): number {
  const [hours, minutes] = value.split(':').map(Number);
  if (minutes !== undefined) return hours! * 60 + minutes;
  return value.includes('-') ? Date.parse(value) / 86_400_000 : Number(value);
}
