import { msg } from '@lingui/core/macro';
import { topicWords } from '@raang/forms';
import { formatDate, formatServiceTime } from '@raang/i18n';
import type { CaseData } from '../shared/cases/case-data';
import { foundItemCategoryName } from '../shared/cases/found-item-words';
import type { ModelContext } from '../shared/page/model-context';
import { toLineModels } from '../shared/words/item-words';
import { momentWords } from '../shared/words/moment-words';
import { type StationIndex, stationName } from '../shared/words/station-words';

export interface FactModel {
  term: string;
  text: string;
}

/** What was sent besides the text, without what only the desk reads. */
export function toCaseFacts(
  { receivedAt, topic, category, line, station, day, time }: CaseData,
  stations: StationIndex,
  context: ModelContext,
): FactModel[] {
  const { i18n, locale } = context;
  const when = day && [formatDate(day, locale), time && clockWords(time, locale)].filter(Boolean).join(', ');
  const facts: [term: string, text: string | undefined][] = [
    [i18n._(msg`Sent on`), momentWords(new Date(receivedAt), context)],
    [i18n._(msg`Topic`), topic && i18n._(topicWords(topic))],
    [i18n._(msg`What`), category && foundItemCategoryName(category, context)],
    [i18n._(msg`Day and time`), when],
    [i18n._(msg`Line`), line && toLineModels([line], context)[0]?.name],
    [i18n._(msg`Station`), station && `${stationName(station, stations, context)} (${station})`],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}

/** @param time `HH:MM` */
function clockWords(time: string, locale: ModelContext['locale']): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatServiceTime((hours * 60 + minutes) * 60, locale);
}
