// Reference by exhaustive search: Dijkstra over every call of every train of every day. It shares only the feed with
// the planner, is slow on purpose, and implements headways, walks and days independently.
import type { Feed, FeedFrequency } from '../feed/feed';
import type { TripUpdate } from '../live/trip-update';
import {
  lastPredicted,
  type ReferenceLive,
  type ReportedCall,
  type ReportedRun,
  reportHeadwayTrain,
  reportRun,
} from './reference-live';

/** A station by its code, and the seconds of the walk between it and the passenger. */
export interface ReferenceEnd {
  station: string;
  seconds: number;
}

export interface ReferenceQuestion {
  feed: Feed;
  /** Day numbers of usable trains. */
  days: readonly number[];
  /** All times are relative to its midnight. */
  baseDay: number;
  /** The passenger chooses one at either end. */
  from: readonly ReferenceEnd[];
  to: readonly ReferenceEnd[];
  stepFree?: 'known' | 'known-or-unknown' | undefined;
  closedStations?: readonly string[] | undefined;
  closedLines?: readonly string[] | undefined;
  closedCalls?: readonly { lineId: string; station: string }[] | undefined;
  closedRuns?:
    | readonly {
        tripId: string;
        date?: string | undefined;
        startTime?: number | undefined;
        station?: string | undefined;
      }[]
    | undefined;
  closedStops?: readonly string[] | undefined;
  closedDirections?:
    readonly { lineId: string; directionId: number; station?: string | undefined }[] | undefined;
  delays?: readonly { lineId: string; seconds: number }[] | undefined;
  /** What is known of single trains; each of them has at most one update. */
  live?: ReferenceLive | undefined;
}

