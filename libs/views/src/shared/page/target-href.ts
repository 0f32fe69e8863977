import type { Locale, SitePage, SiteTarget } from '@raang/domain';
import type { Hrefs, ModelContext } from './model-context';

const pageHrefs: Record<SitePage, (hrefs: Hrefs, locale: Locale) => string> = {
  home: (hrefs, locale) => hrefs.home(locale),
  'search-departure': (hrefs, locale) => hrefs.searchDeparture(locale),
  'last-train': (hrefs, locale) => hrefs.searchDeparture(locale, { mode: 'last' }),
  map: (hrefs, locale) => hrefs.map(locale),
  stations: (hrefs, locale) => hrefs.stations(locale),
  'service-status': (hrefs, locale) => hrefs.serviceStatus(locale),
  'which-ticket': (hrefs, locale) => hrefs.whichTicket(locale),
  'open-data': (hrefs, locale) => hrefs.openData(locale),
  'lost-report': (hrefs, locale) => hrefs.report(locale, 'lost-report'),
  'found-report': (hrefs, locale) => hrefs.report(locale, 'found-report'),
  tracking: (hrefs, locale) => hrefs.tracking(locale),
  login: (hrefs, locale) => hrefs.account(locale, 'login'),
  register: (hrefs, locale) => hrefs.account(locale, 'register'),
  profile: (hrefs, locale) => hrefs.account(locale, 'profile'),
  'cookie-policy': (hrefs, locale) => hrefs.policy(locale, 'cookie-policy'),
  'privacy-notice': (hrefs, locale) => hrefs.policy(locale, 'privacy-notice'),
  'privacy-policy': (hrefs, locale) => hrefs.policy(locale, 'privacy-policy'),
  'accessibility-statement': (hrefs, locale) => hrefs.policy(locale, 'accessibility-statement'),
};

/** The fragment of the facilities on a station's page. */
const facilitiesId = 'facilities';

/** The path of what a search hit, a suggestion or a message of the assistant names, in the page's language. */
export function toTargetHref(
  target: SiteTarget,
  { hrefs, locale }: Pick<ModelContext, 'hrefs' | 'locale'>,
): string {
  switch (target.type) {
    case 'page':
      return pageHrefs[target.page](hrefs, locale);
    case 'category':
      return hrefs.listing(locale, target);
    case 'item':
      return hrefs.item(locale, target);
    case 'station':
      return hrefs.station(locale, target.code) + (target.facility ? `#${facilitiesId}` : '');
    case 'journey': {
      const { from, to, date, time, mode } = target;
      return hrefs.searchDeparture(locale, {
        from,
        to,
        date,
        time,
        ...(mode !== 'depart' && { mode }),
      });
    }
  }
}
