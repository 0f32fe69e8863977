import { msg } from '@lingui/core/macro';
import type { PublishedFeed } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';

/** Licence, whom to name, and where the facts come from. */
export interface CreditsModel {
  licence: { name: string; href?: string | undefined } | undefined;
  /** A line to copy below a map or a chart. */
  credit: string;
  attributions: CreditModel[];
  sources: CreditModel[];
}

export interface CreditModel {
  name: string;
  href?: string | undefined;
  /** A dash if none is stated. */
  licence: string;
  date: string;
}

const unstated = '–';

export function toCreditsModel(
  { publisher, licence, attributions, sources }: PublishedFeed,
  { i18n, locale, authorityName }: ModelContext,
): CreditsModel {
  const who = [publisher?.name[locale] ?? authorityName, licence?.name].filter(Boolean).join(', ');
  return {
    licence: licence && { name: licence.name, href: licence.url },
    credit: i18n._(msg`Data: ${who}`),
    attributions: attributions.map(({ organisation, url, licence: terms }) => ({
      name: organisation[locale],
      href: url,
      licence: terms ?? unstated,
      date: unstated,
    })),
    sources: sources.map(({ name, url, licence: terms, asOf }) => ({
      name: name[locale],
      href: url,
      licence: terms ?? unstated,
      date: asOf ? formatDate(asOf, locale) : unstated,
    })),
  };
}
