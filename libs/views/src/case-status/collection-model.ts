import { networkTime } from '@raang/text-time';
import type { CaseData } from '../shared/cases/case-data';
import type { ModelContext } from '../shared/page/model-context';
import { type MomentModel, momentWords } from '../shared/words/moment-words';
import { type StationIndex, stationName } from '../shared/words/station-words';

/** Where and when to collect a found item. */
export interface CollectionModel {
  at: MomentModel;
  place: string;
  station?: { name: string; code: string; href?: string | undefined } | undefined;
  bring?: string | undefined;
}

export function toCollection(
  { at, station: code, place, bring }: NonNullable<CaseData['appointment']>,
  stations: StationIndex,
  context: ModelContext,
): CollectionModel {
  const { hrefs, locale } = context;
  const moment = new Date(at);
  return {
    at: { text: momentWords(moment, context), dateTime: networkTime.toIsoMinute(moment) },
    place,
    station:
      code === undefined
        ? undefined
        : {
            name: stationName(code, stations, context),
            code,
            href: stations.has(code) ? hrefs.station(locale, code) : undefined,
          },
    bring,
  };
}
