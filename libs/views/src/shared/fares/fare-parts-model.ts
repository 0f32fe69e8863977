import { msg } from '@lingui/core/macro';
import type { FarePart } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type StationIndex } from '../words/station-words';
import { fareWords, partWords } from './fare-words';
import { certaintyWord } from '../words/certainty-words';

/** A part of a fare: what it is for, and its price. */
export interface FarePartModel {
  text: string;
  detail: string;
  amount: string;
  /** What is special about the price. */
  remarks: string[];
  /** How certain the price is; absent for official prices. */
  doubt?: string | undefined;
}

/** @param isReduced the passenger has a reduction elsewhere: a general fare needs an explanation */
export function toFareParts(
  parts: readonly FarePart[],
  { isReduced, stations }: { isReduced: boolean; stations: StationIndex },
  context: ModelContext,
): FarePartModel[] {
  const { i18n, locale } = context;
  return parts.map((part) => ({
    ...partWords(part, stations, context),
    amount: fareWords(part, context),
    remarks: [
      ...(part.basis === 'general' && isReduced
        ? [i18n._(msg`General fare: we have no information about a reduction here`)]
        : []),
      ...(part.note ? [part.note[locale]] : []),
    ],
    doubt: certaintyWord(part.certainty, context),
  }));
}
