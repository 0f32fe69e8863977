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
  /** The last trains are the same at every station: the caption has them, and the rows only the first. */
  hasFirstOnly: boolean;
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
  times: FirstTrain[];
}

/** First and last train on days with equal times; absent on days without trains. */
export type FirstAndLastTrain = { first: ClockModel; last: ClockModel } | undefined;

/** The same, where the last train may stand elsewhere. */
export type FirstTrain = { first: ClockModel; last?: ClockModel | undefined } | undefined;

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
  const days = groups.map((group) => daysName(group, context));
  const headsign = pattern.headsign[locale];
  const rows = calls.map(({ code, hours }, index) => {
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
  });
  const last = sharedLastTrains(rows, days);
  const towards = i18n._(msg`Towards ${headsign}`);
  return {
    id,
    caption: last ? i18n._(msg`${towards}. Last train from every station: ${last}`) : towards,
    days,
    hasFirstOnly: last !== undefined,
    rows: last
      ? rows.map((row) => ({ ...row, times: row.times.map((time) => time && { first: time.first }) }))
      : rows,
  };
}

/** The last train by group of days; undefined if it differs between stations, or on days without trains. */
function sharedLastTrains(rows: readonly StationTimesModel[], days: readonly string[]): string | undefined {
  const [ofFirst = [], ...others] = rows.map(({ times }) => times.map((time) => time?.last));
  const key = JSON.stringify(ofFirst);
  const isShared =
    others.length > 1 &&
    ofFirst.every((last) => last) &&
    others.every((lasts) => JSON.stringify(lasts) === key);
  if (!isShared) return undefined;
  return ofFirst
    .map((last, index) =>
      [days[index], last?.text, last?.remark && `(${last.remark})`].filter(Boolean).join(' '),
    )
    .join(' · ');
}

/** Equal for days with equal times at every station; empty for days without trains. */
function timesKey(calls: readonly { hours: StationServiceHours[] }[], day: DayType): string {
  const times = calls.map(({ hours }) => {
    const entry = hours.find(({ dayTypes }) => dayTypes.includes(day));
    return entry ? `${entry.firstTrain}-${entry.lastTrain}` : '';
  });
  return times.some((time) => time !== '') ? times.join() : '';
}
