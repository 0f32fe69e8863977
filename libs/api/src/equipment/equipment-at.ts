import {
  type Alert,
  type Equipment,
  isActing,
  type StationDetail,
  type StationEquipment,
} from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { LoadedFeed } from '../network/loaded-feed';
import type { EquipmentReport } from './equipment.table';

/** What is known of lifts and escalators at a moment. */
export interface EquipmentKnown {
  feed: Pick<LoadedFeed, 'network' | 'equipmentIds'>;
  reports: readonly EquipmentReport[];
  alerts: readonly Alert[];
  at: Date;
}

type State = Pick<Equipment, 'state' | 'since' | 'expectedUntil' | 'source' | 'asOf'>;

/** The lifts and escalators of all stations with their states. */
export function allEquipmentAt(known: EquipmentKnown): StationEquipment[] {
  const stations = [...known.feed.network.stations.values()];
  return stations.flatMap((station) =>
    equipmentAt(station, known).map((one) => ({ station: station.code, ...one })),
  );
}

/**
 * The lifts and escalators of a station with their states. The desk names one; an alert may be about any of its station. What
 * was said last counts, and a lift that either calls out of order is not in doubt because of the other.
 */
export function equipmentAt(
  { code, equipment }: Pick<StationDetail, 'code' | 'equipment'>,
  { feed, reports, alerts, at }: EquipmentKnown,
): Equipment[] {
  if (equipment.length === 0) return [];
  const acting = alerts.filter((alert) => isAboutEquipment(alert, at));
  return equipment.map((one) => {
    const report = reports.find(({ id }) => id === one.id);
    const said = report && stateOfReport(report, at);
    const alerted = acting.flatMap((alert) => stateOfAlert(one.id, code, alert, { feed, at }) ?? []);
    const out = [said, ...alerted].find((state) => state?.state === 'out' && isLast(state, said));
    const doubt = alerted.find((state) => isLast(state, said));
    return { ...one, ...(out ?? doubt ?? said) };
  });
}

/** Whether the desk has said nothing later. */
const isLast = ({ asOf }: State, said: State | undefined) =>
  !said?.asOf || Date.parse(asOf!) >= Date.parse(said.asOf);

const isAboutEquipment = (alert: Alert, at: Date) =>
  alert.effect === 'ACCESSIBILITY_ISSUE' && !alert.example && isActing(alert, at);

/** After the time that the desk has named, nobody knows. */
function stateOfReport({ state, since, until, at: saidAt }: EquipmentReport, at: Date): State {
  const said = { source: 'desk', asOf: networkTime.toIso(saidAt) } as const;
  const expectedUntil = until && { expectedUntil: networkTime.toIso(until) };
  if (state === 'works') return { state, ...said };
  if (until && until <= at) return { state: 'unknown', ...expectedUntil, ...said };
  return { state, since: networkTime.toIso(since), ...expectedUntil, ...said };
}

/** Only an alert about an exit with one lift or escalator names it; any other one says that something is out of order. */
function stateOfAlert(
  id: string,
  station: string,
  { informedEntities, impactPeriods, saidAt }: Alert,
  { feed, at }: Pick<EquipmentKnown, 'feed' | 'at'>,
): State | undefined {
  const said = { source: 'alert', asOf: saidAt } as const;
  let doubt: State | undefined;
  for (const { stationCode, part, isPartial, train } of informedEntities) {
    if (stationCode !== station || train) continue;
    const atPart = part === undefined ? undefined : feed.equipmentIds.get(part);
    if (atPart && !atPart.includes(id)) continue;
    if (atPart?.length === 1 && !isPartial) {
      const period = impactPeriods.find(({ end }) => !end || Date.parse(end) > at.getTime());
      return { state: 'out', ...(period && toTimes(period)), ...said };
    }
    doubt = { state: 'unknown', ...said };
  }
  return doubt;
}

const toTimes = ({ start, end }: Alert['impactPeriods'][number]) => ({
  since: start,
  ...(end && { expectedUntil: end }),
});
