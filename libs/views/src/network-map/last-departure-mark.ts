import { msg } from '@lingui/core/macro';
import type { StationSummary } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { ModelContext } from '../shared/page/model-context';
import { timeWords } from '../shared/words/moment-words';
import type { LayerMark } from './layer-mark';

/** When to leave one station at the latest. A missing station cannot be reached. */
export interface LastDeparturesFrom {
  from: string;
  /** The moment that was asked for. */
  at: string;
  /** `YYYY-MM-DD`; absent if the timetable does not cover the day. */
  serviceDate?: string | undefined;
  departures: readonly {
    to: string;
    /** Absent if the whole way can be walked. */
    departure?: string | undefined;
  }[];
}

export function toLastDepartureMark(
  { code }: StationSummary,
  { from, at, serviceDate, departures }: LastDeparturesFrom,
  context: ModelContext,
): LayerMark | undefined {
  const { i18n } = context;
  if (!serviceDate) return undefined;
  if (code === from) return { kind: 'here', says: i18n._(msg`You start here`) };
  const found = departures.find(({ to }) => to === code);
  if (!found) return { kind: 'unreachable', says: i18n._(msg`Cannot be reached by train`) };
  if (!found.departure) return { kind: 'any-time', says: i18n._(msg`On foot, at any time`) };
  const moment = new Date(found.departure);
  const clock = timeWords(moment, context);
  const time = networkTime.dayOf(moment) === serviceDate ? clock : i18n._(msg`${clock} (after midnight)`);
  // the unit of Thai times is too long for a mark
  const text = clock.split(' ')[0]!;
  return moment < new Date(at)
    ? { kind: 'left', text, says: i18n._(msg`The last time to leave was ${time}`) }
    : { kind: 'time', text, says: i18n._(msg`Leave by ${time}`) };
}
