import type { LineId, LineTrain, LiveState } from '@raang/domain';
import { crowdingOf, placeAge, type PlacedTrain, type Timetable } from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import type { PlannerNow } from '../realtime/live-source';
import { stateOfSource } from './live-state';

/** The trains of a line by direction, as far along it as they are, and how old what is known of the oldest is. */
export function trainsOfLine(
  line: LineId,
  { planner: { timetable }, live, lines }: PlannerNow,
  now: Date,
): { live: LiveState; trains: LineTrain[] } {
  const index = timetable.lineIds.indexOf(line);
  const placed = (timetable.live?.trains ?? [])
    .filter((train) => train.line === index)
    .toSorted(
      (a, b) => (a.direction ?? 2) - (b.direction ?? 2) || a.call - b.call || (a.key < b.key ? -1 : 1),
    );
  const trains = placed.flatMap((train) => toLineTrain(train, timetable, now) ?? []);
  const state: LiveState = lines.has(line) ? stateOfSource(live) : { state: 'none' };
  const [oldest] = trains.map(({ asOf }) => asOf).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { live: { ...state, ...(oldest && { asOf: oldest }) }, trains };
}

function toLineTrain(train: PlacedTrain, { stations }: Timetable, now: Date): LineTrain | undefined {
  const state = placeAge(train, now.getTime() / 1000);
  if (!state) return undefined;
  const { key, direction, headsign, place, isComputed, delaySeconds, label, occupancy, asOf } = train;
  const codeOf = (station: number) => stations.codes[station]!;
  const crowding = crowdingOf(occupancy);
  return {
    train: key,
    ...(direction !== undefined && { direction: direction === 1 ? 1 : 0 }),
    headsign,
    place:
      'at' in place
        ? { at: codeOf(place.at) }
        : { from: codeOf(place.from), to: codeOf(place.to), progress: place.progress },
    ...(isComputed && { isComputed }),
    ...(delaySeconds !== undefined && { delaySeconds }),
    ...(label && { label }),
    ...(crowding && { crowding }),
    state,
    asOf: networkTime.toIso(new Date(asOf * 1000)),
  };
}