interface Call {
  location: number;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

/** A train; by headway its times are relative to its first departure, and `periods` say when it comes. */
export interface Run {
  /** Index into the feed's trips. */
  trip: number;
  /** Its service day. */
  on: number;
  calls: Call[];
  periods?: Period[];
  /** A passenger who reaches a platform later cannot rely on these trains. */
  until?: number;
  /** The start of the last train that serves all of its calls. */
  lastTrain?: number;
  /** A passenger who changes later, with one headway to spare, cannot rely on any of these trains. */
  closing?: number;
  /** By headway and by call: until then only the trains that live data have exist. */
  noneBefore?: readonly number[];
}

interface Period {
  start: number;
  end: number;
  headway: number;
  first?: number;
  last?: number;
}

const day = 86_400;
const platformChange = 120;
const longestChain = 900;
const mostRides = 8;

export interface Reference {
  /** Earliest arrival for a departure, by number of rides; Infinity if none. */
  earliestArrivals: (at: number) => number[];
  /** Latest departure for an arrival with at most so many rides; undefined if none. */
  latestDeparture: (by: number, rides: number, notBefore: number) => number | undefined;
}

/** Every open train, for boards of departures. */
export function referenceRuns(question: Omit<ReferenceQuestion, 'from' | 'to'>): Run[] {
  const asked = { ...question, from: [], to: [] };
  return findRuns(asked, findUsable(asked));
}

export function createReference(question: ReferenceQuestion): Reference {
  const { feed, from, to } = question;
  const usable = findUsable(question);
  const runs = findRuns(question, usable);
  const walks = findWalks(feed, usable);
  const boardings = Map.groupBy(
    runs.flatMap((run) => run.calls.flatMap((call, index) => (call.canBoard ? [{ run, index }] : []))),
    ({ run, index }) => run.calls[index]!.location,
  );
  /** The seconds of the walk, by platform. */
  const platforms = (ends: readonly ReferenceEnd[]) =>
    new Map(
      [...usable].flatMap((location) => {
        const { code } = feed.locations[stationOf(feed, location)]!;
        const walks = ends.filter(({ station }) => station === code).map(({ seconds }) => seconds);
        return walks.length > 0 ? [[location, Math.min(...walks)] as const] : [];
      }),
    );
  const [origins, destinations] = [platforms(from), platforms(to)];

  /**
   * @param until later times are ignored
   * @param isAnyEnough stops at the first arrival
   */
  function earliestArrivals(
    at: number,
    until = Number.POSITIVE_INFINITY,
    most = mostRides,
    isAnyEnough = false,
  ): number[] {
    const best = new Array<number>(mostRides + 1).fill(Number.POSITIVE_INFINITY);
    /** Per place, number of rides and whether boarding needs no change. */
    const known = new Map<number, number>();
    const queue: { time: number; location: number; rides: number; canBoard: boolean; key: number }[] = [];
    const reach = (time: number, location: number, rides: number, canBoard: boolean) => {
      const key = (location * (mostRides + 1) + rides) * 2 + Number(canBoard);
      if (time > until || time >= (known.get(key) ?? Number.POSITIVE_INFINITY)) return;
      known.set(key, time);
      queue.push({ time, location, rides, canBoard, key });
    };
    const end = (time: number, location: number, rides: number) => {
      best[rides] = Math.min(best[rides]!, time + (destinations.get(location) ?? Number.POSITIVE_INFINITY));
    };
    for (const [location, seconds] of origins) {
      reach(at + seconds, location, 0, false);
      reach(at + seconds, location, 0, true);
    }
    while (queue.length > 0 && !(isAnyEnough && best.some((time) => time <= until))) {
      // a linear queue is obviously correct
      let least = 0;
      for (let index = 1; index < queue.length; index += 1) {
        if (queue[index]!.time < queue[least]!.time) least = index;
      }
      const { time, location, rides, canBoard, key } = queue.splice(least, 1)[0]!;
      if (known.get(key)! < time) continue;
      if (canBoard) {
        const isStart = rides === 0 && origins.has(location);
        const arrive = (next: number, arrival: number) => reach(arrival, next, rides + 1, false);
        if (rides < most) rideFrom(location, time, isStart, arrive);
        continue;
      }
      end(time, location, rides);
      for (const [next, seconds] of walks.get(location) ?? []) {
        if (next !== location) end(time + seconds, next, rides);
        reach(time + seconds, next, rides, true);
      }
    }
    return best.map((time) => (time > until ? Number.POSITIVE_INFINITY : time));
  }

  function rideFrom(
    location: number,
    time: number,
    isStart: boolean,
    reach: (next: number, arrival: number) => void,
  ): void {
    for (const { run, index } of boardings.get(location) ?? []) {
      const { calls, periods, until = Number.POSITIVE_INFINITY, lastTrain, closing, noneBefore } = run;
      const since = Math.max(time, noneBefore?.[index] ?? time);
      if (since > until) continue;
      const { departure } = calls[index]!;
      // a passenger who changes can miss a train: one headway later there is another one
      const usable = periods?.filter(
        ({ headway }) =>
          isStart || (since - departure + headway <= lastTrain! && since + headway <= closing!),
      );
      const start = usable ? guaranteedStart(usable, since - departure) : 0;
      if (start === undefined || departure + start < time) continue;
      for (let next = index + 1; next < calls.length; next += 1) {
        const call = calls[next]!;
        if (call.canAlight) reach(call.location, call.arrival + start);
      }
    }
  }

  function latestDeparture(by: number, rides: number, notBefore: number): number | undefined {
    const arrives = (at: number) => Math.min(...earliestArrivals(at, by, rides, true)) <= by;
    // arrivals never decrease with departures, since a passenger can wait: binary search
    let [low, high] = [notBefore, by];
    if (high < low || !arrives(low)) return undefined;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (arrives(middle)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return { earliestArrivals, latestDeparture };
}

function stationOf({ locations }: Feed, location: number): number {
  const { parent } = locations[location]!;
  return parent < 0 ? location : parent;
}

/** Usable platforms. */
function findUsable({ feed, stepFree, closedStations = [] }: ReferenceQuestion): Set<number> {
  const usable = new Set<number>();
  for (const [index, location] of feed.locations.entries()) {
    if (location.kind !== 'stop') continue;
    const station = feed.locations[stationOf(feed, index)]!;
    if (closedStations.includes(station.code)) continue;
    const isStepFree = location.isStepFree ?? station.isStepFree;
    if (stepFree === 'known' && isStepFree !== true) continue;
    if (stepFree === 'known-or-unknown' && isStepFree === false) continue;
    usable.add(index);
  }
  return usable;
}

function runsOn(
  { weekdays, firstDay, lastDay, addedDays, removedDays }: Feed['services'][number],
  on: number,
) {
  if (removedDays.has(on)) return false;
  if (addedDays.has(on)) return true;
  const sundayFirst = new Date(on * day * 1000).getUTCDay();
  const bit = 1 << ((sundayFirst + 6) % 7);
  return on >= firstDay && on <= lastDay && (weekdays & bit) !== 0;
}

/** Bangkok's. */
const zoneSeconds = 7 * 3600;

/** Every train of every day that is not closed; calls where it passes have neither boarding nor alighting. */
function findRuns(question: ReferenceQuestion, usable: ReadonlySet<number>): Run[] {
  const { feed, days, baseDay, live } = question;
  const runs: Run[] = [];
  const updates = live?.updates ?? [];
  const unscheduled = updates.filter(({ relationship }) => relationship === 'UNSCHEDULED');
  const epoch = baseDay * day - zoneSeconds;
  const now = (live?.now ?? 0) - epoch;
  for (let trip = 0; trip < feed.trips.count; trip += 1) {
    const isRepeated = feed.frequencies.some((frequency) => frequency.trip === trip);
    for (const on of days) {
      const ofTrip = updates.filter(
        ({ trip: said }) => said.tripId === feed.trips.ids[trip] && isOn(said, on),
      );
      if (runsOn(feed.services[feed.trips.service[trip]!]!, on)) addTrip(trip, on, isRepeated, ofTrip);
      for (const update of updates)
        if (update.relationship === 'DUPLICATED' && update.trip.tripId === feed.trips.ids[trip])
          if (isOn(update.properties!, on)) addExact(trip, on, update.properties!.startTime!, update, true);
    }
  }
  for (const update of updates) if (update.relationship === 'NEW') addNew(update);
  return runs;

  function addTrip(trip: number, on: number, isRepeated: boolean, updates: readonly TripUpdate[]): void {
    const atFirst = feed.stopTimes.departure[feed.stopTimes.start[trip]!]!;
    const ofRun = (start: number) =>
      updates.find(
        ({ trip: said, relationship }) =>
          (!isRepeated || said.startTime === start) &&
          relationship !== 'UNSCHEDULED' &&
          relationship !== 'DUPLICATED',
      );
    for (const start of isRepeated ? exactStarts(feed, trip) : [atFirst])
      addExact(trip, on, start, ofRun(start), false);
    const byHeadway = feed.frequencies.filter((frequency) => frequency.trip === trip && !frequency.isExact);
    if (byHeadway.length > 0) addHeadway(trip, on, byHeadway);
  }

  function addExact(
    trip: number,
    on: number,
    start: number,
    update: TripUpdate | undefined,
    isCopy: boolean,
  ): void {
    const atFirst = feed.stopTimes.departure[feed.stopTimes.start[trip]!]!;
    const calls = callsOf(trip, (on - baseDay) * day + start - atFirst);
    const reported = update ? report(calls, update) : { calls, isPredicted: false };
    if (reported) add(trip, on, reported, isCopy ? undefined : start);
  }

  function report(calls: readonly ReportedCall[], update: TripUpdate): ReportedRun | undefined {
    const { relationship } = update;
    if (relationship === 'CANCELED' || relationship === 'DELETED') return undefined;
    if (relationship === 'REPLACEMENT') return replace(update);
    return reportRun(feed, calls, relative(update), now);
  }

  function addHeadway(trip: number, on: number, byHeadway: readonly FeedFrequency[]): void {
    const zero = (on - baseDay) * day;
    const atFirst = feed.stopTimes.departure[feed.stopTimes.start[trip]!]!;
    const calls = callsOf(trip, -atFirst);
    const liveTrains = unscheduled
      .filter(({ trip: said }) => isOn(said, on))
      .flatMap((update) => {
        const other = feed.trips.ids.indexOf(update.trip.tripId!);
        if (!isAlike(feed, trip, other) || !runsOn(feed.services[feed.trips.service[other]!]!, on)) return [];
        const train = reportHeadwayTrain(feed, callsOf(other, 0), relative(update), now);
        return train ? [{ other, train }] : [];
      });
    const family = liveTrains.map(({ train }) => train);
    const alike = trainsLike(feed, trip);
    const all = trainsLike(feed, trip, true);
    add(trip, on, { calls, isPredicted: false }, undefined, {
      periods: byHeadway.map((period) => toPeriod(feed, period, zero)),
      until: zero + lastMoment(feed, trip, alike),
      lastTrain: zero + lastStart(all),
      closing: zero + lastMoment(feed, trip, all),
      ...(family.length > 0 && { noneBefore: lastPredicted(family, now) }),
    });
    for (const { other, train } of liveTrains)
      if (other === trip) add(trip, on, { calls: train, isPredicted: true }, undefined);
  }

  function addNew(update: TripUpdate): void {
    const on = Date.parse(update.trip.startDate!) / 1000 / day;
    const line = feed.lines.findIndex(({ id }) => id === update.trip.routeId);
    const reported = replace(update);
    if (!reported || !days.includes(on) || line < 0) return;
    finish({ trip: -1, on, line, flag: 0, closures: lineClosures(line, update.trip.directionId) }, reported);
  }

  /** A train with stops of its own. */
  function replace(update: TripUpdate): ReportedRun | undefined {
    const calls = relative(update).stopTimeUpdates.flatMap((said): ReportedCall[] => {
      const location = feed.locations.findIndex(({ id, kind }) => kind === 'stop' && id === said.stopId);
      const [arrival, departure] = [said.arrival?.time, said.departure?.time];
      if (location < 0 || (arrival ?? departure) === undefined) return [];
      const times = {
        arrival: (arrival ?? departure)!,
        departure: Math.max((departure ?? arrival)!, (arrival ?? departure)!),
      };
      return [{ location, sequence: 0, ...times, canBoard: true, canAlight: true }];
    });
    return calls.length > 1 ? { calls, isPredicted: true } : undefined;
  }

  /** Times relative to the base day. */
  function relative(update: TripUpdate): TripUpdate {
    const event = (of: TripUpdate['stopTimeUpdates'][number]['arrival']) =>
      of && { ...of, ...(of.time !== undefined && { time: of.time - epoch }) };
    return {
      ...update,
      stopTimeUpdates: update.stopTimeUpdates.map((said) => ({
        ...said,
        arrival: event(said.arrival),
        departure: event(said.departure),
      })),
    };
  }

  function callsOf(trip: number, shift: number): ReportedCall[] {
    const { start, location, arrival, departure, canBoard, canAlight, sequence } = feed.stopTimes;
    return Array.from({ length: start[trip + 1]! - start[trip]! }, (_, index) => {
      const call = start[trip]! + index;
      return {
        location: location[call]!,
        sequence: sequence[call]!,
        arrival: arrival[call]! + shift,
        departure: departure[call]! + shift,
        canBoard: canBoard[call] === 1,
        canAlight: canAlight[call] === 1,
      };
    });
  }

  function add(
    trip: number,
    on: number,
    reported: ReportedRun,
    start: number | undefined,
    rest?: Partial<Run>,
  ): void {
    const closures = closuresOf(question, trip, on, start);
    const { line, stepFree } = feed.trips;
    finish({ trip, on, line: line[trip]!, flag: stepFree[trip]!, closures }, reported, rest);
  }

  function finish(
    {
      trip,
      on,
      line,
      flag,
      closures,
    }: { trip: number; on: number; line: number; flag: number; closures: readonly Closure[] },
    { calls, isPredicted }: ReportedRun,
    rest?: Partial<Run>,
  ): void {
    const { stepFree, delays = [] } = question;
    if (stepFree === 'known' && flag !== 1) return;
    if (stepFree === 'known-or-unknown' && flag === 2) return;
    const ofLine = delays.filter(({ lineId }) => lineId === feed.lines[line]!.id);
    // a prediction has the delay in it
    const delay = isPredicted ? 0 : Math.max(0, ...ofLine.map(({ seconds }) => seconds));
    const open = calls.map(({ location, arrival, departure, canBoard, canAlight }) => {
      const { code } = feed.locations[stationOf(feed, location)]!;
      const { id } = feed.locations[location]!;
      const isClosed = closures.some(({ station = code, stopId = id }) => station === code && stopId === id);
      const isUsable = usable.has(location) && !isClosed;
      return {
        location,
        arrival: arrival + delay,
        departure,
        canBoard: isUsable && canBoard,
        canAlight: isUsable && canAlight,
      };
    });
    runs.push({ trip, on, calls: open, ...rest });
  }

  /** Those of a train that is no run of the timetable. */
  function lineClosures(line: number, direction: number | undefined): Closure[] {
    const { closedLines = [], closedCalls = [], closedStops = [], closedDirections = [] } = question;
    const isOfLine = ({ lineId }: { lineId: string }) => lineId === feed.lines[line]!.id;
    return [
      ...closedLines.filter((lineId) => isOfLine({ lineId })).map(() => ({})),
      ...closedCalls.filter(isOfLine),
      ...closedStops.map((stopId) => ({ stopId })),
      ...closedDirections.filter((closed) => isOfLine(closed) && closed.directionId === direction),
    ].map(({ station, stopId }: Closure) => ({ station, ...(stopId !== undefined && { stopId }) }));
  }
}

const isOn = ({ startDate }: { startDate?: string | undefined }, on: number) =>
  startDate !== undefined && Date.parse(startDate) === on * day * 1000;

/** Whether two headway trips have the same calls in the same direction of a line. */
function isAlike(feed: Feed, trip: number, other: number): boolean {
  const { line, direction, hasDirection } = feed.trips;
  const { start, location, canBoard, canAlight } = feed.stopTimes;
  const callsOf = (one: number) =>
    Array.from({ length: start[one + 1]! - start[one]! }, (_, index) => start[one]! + index)
      .map((call) => [location[call], canBoard[call], canAlight[call]].join(':'))
      .join();
  return (
    feed.frequencies.some((frequency) => frequency.trip === other && !frequency.isExact) &&
    [line, direction, hasDirection].every((column) => column[trip] === column[other]) &&
    callsOf(trip) === callsOf(other)
  );
}

function exactStarts({ frequencies }: Feed, trip: number): number[] {
  return frequencies
    .filter((frequency) => frequency.trip === trip && frequency.isExact)
    .flatMap(({ startTime, endTime, headwaySeconds }) =>
      Array.from(
        { length: Math.ceil((endTime - startTime) / headwaySeconds) },
        (_, index) => startTime + index * headwaySeconds,
      ),
    );
}

/** Closes all calls of a run, or those at a station or a platform. */
interface Closure {
  station?: string | undefined;
  stopId?: string;
}

/** @param start of the run, undefined by headway */
function closuresOf(
  question: ReferenceQuestion,
  trip: number,
  on: number,
  start: number | undefined,
): Closure[] {
  const { feed, closedLines, closedCalls, closedRuns, closedStops, closedDirections } = question;
  const { ids, line, direction, hasDirection } = feed.trips;
  const isOfLine = ({ lineId }: { lineId: string }) => lineId === feed.lines[line[trip]!]!.id;
  const isRepeated = feed.frequencies.some((frequency) => frequency.trip === trip);
  const isOnly = () => exactStarts(feed, trip).filter((other) => other === start).length === 1;
  return [
    ...(closedLines ?? []).filter((lineId) => isOfLine({ lineId })).map(() => ({})),
    ...(closedCalls ?? []).filter(isOfLine),
    ...(closedStops ?? []).map((stopId) => ({ stopId })),
    ...(closedDirections ?? []).filter(
      (closed) => isOfLine(closed) && hasDirection[trip] === 1 && closed.directionId === direction[trip],
    ),
    ...(closedRuns ?? []).filter(({ tripId, date, startTime }) => {
      if (tripId !== ids[trip] || start === undefined) return false;
      if (date !== undefined && Date.parse(date) !== on * day * 1000) return false;
      return isRepeated ? startTime === start && isOnly() : (startTime ?? start) === start;
    }),
  ].map(({ station, stopId }: Closure) => ({ station, ...(stopId !== undefined && { stopId }) }));
}

/**
 * The trains by headway with the same calls on the same days.
 * @param isAnyLonger also those that have more calls before or after them
 */
function trainsLike(feed: Feed, wanted: number, isAnyLonger = false): FeedFrequency[] {
  const { line, direction, hasDirection, service } = feed.trips;
  const callsOf = (trip: number) => {
    const [from, to] = [feed.stopTimes.start[trip]!, feed.stopTimes.start[trip + 1]!];
    const { location, canBoard, canAlight } = feed.stopTimes;
    return Array.from(location.slice(from, to), (at, call) =>
      [at, canBoard[from + call], canAlight[from + call]].join(),
    );
  };
  const calls = callsOf(wanted);
  return feed.frequencies.filter(({ trip, isExact }) => {
    if (isExact) return false;
    if ([line, direction, hasDirection, service].some((column) => column[trip] !== column[wanted]))
      return false;
    const others = callsOf(trip);
    if (!isAnyLonger && others.length !== calls.length) return false;
    return others.some((_, first) => calls.every((call, index) => others[first + index] === call));
  });
}

function lastStart(trains: readonly FeedFrequency[]): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, endTime, headwaySeconds } of trains) {
    for (let start = startTime; start < endTime; start += headwaySeconds) last = Math.max(last, start);
  }
  return last;
}

