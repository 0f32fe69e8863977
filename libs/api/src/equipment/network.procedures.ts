import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { feedProcedures } from '../network/feed.procedures';
import { allEquipmentAt, equipmentAt } from './equipment-at';
import type { EquipmentContext } from './equipment-source';

const network = implement(contract.network).$context<EquipmentContext>();

/** The network: what the feed says, and the states of lifts and escalators. */
export const networkProcedures = network.router({
  ...feedProcedures,

  equipment: network.equipment.handler(async ({ context, input }) => {
    const known = await equipmentKnown(context);
    if (!known) return [];
    const { stations } = known.feed.network;
    return allEquipmentAt(known).filter(
      ({ station, state }) => stations.get(station)?.isOwn && state === (input.state ?? state),
    );
  }),

  station: network.station.handler(async ({ context, input, errors }) => {
    const known = await equipmentKnown(context);
    const station = known?.feed.network.stations.get(input.code);
    if (!known || !station) throw errors.NOT_FOUND();
    return { ...station, equipment: equipmentAt(station, known) };
  }),
});

/** What is known now; undefined before the first import. */
async function equipmentKnown({ db, now, feedSource, alertSource, equipmentSource }: EquipmentContext) {
  const feed = await feedSource(db);
  if (!feed) return undefined;
  const at = now();
  const [alerts, reports] = await Promise.all([alertSource(db, at), equipmentSource(db)]);
  return { feed, alerts, reports, at };
}
