import {
  type Alert,
  closedEntities,
  type DirectionDepartures,
  isActing,
  type Line,
  type StationCode,
} from '@raang/domain';
import { type ServiceStatusModel, toServiceStatusModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { getServices } from '../server/services/services';
import { markAsLive } from './live-page';
import { inputOf } from './page-input';

export const loadServiceStatus = createServerFn({ method: 'GET' })
  .validator(inputOf('loadServiceStatus'))
  .handler(async ({ data: { locale } }): Promise<ServiceStatusModel> => {
    markAsLive();
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const at = now();
    const [groups, lines, stations, alerts, reports] = await Promise.all([
      client.content.categories(),
      client.network.lines({ isOwn: true }),
      client.network.stations({}),
      client.notices.alerts({ active: false }),
      client.notices.reports(),
    ]);
    const [serviceHours, departures, nearestOpen] = await Promise.all([
      Promise.all(lines.map(({ id }) => client.network.serviceHours({ line: id }))),
      departuresFromEnds(client, lines, at),
      nearestOpenTo(client, alerts, { at, known: new Set(stations.map(({ code }) => code)) }),
    ]);
    return toServiceStatusModel(
      {
        groups,
        alerts,
        reports,
        stations,
        serviceHours: serviceHours.flat(),
        departures,
        nearestOpen,
        now: at,
      },
      await createModelContext(locale),
    );
  });

/** Loads the departures from each line's ends: they tell whether its service day has begun or ended. */
async function departuresFromEnds(
  client: Client,
  lines: readonly Line[],
  at: Date,
): Promise<DirectionDepartures[]> {
  const ends = lines.flatMap(({ patterns }) =>
    patterns.filter(({ isBranch }) => !isBranch).map(({ stations }) => stations[0]!),
  );
  const answers = await Promise.all(
    [...new Set(ends)].map((code) =>
      client.travel.departures({ code, at: at.toISOString(), limit: 1, live: false }),
    ),
  );
  return answers.flatMap(({ directions }) => directions);
}

/** More closed stations are a closed line: its passengers look at the map. */
const mostClosed = 8;

/** Loads the open stations nearest to those that alerts close now. */
async function nearestOpenTo(
  client: Client,
  alerts: readonly Alert[],
  { at, known }: { at: Date; known: ReadonlySet<StationCode> },
) {
  const closed = alerts
    .filter((alert) => isActing(alert, at))
    .flatMap((alert) => closedEntities(alert).flatMap(({ stationCode }) => stationCode ?? []))
    // an alert may outlive a station of the feed
    .filter((code) => known.has(code));
  const answers = await Promise.all(
    [...new Set(closed)]
      .slice(0, mostClosed)
      .map((code) => client.travel.departures({ code, at: at.toISOString(), limit: 1, live: false })),
  );
  return new Map(answers.map(({ station, nearestOpen = [] }) => [station as string, nearestOpen] as const));
}
