import { msg } from '@lingui/core/macro';
import type { ServiceHours } from '@raang/domain';
import type { FirstAndLastTrain } from '../train-times/direction-times-model';
import type { ModelContext } from '../page/model-context';
import { daysName, groupDays, toClock } from '../words/service-words';
import { type StationIndex, stationName } from '../words/station-words';

/** First and last trains of a station, a row for each direction. */
export interface StationTimesModel {
  /** Groups of days with equal times; every row has its times in this order. */
  days: string[];
  rows: StationTimesRowModel[];
  /** How certain the times are. */
  doubt?: string | undefined;
}

export interface StationTimesRowModel {
  id: string;
  lineId: string;
  headsign: string;
  via: string;
  times: FirstAndLastTrain[];
}

/** Returns undefined if no times are known. */
export function toStationTimes(
  serviceHours: readonly ServiceHours[],
  stations: StationIndex,
  context: ModelContext,
): StationTimesModel | undefined {
  if (serviceHours.length === 0) return undefined;
  const { i18n, locale } = context;
  const ways = [
    ...Map.groupBy(serviceHours, ({ lineId, direction, nextStation }) =>
      [lineId, direction, nextStation].join('-'),
    ),
  ];
  const entryOf = (hours: readonly ServiceHours[], day: ServiceHours['dayTypes'][number]) =>
    hours.find(({ dayTypes }) => dayTypes.includes(day));
  const groups = groupDays((day) => {
    const entries = ways.map(([, hours]) => entryOf(hours, day));
    if (entries.every((entry) => !entry)) return '';
    return entries.map((entry) => (entry ? `${entry.firstTrain}-${entry.lastTrain}` : '')).join();
  });
  return {
    days: groups.map((group) => daysName(group, context)),
    rows: ways.map(([id, hours]) => {
      const next = stationName(hours[0]!.nextStation, stations, context);
      return {
        id,
        lineId: hours[0]!.lineId,
        headsign: hours[0]!.headsign[locale],
        via: i18n._(msg`Next station: ${next}`),
        times: groups.map(([day]) => {
          const entry = entryOf(hours, day!);
          return (
            entry && { first: toClock(entry.firstTrain, context), last: toClock(entry.lastTrain, context) }
          );
        }),
      };
    }),
    doubt: serviceHours.every(({ certainty }) => certainty === 'official')
      ? undefined
      : i18n._(
          msg`Calculated from departures at the ends of the line. The last train may come later, but do not rely on it.`,
        ),
  };
}
