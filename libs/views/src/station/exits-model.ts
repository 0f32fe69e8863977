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
  /** Undefined if unknown. */
  lift?: FacilityState | undefined;
  escalator?: FacilityState | undefined;
}

export interface ExitsModel {
  /** Where the lift is; undefined if nothing is known of a lift. */
  lift?: string | undefined;
  rows: ExitRowModel[];
  /** Exits of which no more than the name is known. */
  others: string[];
  /** Date and certainty of lifts and escalators, or that no exits are known. */
  note?: string | undefined;
}

export function toExits(
  { exits, facilities }: Pick<StationDetail, 'exits' | 'facilities'>,
  context: ModelContext,
): ExitsModel {
  const rows = exits.map(({ name, landmarks, hasLift, hasEscalator }) => ({
    name,
    landmarks: landmarks?.[context.locale].split(';').map((one) => one.trim()) ?? [],
    lift: toState(hasLift),
    escalator: toState(hasEscalator),
  }));
  const [known = [], others = []] = [true, false].map((isKnown) =>
    rows.filter(
      ({ landmarks, lift, escalator }) => (landmarks.length > 0 || !!lift || !!escalator) === isKnown,
    ),
  );
  const lift = liftWords({ exits, facilities }, context);
  return {
    lift,
    rows: known,
    others: others.map(({ name }) => name),
    note: exits.length === 0 ? missingWords(lift !== undefined, context) : provenanceWords(exits, context),
  };
}

/** The exits with a lift, or whether the station has one at all. */
function liftWords(
  { exits, facilities }: Pick<StationDetail, 'exits' | 'facilities'>,
  { i18n }: ModelContext,
): string | undefined {
  const names = exits.filter(({ hasLift }) => hasLift).map(({ name }) => name);
  const count = names.length;
  if (names.length > 0) {
    const list = names.join(', ');
    return i18n._(msg`${plural(count, { one: `Lift at exit ${list}`, other: `Lifts at exits ${list}` })}`);
  }
  const record = facilities.find(({ facility }) => facility === 'lift');
  if (!record) return undefined;
  return record.isPresent
    ? i18n._(msg`There is a lift. Ask the staff which exit it is at.`)
    : i18n._(msg`There is no lift.`);
}

const toState = (flag: boolean | undefined): FacilityState | undefined =>
  flag === undefined ? undefined : flag ? 'available' : 'none';

function missingWords(knowsLift: boolean, { i18n }: ModelContext): string {
  return knowsLift
    ? i18n._(msg`To find the exits of this station, follow the signs or ask the staff.`)
    : i18n._(msg`To find the exits and lifts of this station, follow the signs or ask the staff.`);
}

/** Of the lifts and escalators at exits; undefined if none of them is known. */
function provenanceWords(exits: readonly Exit[], context: ModelContext): string | undefined {
  const { i18n, locale } = context;
  const known = exits.filter(
    ({ hasLift, hasEscalator }) => hasLift !== undefined || hasEscalator !== undefined,
  );
  const provenance = known.flatMap(({ asOf: day, certainty }) => {
    const words = [day && formatDate(day, locale), certainty && certaintyWord(certainty, context)];
    return words.filter(Boolean).join(', ') || [];
  });
  const asOf = [...new Set(provenance)].join('; ');
  return asOf ? i18n._(msg`Lifts and escalators at the exits as of ${asOf}.`) : undefined;
}
