import { certainty, facility } from '@raang/domain';
import type { FeedFacility, FeedPathway, FeedTransfer } from '../feed/feed';
import type { FeedFiles } from './files';
import { find, type IndexOf } from './read-network';
import { mapRows, readRows, type TableRow } from './table-row';
import { narrowTransferFields, pathwayModes } from './tables';

/** GTFS transfer_type of an impossible transfer. */
const impossible = '3';
/** GTFS transfer_types of transfers on foot; the others are about staying in a train. */
const onFoot = ['', '0', '1', '2', impossible];

/** Transfers on foot between any two trains; those of single routes or trips are left out. */
export function readTransfers(files: FeedFiles, locations: IndexOf): FeedTransfer[] {
  const transfers: FeedTransfer[] = [];
  readRows(files, 'transfers.txt', (row) => {
    const isNarrow = narrowTransferFields.some((field) => row.text(field) !== '');
    if (!isNarrow && onFoot.includes(row.text('transfer_type'))) transfers.push(toTransfer(row, locations));
  });
  return transfers;
}

function toTransfer(row: TableRow, locations: IndexOf): FeedTransfer {
  const minimumSeconds = row.wholeNumber('min_transfer_time');
  const metres = row.wholeNumber('distance_metres');
  const isInPaidArea = row.flag('in_paid_area');
  const note = optionalBoth(row, 'note');
  const sure = row.optionalOneOf('certainty', certainty.options);
  return {
    from: find(row, 'from_stop_id', locations, 'stop'),
    to: find(row, 'to_stop_id', locations, 'stop'),
    isPossible: row.text('transfer_type') !== impossible,
    ...(minimumSeconds !== undefined && { minimumSeconds }),
    ...(metres !== undefined && { metres }),
    ...(isInPaidArea !== undefined && { isInPaidArea }),
    ...(note && { note }),
    ...(sure && { certainty: sure }),
  };
}

const modes = Object.keys(pathwayModes);

export function readPathways(files: FeedFiles, locations: IndexOf): FeedPathway[] {
  return mapRows(files, 'pathways.txt', (row) => {
    const seconds = row.wholeNumber('traversal_time');
    const metres = row.number('length');
    return {
      id: row.required('pathway_id'),
      from: find(row, 'from_stop_id', locations, 'stop'),
      to: find(row, 'to_stop_id', locations, 'stop'),
      mode: pathwayModes[Number(row.oneOf('pathway_mode', modes)) as keyof typeof pathwayModes],
      isBidirectional: row.flag('is_bidirectional') ?? false,
      ...(seconds !== undefined && { seconds }),
      ...(metres !== undefined && { metres }),
    };
  });
}

export function readFacilities(files: FeedFiles, locations: IndexOf): FeedFacility[] {
  return mapRows(files, 'station_facilities.txt', (row) => {
    const note = optionalBoth(row, 'note');
    const source = optionalBoth(row, 'source');
    const asOf = row.date('as_of');
    return {
      station: find(row, 'station_id', locations, 'station'),
      facility: row.oneOf('facility', facility.options),
      isPresent: row.oneOf('state', ['yes', 'no']) === 'yes',
      ...(note && { note }),
      ...(source && { source }),
      ...(asOf && { asOf }),
      certainty: row.oneOf('certainty', certainty.options),
    };
  });
}

/** Our own files have both languages in columns: `note_th`, `note_en`. */
export function both(row: TableRow, field: string) {
  return { th: row.required(`${field}_th`), en: row.required(`${field}_en`) };
}

/** Undefined if both are empty; a single language is used for both. */
export function optionalBoth(row: TableRow, field: string) {
  const th = row.text(`${field}_th`);
  const en = row.text(`${field}_en`);
  return th || en ? { th: th || en, en: en || th } : undefined;
}
