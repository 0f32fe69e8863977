import type { DayType, Line, LineId, ServiceHours, StationCode, StationDetail } from '@raang/domain';
import { intervalMinutes, writeTime } from '@raang/text-time';
import { type Figure, type FigureData, FigureError, unknown } from './figure';

export function lineOf(id: LineId, { feed: { network } }: FigureData): Line {
  const line = network.lines.get(id);
  if (!line) throw unknown('line', id, network.lines.keys());
  return line;
}

/** @param attribute names the station in the message */
export function stationOf(attribute: string, code: StationCode, { feed }: FigureData): StationDetail {
  const station = feed.network.stations.get(code);
  if (!station) throw new FigureError(`${attribute}: there is no station ${code}`);
  return station;
}

export interface TrainQuestion {
  line?: LineId | undefined;
  station?: StationCode | undefined;
  towards?: StationCode | undefined;
  day: DayType;
}

/** First and last train of a station in the direction of another, or of a line from its ends. */
export function trainHours(question: TrainQuestion, data: FigureData): { first: number; last: number } {
  const hours = question.station ? hoursTowards(question, data) : hoursOfEnds(question, data);
  if (hours.length === 0)
    throw new FigureError(
      question.station
        ? `no train runs from ${question.station} to ${question.towards ?? '?'} on this day (${question.day})`
        : `no train leaves the ends of the line on this day (${question.day})`,
    );
  return {
    first: Math.min(...hours.map(({ firstTrain }) => firstTrain)),
    // the earliest of several: no passenger may come too late
    last: Math.min(...hours.map(({ lastTrain }) => lastTrain)),
  };
}

function hoursOfEnds({ line: id, day }: TrainQuestion, data: FigureData): ServiceHours[] {
  if (!id) throw new FigureError('needs line, or station and towards');
  return lineOf(id, data)
    .patterns.filter(({ isBranch }) => !isBranch)
    .flatMap(({ direction, stations: [end, next] }) =>
      stationOf('line', end!, data).serviceHours.filter(
        (hours) =>
          hours.lineId === id &&
          hours.direction === direction &&
          hours.nextStation === next &&
          hours.dayTypes.includes(day),
      ),
    );
}

/** The hours of the shortest way: a loop leads to a station in both directions. */
function hoursTowards({ station, towards, line, day }: TrainQuestion, data: FigureData): ServiceHours[] {
  if (!station || !towards) throw new FigureError('station needs towards, a station that the train calls at');
  stationOf('towards', towards, data);
  if (line) lineOf(line, data);
  const ways = stationOf('station', station, data)
    .serviceHours.filter((hours) => (!line || hours.lineId === line) && hours.dayTypes.includes(day))
    .map((hours) => ({ hours, calls: callsTo(towards, station, hours, data) }));
  const fewest = Math.min(...ways.map(({ calls }) => calls));
  return ways.filter(({ calls }) => calls === fewest && calls < Infinity).map(({ hours }) => hours);
}

function callsTo(to: StationCode, from: StationCode, hours: ServiceHours, data: FigureData): number {
  const ways = lineOf(hours.lineId, data)
    .patterns.filter(({ direction }) => direction === hours.direction)
    .flatMap(({ stations }) =>
      stations.map((code, at) => {
        const isHere = code === from && stations[at + 1] === hours.nextStation;
        const then = isHere ? stations.indexOf(to, at + 1) : -1;
        return then < 0 ? Infinity : then - at;
      }),
    );
  return Math.min(...ways);
}

export interface HeadwayQuestion {
  line?: LineId | undefined;
  station?: StationCode | undefined;
  day: DayType;
  /** Seconds since midnight; without it the whole day counts. */
  at?: number | undefined;
}

/** How often trains run between the ends of a line, or how often those run that call at a station. */
export function headway({ line, station, day, at }: HeadwayQuestion, data: FigureData): Figure {
  const { network } = data.feed;
  if (!line && !station) throw new FigureError('needs line or station');
  const lines = line ? [line] : stationOf('station', station!, data).lineIds;
  const runs = new Set(
    lines.flatMap((id) =>
      lineOf(id, data)
        .patterns.filter(({ isBranch, stations }) => (station ? stations.includes(station) : !isBranch))
        .map(({ stations }) => `${id} ${stations[0]} ${stations.at(-1)}`),
    ),
  );
  const periods = network.headways.filter(
    ({ lineId, from, to, dayTypes, startTime, endTime }) =>
      runs.has(`${lineId} ${from} ${to}`) &&
      dayTypes.includes(day) &&
      (at === undefined || (startTime <= at && at < endTime)),
  );
  if (periods.length === 0)
    throw new FigureError(
      `${lines.join()}: there is no headway then (${day}${at === undefined ? '' : ` ${writeTime(at)}`})`,
    );
  const every = periods.map(({ headwaySeconds }) => intervalMinutes(headwaySeconds));
  return {
    kind: 'minutes',
    least: Math.min(...every.map(({ least }) => least)),
    most: Math.max(...every.map(({ most }) => most)),
  };
}
