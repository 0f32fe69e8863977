import type { StationSummary } from '@raang/domain';
import type { Place } from '@raang/forms';
import type { ModelContext } from '../page/model-context';
import { toStationChoice } from '../station-field/station-field-model';

/** The lines and stations that a form of a case offers. */
export function toPlace(stations: readonly StationSummary[], context: ModelContext): Place {
  const { stations: options, lineNames } = toStationChoice(stations, context);
  return {
    lines: context.lines.map(({ id, name }) => ({ value: id, label: name[context.locale] })),
    stations: options,
    lineNames,
  };
}
