import { type Locale, pageFilter, type PageFilter, type PageFilterField } from '@raang/domain';
import { readDate } from '@raang/text-time';
import { filterFieldsOf, type ListingQuestionField, viewTypeOf } from '@raang/views';
import { eraOf } from '@raang/i18n';

export interface ReadListingFilter {
  filter: PageFilter;
  /** Fields with an invalid value. The page ignores them and says so. */
  ignored: PageFilterField[];
  /** Parameters of the view's own form, as typed, without empty fields. */
  question: Partial<Record<ListingQuestionField, string>>;
}

/** Reads a listing's query as people and other sites write it. Ignores fields that the page does not offer. */
export function readListingFilter(
  template: string,
  search: Partial<Record<PageFilterField | ListingQuestionField, string>>,
  { locale, lines }: { locale: Locale; lines: readonly { id: string }[] },
): ReadListingFilter {
  const filter: Record<string, string> = {};
  const ignored: PageFilterField[] = [];
  for (const field of filterFieldsOf(template)) {
    const text = search[field]?.trim() ?? '';
    if (text === '') continue;
    const value = read(field, text, locale);
    const isKnown = field !== 'line' || lines.some(({ id }) => id === value);
    if (value !== undefined && isKnown) filter[field] = value;
    else ignored.push(field);
  }
  const { from, to } = filter;
  if (from && to && from > to) {
    delete filter['to'];
    ignored.push('to');
  }
  const asked = (viewTypeOf(template).asks ?? []).map((field) => [field, search[field]?.trim() ?? '']);
  return {
    filter: pageFilter.parse(filter),
    ignored,
    question: Object.fromEntries(asked.filter(([, text]) => text !== '')),
  };
}

/** Returns a field's value in the API's format, or undefined for an invalid value. */
function read(field: PageFilterField, text: string, locale: Locale): string | undefined {
  const value = field === 'from' || field === 'to' ? readDate(text, eraOf(locale)) : text;
  return pageFilter.shape[field].safeParse(value).data;
}
