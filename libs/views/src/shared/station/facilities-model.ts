import { type Facility, facility, type StationFacility } from '@raang/domain';
import { formatMonth } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';
import { facilityInSentence, facilityName } from '../words/station-words';
import { certaintyWord } from '../words/certainty-words';

export interface FacilityRowModel {
  id: Facility;
  name: string;
  state: 'available' | 'none';
  note?: string | undefined;
  /** Year and certainty of the record. */
  provenance?: string | undefined;
}

export interface FacilitiesModel {
  /** In the order of the domain. */
  rows: FacilityRowModel[];
  /** Year and certainty of all records, if they are the same; the rows leave them out. */
  provenance?: string | undefined;
}

export function toFacilities(records: readonly StationFacility[], context: ModelContext): FacilitiesModel {
  const known = facility.options.flatMap((id) => records.find((record) => record.facility === id) ?? []);
  const rows = known.map((record) => toRow(record, context));
  const [first, ...others] = rows;
  const isShared = others.length > 0 && others.every(({ provenance }) => provenance === first?.provenance);
  if (!isShared) return { rows };
  return { rows: rows.map((row) => ({ ...row, provenance: undefined })), provenance: first?.provenance };
}

/** Shows only the year: the day of a record is often the last of its year, for want of a better date. */
function toRow(
  { facility: id, isPresent, note, asOf, certainty }: StationFacility,
  context: ModelContext,
): FacilityRowModel {
  const year = asOf && formatMonth(asOf.slice(0, 4), context.locale);
  return {
    id,
    name: facilityName(id, context),
    state: isPresent ? 'available' : 'none',
    note: note?.[context.locale],
    provenance: [year, certaintyWord(certainty, context)].filter(Boolean).join(' · ') || undefined,
  };
}

/** The facilities without a record, as they stand within a sentence. */
export function facilityGaps(records: readonly StationFacility[], context: ModelContext): string[] {
  return facility.options
    .filter((id) => !records.some((record) => record.facility === id))
    .map((id) => facilityInSentence(id, context));
}
