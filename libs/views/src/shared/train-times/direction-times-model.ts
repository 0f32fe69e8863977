import { msg } from '@lingui/core/macro';
import type { DayType, LinePattern, StationServiceHours } from '@raang/domain';
import { type ClockModel, daysName, groupDays, toClock } from '../words/service-words';
import { stationName } from '../words/station-words';
import type { TimesFacts } from './times-facts';

/** First and last trains along a direction of a line or branch. */
export interface DirectionTimesModel {
  id: string;
  caption: string;
  /** Groups of days with equal times; every row has its times in this order. */
  days: string[];
  rows: StationTimesModel[];
}

export interface StationTimesModel {
  /** Unique within the direction: a station appears twice where a loop closes. */
  id: string;
  code: string;
  name: string;
  /** The station's page. */
  href: string;
  /** The headsign from here on, where it changes. */
  headsign?: string | undefined;
  times: FirstAndLastTrain[];
}

/** First and last train on days with equal times; absent on days without trains. */
export type FirstAndLastTrain = { first: ClockModel; last: ClockModel } | undefined;

export function toDirectionTimes(facts: TimesFacts): DirectionTimesModel[] {
  return facts.line.patterns.map((pattern, index) => toDirection(pattern, `direction-${index}`, facts));
}

function toDirection(pattern: LinePattern, id: string, facts: TimesFacts): DirectionTimesModel {
  const { serviceHours, stations, context } = facts;
  const { hrefs, i18n, locale } = context;
  const calls = pattern.stations.slice(0, -1).map((code, index) => ({
    code,
    hours: serviceHours.filter(
      ({ station, nextStation, direction }) =>
        station === code && nextStation === pattern.stations[index + 1] && direction === pattern.direction,
    ),
  }));
  const groups = groupDays((day) => timesKey(calls, day));
  const headsign = pattern.headsign[locale];
  return {
    id,
    caption: i18n._(msg`Towards ${headsign}`),
    days: groups.map((group) => daysName(group, context)),
    rows: calls.map(({ code, hours }, index) => {
      const shown = hours[0]?.headsign[locale];
      const before = index === 0 ? headsign : calls[index - 1]?.hours[0]?.headsign[locale];
      return {
        id: `${id}-${index}`,
        code,
        name: stationName(code, stations, context),
        href: hrefs.station(locale, code),
        headsign: shown === before ? undefined : shown,
        times: groups.map(([day]) => {
          const entry = hours.find(({ dayTypes }) => dayTypes.includes(day!));
          return (
            entry && { first: toClock(entry.firstTrain, context), last: toClock(entry.lastTrain, context) }
          );
        }),
      };
    }),
  };
}

/** Equal for days with equal times at every station; empty for days without trains. */
function timesKey(calls: readonly { hours: StationServiceHours[] }[], day: DayType): string {
  const times = calls.map(({ hours }) => {
    const entry = hours.find(({ dayTypes }) => dayTypes.includes(day));
    return entry ? `${entry.firstTrain}-${entry.lastTrain}` : '';
  });
  return times.some((time) => time !== '') ? times.join() : '';
}
