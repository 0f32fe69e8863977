import type { Changes } from '../changes/watch-changes';
import type { Database } from '../database/database';
import { listEquipmentReports } from './equipment.store';
import type { AlertContext } from '../notices/alert-source';
import type { EquipmentReport } from './equipment.table';

/** Returns what the desk has said of lifts and escalators. */
export type EquipmentSource = (db: Database) => Promise<readonly EquipmentReport[]>;

/** Context of procedures that need the states of lifts and escalators. */
export interface EquipmentContext extends AlertContext {
  equipmentSource: EquipmentSource;
}

/**
 * Keeps the reports in memory until something changes, as `createAlertSource` does with alerts. While the database does not
 * respond, the last known ones are used.
 *
 * @param changes without it every call asks the database
 */
export function createEquipmentSource(
  changes: Pick<Changes, 'version' | 'status'> | undefined,
): EquipmentSource {
  if (!changes) return listEquipmentReports;
  let kept: { version: number; reports: Promise<readonly EquipmentReport[]> } | undefined;
  return (db) => {
    const version = changes.version();
    if (kept && (kept.version === version || changes.status() === 'unknown')) return kept.reports;
    const before = kept;
    const reading = {
      version,
      reports: listEquipmentReports(db).catch((error: unknown) => {
        // the next caller asks again
        if (kept === reading) kept = before && { ...before, version: noVersion };
        if (!before) throw error;
        return before.reports;
      }),
    };
    kept = reading;
    return reading.reports;
  };
}

/** Of nothing that exists. */
const noVersion = -1;
