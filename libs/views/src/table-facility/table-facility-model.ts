import { msg } from '@lingui/core/macro';
import { type Facility, facility, type Line, type StationFacility, type StationSummary } from '@raang/domain';
import { formatDate, formatMonth } from '@raang/i18n';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import { type LineChooserModel, toLineChooser } from '../shared/lines/line-chooser-model';
import { liftSharedValues, type TableRowsModel } from '../shared/tables/shared-values';
import { type LineLinkModel, toLineLinks } from '../shared/lines/line-links-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { facilityInSentence, facilityName, indexStations } from '../shared/words/station-words';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { certaintyWord } from '../shared/words/certainty-words';

export interface TableFacilityModel {
  chooser: LineChooserModel;
  lines: LineFacilitiesModel[];
  guides: GuidesModel;
  sourceNote?: SourceNoteModel | undefined;
}

/** Number of stations that are known to have it. */
interface CountModel {
  id: Facility;
  name: string;
  text: string;
}

export interface LineFacilitiesModel {
  id: string;
  name: string;
  /** Names the facilities that every station has: they need neither a count nor a column. */
  everywhere?: string | undefined;
  /** Facilities with a record at one station or more, without those of every station. */
  facilities: CountModel[];
  /** Names what many passengers depend on, if no station of the line has a record of it. */
  unknown?: string | undefined;
  /** The selected line only: a page of all lines has counts, and links to the page of each. */
  table?: FacilityTableModel | undefined;
  /** The page of the line; absent on it. */
  href?: string | undefined;
  links: LineLinkModel[];
}

export interface FacilityTableModel {
  caption: string;
  /** What most marks have as their note: they leave it out. */
  mostly?: string | undefined;
  /** Those with a record. */
  stations: { code: string; name: string; href: string; facilities: Record<string, MarkModel> }[];
  /** Every record in full. */
  records: TableRowsModel<RecordModel>;
}

interface MarkModel {
  state: 'available' | 'none';
  /** Year of the record, else its certainty. */
  note?: string;
}

export interface RecordModel {
  id: string;
  code: string;
  station: string;
  facility: string;
  says?: string | undefined;
  asOf?: string | undefined;
  certainty?: string | undefined;
}

/** Returns undefined if the network is unknown. */
export function toTableFacilityModel(
  data: ListingData<'lines' | 'stations'>,
  context: ModelContext,
): TableFacilityModel | undefined {
  const { lines } = data.sources;
  const shown = lines.filter(({ id }) => !data.filter.line || id === data.filter.line);
  if (shown.length === 0) return undefined;
  const index = indexStations(data.sources.stations);
  const withStations = shown.map((line) => ({
    line,
    stations: line.stations.flatMap((code) => index.get(code) ?? []),
  }));
  return {
    chooser: toLineChooser(data, context),
    lines: withStations.map((entry) => toLineFacilities(entry, data, context)),
    guides: toGuides(data.items, context),
    sourceNote: toSourceNote(
      withStations.flatMap(({ stations }) => stations.flatMap(({ facilities }) => facilities)),
      context,
    ),
  };
}

interface LineWithStations {
  line: Line;
  stations: StationSummary[];
}

/** What many passengers depend on. */
const essential: readonly Facility[] = ['lift', 'escalator', 'toilet'];

