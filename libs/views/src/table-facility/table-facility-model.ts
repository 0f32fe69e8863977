import { msg } from '@lingui/core/macro';
import { type Facility, facility, type Line, type StationFacility, type StationSummary } from '@raang/domain';
import { formatDate, formatMonth } from '@raang/i18n';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import { type LineLinkModel, toLineLinks } from '../shared/lines/line-links-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { facilityName, indexStations } from '../shared/words/station-words';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { certaintyWord } from '../shared/words/certainty-words';

export interface TableFacilityModel {
  lines: LineFacilitiesModel[];
  guides: GuidesModel;
  sourceNote?: SourceNoteModel | undefined;
}

/** Number of stations that are known to have it. */
export interface CountModel {
  id: Facility;
  name: string;
  text: string;
}

export interface LineFacilitiesModel {
  id: string;
  name: string;
  caption: string;
  /** Facilities with a record at one station or more. */
  facilities: CountModel[];
  /** Those with a record. */
  stations: { code: string; name: string; href: string; facilities: Record<string, MarkModel> }[];
  /** Names what many passengers depend on, if no station of the line has a record of it. */
  unknown?: string | undefined;
  /** Every record in full, for the selected line only. */
  records: RecordModel[];
  /** The table of the selected line is open. */
  isOpen: boolean;
  links: LineLinkModel[];
}

export interface MarkModel {
  state: 'available' | 'none';
  /** Year of the record, else its certainty. */
  note?: string;
}

export interface RecordModel {
  id: string;
  code: string;
  station: string;
  facility: string;
  says: string;
  asOf?: string | undefined;
  certainty: string;
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
  const unknownNames = new Intl.ListFormat(locale).format(unknown.map((id) => facilityName(id, context)));
  const name = line.name[locale];
  const isOpen = data.filter.line !== undefined;
  const withRecords = stations.filter(({ facilities }) => facilities.length > 0);
  return {
    id: line.id,
    name,
    caption: i18n._(msg`Facilities at the stations of the ${name}`),
    facilities: known.map((id) => {
      const count = recordsOf(id).filter(({ isPresent }) => isPresent).length;
      const all = stations.length;
      return { id, name: facilityName(id, context), text: i18n._(msg`${count} of ${all}`) };
    }),
    stations: withRecords.map((station) => ({
      code: station.code,
      name: station.name[locale],
      href: hrefs.station(locale, station.code),
      facilities: Object.fromEntries(
        station.facilities.map((record) => [record.facility, toMark(record, context)]),
      ),
    })),
    unknown: unknown.length > 0 ? i18n._(msg`We have no records yet of: ${unknownNames}.`) : undefined,
    records: isOpen ? withRecords.flatMap((station) => toRecords(station, context)) : [],
    isOpen,
    links: toLineLinks(line.id, data, context),
  };
}

function recordOf({ facilities }: StationSummary, id: Facility): StationFacility | undefined {
  return facilities.find((record) => record.facility === id);
}

/** Shows only the year: the day of a record is often the last of its year, for want of a better date. */
function toMark({ isPresent, asOf, certainty }: StationFacility, context: ModelContext): MarkModel {
  const year = asOf && formatMonth(asOf.slice(0, 4), context.locale);
  // the certainty of most records is the same: the foot of the page says it once
  const note = year ?? certaintyWord(certainty, context);
  return { state: isPresent ? 'available' : 'none', ...(note && { note }) };
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
