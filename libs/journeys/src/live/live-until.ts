import { runsOn } from '../feed/service-day';
import { never } from '../timetable/headway-service';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { RunDraft } from './live-run';
import type { CallState } from '../timetable/live-timetable';
import type { LiveCall } from './predict-calls';

/** Predictions of headway trains that are farther ahead are not used. */
const usedAheadSeconds = 30 * 60;

/**
 * Until when only the predicted trains of headway services exist, and the runs of the day with the calls that passengers can
 * count on. An unreported train can only make a passenger earlier.
 * @param now seconds since 1970
 */
export function findLiveUntil(
  timetable: Timetable,
  day: number,
  drafts: readonly RunDraft[],
  now: number,
): { liveUntil: Int32Array | undefined; runs: RunDraft[] } {
  const { patterns, services } = timetable;
  const latest = now + usedAheadSeconds - serviceZero(timetable.timeZone, day);
  const isHeadway = ({ facts }: RunDraft) => facts.kind === 'headway';
  if (!drafts.some(isHeadway)) return { liveUntil: undefined, runs: [...drafts] };
  const liveUntil = new Int32Array(patterns.stop.length).fill(-never);
  for (const draft of drafts.filter(isHeadway)) {
    for (const pattern of familyOf(patterns, draft.facts.base!.pattern)) {
      if (!runsOn(services[patterns.service[patterns.tripStart[pattern]!]!]!, day)) continue;
      for (const [index, { departure, state }] of draft.calls.entries()) {
        const at = patterns.callStart[pattern]! + index;
        if (isKnown(state) && departure <= latest) liveUntil[at] = Math.max(liveUntil[at]!, departure);
      }
    }
  }
  return { liveUntil, runs: drafts.flatMap((draft) => (isHeadway(draft) ? soonOnly(draft) : [draft])) };

  /** Nothing of a train that is predicted for later only. */
  function soonOnly(draft: RunDraft): RunDraft[] {
    const isSoon = ({ state, departure }: LiveCall) => isKnown(state) && departure <= latest;
    if (!draft.calls.some(isSoon)) return [];
    const calls = draft.calls.map((call) => ({
      ...call,
      canBoard: call.canBoard && call.departure <= latest,
    }));
    return [{ ...draft, calls }];
  }
}

const isKnown = (state: CallState) => state === 'predicted' || state === 'about';

/** The headway patterns with the same calls: their trains cannot be told apart. */
function familyOf(patterns: TimetablePatterns, wanted: number): readonly number[] {
  const known = families.get(patterns) ?? groupFamilies(patterns);
  families.set(patterns, known);
  return known.get(wanted)!;
}

const families = new WeakMap<TimetablePatterns, ReadonlyMap<number, readonly number[]>>();

function groupFamilies(patterns: TimetablePatterns): ReadonlyMap<number, readonly number[]> {
  const { count, isHeadway, line, direction, hasDirection, callStart, stop, canBoard, canAlight } = patterns;
  const byHeadway = Array.from({ length: count }, (_, pattern) => pattern).filter(
    (pattern) => isHeadway[pattern] === 1,
  );
  const groups = Map.groupBy(byHeadway, (pattern) => {
    const columns = [stop, canBoard, canAlight].map((column) =>
      column.subarray(callStart[pattern], callStart[pattern + 1]).join(),
    );
    return [line[pattern], direction[pattern], hasDirection[pattern], ...columns].join(' ');
  });
  return new Map([...groups.values()].flatMap((group) => group.map((pattern) => [pattern, group])));
}
