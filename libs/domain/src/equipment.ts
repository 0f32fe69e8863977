import { z } from 'zod';
import { bilingual } from './bilingual';
import { moment } from './moment';
import { stationCode } from './slug';

export const equipmentKind = z.enum(['lift', 'escalator']);
export type EquipmentKind = z.infer<typeof equipmentKind>;

/** A `pathway_id` of the feed, or the `stop_id` of an exit with the kind: `BL22-exit-1-lift`. */
export const equipmentId = z.string().min(1).max(200);

/** A lift or an escalator of a station, and what is known of it now. */
export const equipment = z.strictObject({
  id: equipmentId,
  kind: equipmentKind,
  /** The exit where it starts or ends, as on its sign. */
  exit: z.string().min(1).optional(),
  /** Other parts of the station that it joins. */
  from: bilingual.optional(),
  to: bilingual.optional(),
  /** `unknown`: nobody has said, what was said is not precise, or its time has passed. */
  state: z.enum(['works', 'out', 'unknown']),
  /** Since when it is out of order. */
  since: moment.optional(),
  /** Until when it is expected to be out of order. */
  expectedUntil: moment.optional(),
  /** The source of the state, and when it said so. Absent if nobody has said anything. */
  source: z.enum(['desk', 'alert']).optional(),
  asOf: moment.optional(),
});
export type Equipment = z.infer<typeof equipment>;

/** A lift or an escalator in a list of stations. */
export const stationEquipment = equipment.extend({ station: stationCode });
export type StationEquipment = z.infer<typeof stationEquipment>;
