import { msg } from '@lingui/core/macro';
import type { LineId } from '@raang/domain';
import type { ServiceState } from '@raang/ui';
import { briefBasisWords } from '../shared/alerts/reports-words';
import {
  type StatusBoardData,
  type StatusBoardModel,
  type StatusRowModel,
  toStatusBoard,
} from '../shared/alerts/status-board-model';
import type { ModelContext } from '../shared/page/model-context';
import { roleHref } from '../shared/page/role-href';
import { lineLabel } from '../shared/words/station-words';

/** The state of the service: a row for each line of which something is reported, and one line of text for the others. */
export interface BriefStatusModel extends Pick<StatusBoardModel, 'href' | 'asOf'> {
  rows: StatusRowModel[];
  /** Absent if something is reported of every line. */
  others?:
    | {
        lines: string[];
        /** Their names, where `says` has none, since not everybody sees the colours. */
        names?: string | undefined;
        says: string;
      }
    | undefined;
  /** What the state of these lines rests on, in a sentence. */
  basis: string;
  /** How much more the full service status tells; absent if nothing. */
  more?: string | undefined;
}

/** What is known of a line without an alert. */
const calmWords = {
  good: msg`Good service`,
  unreported: msg`No disruption reported`,
  unknown: msg`Nothing reported to us`,
  ended: msg`Outside service hours`,
};
type CalmState = keyof typeof calmWords;

const isCalm = (state: ServiceState): state is CalmState => Object.hasOwn(calmWords, state);

export function toBriefStatus(
  data: Pick<StatusBoardData, 'alerts' | 'reports' | 'stations' | 'serviceHours' | 'now'>,
  context: ModelContext,
): BriefStatusModel {
  const { i18n } = context;
  const { now, week, later, href, asOf } = toStatusBoard(
    {
      ...data,
      // the frame has them above every page
      isShownElsewhere: ({ severity }) => severity === 'SEVERE',
      lineHref: (id) => roleHref('lines', context, { line: id as LineId }),
    },
    context,
  );
  // an alert at a station of two lines stands at both
  const remarks = new Set(now.flatMap((row) => row.remarks.map(({ title }) => title))).size;
  const works = week.length + later.length;
  const more = [
    ...(works > 0 ? [i18n._(msg`Planned works: ${works}`)] : []),
    ...(remarks > 0 ? [i18n._(msg`Other notices: ${remarks}`)] : []),
  ];
  const rows = now.filter(({ state }) => !isCalm(state));
  return {
    rows,
    others: toOthers(
      now.flatMap(({ line, state }) => (isCalm(state) ? [{ id: line.id, state }] : [])),
      { isEvery: rows.length === 0 },
      context,
    ),
    basis: briefBasisWords(data.reports, context),
    href,
    asOf,
    more: more.length > 0 ? more.join(' · ') : undefined,
  };
}

/** Names the lines unless one state holds for every line: colours alone tell nobody which lines are meant. */
function toOthers(
  lines: readonly { id: string; state: CalmState }[],
  { isEvery }: { isEvery: boolean },
  context: ModelContext,
): BriefStatusModel['others'] {
  const { i18n, locale } = context;
  if (lines.length === 0) return undefined;
  const list = new Intl.ListFormat(locale);
  const groups = [...Map.groupBy(lines, ({ state }) => state)].map(([state, group]) => ({
    names: list.format(group.map(({ id }) => lineLabel(id, context))),
    state: i18n._(calmWords[state]),
  }));
  const [first] = groups;
  const isOne = isEvery && groups.length === 1;
  return {
    lines: lines.map(({ id }) => id),
    names: isOne ? first!.names : undefined,
    says: isOne ? first!.state : groups.map(({ names, state }) => `${names}: ${state}`).join(' · '),
  };
}
