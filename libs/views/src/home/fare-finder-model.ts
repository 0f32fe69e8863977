import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import { toStationOption } from '../fare-rates/fare-question';
import { type FarePickerModel, fareAnswerId } from '../fare-rates/fare-rates-model';
import type { ModelContext } from '../model-context';
import { shortLineName } from '../station-words';
import type { CategoryAddress } from './home-layout';

/** From where to where, and no more: the page of the answer asks the rest. */
export type FareFinderModel = Pick<
  FarePickerModel,
  'action' | 'from' | 'to' | 'stations' | 'lineNames' | 'locale'
>;

export function toFareFinder(
  fares: CategoryAddress,
  stations: readonly StationSummary[],
  { hrefs, i18n, locale, lines }: ModelContext,
): FareFinderModel {
  return {
    action: `${hrefs.listing(locale, fares)}#${fareAnswerId}`,
    from: { name: 'from', label: i18n._(msg`From`), value: '', nearest: [] },
    to: { name: 'to', label: i18n._(msg`To`), value: '', nearest: [] },
    stations: stations.map(toStationOption),
    lineNames: Object.fromEntries(lines.map(({ id, name }) => [id, shortLineName(name[locale])])),
    locale,
  };
}
