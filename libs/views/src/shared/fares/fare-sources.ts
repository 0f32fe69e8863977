import type { Fare, FareRule } from '@raang/domain';
import type { Sourced } from '../words/source-note-model';

type PricedOnce = Pick<Fare, 'status' | 'sources'>;

/** Provenance of fares and of the rules that change them. */
export function fareRecords(fares: readonly PricedOnce[], rules: readonly FareRule[]): Sourced[] {
  return [
    ...fares.flatMap(({ status, sources }) => [
      { certainty: status },
      ...sources.map((source) => ({ source })),
    ]),
    ...rules.map(({ certainty, source }) => ({ certainty, source })),
  ];
}
