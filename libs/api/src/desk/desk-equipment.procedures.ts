import { networkTime, slipsBetween } from '@raang/text-time';
import { allEquipmentAt } from '../equipment/equipment-at';
import { listEquipmentReports, reportEquipment } from '../equipment/equipment.store';
import { listRealAlerts } from '../notices/notices.store';
import { desk } from './desk-builder';
import { changeAs, type DeskContext } from './desk.context';

export const deskEquipment = {
  equipment: desk.equipment.handler(({ context }) => ownEquipment(context)),

  changeEquipment: desk.changeEquipment.handler(async ({ context, input, errors }) => {
    const { id, state } = input;
    const at = context.now();
    const known = (await ownEquipment(context)).map((one) => one.id);
    if (!known.includes(id)) throw errors.NOT_FOUND({ message: unknownWords(id, known) });
    const until = input.until === undefined ? null : toEnd(input.until);
    const refuse = (message: string) =>
      errors.BAD_REQUEST({ data: { fields: [{ field: 'until', code: 'date', message }] } });
    if (until && state === 'works') throw refuse('is only for one that is out of order');
    if (until && until <= at) throw refuse('must be in the future');
    return changeAs(context, async (tx, record) => {
      await reportEquipment(tx, { id, state, until, at });
      await record({
        action: 'changeEquipment',
        subject: id,
        details: { state, ...(until && { until: networkTime.toIso(until) }) },
      });
      return (await ownEquipment({ ...context, db: tx })).find((one) => one.id === id)!;
    });
  }),
};

/** As the database has it now, for staff who have just changed it. */
async function ownEquipment({ db, now, feedSource }: Pick<DeskContext, 'db' | 'now' | 'feedSource'>) {
  const feed = await feedSource(db);
  if (!feed) return [];
  const at = now();
  const [alerts, reports] = await Promise.all([listRealAlerts(db, at), listEquipmentReports(db)]);
  return allEquipmentAt({ feed, alerts, reports, at }).filter(
    ({ station }) => feed.network.stations.get(station)?.isOwn,
  );
}

/** A day ends at its midnight. */
const toEnd = (until: string) =>
  new Date(until.includes('T') ? until : networkTime.momentAt({ date: until, time: '23:59' }));

const offered = 3;

function unknownWords(id: string, known: readonly string[]): string {
  if (known.length === 0) return 'No lift or escalator is known: the feed names none.';
  const slips = new Map(
    known.map((one) => [one, slipsBetween(id.toLowerCase(), one.toLowerCase(), id.length)]),
  );
  const nearest = known.toSorted((a, b) => slips.get(a)! - slips.get(b)!).slice(0, offered);
  return `'${id}' is not a known lift or escalator. The nearest ones: ${nearest.join(', ')}.`;
}
