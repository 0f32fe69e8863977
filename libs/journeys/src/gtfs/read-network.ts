import { type Bilingual, stationStructure, certainty, type Position } from '@raang/domain';
import { type FeedAgency, type FeedLine, type FeedLocation, isStation } from '../feed/feed';
import { FeedError } from './feed-error';
import type { FeedFiles } from './files';
import { lineKindOf } from './line-kinds';
import { mapRows, readRows, type TableRow } from './table-row';
import { safeAgencyId, safeLineId, safeStationCode, sharedCodes } from './safe-ids';
import type { Translate } from './translations';

/** The index of each id of a table. */
export type IndexOf = ReadonlyMap<string, number>;

export function indexById(records: readonly { id: string }[]): IndexOf {
  return new Map(records.map(({ id }, index) => [id, index]));
}

/** The index of the record that a field references. */
export function find(row: TableRow, field: string, index: IndexOf, what: string): number {
  const id = row.required(field);
  return index.get(id) ?? row.fail(field, `unknown ${what} ${id}`);
}

export interface ReadAgencies {
  agencies: FeedAgency[];
  timeZone: string;
}

export function readAgencies(files: FeedFiles, translate: Translate): ReadAgencies {
  let timeZone = 'UTC';
  const names = new Set<string>();
  const agencies = mapRows(files, 'agency.txt', (row): FeedAgency => {
    timeZone = row.required('agency_timezone');
    // with only one agency, its id is optional
    const agencyId = row.text('agency_id') || 'agency';
    const written = row.required('agency_name');
    const name = translate('agency', 'agency_name', agencyId, written);
    const isKnown = names.has(agencyNameKey(written));
    names.add(agencyNameKey(written));
    const brand = row.optional('brand_name');
    const url = row.url('agency_url');
    const telephone = row.optional('agency_phone');
    return {
      id: safeAgencyId(agencyId),
      name: isKnown ? withId(name, agencyId) : name,
      ...(brand && { brand: translate('agency', 'brand_name', agencyId, brand) }),
      ...(url && { url }),
      ...(telephone && { telephone }),
    };
  });
  return { agencies, timeZone };
}

/** Passengers cannot tell agencies apart whose names differ by capitals only. */
export const agencyNameKey = (name: string) => name.normalize('NFC').toLowerCase();

const withId = ({ th, en }: Bilingual, id: string): Bilingual => ({
  th: `${th} (${id})`,
  en: `${en} (${id})`,
});

/** A feed of one agency need not name it. */
function findAgency(row: TableRow, index: IndexOf): number {
  const id = row.text('agency_id');
  return id ? (index.get(safeAgencyId(id)) ?? row.fail('agency_id', `unknown agency ${id}`)) : 0;
}

export interface ReadLines {
  lines: FeedLine[];
  /** By `route_id`. */
  lineIndex: IndexOf;
}

export function readLines(
  files: FeedFiles,
  agencies: readonly FeedAgency[],
  translate: Translate,
): ReadLines {
  const agencyIndex = indexById(agencies);
  const lines = mapRows(files, 'routes.txt', (row) => {
    const routeId = row.required('route_id');
    const longName = row.text('route_long_name');
    const name = longName
      ? translate('routes', 'route_long_name', routeId, longName)
      : translate('routes', 'route_short_name', routeId, row.required('route_short_name'));
    const officialName = row.optional('official_name');
    const lengthKilometres = row.number('length_km');
    const openedOn = row.date('opened_on');
    const closesAt = row.optionalTime('closes_at');
    const line: FeedLine = {
      id: safeLineId(routeId),
      agency: findAgency(row, agencyIndex),
      name,
      ...(officialName && { officialName: translate('routes', 'official_name', routeId, officialName) }),
      kind: lineKindOf(row.text('route_type')) ?? row.fail('route_type', 'is not a kind of vehicle'),
      routeType: Number(row.text('route_type')),
      // defaults of the reference: black on white
      colour: `#${(row.text('route_color') || 'FFFFFF').toUpperCase()}`,
      textColour: `#${(row.text('route_text_color') || '000000').toUpperCase()}`,
      ...(lengthKilometres !== undefined && { lengthKilometres }),
      ...(openedOn && { openedOn }),
      ...(closesAt !== undefined && { closesAt }),
      certainty: row.optionalOneOf('certainty', certainty.options) ?? 'official',
    };
    return { id: routeId, line, order: row.wholeNumber('route_sort_order') ?? Number.MAX_SAFE_INTEGER };
  });
  lines.sort((a, b) => a.order - b.order);
  return { lines: lines.map(({ line }) => line), lineIndex: indexById(lines) };
}

