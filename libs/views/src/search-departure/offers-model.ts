import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import type { LinkModel } from './link-model';
import type { SearchDepartureData } from './travel-data';

/** Suggestions for visitors before their first search. */
export interface OffersModel {
  pages: (LinkModel & { id: 'map' | 'train-times' | 'fares' | 'status'; text: string })[];
  /** Next trains of the main interchanges. */
  stations: { code: string; lineId?: string | undefined; name: string; href: string }[];
}

/** A longer list would not be a suggestion. */
const mostStations = 12;

export function toOffers(data: SearchDepartureData, context: ModelContext): OffersModel {
  const { hrefs, i18n, locale } = context;
  return {
    pages: [
      {
        id: 'map',
        href: hrefs.map(locale),
        label: i18n._(msg`Map of all lines`),
        text: i18n._(msg`Find your station on the map`),
      },
      ...roleLinks('trainTimes', i18n._(msg`First and last trains`), context).map((link) => ({
        id: 'train-times' as const,
        ...link,
        text: i18n._(msg`For every station, with train frequencies`),
      })),
      ...roleLinks('fares', i18n._(msg`Fares`), context).map((link) => ({
        id: 'fares' as const,
        ...link,
        text: i18n._(msg`Every line, including reduced fares`),
      })),
      {
        id: 'status',
        href: hrefs.serviceStatus(locale),
        label: i18n._(msg`Service status`),
        text: i18n._(msg`Current service on every line`),
      },
    ],
    stations: busiest(data.stations).map(({ code, name, lineIds }) => ({
      code,
      lineId: lineIds[0],
      name: name[locale],
      href: hrefs.searchDeparture(locale, { from: code }),
    })),
  };
}

/** Returns our interchanges, most connections first. */
function busiest(stations: readonly StationSummary[]): StationSummary[] {
  const ways = ({ interchanges }: StationSummary) => interchanges.length;
  return stations
    .filter((station) => station.isOwn && ways(station) > 0)
    .sort((one, other) => ways(other) - ways(one))
    .slice(0, mostStations);
}
