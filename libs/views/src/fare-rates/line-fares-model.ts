import { msg } from '@lingui/core/macro';
import type { RiderCategory } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { toPeriod } from '../shared/words/item-period';
import type { FareListingData } from './fare-listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations, stationName } from '../shared/words/station-words';
import type { FareSources, LineFares } from '../shared/fares/fare-data';
import { toFareQuery } from '../shared/fares/fare-question';
import { type FareRuleModel, toFareRules } from '../shared/fares/fare-words';
import { certaintyWord } from '../shared/words/certainty-words';

interface OptionModel {
  value: string;
  label: string;
}

/** All fares of a line for one rider category. */
export interface LineFaresModel {
  /** Selects line and passenger; the journey of the query stays. */
  form: {
    action: string;
    hidden: { name: string; value: string }[];
    line: string;
    lines: OptionModel[];
    rider: string;
    riders: OptionModel[];
  };
  lineId: string;
  line: string;
  /** Absent if no price is known for the day. */
  table?: FareTableModel | undefined;
}

export interface FareTableModel {
  caption: string;
  stations: { code: string; name: string }[];
  /** In baht. */
  fares: number[][];
  /** The journey of the query, if the line has both stations. */
  chosen: { from?: string; to?: string };
  remarks: string[];
  rules: FareRuleModel[];
}

/** The fragment that the form leads to. */
export const lineFaresId = 'fare-table';

const satangPerBaht = 100;

export function toLineFares(
  sources: FareSources,
  data: FareListingData,
  context: ModelContext,
): LineFaresModel | undefined {
  const { hrefs, locale, lines } = context;
  const { group, category, filter } = data;
  const line = lines.find(({ id }) => id === (filter.line ?? data.sources.lines[0]?.id));
  if (!line) return undefined;
  const { rider: asked = '', ...journey } = toFareQuery(sources.question);
  const riders = sources.ofLine?.riderCategories ?? sources.between?.riderCategories ?? [];
  const shown = sources.ofLine?.riderCategory ?? riders.find(({ isDefault }) => isDefault)?.id ?? asked;
  return {
    form: {
      action: `${hrefs.listing(locale, { group: group.slug, category: category.slug })}#${lineFaresId}`,
      hidden: Object.entries(journey).map(([name, value]) => ({ name, value })),
      line: line.id,
      lines: lines.map(({ id, name }) => ({ value: id, label: name[locale] })),
      rider: shown,
      riders: riders.map(({ id, name }) => ({ value: id, label: name[locale] })),
    },
    lineId: line.id,
    line: line.name[locale],
    table: sources.ofLine && toTable(sources.ofLine, line.name[locale], { sources, data, context }),
  };
}

function toTable(
  { date, riderCategory, riderCategories, stations, amountsSatang, status, rules, ...fares }: LineFares,
  line: string,
  {
    sources: { question },
    data,
    context,
  }: { sources: FareSources; data: FareListingData; context: ModelContext },
): FareTableModel {
  const { i18n, locale } = context;
  const known = indexStations(data.sources.stations);
  const rider = nameOf(riderCategory, riderCategories, context);
  const day = formatDate(date, locale);
  const period = toPeriod(fares, context);
  const doubt = certaintyWord(status, context);
  const [from, to] = [question.from.station?.code, question.to.station?.code];
  const hasBoth = from && to && stations.includes(from) && stations.includes(to);
  return {
    caption: i18n._(msg`${line}, ${rider}: fares in baht on ${day}`),
    stations: stations.map((code) => ({ code, name: stationName(code, known, context) })),
    fares: amountsSatang.map((row) => row.map((satang) => satang / satangPerBaht)),
    chosen: hasBoth ? { from, to } : {},
    remarks: [...(period ? [i18n._(msg`In force: ${period}`)] : []), ...(doubt ? [doubt] : [])],
    rules: toFareRules(rules, date, context),
  };
}

function nameOf(
  rider: string,
  riders: readonly Pick<RiderCategory, 'id' | 'name'>[],
  { locale }: ModelContext,
): string {
  return riders.find(({ id }) => id === rider)?.name[locale] ?? rider;
}
