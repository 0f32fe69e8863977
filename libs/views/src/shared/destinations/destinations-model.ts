import { msg, plural } from '@lingui/core/macro';
import type { Bilingual, JourneyEnd } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** A popular destination, and the journey to it from the page's station. */
export interface DestinationData {
  to: JourneyEnd;
  name: Bilingual;
  /** By the timetable of a weekday at midday. Absent if there is none, or without a start. */
  journey?: DestinationJourney | undefined;
}

interface DestinationJourney {
  transfers: number;
  durationSeconds: number;
  /** Without a train. */
  isOnFoot: boolean;
}

export interface DestinationModel {
  name: string;
  /** The planner with this destination, and the start if the page has one. */
  href: string;
  /** Changes and minutes; absent if they are unknown. */
  says?: string | undefined;
}

export function toDestinations(
  destinations: readonly DestinationData[],
  from: string | undefined,
  context: ModelContext,
): DestinationModel[] {
  const { hrefs, locale } = context;
  return destinations.map(({ to, name, journey }) => ({
    name: name[locale],
    href: hrefs.searchDeparture(locale, { ...(from && { from }), to }),
    says: journey && journeySummary(journey, context),
  }));
}

/** `1 change, about 52 minutes` */
function journeySummary(
  { transfers, durationSeconds, isOnFoot }: DestinationJourney,
  { i18n }: ModelContext,
): string {
  const minutes = Math.ceil(durationSeconds / 60);
  if (isOnFoot)
    return i18n._(
      msg`${plural(minutes, { one: 'about # minute on foot', other: 'about # minutes on foot' })}`,
    );
  const time = i18n._(msg`${plural(minutes, { one: 'about # minute', other: 'about # minutes' })}`);
  if (transfers === 0) return i18n._(msg`no change, ${time}`);
  return i18n._(msg`${plural(transfers, { one: `# change, ${time}`, other: `# changes, ${time}` })}`);
}
