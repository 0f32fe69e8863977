import { sums } from '../timetable/create-patterns';
import { never } from '../timetable/headway-service';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import { splitRows } from '../timetable/trip-runs';
import type { RunDraft } from './live-run';
import { callStates, type LiveRun } from '../timetable/live-timetable';
import type { Occupancy } from '../timetable/occupancy';

/** The trip of a train with stops of its own: it has no headsign but its last station. */
const noTrip = 0xffff_ffff;

/** A train whose calls have what its pattern allows. */
interface WindowedDraft extends RunDraft {
  /** The first and the last call where passengers can board. */
  boardable: { first: number; last: number };
}

/** Trains with the same calls form patterns without overtaking, as those of the timetable. */
export function createLivePatterns(drafts: readonly RunDraft[]): {
  patterns: TimetablePatterns;
  runs: LiveRun[];
} {
  const rows = [...Map.groupBy(drafts.map(toWindowed), patternKey).values()].flatMap((alike) =>
    splitRows(inOrderOfKeys(alike), {
      calls: alike[0]!.calls.length,
      arrivalOf: ({ calls }, call) => calls[call]!.arrival,
      departureOf: ({ calls }, call) => calls[call]!.departure,
    }),
  );
  return { patterns: toColumns(rows), runs: rows.flat().map(toRun) };
}

/** So that the order of a feed's entities changes nothing. */
function inOrderOfKeys(drafts: readonly WindowedDraft[]): WindowedDraft[] {
  return drafts.toSorted((a, b) => (a.facts.key < b.facts.key ? -1 : 1));
}

/**
 * Trains differ by the calls that they have passed, and by those that are too far ahead. So that they share a pattern, it
 * allows what is planned at such calls, and each train has a window. A call that is closed in between is closed by pattern.
 */
function toWindowed(draft: RunDraft): WindowedDraft {
  const { calls, planned } = draft;
  const last = calls.findLastIndex(({ canBoard }) => canBoard);
  const first = last < 0 ? calls.length : calls.findIndex(({ canBoard }) => canBoard);
  return {
    ...draft,
    boardable: { first, last: Math.max(last, 0) },
    calls: calls.map((call, index) => ({
      ...call,
      canBoard: index < first || index > last ? planned[index]!.canBoard : call.canBoard,
      canAlight: index <= first ? planned[index]!.canAlight : call.canAlight,
    })),
  };
}

function patternKey({ line, direction, hasDirection, stepFree, calls, facts }: WindowedDraft): string {
  let key = `${line} ${direction} ${hasDirection} ${stepFree} ${facts.isPredicted}`;
  for (const { stop, canBoard, canAlight } of calls)
    key += ` ${stop}${canBoard ? 'b' : ''}${canAlight ? 'a' : ''}`;
  return key;
}

function toColumns(rows: readonly (readonly WindowedDraft[])[]): TimetablePatterns {
  const firsts = rows.map((row) => row[0]!);
  const drafts = rows.flat();
  const calls = firsts.flatMap((draft) => draft.calls);
  return {
    count: rows.length,
    line: Uint32Array.from(firsts, ({ line }) => line),
    direction: Uint8Array.from(firsts, ({ direction }) => direction),
    hasDirection: Uint8Array.from(firsts, ({ hasDirection }) => Number(hasDirection)),
    isHeadway: new Uint8Array(rows.length),
    callStart: sums(firsts.map((draft) => draft.calls.length)),
    stop: Uint32Array.from(calls, ({ stop }) => stop),
    canBoard: Uint8Array.from(calls, ({ canBoard }) => Number(canBoard)),
    canAlight: Uint8Array.from(calls, ({ canAlight }) => Number(canAlight)),
    boardable: {
      first: Uint32Array.from(drafts, ({ boardable }) => boardable.first),
      last: Uint32Array.from(drafts, ({ boardable }) => boardable.last),
    },
    tripStart: sums(rows.map((row) => row.length)),
    trip: Uint32Array.from(drafts, ({ trip }) => trip ?? noTrip),
    // the only service, which runs
    service: new Uint32Array(drafts.length),
    stepFree: Uint8Array.from(drafts, ({ stepFree }) => stepFree),
    begin: Int32Array.from(drafts, (draft) => draft.calls[0]!.arrival),
    timeStart: sums(rows.map((row) => 2 * row.length * row[0]!.calls.length)),
    elapsed: toElapsed(drafts),
    periods: rows.map(() => undefined),
    reliableUntil: new Int32Array(rows.length).fill(never),
    changeUntil: new Int32Array(rows.length).fill(never),
    lastStart: new Int32Array(rows.length).fill(never),
    longestHeadway: new Int32Array(rows.length),
  };
}

function toElapsed(drafts: readonly RunDraft[]): Int32Array {
  const elapsed = new Int32Array(drafts.reduce((times, { calls }) => times + 2 * calls.length, 0));
  let at = 0;
  for (const { calls } of drafts) {
    const begin = calls[0]!.arrival;
    for (const { arrival, departure } of calls) {
      elapsed[at] = arrival - begin;
      elapsed[at + 1] = departure - begin;
      at += 2;
    }
  }
  return elapsed;
}

function toRun({ facts, calls, planned, hasSchedule }: RunDraft): LiveRun {
  const states = new Uint8Array(calls.length);
  const scheduled = new Int32Array(calls.length);
  const scheduledStops = new Map<number, number>();
  const unknownPlatforms = new Set<number>();
  const occupancies = new Map<number, Occupancy>();
  for (const [call, { stop, state, isPlatformUnknown, occupancy }] of calls.entries()) {
    states[call] = callStates.indexOf(state);
    scheduled[call] = planned[call]!.departure;
    if (stop !== planned[call]!.stop) scheduledStops.set(call, planned[call]!.stop);
    if (isPlatformUnknown) unknownPlatforms.add(call);
    if (occupancy !== undefined) occupancies.set(call, occupancy);
  }
  return {
    ...facts,
    states,
    scheduled: hasSchedule ? scheduled : undefined,
    scheduledStops,
    unknownPlatforms,
    occupancy: occupancies,
  };
}
