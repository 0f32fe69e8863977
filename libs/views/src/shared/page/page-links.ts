import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModelContext } from './model-context';

/** A page without a category. The last train is the journey search in that mode. */
export type PageName =
  'search-departure' | 'last-train' | 'map' | 'service-status' | 'which-ticket' | 'open-data';

const names: Record<PageName, MessageDescriptor> = {
  'search-departure': msg`Plan a journey`,
  'last-train': msg`Last train`,
  map: msg`Map`,
  'service-status': msg`Service status`,
  'which-ticket': msg`Which ticket?`,
  'open-data': msg`Open data`,
};

export function toPageLink(
  page: PageName,
  { hrefs, i18n, locale }: ModelContext,
): { label: string; href: string } {
  const addresses: Record<PageName, () => string> = {
    'search-departure': () => hrefs.searchDeparture(locale),
    'last-train': () => hrefs.searchDeparture(locale, { mode: 'last' }),
    map: () => hrefs.map(locale),
    'service-status': () => hrefs.serviceStatus(locale),
    'which-ticket': () => hrefs.whichTicket(locale),
    'open-data': () => hrefs.openData(locale),
  };
  return { label: i18n._(names[page]), href: addresses[page]() };
}
