import { msg } from '@lingui/core/macro';
import type { DirectionDepartures, StationServiceHours } from '@raang/domain';
import { networkTime, serviceTimesAt } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';
import { toTrainTime } from '../words/moment-words';

/** Whether trains run at this time on any day type: today's day type is not known here. */
export function hasTrains(
  line: string,
  {
    serviceHours,
    now,
  }: {
    serviceHours: readonly Pick<StationServiceHours, 'lineId' | 'firstTrain' | 'lastTrain'>[];
    now: Date;
  },
): boolean {
  const hours = serviceHours.filter(({ lineId }) => lineId === line);
  if (hours.length === 0) return true;
  const first = Math.min(...hours.map(({ firstTrain }) => firstTrain));
  const last = Math.max(...hours.map(({ lastTrain }) => lastTrain));
  return serviceTimesAt(networkTime.secondsOf(now)).some((time) => first <= time && time <= last);
}

/**
 * How far the line's service day has got, from the departures at its ends: first trains, or last trains. Undefined if
 * no train leaves the ends, as on a closed line.
 */
export function hoursWords(
  line: string,
  departures: readonly DirectionDepartures[],
  now: Date,
  context: ModelContext,
): string | undefined {
  const { i18n } = context;
  const ends = departures.filter(({ lineId }) => lineId === line);
  const soonest = (moments: (string | undefined)[]) =>
    moments
      .filter((moment) => moment !== undefined)
      .sort((one, other) => Date.parse(one) - Date.parse(other))[0];
  const say = (moment: string) => toTrainTime(new Date(moment), context).text;
  const first = soonest(ends.map((end) => end.first));
  const last = soonest(ends.map((end) => end.last));
  if (first && Date.parse(first) > now.getTime()) {
    const time = say(first);
    return i18n._(msg`First trains leave the ends of the line from ${time}`);
  }
  if (last && Date.parse(last) >= now.getTime()) {
    const time = say(last);
    return i18n._(msg`Last trains leave the ends of the line from ${time}`);
  }
  const next = soonest(ends.map((end) => end.nextFirst));
  if (!next) return undefined;
  const time = say(next);
  return i18n._(msg`The last trains have left the ends of the line. Service starts again: ${time}`);
}
