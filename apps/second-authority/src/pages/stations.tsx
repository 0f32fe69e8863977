import { findCode } from '@raang/text-time';
import { StationsView, StationView, toStationPageModel, toStationsModel } from '@raang/views';
import { hrefs } from '../visit/addresses';
import type { ShowPage } from '../visit/page';
import { notFound } from './not-found';

export const stations: ShowPage = async ({ client, context }) => {
  const [lines, all] = await Promise.all([
    client.network.lines({ isOwn: true }),
    client.network.stations({ isOwn: true }),
  ]);
  const model = toStationsModel({ lines, stations: all }, context);
  return { head: model.head, body: <StationsView model={model} /> };
};

/** A station with its next trains. A code in another spelling redirects to the page. */
export const station: ShowPage = async (visit, typed = '') => {
  const { client, context, now } = visit;
  const [lines, all] = await Promise.all([client.network.lines({}), client.network.stations({})]);
  const code = findCode(
    typed,
    all.map((one) => one.code),
  );
  if (!code) return notFound(visit);
  if (code !== typed)
    return new Response(null, {
      status: 308,
      headers: { location: hrefs.station(context.locale, code) },
    });
  const [detail, groups, alerts, outOfOrder, { directions, nearestOpen }] = await Promise.all([
    client.network.station({ code }),
    client.content.categories(),
    client.notices.alerts({ active: false }),
    client.network.equipment({ state: 'out' }),
    client.travel.departures({ code, at: now.toISOString() }),
  ]);
  const model = toStationPageModel(
    {
      station: detail,
      stations: all,
      lines,
      groups,
      alerts,
      outOfOrder,
      now,
      nearestOpen,
      departures: directions,
      destinations: [],
      places: [],
      nearby: [],
    },
    context,
  );
  return { head: model.head, body: <StationView model={model} />, cache: 'live' };
};