/** On a line that closes, the start of the last train, but not after closing. */
function lastMoment(feed: Feed, trip: number, trains: readonly FeedFrequency[]): number {
  const { closesAt } = feed.lines[feed.trips.line[trip]!]!;
  return closesAt === undefined ? Number.POSITIVE_INFINITY : Math.min(lastStart(trains), closesAt);
}

/** First and last trains are guaranteed, except where an adjoining period of the same trains continues. */
function toPeriod(feed: Feed, period: FeedFrequency, zero: number): Period {
  const { startTime, endTime, headwaySeconds } = period;
  const alike = trainsLike(feed, period.trip);
  const joinsBefore = alike.some((other) => other.startTime < startTime && startTime <= other.endTime);
  const joinsAfter = alike.some((other) => other.startTime <= endTime && endTime < other.endTime);
  let last = startTime;
  while (last + headwaySeconds < endTime) last += headwaySeconds;
  return {
    start: zero + startTime,
    end: zero + endTime,
    headway: headwaySeconds,
    ...(!joinsBefore && { first: zero + startTime }),
    ...(!joinsAfter && { last: zero + last }),
  };
}

/** The first second by which a train has come in any case for a passenger who waits since `ready`. */
function guaranteedStart(periods: readonly Period[], ready: number): number | undefined {
  const candidates: number[] = [];
  for (const { start, end, headway, first, last } of periods) {
    const waited = Math.max(ready, start);
    const hasService = last === undefined ? waited < end : waited <= last;
    if (first !== undefined && first >= ready) candidates.push(first);
    if (last !== undefined && last >= ready) candidates.push(last);
    if (hasService) candidates.push(waited + headway);
  }
  return candidates.length > 0 ? Math.min(...candidates) : undefined;
}

