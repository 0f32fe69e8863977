import type { StationSummary } from '@raang/domain';
import type { JourneyFieldsModel } from '../shared/journey-form/journey-fields-model';
import { nowTyped, toWhen } from '../shared/journey-form/when-model';
import type { ModelContext } from '../shared/page/model-context';
import { toEmptyStationFields, toStationChoice } from '../shared/station-field/station-field-model';

/** Start, destination and time; the page of results has the options too. */
export interface JourneyFinderModel extends JourneyFieldsModel {
  action: string;
}

export function toJourneyFinder(
  stations: readonly StationSummary[],
  context: ModelContext,
): JourneyFinderModel {
  const { hrefs, locale } = context;
  return {
    action: hrefs.searchDeparture(locale),
    ...toEmptyStationFields(context),
    choice: toStationChoice(stations, context),
    when: toWhen(nowTyped, context),
  };
}
