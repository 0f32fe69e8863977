import {
  filterFields,
  type ListingFilter,
  type ListingFilterField,
  listingFilter,
  type Locale,
  parseTemplateCode,
  type ViewType,
} from '@raang/domain';
import { eraOf } from '@raang/i18n';
import { readDate } from '@raang/text-time';
import type { TypedFareQuestion } from '@raang/views';

export interface ReadListingFilter {
  filter: ListingFilter;
  /** Fields that were given but make no sense: they are left out, and the page says so. */
  dropped: ListingFilterField[];
  /** What the view asks besides, as it was typed; undefined for views that ask nothing. */
  question: TypedFareQuestion | undefined;
}

type QuestionField = keyof TypedFareQuestion;

/** Fields of the address that belong to a view and narrow nothing down: their names may be a filter's elsewhere. */
const questionFields: Partial<Record<ViewType, readonly QuestionField[]>> = {
  FareRatesTicketTable: ['from', 'to', 'date', 'rider'],
};

/** A listing's query as people and other sites write it; what the template does not offer is nobody's. */
export function readListingFilter(
  template: string,
  search: Partial<Record<ListingFilterField | QuestionField, string>>,
  { locale, lines }: { locale: Locale; lines: readonly { id: string }[] },
): ReadListingFilter {
  const filter: Record<string, string> = {};
  const dropped: ListingFilterField[] = [];
  const { filter: filterType, view } = parseTemplateCode(template);
  for (const field of filterFields[filterType]) {
    const text = search[field]?.trim() ?? '';
    if (text === '') continue;
    const value = read(field, text, locale);
    const isKnown = field !== 'line' || lines.some(({ id }) => id === value);
    if (value !== undefined && isKnown) filter[field] = value;
    else dropped.push(field);
  }
  const { from, to } = filter;
  if (from && to && from > to) {
    delete filter['to'];
    dropped.push('to');
  }
  const asked = questionFields[view]?.map((field) => [field, search[field]?.trim() ?? '']);
  return {
    filter: listingFilter.parse(filter),
    dropped,
    question: asked && Object.fromEntries(asked.filter(([, text]) => text !== '')),
  };
}

/** A field's value as the API takes it; days may be typed as people write them. */
function read(field: ListingFilterField, text: string, locale: Locale): string | undefined {
  const value = field === 'from' || field === 'to' ? readDate(text, eraOf(locale)) : text;
  return listingFilter.shape[field].safeParse(value).data;
}
