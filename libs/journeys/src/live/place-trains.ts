import { placeAge, type PlacedTrain } from '../timetable/placed-train';
import { choosePositions, type PositionContext, type PositionFeed } from './choose-positions';
import { callPlaceOf, describeTrain, type OnWay } from './describe-train';
import { placeByPosition } from './place-by-position';
import { placeByTimes } from './place-by-times';
import type { PositionsReport } from './positions-report';
import { createWay } from './train-way';
import { count } from './updates-report';
import type { VehiclePosition } from './vehicle-position';

/** A train that a position has on its way. */
export interface PositionedTrain extends OnWay {
  position: VehiclePosition;
}

/**
 * Where trains are: by their positions, the address that is named first before the others, else by their predicted times. A
 * position without a place is left out, and counted. Never throws.
 * @param previous trains as they were placed before: coordinates have none behind its previous place
 */
export function placeTrains(
  feeds: readonly PositionFeed[],
  previous: readonly PlacedTrain[],
  context: PositionContext,
): { trains: PlacedTrain[]; positioned: PositionedTrain[]; reports: PositionsReport[] } {
  const before = new Map(
    previous.filter(({ isComputed }) => !isComputed).map((train) => [train.key, callPlaceOf(train)]),
  );
  const { chosen, reports } = choosePositions(feeds, context);
  const positioned: PositionedTrain[] = [];
  /** A position that is elsewhere contradicts the times of its train. */
  const seen = new Set<string>();
  for (const one of chosen) {
    const { key } = one.way.draft.facts;
    const place = placeByPosition(one.way, one.position, { ...one, previous: before.get(key) });
    if (place !== 'no-place') seen.add(key);
    if (typeof place === 'string') count(one.report.notPlaced, place);
    else positioned.push({ ...one, place });
  }
  const trains = [
    ...positioned.map((one) => describeTrain(one, one.position)),
    ...computedTrains(context).filter(({ key }) => !seen.has(key)),
  ];
  // so that the order of a feed's entities changes nothing
  return { trains: trains.sort((a, b) => (a.key < b.key ? -1 : 1)), positioned, reports };
}

/** The trains with predicted times that are on their way by these. */
function computedTrains(context: PositionContext): PlacedTrain[] {
  const { updated, now } = context;
  return updated.flatMap(({ chosen: { day, asOf }, drafted: { run } }) => {
    if (!run?.facts.isPredicted || !placeAge({ asOf }, now)) return [];
    const way = createWay(context, run, day);
    const place = placeByTimes(way, now);
    return place ? [describeTrain({ way, day, place, asOf })] : [];
  });
}
