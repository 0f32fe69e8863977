import { type Alert, textIn } from '@raang/domain';
import type { SpecialAnnouncement } from 'schema-dts';
import { stationsOf } from '../alerts/alert-reach';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { type StationIndex, stationName } from '../words/station-words';
import { toAuthorityReference } from './authority-structured-data';
import { toStructuredData } from './to-structured-data';

/**
 * An alert that the page shows, with the stations that it names.
 * @see https://schema.org/SpecialAnnouncement
 * @returns undefined for an example: a machine sees no badge
 */
export function toAlertStructuredData(
  alert: Alert,
  { stations, head }: { stations: StationIndex; head: HeadModel },
  context: ModelContext,
): StructuredData | undefined {
  if (alert.example) return undefined;
  const { hrefs, locale, publicUrl } = context;
  const [header, description] = [textIn(alert.header, locale), textIn(alert.description, locale)];
  return toStructuredData<SpecialAnnouncement>({
    '@type': 'SpecialAnnouncement',
    name: header.text,
    text: description.text,
    url: head.canonical,
    datePosted: alert.saidAt,
    // absent if the last period is open
    expires: alert.shownPeriods.at(-1)?.end,
    inLanguage: [...new Set([header.language, description.language])],
    publisher: toAuthorityReference(context),
    announcementLocation: stationsOf(alert).map((code) => ({
      '@type': 'TrainStation' as const,
      name: stationName(code, stations, context),
      url: new URL(hrefs.station(locale, code), publicUrl).href,
    })),
  });
}
