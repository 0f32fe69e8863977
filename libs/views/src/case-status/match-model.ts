import { msg } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import type { CaseData } from '../shared/cases/case-data';
import { matchReasonWords } from '../shared/cases/case-words';
import { foundItemCategoryName } from '../shared/cases/found-item-words';
import type { ModelContext } from '../shared/page/model-context';
import { toLineModels } from '../shared/words/item-words';
import { type StationIndex, stationName } from '../shared/words/station-words';
import type { FactModel } from './case-facts';

/** A found item that may be the lost one: its public facts, and why. */
export interface MatchModel {
  facts: FactModel[];
  reasons: string[];
}

export function toMatch(
  { foundItem, reasons }: NonNullable<CaseData['match']>,
  stations: StationIndex,
  context: ModelContext,
): MatchModel {
  const { i18n, locale } = context;
  const { id, category, foundOn, lineId, stationCode, keptUntil } = foundItem;
  const where = stationCode && `${stationName(stationCode, stations, context)} (${stationCode})`;
  return {
    facts: [
      { term: i18n._(msg`What`), text: foundItemCategoryName(category, context) },
      { term: i18n._(msg`Found on`), text: formatDate(foundOn, locale) },
      { term: i18n._(msg`Line`), text: toLineModels([lineId], context)[0]?.name ?? lineId },
      ...(where ? [{ term: i18n._(msg`Where`), text: where }] : []),
      { term: i18n._(msg`Kept until`), text: formatDate(keptUntil, locale) },
      { term: i18n._(msg`Tag number`), text: id },
    ],
    reasons: reasons.map(({ kind }) => matchReasonWords(kind, context)),
  };
}
