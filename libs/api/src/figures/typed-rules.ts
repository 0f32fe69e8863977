import type { FareRule, Locale } from '@raang/domain';
import { replaceDirectives } from './figure-directive';
import type { FigureData } from './figure';
import { statementsOf } from './statements';
import { replaceTimely } from './timely';
import { dated, otherPrices, type TypedFigure } from './typed-figures';

/** How texts name a day cap. */
const dayCap = {
  en: /\b(?:day|daily) caps?\b|\bcaps? of \d+ baht\b|\b\d+[- ]baht (?:day )?caps?\b|\b(?:no more than|at most) \d+ baht a day\b/gi,
  th: /เพดาน(?:ค่าโดยสาร)?(?:ราย)?วัน(?:ละ)?|(?:ไม่เกินวันละ|วันละไม่เกิน|จ่ายวันละ) ?\d+ บาท/g,
};

/** Stands for the day on which something ends. */
const end = '\u231b';

/** Whether all years of a text are over before a rule ends. */
function isHistory(text: string, ending: readonly FareRule[]): boolean {
  const years = [...text.matchAll(new RegExp(dated, 'g'))].map(([year]) => toChristianYear(Number(year)));
  const lastYear = Math.min(...ending.map(({ validTo = '' }) => Number(validTo.slice(0, 4))));
  return years.length > 0 && years.every((year) => year < lastYear);
}

/** Thai texts have Buddhist years. */
const toChristianYear = (year: number) => (year > 2400 ? year - 543 : year);

/**
 * Finds what a content file says of a day cap that ends, as if it held for ever. A sentence says when it ends by `:last-day{…}`
 * or `:next-day{…}`, and holds only while the cap does by `:while[…]{…}`. One about a year before is history.
 */
export function typedRules(source: string, locale: Locale, { feed }: FigureData): TypedFigure[] {
  const ending = feed.tariff.rules.filter(({ kind, validTo }) => kind === 'day-cap' && validTo !== undefined);
  if (ending.length === 0) return [];
  const undated = replaceDirectives(
    replaceTimely(source, () => ''),
    (directive) => (/^:(?:first|last|next)-day\{/.test(directive) ? end : ''),
  );
  return statementsOf(undated, locale)
    .filter(({ text }) => !text.includes(end) && !otherPrices.test(text))
    .filter(({ text }) => !(text.startsWith('title:') ? dated.test(text) : isHistory(text, ending)))
    .flatMap(({ line, text }) =>
      (text.match(dayCap[locale]) ?? []).map((found) => ({
        line,
        text: found,
        instead: `:while[…]{rule=${ending[0]!.id}} and :after[…]{rule=${ending[0]!.id}}, with :last-day{…}`,
      })),
    );
}
