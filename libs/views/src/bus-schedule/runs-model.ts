import { msg } from '@lingui/core/macro';
import { type DayType, dayType, type HeadwayPeriod, type LinePattern } from '@raang/domain';
import { formatServiceTimes } from '@raang/i18n';
import { type ClockModel, daysName, groupDays, intervalWords, toClock } from '../shared/words/service-words';
import { stationName } from '../shared/words/station-words';
import type { TimesFacts } from '../shared/train-times/times-facts';

/** First and last trains and headways of a direction or branch, by groups of days with equal times. */
export interface RunModel {
  title: string;
  /** Whether the opposite direction has the same times. */
  isBothWays: boolean;
  days: RunDaysModel[];
}

interface RunDaysModel {
  days: string;
  /** At the first station of the direction. */
  first?: ClockModel | undefined;
  last?: ClockModel | undefined;
  headways?: HeadwaysModel | undefined;
}

/** A sentence if trains run at the same interval all day, else a table. */
export type HeadwaysModel =
  | { kind: 'steady'; text: string }
  | { kind: 'periods'; caption: string; periods: { hours: string; every: string }[] };

/** Returns the directions of a line from end to end, and its branches. Two equal directions become one. */
export function toRuns(facts: TimesFacts): RunModel[] {
  const runs = new Map<string, { pattern: LinePattern; isBothWays: boolean }>();
  for (const pattern of facts.line.patterns) {
    const ends = [pattern.stations[0], pattern.stations.at(-1)].toSorted().join();
    const key = `${ends} ${dayType.options.map((day) => dayKey(pattern, day, facts)).join(' ')}`;
    runs.set(key, { pattern: runs.get(key)?.pattern ?? pattern, isBothWays: runs.has(key) });
  }
  return [...runs.values()].flatMap(({ pattern, isBothWays }) => {
    const run = toRun(pattern, isBothWays, facts);
    return run.days.length > 0 ? [run] : [];
  });
}

function toRun(pattern: LinePattern, isBothWays: boolean, facts: TimesFacts): RunModel {
  const { stations, context } = facts;
  const from = stationName(pattern.stations[0] ?? '', stations, context);
  const to = stationName(pattern.stations.at(-1) ?? '', stations, context);
  const title = `${from} – ${to}`;
  return {
    title,
    isBothWays,
    days: groupDays((day) => dayKey(pattern, day, facts)).map((group) => {
      const [day] = group as [DayType];
      const days = daysName(group, context);
      const ends = endTimes(pattern, day, facts);
      return {
        days,
        first: ends && toClock(ends.firstTrain, context),
        last: ends && toClock(ends.lastTrain, context),
        headways: toHeadways(periodsOf(pattern, day, facts), { title, days }, facts),
      };
    }),
  };
}

function toHeadways(
  periods: readonly HeadwayPeriod[],
  { title, days }: { title: string; days: string },
  facts: TimesFacts,
): HeadwaysModel | undefined {
  const { i18n, locale } = facts.context;
  const [start, end] = [periods[0]?.startTime, periods.at(-1)?.endTime];
  if (start === undefined || end === undefined) return undefined;
  const rows = periods.map((period) => toPeriod(period, facts));
  const [every, other] = new Set(rows.map((row) => row.every));
  const isUnbroken = periods.every(
    ({ endTime }, index) => endTime === (periods[index + 1]?.startTime ?? endTime),
  );
  if (every && !other && isUnbroken) {
    const hours = formatServiceTimes(start, end, locale);
    return { kind: 'steady', text: i18n._(msg`${days}, ${hours}: about every ${every}`) };
  }
  return { kind: 'periods', caption: i18n._(msg`${title}, ${days}`), periods: rows };
}

function toPeriod({ startTime, endTime, headwaySeconds }: HeadwayPeriod, { context }: TimesFacts) {
  return {
    hours: formatServiceTimes(startTime, endTime, context.locale),
    every: intervalWords(headwaySeconds, context),
  };
}

/** Equal for days with equal times; empty if no train runs. */
function dayKey(pattern: LinePattern, day: DayType, facts: TimesFacts): string {
  const ends = endTimes(pattern, day, facts);
  const periods = periodsOf(pattern, day, facts).map(({ startTime, endTime, headwaySeconds }) =>
    [startTime, endTime, headwaySeconds].join('-'),
  );
  return [...(ends ? [`${ends.firstTrain}-${ends.lastTrain}`] : []), ...periods].join();
}

/** First and last train from the first station of a direction. */
function endTimes({ direction, stations: [end, next] }: LinePattern, day: DayType, facts: TimesFacts) {
  return facts.serviceHours.find(
    (entry) =>
      entry.station === end &&
      entry.nextStation === next &&
      entry.direction === direction &&
      entry.dayTypes.includes(day),
  );
}

/** The last period ends with the last train: the line's own end of service comes later. */
function periodsOf(pattern: LinePattern, day: DayType, facts: TimesFacts) {
  const { direction, stations } = pattern;
  const lastTrain = endTimes(pattern, day, facts)?.lastTrain ?? Number.POSITIVE_INFINITY;
  return facts.headways
    .filter((period) => period.direction === direction && period.dayTypes.includes(day))
    .filter(
      ({ from, to, startTime }) => from === stations[0] && to === stations.at(-1) && startTime < lastTrain,
    )
    .map((period) => ({ ...period, endTime: Math.min(period.endTime, lastTrain) }))
    .toSorted((one, other) => one.startTime - other.startTime);
}

/** Describes trains that run on a part of the line only. */
export function toExtraTrains({ line, headways, stations, context }: TimesFacts): string[] {
  const { i18n, locale } = context;
  const isWhole = ({ direction, from, to }: HeadwayPeriod) =>
    line.patterns.some(
      (pattern) =>
        pattern.direction === direction && pattern.stations[0] === from && pattern.stations.at(-1) === to,
    );
  const sentences = headways
    .filter((period) => !isWhole(period))
    .map(({ from, to, dayTypes, startTime, endTime, headwaySeconds }) => {
      const [one, other] = [from, to].toSorted();
      const ends = `${stationName(one!, stations, context)} – ${stationName(other!, stations, context)}`;
      const days = daysName(dayTypes, context);
      const hours = formatServiceTimes(startTime, endTime, locale);
      const every = intervalWords(headwaySeconds, context);
      return i18n._(msg`${ends}: ${days}, ${hours}, about every ${every}`);
    });
  return [...new Set(sentences)];
}
