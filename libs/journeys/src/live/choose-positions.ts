import type { Timetable } from '../timetable/timetable';
import { placeAge } from '../timetable/placed-train';
import type { UpdatedTrain } from './draft-trains';
import { draftAsPlanned } from './draft-run';
import { createFit } from './feed-fit';
import { createPositionedFinder, type Positioned } from './find-positioned';
import type { NotPlacedReason, PositionsReport } from './positions-report';
import { createWay, type TrainWay } from './train-way';
import { count } from './updates-report';
import type { VehiclePosition } from './vehicle-position';

/** The positions of one address. */
export interface PositionFeed {
  /** When it was made, in seconds since 1970. */
  headerTime: number;
  /** It says that it is for another version of the timetable: the stop of a position has to be one of its train. */
  isOtherVersion?: boolean | undefined;
  positions: Iterable<VehiclePosition>;
}

/** A position that counts. */
export interface ChosenPosition {
  position: VehiclePosition;
  way: TrainWay;
  /** Day number of its service day. */
  day: number;
  /** When it was known, in seconds since 1970. */
  asOf: number;
  isOtherVersion: boolean;
  /** Of its feed. */
  report: PositionsReport;
}

export interface PositionContext {
  timetable: Timetable;
  /** By GTFS stop_id. */
  stopOf: (id: string) => number | undefined;
  updated: readonly UpdatedTrain[];
  /** Seconds since 1970. */
  now: number;
}

/** Chooses what counts: of each train the position of the feed that is named first, and in one feed the newest one. */
export function choosePositions(
  feeds: readonly PositionFeed[],
  context: PositionContext,
): { chosen: ChosenPosition[]; reports: PositionsReport[] } {
  const { timetable, updated } = context;
  const find = createPositionedFinder(
    timetable,
    updated.map(({ chosen }) => chosen),
  );
  const byName = new Map(updated.map((train) => [train.chosen.name, train]));
  const chosen = new Map<string, ChosenPosition>();
  const reports = feeds.map((feed) => {
    const report: PositionsReport = { matched: 0, notFound: {}, notPlaced: {} };
    for (const [name, one] of chooseInFeed(feed, report)) {
      if (chosen.has(name)) count(report.notPlaced, 'said-twice');
      else chosen.set(name, one);
    }
    return report;
  });
  // so that the order of a feed's entities changes nothing
  const inOrder = [...chosen]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, position]) => position);
  return { chosen: inOrder, reports };

  function chooseInFeed(feed: PositionFeed, report: PositionsReport): Map<string, ChosenPosition> {
    const fit = createFit(timetable);
    const found = new Map<string, ChosenPosition>();
    for (const position of feed.positions) {
      const train = find(position.trip, feed.headerTime);
      fit.note(position.trip, typeof train !== 'string');
      if (typeof train === 'string') {
        count(report.notFound, train);
        continue;
      }
      report.matched += 1;
      const one = toChosen(position, train, feed, report);
      if (typeof one === 'string') {
        count(report.notPlaced, one);
        continue;
      }
      const known = found.get(train.name);
      if (known) count(report.notPlaced, 'said-twice');
      if (!known || (position.timestamp ?? 0) >= (known.position.timestamp ?? 0)) found.set(train.name, one);
    }
    if (fit.isGood()) return found;
    count(report.notPlaced, 'other-timetable', found.size);
    return new Map();
  }

  function toChosen(
    position: VehiclePosition,
    { name, day, found }: Positioned,
    { headerTime, isOtherVersion = false }: PositionFeed,
    report: PositionsReport,
  ): ChosenPosition | NotPlacedReason {
    const train = byName.get(name);
    if (train && !train.isRunning) return 'not-running';
    const { timestamp = headerTime } = position;
    const said = Math.min(timestamp, headerTime);
    const draft = train?.drafted.run ?? (found && draftAsPlanned(timetable, found, { name, asOf: said }));
    if (!draft) return 'not-running';
    const way = createWay(context, draft, day);
    // of a train that waits at its first call nothing new is known for long
    const isWaiting = way.isTimed && way.zero + draft.calls[0]!.departure > headerTime;
    const asOf = isWaiting ? headerTime : said;
    if (!placeAge({ asOf }, context.now)) return 'too-old';
    return { position, way, day, asOf, isOtherVersion, report };
  }
}
