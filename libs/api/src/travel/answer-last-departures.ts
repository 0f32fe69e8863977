import type { Alert, StationCode } from '@raang/domain';
import { findLastDepartures, type LastDepartures, type LastDepartureTo, type Planner } from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import { conditionsOf } from './alert-effects';
import { type AlertsAt, keyOf } from './alerts-at';

export interface LastDepartureQuestion {
  from: StationCode;
  to: readonly StationCode[];
  at: Date;
  /** Reads the alerts that are shown or act at a moment. */
  alertsAt: (moment: Date) => Promise<Alert[]>;
}

/**
 * Finds last departures under the alerts that act now. Where others act at the departure, these count, as they do for a
 * journey.
 */
export async function answerLastDepartures(
  planner: Planner,
  { from, to, at, alertsAt }: LastDepartureQuestion,
): Promise<LastDepartures> {
  const find = (stations: readonly StationCode[], { alerts, at: moment }: AlertsAt) =>
    findLastDepartures(planner, {
      from,
      to: stations,
      ...networkTime.clockTimeOf(at),
      ...conditionsOf(alerts, { stepFree: false, at: moment }),
    });
  const now = { alerts: await alertsAt(at), at };
  const found = find(to, now);
  const later = Map.groupBy(
    await Promise.all(
      found.departures.flatMap(({ to: station, departure }) => {
        const then = departure && new Date(departure);
        return then && then > at ? [alertsThen(station, then)] : [];
      }),
    ),
    ({ key }) => key,
  );
  later.delete(keyOf(now));
  const again = new Map<StationCode, LastDepartureTo | undefined>();
  for (const ofKey of later.values()) {
    const stations = ofKey.map(({ station }) => station);
    const { departures } = find(stations, ofKey[0]!.then);
    for (const station of stations)
      again.set(
        station,
        departures.find((one) => one.to === station),
      );
  }
  return {
    ...found,
    departures: found.departures.flatMap((one) => (again.has(one.to) ? (again.get(one.to) ?? []) : one)),
  };

  async function alertsThen(station: StationCode, moment: Date) {
    const then = { alerts: await alertsAt(moment), at: moment };
    return { station, then, key: keyOf(then) };
  }
}
