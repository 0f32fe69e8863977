import type { CancelledRun } from '../timetable/live-timetable';
import type { UpdatedTrain } from './draft-trains';
import type { RunDraft } from './live-run';
import { isMoreThanPlanned } from './pass-calls';
import type { PositionedTrain } from './place-trains';

/** What live data say of one service day, before it is ready for searches. */
export interface DayDraft {
  removed: Map<number, Set<number>>;
  cancelled: CancelledRun[];
  runs: RunDraft[];
}

/** By day number, the trains that do not run as the timetable says: by their updates, or by a position alone. */
export function draftDays(
  updated: readonly UpdatedTrain[],
  positioned: readonly PositionedTrain[],
): Map<number, DayDraft> {
  const drafts = new Map<number, DayDraft>();
  for (const { chosen, drafted } of updated) {
    const { run, removes, isShown } = drafted;
    if (!run && !removes) continue;
    const draft = draftOf(chosen.day);
    if (run) draft.runs.push(run);
    if (!removes) continue;
    remove(draft, removes);
    const { pattern, trip } = removes;
    if (!run && isShown) draft.cancelled.push({ pattern, trip, asOf: chosen.asOf });
  }
  const known = new Set(updated.map(({ drafted }) => drafted.run));
  for (const one of positioned) {
    const { way, day, asOf } = one;
    const run = way.draft;
    const { kind, base } = run.facts;
    // a train of a headway service is known by its times alone
    if (known.has(run) || kind !== 'timetable' || !base || !isMoreThanPlanned(one)) continue;
    const draft = draftOf(day);
    draft.runs.push({ ...run, facts: { ...run.facts, asOf } });
    remove(draft, base);
  }
  return drafts;

  function draftOf(day: number): DayDraft {
    const draft = drafts.get(day) ?? { removed: new Map(), cancelled: [], runs: [] };
    drafts.set(day, draft);
    return draft;
  }
}

function remove({ removed }: DayDraft, { pattern, trip }: { pattern: number; trip: number }): void {
  removed.set(pattern, (removed.get(pattern) ?? new Set()).add(trip));
}
