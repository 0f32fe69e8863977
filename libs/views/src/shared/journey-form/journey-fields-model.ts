import type { StationChoiceModel, StationFieldModel } from '../station-field/station-field-model';
import type { WhenModel } from './when-model';

/** The fields of every journey search: on the home page, and beside its results. */
export interface JourneyFieldsModel {
  from: StationFieldModel;
  to: StationFieldModel;
  choice: StationChoiceModel;
  when: WhenModel;
  /** The same search the other way, for visitors without JavaScript; absent if both ends are empty. */
  swapHref?: string | undefined;
}
