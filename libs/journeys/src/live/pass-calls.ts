import type { RunDraft } from './live-run';
import { occupancyOf } from './occupancy-of';
import type { PositionedTrain } from './place-trains';

/** The occupancy of a train counts for so many calls ahead: then passengers have changed. */
const callsAhead = 3;

/** A train as its position has it: nobody boards or leaves where it has been. Its times stay. */
export function passCalls(draft: RunDraft, { place, position }: PositionedTrain): RunDraft {
  const next = place.progress === undefined ? place.call : place.call + 1;
  const calls = draft.calls.map((call, index) => {
    if (index < next) return { ...call, canBoard: false, canAlight: false, state: 'past' as const };
    return index < next + callsAhead ? { ...call, occupancy: call.occupancy ?? occupancyOf(position) } : call;
  });
  return { ...draft, calls };
}

/** Whether the timetable alone is wrong of a train that runs as planned: it has left a call early, or its occupancy is known. */
export function isMoreThanPlanned(train: PositionedTrain): boolean {
  const { draft, zero } = train.way;
  return passCalls(draft, train).calls.some(
    ({ state, departure, occupancy }) =>
      occupancy !== undefined || (state === 'past' && zero + departure > train.asOf),
  );
}
