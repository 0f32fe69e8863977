import { msg, plural } from '@lingui/core/macro';
import type { Exit, StationDetail } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { FacilityState } from '@raang/ui';
import type { ModelContext } from '../shared/page/model-context';
import { certaintyWord } from '../shared/words/certainty-words';
import { exitList } from '../shared/words/exit-list';
import { notKnownWords } from '../shared/words/not-known';

/** Lifts and escalators at the exits. What is in front of the exits is in the part with the sketch. */
export interface ExitsModel {
  /** Exits of which a lift or an escalator is on record. */
  rows: ExitRowModel[];
  /** Date and certainty of lifts and escalators. */
  note?: string | undefined;
  notKnown?: string | undefined;
}

export interface ExitRowModel {
  /** As on its sign. */
  name: string;
  /** Undefined if unknown. */
  lift?: FacilityState | undefined;
  escalator?: FacilityState | undefined;
}

/** Returns undefined if nothing is known of any exit: then the gaps are those of the facilities. */
export function toExits(
  { exits }: Pick<StationDetail, 'exits'>,
  context: ModelContext,
): ExitsModel | undefined {
  const rows = exits.flatMap(({ name, hasLift, hasEscalator }) =>
    hasLift === undefined && hasEscalator === undefined
      ? []
      : [{ name, lift: toState(hasLift), escalator: toState(hasEscalator) }],
  );
  if (rows.length === 0) return undefined;
  return {
    rows,
    note: provenanceWords(exits, context),
    notKnown: notKnownWords(exitGaps(exits, context), context),
  };
}

/** Exits without a record of a lift, then those without one of an escalator; together if they are the same. */
export function exitGaps(exits: readonly Exit[], context: ModelContext): string[] {
  const { i18n } = context;
  const without = (isKnown: (exit: Exit) => boolean) => {
    const names = exits.filter((exit) => !isKnown(exit)).map(({ name }) => name);
    return { count: names.length, list: exitList(names, context) };
  };
  const lifts = without(({ hasLift }) => hasLift !== undefined);
  const escalators = without(({ hasEscalator }) => hasEscalator !== undefined);
  const { count, list } = lifts;
  if (count > 0 && count === exits.length && escalators.count === count)
    return [i18n._(msg`lifts and escalators at the exits`)];
  if (list === escalators.list)
    return count === 0
      ? []
      : [
          i18n._(
            msg`${plural(count, { one: `lift and escalator at exit ${list}`, other: `lifts and escalators at exits ${list}` })}`,
          ),
        ];
  const { count: moving, list: at } = escalators;
  return [
    ...(count === 0
      ? []
      : [i18n._(msg`${plural(count, { one: `lift at exit ${list}`, other: `lifts at exits ${list}` })}`)]),
    ...(moving === 0
      ? []
      : [
          i18n._(
            msg`${plural(moving, { one: `escalator at exit ${at}`, other: `escalators at exits ${at}` })}`,
          ),
        ]),
  ];
}

const toState = (flag: boolean | undefined): FacilityState | undefined =>
  flag === undefined ? undefined : flag ? 'available' : 'none';

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
