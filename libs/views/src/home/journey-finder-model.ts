import type { StationSummary } from '@raang/domain';
import { fareAnswerId } from '../shared/fares/fare-answer-id';
import type { ModelContext } from '../shared/page/model-context';
import {
  type StationChoiceModel,
  type StationFieldModel,
  toEmptyStationFields,
  toStationChoice,
} from '../shared/station-field/station-field-model';
import type { CategoryAddress } from '../shared/page/home-layout';

/** From where to where, and no more: the page of the answer asks the rest. */
export interface JourneyFinderModel {
  action: string;
  /** Where the same two stations are told the fare; absent where the authority has no fares to ask for. */
  fareAction?: string | undefined;
  from: StationFieldModel;
  to: StationFieldModel;
  choice: StationChoiceModel;
}

export function toJourneyFinder(
  fares: CategoryAddress | undefined,
  stations: readonly StationSummary[],
  context: ModelContext,
): JourneyFinderModel {
  const { hrefs, locale } = context;
  return {
    action: hrefs.searchDeparture(locale),
    fareAction: fares && `${hrefs.listing(locale, fares)}#${fareAnswerId}`,
    ...toEmptyStationFields(context),
    choice: toStationChoice(stations, context),
  };
}
