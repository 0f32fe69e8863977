import type { ChosenUpdate } from './choose-updates';
import { type DraftContext, type Drafted, draftRun } from './draft-run';
import { count } from './updates-report';

/** A train that an update is about. */
export interface UpdatedTrain {
  chosen: ChosenUpdate;
  drafted: Drafted;
  /** False if it is cancelled, or stops nowhere. */
  isRunning: boolean;
}

/** What becomes of the trains of updates; those that do not count are only counted. */
export function draftTrains(updates: readonly ChosenUpdate[], context: DraftContext): UpdatedTrain[] {
  return updates.flatMap((chosen) => {
    const { report, update, subject } = chosen;
    const drafted = draftRun(chosen, context);
    if (typeof drafted === 'string') {
      count(report.leftOut, drafted);
      return [];
    }
    report.trains += 1;
    const { run, removes } = drafted;
    const isCancelled = update.relationship === 'CANCELED' || update.relationship === 'DELETED';
    const isAsPlanned = subject.kind === 'run' && !removes && !isCancelled;
    return [{ chosen, drafted, isRunning: run !== undefined || isAsPlanned }];
  });
}
