import { msg, plural } from '@lingui/core/macro';
import type { Line, StationServiceHours, StationStructure, StationSummary } from '@raang/domain';
import { formatDate, formatNumber, formatServiceTimes } from '@raang/i18n';
import { toTelephone } from '../shared/contact/telephone-model';
import type { ModelContext } from '../shared/page/model-context';
import { daysName, groupDays } from '../shared/words/service-words';
import { type StationIndex, stationName, structureWords } from '../shared/words/station-words';
import type { StationSources } from './station-sources';

export interface LineFactModel {
  term: string;
  values: string[];
  /** Details of the values. */
  details?: string | undefined;
  /** The link of a single value: a telephone number. */
  href?: string | undefined;
}

/** The facts of a line as a whole that are known. */
export function lineFacts(
  line: Line,
  known: readonly StationSummary[],
  { context }: StationSources,
): LineFactModel[] {
  const { i18n, locale } = context;
  const { agency, lengthKilometres, openedOn } = line;
  const length = lengthKilometres && formatNumber(lengthKilometres);
  return [
    { term: i18n._(msg`Stations`), ...stationCounts(known, context) },
    { term: i18n._(msg`Length`), values: length ? [i18n._(msg`${length} km`)] : [] },
    { term: i18n._(msg`Opened`), values: openedOn ? [formatDate(openedOn, locale)] : [] },
    { term: i18n._(msg`Operator`), values: [agency.name[locale]] },
    ...(agency.telephone
      ? [
          {
            term: i18n._(msg`Telephone`),
            values: [toTelephone(agency.telephone).text],
            href: toTelephone(agency.telephone).href,
          },
        ]
      : []),
  ].filter(({ values }) => values.length > 0);
}

/** `38 stations`, and the number of each structure. */
function stationCounts(known: readonly StationSummary[], context: ModelContext) {
  const structures: StationStructure[] = ['elevated', 'underground', 'at-grade'];
  const counts = structures
    .map((structure) => ({
      structure,
      count: known.filter((station) => station.structure === structure).length,
    }))
    .filter(({ count }) => count > 0);
  const total = known.length;
  return {
    values: [context.i18n._(msg`${plural(total, { one: '# station', other: '# stations' })}`)],
    details: counts
      .map(({ structure, count }) => `${structureWords(structure, context)} ${count}`)
      .join(' · '),
  };
}

/** The hours of trains at the line's ends; ends are named only if their hours differ. */
export function serviceWords(
  { patterns }: Line,
  serviceHours: readonly StationServiceHours[],
  stations: StationIndex,
  context: ModelContext,
): string[] {
  const { locale } = context;
  const hours = patterns.map(({ direction, stations: [end, next] }) => {
    const hours = serviceHours.filter(
      (entry) => entry.station === end && entry.nextStation === next && entry.direction === direction,
    );
    const times = groupDays((day) => {
      const entry = hours.find(({ dayTypes }) => dayTypes.includes(day));
      return entry ? formatServiceTimes(entry.firstTrain, entry.lastTrain, locale) : '';
    }).flatMap((days) => {
      const entry = hours.find(({ dayTypes }) => dayTypes.includes(days[0]!));
      return entry
        ? [`${formatServiceTimes(entry.firstTrain, entry.lastTrain, locale)} ${daysName(days, context)}`]
        : [];
    });
    return { end: stationName(end ?? '', stations, context), times };
  });
  const alike = Map.groupBy(
    hours.filter(({ times }) => times.length > 0),
    ({ times }) => times.join(),
  );
  const [ends = []] = alike.values();
  if (alike.size === 1) return ends[0]?.times ?? [];
  return [...alike.values()].map((group) => {
    const names = new Intl.ListFormat(locale).format(new Set(group.map(({ end }) => end)));
    return `${names}: ${group[0]?.times.join(' · ')}`;
  });
}
