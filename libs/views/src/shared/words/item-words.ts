import { msg } from '@lingui/core/macro';
import type { Item, Locale } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { LineName, ModelContext } from '../page/model-context';

/** The data of a line badge. */
export interface LineModel {
  id: string;
  name: string;
}

/** A date in words and in ISO format. */
export interface DateModel {
  text: string;
  iso: string;
}

export function toLineModels(
  ids: readonly string[],
  { lines, locale }: { lines: readonly LineName[]; locale: Locale },
) {
  return lines
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }): LineModel => ({ id, name: name[locale] }));
}

export function toDateModel(iso: string, locale: Locale): DateModel {
  return { iso, text: formatDate(iso, locale) };
}

/** The language of an item's text if it is not the page's. */
export function foreignLang(item: Pick<Item, 'locale'>, locale: Locale): Locale | undefined {
  return item.locale === locale ? undefined : item.locale;
}

/** Says above a text why it is in the other language. */
export function translationNotice(
  item: Pick<Item, 'locale'>,
  { i18n, locale }: ModelContext,
): string | undefined {
  if (!foreignLang(item, locale)) return undefined;
  return item.locale === 'th'
    ? i18n._(msg`This page is available in Thai only.`)
    : i18n._(msg`This page is available in English only.`);
}

/** Whether an offer is upcoming, current or ended; undefined if it has no end. */
export type ValidityModel = { state: 'upcoming' | 'current' | 'ended'; text: string };

export function toValidity(
  { validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined },
  { i18n, locale, today }: ModelContext,
): ValidityModel | undefined {
  if (validTo && validTo < today) {
    const date = formatDate(validTo, locale);
    return { state: 'ended', text: i18n._(msg`Ended ${date}`) };
  }
  if (validFrom && validFrom > today) {
    const date = formatDate(validFrom, locale);
    return { state: 'upcoming', text: i18n._(msg`From ${date}`) };
  }
  if (validTo) {
    const date = formatDate(validTo, locale);
    return { state: 'current', text: i18n._(msg`Until ${date}`) };
  }
  return undefined;
}
