import { secondsPerDay } from '@raang/text-time';
import { createDay } from '../timetable/days';
import type { Timetable } from '../timetable/timetable';
import { findQuickestRides } from '../timetable/quickest-rides';
import { chooseUpdates, type TripUpdateFeed } from './choose-updates';
import { draftRun, type DraftContext } from './draft-run';
import { count, type UpdatesReport } from './updates-report';
import { createLivePatterns } from './live-patterns';
import type { RunDraft } from './live-run';
import type { CancelledRun, LiveDay, LiveTimetable } from '../timetable/live-timetable';
import { findLiveUntil } from './live-until';

/** What live data say of one service day, before it is ready for searches. */
interface DayDraft {
  removed: Map<number, Set<number>>;
  cancelled: CancelledRun[];
  runs: RunDraft[];
}

/**
 * Matches the trip updates of some addresses with a timetable, the one that is named first before the others. What is not
 * understood is left out, and counted. `lines` are those that the feeds know, by index. Never throws.
 * @param now seconds since 1970
 */
export function createLiveTimetable(
  timetable: Timetable,
  feeds: readonly TripUpdateFeed[],
  now: number,
): { live: LiveTimetable; reports: UpdatesReport[]; lines: ReadonlySet<number> } {
  const { chosen, reports, lines } = chooseUpdates(timetable, feeds, now);
  const stops = new Map(timetable.stops.ids.map((id, stop) => [id, stop]));
  // a train that a faulty feed has years ahead would make every search look at all days until then
  const latest = (timetable.daysBefore + 2) * secondsPerDay;
  const context: DraftContext = {
    timetable,
    stopOf: (id) => stops.get(id),
    isPossible: (time) => time >= -secondsPerDay && time <= latest,
  };
  const drafts = new Map<number, DayDraft>();
  for (const one of chosen) {
    const drafted = draftRun(one, context);
    if (typeof drafted === 'string') {
      count(one.report.leftOut, drafted);
      continue;
    }
    one.report.trains += 1;
    const { run, removes, isShown } = drafted;
    if (!run && !removes) continue;
    const draft: DayDraft = drafts.get(one.day) ?? { removed: new Map(), cancelled: [], runs: [] };
    drafts.set(one.day, draft);
    if (run) draft.runs.push(run);
    if (!removes) continue;
    const { pattern, trip } = removes;
    draft.removed.set(pattern, (draft.removed.get(pattern) ?? new Set()).add(trip));
    if (!run && isShown) draft.cancelled.push({ pattern, trip, asOf: one.asOf });
  }
  const days = new Map([...drafts].map(([day, draft]) => [day, toLiveDay(timetable, day, draft, now)]));
  return { live: { patterns: timetable.patterns, days }, reports, lines };
}

function toLiveDay(
  timetable: Timetable,
  day: number,
  { removed, cancelled, runs: drafts }: DayDraft,
  now: number,
): LiveDay {
  const { liveUntil, runs: used } = findLiveUntil(timetable, day, drafts, now);
  const { patterns, runs } = createLivePatterns(used);
  const { stops } = timetable;
  return {
    removed,
    cancelled,
    patterns,
    runs,
    liveUntil,
    day: createDay({ services: [onlyOn(day)], patterns, stops }, day),
    quickestRides: findQuickestRides(patterns, stops.count),
  };
}

/** The service of live trains. */
const onlyOn = (day: number): Timetable['services'][number] => ({
  id: 'live',
  weekdays: 0,
  firstDay: day,
  lastDay: day,
  addedDays: new Set([day]),
  removedDays: new Set(),
});
