import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type EquipmentReport, equipmentReports } from './equipment.table';

/** Lists what the desk has said, by id. */
export function listEquipmentReports(db: Database): Promise<EquipmentReport[]> {
  return db.select().from(equipmentReports).orderBy(equipmentReports.id);
}

/** Records what the desk says now. A state that it repeats has lasted since it said so first. */
export async function reportEquipment(
  db: Database,
  { id, state, until, at }: Omit<EquipmentReport, 'since'>,
): Promise<EquipmentReport> {
  const [before] = await db.select().from(equipmentReports).where(eq(equipmentReports.id, id)).for('update');
  const columns = { state, until, at, since: before?.state === state ? before.since : at };
  await db
    .insert(equipmentReports)
    .values({ id, ...columns })
    .onConflictDoUpdate({ target: equipmentReports.id, set: columns });
  return { id, ...columns };
}