/** All walks, by Floyd and Warshall; a stop's entry for itself is its change time. */
function findWalks(feed: Feed, usable: ReadonlySet<number>): Map<number, Map<number, number>> {
  const stops = [...usable];
  const rules = stops.map((from) => stops.map((to) => saidOfWalk(feed, from, to)));
  const shortest = rules.map((row) => row.map((seconds) => seconds ?? Number.POSITIVE_INFINITY));
  for (const by of stops.keys()) {
    for (const [from, row] of shortest.entries()) {
      for (let to = 0; to < row.length; to += 1) {
        if (from === by || by === to || from === to) continue;
        row[to] = Math.min(row[to]!, row[by]! + shortest[by]![to]!);
      }
    }
  }
  return new Map(
    stops.map((from, row) => [
      from,
      new Map(
        stops.flatMap((to, column) => {
          const chain = shortest[row]![column]!;
          const seconds = rules[row]![column] ?? (chain <= longestChain ? chain : Number.POSITIVE_INFINITY);
          return seconds < Number.POSITIVE_INFINITY ? [[to, seconds] as const] : [];
        }),
      ),
    ]),
  );
}

/** Infinity if the feed forbids the transfer, undefined if it has no rule. */
function saidOfWalk(feed: Feed, from: number, to: number): number | undefined {
  const matches = (end: number, location: number) => end === location || end === stationOf(feed, location);
  const rules = feed.transfers
    .filter((rule) => matches(rule.from, from) && matches(rule.to, to))
    .map((rule, index) => ({ rule, index, exact: Number(rule.from === from) + Number(rule.to === to) }))
    .sort((a, b) => b.exact - a.exact || b.index - a.index);
  const [best] = rules;
  if (best) return best.rule.isPossible ? best.rule.minimumSeconds! : Number.POSITIVE_INFINITY;
  if (from === to) return 0;
  return stationOf(feed, from) === stationOf(feed, to) ? platformChange : undefined;
}
