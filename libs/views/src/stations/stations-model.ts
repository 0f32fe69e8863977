import { msg, plural } from '@lingui/core/macro';
import { type Bilingual, type Line, type Locale, locales, type StationSummary } from '@raang/domain';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { toListStructuredData } from '../shared/structured-data/list-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';

export interface StationsModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  locale: Locale;
  /** By code; the lists have only codes. */
  stations: Record<string, StationEntryModel>;
  /** Every line in the order of the map, with its stations in order. */
  lines: { id: string; name: string; codes: string[] }[];
  /** By name, in the page's language first. */
  alphabets: { lang: Locale; title: string; letters: { letter: string; codes: string[] }[] }[];
}

interface StationEntryModel {
  lineId?: string | undefined;
  name: Bilingual;
  href: string;
}

export interface StationsData {
  lines: readonly Line[];
  stations: readonly StationSummary[];
}

/** Makes the model of the list of all stations. */
export function toStationsModel({ lines, stations }: StationsData, context: ModelContext): StationsModel {
  const { hrefs, i18n, locale } = context;
  const title = i18n._(msg`Stations`);
  const count = stations.length;
  const lead = i18n._(
    msg`${plural(count, { one: '# station', other: '# stations' })} with their exits, lifts, next trains, first and last trains.`,
  );
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }];
  const head = toHeadModel({ title, description: lead, pathIn: hrefs.stations }, context);
  const known = new Map(stations.map(({ code, name }) => [code, name[locale]]));
  const inOrder = [...new Set(lines.flatMap((line) => line.stations))];
  const list = inOrder.flatMap((code) => {
    const name = known.get(code);
    return name ? [{ name, href: hrefs.station(locale, code) }] : [];
  });
  return {
    head: withStructuredData(head, crumbs, context, [toListStructuredData(list, context)]),
    crumbs,
    title,
    lead,
    locale,
    stations: Object.fromEntries(
      stations.map(({ code, name, lineIds }) => [
        code,
        { lineId: lineIds[0], name, href: hrefs.station(locale, code) },
      ]),
    ),
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name[locale],
      codes: line.stations.filter((code) => known.has(code)),
    })),
    alphabets: locales
      .toSorted((one) => (one === locale ? -1 : 1))
      .map((lang) => ({
        lang,
        title: lang === 'th' ? i18n._(msg`By Thai name`) : i18n._(msg`By English name`),
        letters: toLetters(stations, lang),
      })),
  };
}

/** Sorts names in dictionary order, grouped by first letter. */
function toLetters(stations: readonly StationSummary[], lang: Locale) {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sorted = stations.toSorted(
    (one, other) => compare(one.name[lang], other.name[lang]) || compare(one.code, other.code),
  );
  const letters = Map.groupBy(sorted, ({ name }) => initialOf(name[lang]));
  return [...letters].map(([letter, under]) => ({ letter, codes: under.map(({ code }) => code as string) }));
}

/** Thai dictionaries sort by the consonant after a leading vowel. */
function initialOf(name: string): string {
  return (/^[เแโใไ]?(.)/u.exec(name)?.[1] ?? '').toUpperCase();
}
