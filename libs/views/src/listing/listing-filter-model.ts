import { msg } from '@lingui/core/macro';
import {
  filterFields,
  type ListingFilter,
  type ListingFilterField,
  maximumQueryLength,
  parseTemplateCode,
} from '@raang/domain';
import { formatDate, formatMonth } from '@raang/i18n';
import { dateHint } from '../shared/fields/date-hint';
import { filterFieldLabel, toDroppedNotice } from '../shared/listing/filter-words';
import type { DateFieldModel } from '../shared/fields/date-field-model';
import type { ModelContext } from '../shared/page/model-context';

interface OptionModel {
  value: string;
  label: string;
}

export type FilterFieldModel =
  | { kind: 'line'; name: string; label: string; value: string; options: OptionModel[]; every: string }
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

/** A plain GET form that narrows a listing down. */
export interface ListingFilterModel {
  action: string;
  fields: FilterFieldModel[];
  /** What the listing is narrowed down to, each with the way to leave it out; empty for the whole listing. */
  chosen: { name: string; text: string; withoutHref: string }[];
  /** Says which values made no sense and were left out. */
  notice?: string | undefined;
  /** Leads to the whole listing; absent when it is shown already. */
  clearHref?: string | undefined;
}

/** How many months back the list of months goes, and how many ahead: what content has and what is announced. */
const monthsBack = 26;
const monthsAhead = 3;

/** Where the form leads within the page: past what is known already, to what was found. */
export const resultsId = 'results';

export interface FilterData {
  filter: ListingFilter;
  dropped: readonly ListingFilterField[];
  /** Address of the listing narrowed down to something. */
  hrefWith: (filter: ListingFilter) => string;
}

export function toListingFilterModel(
  template: string,
  { filter, dropped, hrefWith }: FilterData,
  context: ModelContext,
): ListingFilterModel | undefined {
  const offered = filterFields[parseTemplateCode(template).filter];
  if (offered.length === 0) return undefined;
  const given = offered.filter((field) => filter[field]);
  return {
    action: `${hrefWith({})}#${resultsId}`,
    fields: offered.map((field) => toField(field, filter, context)),
    chosen: given.map((name) => ({
      name,
      text: chosenText(name, filter, context),
      withoutHref: hrefWith({ ...filter, [name]: undefined }),
    })),
    notice: toDroppedNotice(dropped, context),
    clearHref: given.length > 0 ? hrefWith({}) : undefined,
  };
}

/** A chosen value as a remark on the list. */
function chosenText(name: ListingFilterField, filter: ListingFilter, context: ModelContext): string {
  const { i18n, locale, lines } = context;
  const value = filter[name] ?? '';
  switch (name) {
    case 'line':
      return lines.find(({ id }) => id === value)?.name[locale] ?? value;
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

function toField(name: ListingFilterField, filter: ListingFilter, context: ModelContext): FilterFieldModel {
  const { i18n, locale, lines, today } = context;
  const label = filterFieldLabel(name, context);
  const value = filter[name] ?? '';
  switch (name) {
    case 'line':
      return {
        kind: 'line',
        name,
        label,
        value,
        every: i18n._(msg`Every line`),
        options: lines.map((line) => ({ value: line.id, label: line.name[locale] })),
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

/** Months newest first, year by year, each year also as a whole; a chosen month outside stands there too. */
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
