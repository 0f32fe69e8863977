import { msg, plural } from '@lingui/core/macro';
import type { Exit, StationDetail } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { FacilityState } from '@raang/ui';
import type { ModelContext } from '../shared/page/model-context';
import { certaintyWord } from '../shared/words/certainty-words';

export interface ExitRowModel {
  /** As on its sign. */
  name: string;
  /** Landmarks in front of the exit. */
  landmarks: string[];
  lift: FacilityState;
  escalator: FacilityState;
}

export interface ExitsModel {
  /** Where the lift is. */
  lift: string;
  rows: ExitRowModel[];
  /** Whether lifts are known for any exit; else the table has no such column. */
  knowsLifts: boolean;
  knowsEscalators: boolean;
  /** Missing data, and date and certainty of the rest. */
  notes: string[];
}

export function toExits(
  { exits, facilities }: Pick<StationDetail, 'exits' | 'facilities'>,
  context: ModelContext,
): ExitsModel {
  const knowsLifts = exits.some(({ hasLift }) => hasLift !== undefined);
  const knowsEscalators = exits.some(({ hasEscalator }) => hasEscalator !== undefined);
  return {
    lift: liftWords({ exits, facilities }, context),
    rows: exits.map(({ name, landmarks, hasLift, hasEscalator }) => ({
      name,
      landmarks: landmarks?.[context.locale].split(/\s*;\s*/) ?? [],
      lift: toState(hasLift),
      escalator: toState(hasEscalator),
    })),
    knowsLifts,
    knowsEscalators,
    notes: toNotes(exits, { knowsLifts, knowsEscalators }, context),
  };
}

/** The exits with a lift, or whether the station has one at all. */
function liftWords(
  { exits, facilities }: Pick<StationDetail, 'exits' | 'facilities'>,
  { i18n }: ModelContext,
): string {
  const names = exits.filter(({ hasLift }) => hasLift).map(({ name }) => name);
  const count = names.length;
  if (names.length > 0) {
    const list = names.join(', ');
    return i18n._(msg`${plural(count, { one: `Lift at exit ${list}`, other: `Lifts at exits ${list}` })}`);
  }
  const record = facilities.find(({ facility }) => facility === 'lift');
  if (!record) return i18n._(msg`We have no information about lifts at this station.`);
  return record.isPresent
    ? i18n._(msg`There is a lift, but we do not know at which exit.`)
    : i18n._(msg`There is no lift, as far as we know.`);
}

const toState = (flag: boolean | undefined): FacilityState =>
  flag === undefined ? 'unknown' : flag ? 'available' : 'none';

function toNotes(
  exits: readonly Exit[],
  { knowsLifts, knowsEscalators }: Pick<ExitsModel, 'knowsLifts' | 'knowsEscalators'>,
  context: ModelContext,
): string[] {
  const { i18n, locale } = context;
  const provenance = exits.flatMap(({ asOf, certainty }) => {
    const sure = certainty && certaintyWord(certainty, context);
    const day = asOf && formatDate(asOf, locale);
    return day || sure ? [[day, sure].filter(Boolean).join(', ')] : [];
  });
  const asOf = [...new Set(provenance)].join('; ');
  return [
    ...(knowsLifts ? [] : [i18n._(msg`We have no information about which exits have a lift.`)]),
    ...(knowsLifts && !knowsEscalators
      ? [i18n._(msg`We have no information about which exits have an escalator.`)]
      : []),
    ...(asOf ? [i18n._(msg`Lifts and escalators at the exits as of ${asOf}.`)] : []),
  ];
}