function toLineFacilities(
  { line, stations }: LineWithStations,
  data: ListingData,
  context: ModelContext,
): LineFacilitiesModel {
  const { hrefs, i18n, locale } = context;
  const recordsOf = (id: Facility) => stations.flatMap((station) => recordOf(station, id) ?? []);
  const known = facility.options.filter((id) => recordsOf(id).length > 0);
  const unknown = essential.filter((id) => !known.includes(id));
  const unknownNames = new Intl.ListFormat(locale).format(
    unknown.map((id) => facilityInSentence(id, context)),
  );
  const name = line.name[locale];
  const hasEverywhere = known.filter(
    (id) => recordsOf(id).filter(({ isPresent }) => isPresent).length === stations.length,
  );
  const everywhere = new Intl.ListFormat(locale).format(
    hasEverywhere.map((id) => facilityInSentence(id, context)),
  );
  const shown = known.filter((id) => !hasEverywhere.includes(id));
  const address = { group: data.group.slug, category: data.category.slug };
  return {
    id: line.id,
    name,
    everywhere: hasEverywhere.length > 0 ? i18n._(msg`At every station: ${everywhere}.`) : undefined,
    facilities: shown.map((id) => {
      const count = recordsOf(id).filter(({ isPresent }) => isPresent).length;
      const all = stations.length;
      return { id, name: facilityName(id, context), text: i18n._(msg`${count} of ${all}`) };
    }),
    unknown: unknown.length > 0 ? i18n._(msg`We have no information yet about: ${unknownNames}.`) : undefined,
    table: data.filter.line && known.length > 0 ? toTable(name, stations, context) : undefined,
    href:
      data.filter.line || known.length === 0 ? undefined : hrefs.listing(locale, address, { line: line.id }),
    links: toLineLinks(line.id, data, context),
  };
}

function toTable(
  name: string,
  stations: readonly StationSummary[],
  context: ModelContext,
): FacilityTableModel {
  const { hrefs, i18n, locale } = context;
  const withRecords = stations.filter(({ facilities }) => facilities.length > 0);
  const mostly = mostYear(
    withRecords.flatMap(({ facilities }) => facilities),
    context,
  );
  return {
    caption: i18n._(msg`Facilities at the stations of the ${name}`),
    mostly: mostly && i18n._(msg`Information from ${mostly}, unless another year is marked.`),
    stations: withRecords.map(({ code, name: station, facilities }) => ({
      code,
      name: station[locale],
      href: hrefs.station(locale, code),
      facilities: Object.fromEntries(
        facilities.map((record) => {
          const note = noteOf(record, context);
          return [
            record.facility,
            { state: record.isPresent ? 'available' : 'none', ...(note && note !== mostly && { note }) },
          ];
        }),
      ),
    })),
    records: liftSharedValues(
      withRecords.flatMap((station) => toRecords(station, context)),
      { says: i18n._(msg`Information`), asOf: i18n._(msg`As of`), certainty: i18n._(msg`Certainty`) },
      context,
    ),
  };
}

/** The year of more than half of the records; undefined if a mark would have no note without it. */
function mostYear(records: readonly StationFacility[], context: ModelContext): string | undefined {
  const notes = records.map((record) => noteOf(record, context));
  if (notes.length < 3 || notes.includes(undefined)) return undefined;
  const years = new Set(records.flatMap((record) => yearOf(record, context) ?? []));
  return [...years].find((year) => notes.filter((note) => note === year).length > notes.length / 2);
}

function recordOf({ facilities }: StationSummary, id: Facility): StationFacility | undefined {
  return facilities.find((record) => record.facility === id);
}

/** Only the year: the day of a record is often the last of its year, for want of a better date. */
function yearOf({ asOf }: StationFacility, { locale }: ModelContext): string | undefined {
  return asOf && formatMonth(asOf.slice(0, 4), locale);
}

/** The year of a record, else its certainty. */
function noteOf(record: StationFacility, context: ModelContext): string | undefined {
  // the certainty of most records is the same: the foot of the page says it once
  return yearOf(record, context) ?? certaintyWord(record.certainty, context);
}

function toRecords({ code, name, facilities }: StationSummary, context: ModelContext): RecordModel[] {
  const { i18n, locale } = context;
  return facilities.map(({ facility: id, isPresent, note, asOf, certainty }) => ({
    id: `${code}-${id}`,
    code,
    station: name[locale],
    facility: facilityName(id, context),
    says:
      note?.[locale] ??
      (isPresent
        ? i18n._(msg({ message: 'Yes', context: 'there is one' }))
        : i18n._(msg({ message: 'No', context: 'there is one' }))),
    asOf: asOf && formatDate(asOf, locale),
    certainty: certaintyWord(certainty, context) ?? i18n._(msg`official`),
  }));
}
