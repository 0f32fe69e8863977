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

/** Start and destination only; the page of results has the other fields. */
export interface JourneyFinderModel {
  action: string;
  /** The page with the fare between the two stations; absent if the authority has no fares page. */
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
