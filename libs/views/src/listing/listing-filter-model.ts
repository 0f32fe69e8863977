import { msg } from '@lingui/core/macro';
import {
  foundItemCategories,
  maximumQueryLength,
  type PageFilter,
  type PageFilterField,
} from '@raang/domain';
import { formatDate, formatMonth } from '@raang/i18n';
import { foundItemCategoryName } from '../shared/cases/found-item-words';
import { dateHint } from '../shared/fields/date-hint';
import { filterFieldLabel, toIgnoredNotice } from '../shared/listing/filter-words';
import type { DateFieldModel } from '../shared/fields/date-field-model';
import type { ModelContext } from '../shared/page/model-context';
import { filterFieldsOf } from './view-type-of';

interface OptionModel {
  value: string;
  label: string;
}

export type FilterFieldModel =
  | { kind: 'choice'; name: string; label: string; value: string; options: OptionModel[]; every: string }
  | { kind: 'text'; name: string; label: string; value: string; maxLength: number }
  | ({ kind: 'date' } & DateFieldModel)
  | {
      kind: 'month';
      name: string;
      label: string;
      value: string;
      every: string;
      years: { label: string; options: OptionModel[] }[];
    };

/** GET form that filters a listing. */
export interface ListingFilterModel {
  action: string;
  fields: FilterFieldModel[];
  /** What is shown, in a few words: `Blue Line · Any date`. */
  state: string;
  /** Names the ignored values. */
  notice?: string | undefined;
  /** Links to the whole listing; absent if it is already shown. */
  clearHref?: string | undefined;
}

/** How many months the list goes back (the oldest content) and ahead (announced items). */
const monthsBack = 26;
const monthsAhead = 3;

/** The fragment that the form leads to: the results. */
export const resultsId = 'results';

export interface FilterData {
  filter: PageFilter;
  ignored: readonly PageFilterField[];
  /** URL of the listing with other filters. */
  hrefWith: (filter: PageFilter) => string;
}

export function toListingFilterModel(
  template: string,
  { filter, ignored, hrefWith }: FilterData,
  context: ModelContext,
): ListingFilterModel | undefined {
  const offered = filterFieldsOf(template);
  if (offered.length === 0) return undefined;
  const given = offered.filter((field) => filter[field]);
  return {
    action: `${hrefWith({})}#${resultsId}`,
    fields: offered.map((field) => toField(field, filter, context)),
    state: toState(offered, filter, context),
    notice: toIgnoredNotice(ignored, context),
    clearHref: given.length > 0 ? hrefWith({}) : undefined,
  };
}

/** The active filters; where there is none, that everything is shown. */
function toState(offered: readonly PageFilterField[], filter: PageFilter, context: ModelContext): string {
  const { i18n } = context;
  return offered
    .flatMap((name) => {
      if (filter[name]) return [chosenText(name, filter, context)];
      if (name === 'line') return [i18n._(msg`Every line`)];
      if (name === 'thing') return [i18n._(msg`Everything`)];
      if (name === 'month') return [i18n._(msg`Any month`)];
      if (name === 'from' && !filter.to) return [i18n._(msg`Any date`)];
      return [];
    })
    .join(' · ');
}

/** An active filter in words. */
function chosenText(name: PageFilterField, filter: PageFilter, context: ModelContext): string {
  const { i18n, locale, lines } = context;
  const value = filter[name] ?? '';
  switch (name) {
    case 'line':
      return lines.find(({ id }) => id === value)?.name[locale] ?? value;
    case 'thing':
      return filter.thing ? foundItemCategoryName(filter.thing, context) : '';
    case 'q':
      return i18n._(msg`“${value}”`);
    case 'from': {
      const date = formatDate(value, locale);
      return i18n._(msg`From ${date}`);
    }
    case 'to': {
      const date = formatDate(value, locale);
      return i18n._(msg`Until ${date}`);
    }
    case 'month':
      return formatMonth(value, locale);
  }
}

function toField(name: PageFilterField, filter: PageFilter, context: ModelContext): FilterFieldModel {
  const { i18n, locale, lines, today } = context;
  const label = filterFieldLabel(name, context);
  const value = filter[name] ?? '';
  switch (name) {
    case 'line':
      return {
        kind: 'choice',
        name,
        label,
        value,
        every: i18n._(msg`Every line`),
        options: lines.map((line) => ({ value: line.id, label: line.name[locale] })),
      };
    case 'thing':
      return {
        kind: 'choice',
        name,
        label,
        value,
        every: i18n._(msg`Everything`),
        options: foundItemCategories.map((category) => ({
          value: category,
          label: foundItemCategoryName(category, context),
        })),
      };
    case 'q':
      return { kind: 'text', name, label, value, maxLength: maximumQueryLength };
    case 'from':
    case 'to':
      return {
        kind: 'date',
        name,
        label,
        value: value && formatDate(value, locale),
        hint: dateHint(context),
        today,
      };
    case 'month':
      return {
        kind: 'month',
        name,
        label,
        value,
        every: i18n._(msg`Any month`),
        years: toYears(value, context),
      };
  }
}

/** Months, newest first, grouped by year; each year is also an option. Includes a chosen month outside the range. */
function toYears(chosen: string, { i18n, locale, today }: ModelContext) {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const count = monthsBack + monthsAhead + 1;
  const months = Array.from({ length: count }, (_, index) => {
    const position = year * 12 + (month - 1) + monthsAhead - index;
    return `${Math.floor(position / 12)}-${String((position % 12) + 1).padStart(2, '0')}`;
  });
  if (/^\d{4}-\d{2}$/.test(chosen) && !months.includes(chosen)) months.push(chosen);
  const byYear = Map.groupBy(months.toSorted().toReversed(), (value) => value.slice(0, 4));
  if (/^\d{4}$/.test(chosen) && !byYear.has(chosen)) byYear.set(chosen, []);
  return [...byYear].map(([gregorianYear, values]) => {
    const yearText = formatMonth(gregorianYear, locale);
    return {
      label: yearText,
      options: [
        { value: gregorianYear, label: i18n._(msg`All of ${yearText}`) },
        ...values.map((value) => ({ value, label: formatMonth(value, locale) })),
      ],
    };
  });
}
