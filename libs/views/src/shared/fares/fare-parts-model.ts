import { msg } from '@lingui/core/macro';
import type { FarePart } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type StationIndex } from '../words/station-words';
import { fareWords, partWords } from './fare-words';
import { certaintyWord } from '../words/certainty-words';

/** A part of a fare: what it is for, its price, and where the price comes from. */
export interface FarePartModel {
  text: string;
  detail: string;
  amount: string;
  /** What is special about the price. */
  remarks: string[];
  /** Certainty and source; absent if the source is unknown. */
  origin?: string | undefined;
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
        ? [i18n._(msg`General fare: no reduction is known here`)]
        : []),
      ...(part.note ? [part.note[locale]] : []),
    ],
    origin: originOf(part, context),
  }));
}

function originOf({ source: text, certainty }: FarePart, context: ModelContext): string | undefined {
  const { i18n, locale } = context;
  if (!text) return undefined;
  const source = text[locale];
  const doubt = certaintyWord(certainty, context);
  const words = i18n._(msg`Source: ${source}`);
  return doubt ? `${doubt} · ${words}` : words;
}
