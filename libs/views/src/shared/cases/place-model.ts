import type { Line, StationSummary } from '@raang/domain';
import type { Operator, Place } from '@raang/forms';
import { toTelephone } from '../contact/telephone-model';
import type { ModelContext } from '../page/model-context';
import { toStationOption } from '../station-field/known-names';
import { toStationChoice } from '../station-field/station-field-model';
import { ownStationsNear } from '../station/nearest-own-stations';

interface PlaceData {
  /** Of all systems, like the lines. */
  stations: readonly StationSummary[];
  lines: readonly Line[];
}

/** The number of our stations that a form names for one of another system. */
const near = 2;

/** The lines and stations that a form of a case offers, and who runs the other systems. */
export function toPlace({ stations, lines }: PlaceData, context: ModelContext): Place {
  const { lineNames } = toStationChoice(stations, context);
  return {
    lines: context.lines.map(({ id, name }) => ({ value: id, label: name[context.locale] })),
    stations: stations.filter(({ isOwn }) => isOwn).map(toStationOption),
    connecting: stations
      .filter(({ isOwn }) => !isOwn)
      .map((station) => ({
        ...toStationOption(station),
        near: ownStationsNear(station, stations, near).map(({ code }) => code),
      })),
    operators: Object.fromEntries(
      lines.filter(({ isOwn }) => !isOwn).map((line) => [line.id, toOperator(line, context)]),
    ),
    lineNames,
  };
}

function toOperator({ agency }: Line, { locale }: ModelContext): Operator {
  return {
    name: (agency.brand ?? agency.name)[locale],
    ...(agency.telephone && { telephone: toTelephone(agency.telephone) }),
  };
}
