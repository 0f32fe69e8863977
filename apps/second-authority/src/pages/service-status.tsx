import { ServiceStatusView, toServiceStatusModel } from '@raang/views';
import type { ShowPage } from '../visit/page';

export const serviceStatus: ShowPage = async ({ client, context, now }) => {
  const [groups, lines, stations, alerts, reports] = await Promise.all([
    client.content.categories(),
    client.network.lines({ isOwn: true }),
    client.network.stations({}),
    client.notices.alerts({ active: false }),
    client.notices.reports(),
  ]);
  const ends = lines.flatMap(({ patterns }) => patterns.map(({ stations: [first] }) => first!));
  const at = now.toISOString();
  const [serviceHours, departures] = await Promise.all([
    Promise.all(lines.map(({ id }) => client.network.serviceHours({ line: id }))),
    Promise.all(
      [...new Set(ends)].map((code) => client.travel.departures({ code, at, limit: 1, live: false })),
    ),
  ]);
  const model = toServiceStatusModel(
    {
      groups,
      alerts,
      reports,
      stations,
      now,
      serviceHours: serviceHours.flat(),
      departures: departures.flatMap(({ directions }) => directions),
      nearestOpen: new Map(),
    },
    context,
  );
  return { head: model.head, body: <ServiceStatusView model={model} />, cache: 'live' };
};