/** By location_type. */
const locationKinds = ['stop', 'station', 'exit', 'node', 'boarding-area'] as const;

export function readLocations(files: FeedFiles, translate: Translate): FeedLocation[] {
  const locations: FeedLocation[] = [];
  const parents: { row: number; id: string; line: number }[] = [];
  readRows(files, 'stops.txt', (row) => {
    const id = row.required('stop_id');
    const parent = row.text('parent_station');
    if (parent) parents.push({ row: locations.length, id: parent, line: row.line });
    locations.push(toLocation(row, id, translate));
  });
  const index = indexById(locations);
  for (const { row, id, line } of parents) {
    const location = locations[row] as FeedLocation;
    const parent = index.get(id);
    location.parent = parent ?? failAt(line, id);
  }
  giveStationsSafeCodes(locations);
  return locations;
}

/** Only the codes of stations are parts of URLs. */
function giveStationsSafeCodes(locations: FeedLocation[]): void {
  const stations = locations.filter(isStation);
  const shared = sharedCodes(stations.map(({ code }) => code));
  for (const station of stations) {
    const signCode = station.code;
    station.code = safeStationCode(signCode, shared.has(signCode) ? { stopId: station.id } : undefined);
    if (station.code !== signCode) station.signCode = signCode;
  }
}

function toLocation(row: TableRow, id: string, translate: Translate): FeedLocation {
  const kind = locationKinds[row.wholeNumber('location_type') ?? 0];
  const name = row.text('stop_name');
  const description = row.optional('stop_desc');
  const position = toPosition(row);
  const platformCode = row.optional('platform_code');
  const aliases = row.text('aliases').split(';').filter(Boolean);
  const structure = row.optionalOneOf('structure', stationStructure.options);
  const openedOn = row.date('opened_on');
  const hasLift = row.flag('has_lift');
  const hasEscalator = row.flag('has_escalator');
  const asOf = row.date('facts_as_of');
  const sure = row.optionalOneOf('facts_certainty', certainty.options);
  const positionCertainty = row.optionalOneOf('position_certainty', certainty.options);
  const boarding = row.wholeNumber('wheelchair_boarding') ?? 0;
  return {
    id,
    kind: kind ?? row.fail('location_type', 'must be 0 to 4'),
    code: row.text('stop_code') || id,
    name: translate('stops', 'stop_name', id, name),
    ...(description && { description: translate('stops', 'stop_desc', id, description) }),
    ...(position && { position }),
    ...(position && positionCertainty && { positionCertainty }),
    parent: -1,
    ...(platformCode && { platformCode }),
    ...(boarding > 0 && { isStepFree: boarding === 1 }),
    ...(aliases.length > 0 && { aliases }),
    ...(structure && { structure }),
    ...(openedOn && { openedOn }),
    ...(hasLift !== undefined && { hasLift }),
    ...(hasEscalator !== undefined && { hasEscalator }),
    ...(asOf && { asOf }),
    ...(sure && { certainty: sure }),
  };
}

function toPosition(row: TableRow): Position | undefined {
  const latitude = row.number('stop_lat');
  const longitude = row.number('stop_lon');
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function failAt(line: number, id: string): never {
  throw new FeedError({ file: 'stops.txt', line, field: 'parent_station', reason: `unknown stop ${id}` });
}
