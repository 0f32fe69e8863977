import {
  certainty,
  type FareMedia,
  type FareRange,
  type FareRule,
  fareRuleKind,
  type FareTable,
  type RiderCategory,
} from '@raang/domain';
import type { Tariff } from '../feed/feed';
import type { FeedFiles } from './files';
import { both, optionalBoth } from './read-links';
import { safeLineId, safeSlug } from './safe-ids';
import { mapRows, readRows, type TableRow } from './table-row';
import { anyone, fareMediaTypes, hasFares } from './tables';
import type { Translate } from './translations';

type CodeOf = (stationId: string) => string | undefined;

/** Converts the feed's station ids to station codes. */
export function readTariff(files: FeedFiles, translate: Translate, codeOf: CodeOf): Tariff {
  if (!hasFares(files)) {
    return { fareTables: [], fareRanges: [], rules: [], riderCategories: [], fareMedia: [] };
  }
  return {
    fareTables: readFareTables(files),
    fareRanges: mapRows(files, 'fare_ranges.txt', (row) => toFareRange(row, codeOf)),
    rules: mapRows(files, 'fare_rules_dated.txt', (row) => toFareRule(row, codeOf)),
    riderCategories: readRiderCategories(files, translate),
    fareMedia: readFareMedia(files, translate),
  };
}

function readRiderCategories(files: FeedFiles, translate: Translate): RiderCategory[] {
  return mapRows(files, 'rider_categories.txt', (row) => {
    const id = row.required('rider_category_id');
    const condition = row.optional('condition');
    const proof = row.optional('proof');
    const eligibilityUrl = row.url('eligibility_url');
    return {
      id: safeRiderId(id),
      name: translate('rider_categories', 'rider_category_name', id, row.required('rider_category_name')),
      ...(condition && { condition: translate('rider_categories', 'condition', id, condition) }),
      ...(proof && { proof: translate('rider_categories', 'proof', id, proof) }),
      isDefault: row.flag('is_default_fare_category') ?? false,
      ...(eligibilityUrl && { eligibilityUrl }),
    };
  });
}

const mediaTypes = Object.keys(fareMediaTypes);

function readFareMedia(files: FeedFiles, translate: Translate): FareMedia[] {
  return mapRows(files, 'fare_media.txt', (row) => {
    const id = row.required('fare_media_id');
    const sure = row.optionalOneOf('certainty', certainty.options);
    const source = optionalBoth(row, 'source');
    return {
      id: safeMediaId(id),
      name: translate('fare_media', 'fare_media_name', id, row.text('fare_media_name') || id),
      kind: fareMediaTypes[Number(row.oneOf('fare_media_type', mediaTypes)) as keyof typeof fareMediaTypes],
      lineIds: row.list('line_ids').map(safeLineId),
      riderCategories: row.list('rider_categories').map(safeRiderId),
      ...toValidity(row),
      ...(sure && { certainty: sure }),
      ...(source && { source }),
    };
  });
}

/** One table per fare_table_id, in the order of the file. */
function readFareTables(files: FeedFiles): FareTable[] {
  const tables = new Map<string, FareTable>();
  readRows(files, 'fare_tables.txt', (row) => {
    const id = row.required('fare_table_id');
    const table = tables.get(id) ?? toFareTable(row, id);
    tables.set(id, table);
    const stations = row.wholeNumber('stations_travelled');
    if (stations !== table.amountsSatang.length) {
      row.fail(
        'stations_travelled',
        `must increase from 0 without a gap; expected ${table.amountsSatang.length}`,
      );
    }
    table.amountsSatang.push(
      row.wholeNumber('amount_satang') ?? row.fail('amount_satang', 'must not be empty'),
    );
  });
  return [...tables.values()];
}

function toFareTable(row: TableRow, id: string): FareTable {
  const note = optionalBoth(row, 'note');
  return {
    id,
    lineIds: row.list('line_ids').map(safeLineId),
    riderCategory: safeRiderId(row.required('rider_category')),
    amountsSatang: [],
    ...toValidity(row),
    certainty: row.oneOf('certainty', certainty.options),
    source: both(row, 'source'),
    ...(note && { note }),
  };
}

function toFareRange(row: TableRow, codeOf: CodeOf): FareRange {
  const note = optionalBoth(row, 'note');
  const amount = (field: string) => row.wholeNumber(field) ?? row.fail(field, 'must not be empty');
  return {
    id: row.required('fare_range_id') as FareRange['id'],
    lineIds: row.list('line_ids').map(safeLineId),
    stations: row
      .list('stations')
      .map((id) => codeOf(id) ?? row.fail('stations', `unknown station ${id}`)) as FareRange['stations'],
    riderCategory: safeRiderId(row.required('rider_category')),
    lowestSatang: amount('lowest_satang'),
    highestSatang: amount('highest_satang'),
    ...toValidity(row),
    certainty: row.oneOf('certainty', certainty.options),
    source: both(row, 'source'),
    ...(note && { note }),
  };
}

function toFareRule(row: TableRow, codeOf: CodeOf): FareRule {
  const stations = ['from_station', 'to_station'].flatMap((field) => {
    const id = row.text(field);
    return id === '' ? [] : [codeOf(id) ?? row.fail(field, `unknown station ${id}`)];
  });
  const amountSatang = row.wholeNumber('amount_satang');
  const percent = row.number('percent');
  const anyOr = (field: string) => row.list(field).filter((value) => value !== anyone);
  return {
    id: row.required('rule_id') as FareRule['id'],
    kind: row.oneOf('kind', fareRuleKind.options),
    lineIds: row.list('line_ids').map(safeLineId),
    ...(stations.length === 2 && { between: stations as unknown as NonNullable<FareRule['between']> }),
    riderCategories: anyOr('rider_category').map(safeRiderId),
    fareMedia: anyOr('fare_media').map(safeMediaId),
    ...(amountSatang !== undefined && { amountSatang }),
    ...(percent !== undefined && { percent }),
    ...toValidity(row),
    certainty: row.oneOf('certainty', certainty.options),
    description: both(row, 'description'),
    source: both(row, 'source'),
  };
}

function toValidity(row: TableRow) {
  const validFrom = row.date('valid_from');
  const validTo = row.date('valid_to');
  return { ...(validFrom && { validFrom }), ...(validTo && { validTo }) };
}

function safeRiderId(id: string): RiderCategory['id'] {
  return safeSlug(id) as RiderCategory['id'];
}

function safeMediaId(id: string): FareMedia['id'] {
  return safeSlug(id) as FareMedia['id'];
}
