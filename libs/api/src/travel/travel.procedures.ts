import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { findDepartures } from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import { tariffNamedBy } from '../network/tariff-words';
import type { EquipmentContext } from '../equipment/equipment-source';
import { liftClosures } from '../equipment/lift-closures';
import { conditionsOf } from './alert-effects';
import { affects, travelScopeOf } from './alert-reach';
import { answerJourneys } from './answer-journeys';
import { answerLastDepartures } from './answer-last-departures';
import { askedMoment } from './asked-moment';
import { findEnd } from './journey-ends';
import { nearestOpenStations } from './nearest-open';
import { trainsOfLine } from './trains-of-line';
import { type LiveSource, noLiveSource } from '../realtime/live-source';
import { liveStateOf, liveStateOfJourneys, stateOfSource } from './live-state';

/** Context of procedures that answer with live trains. */
export interface TravelContext extends EquipmentContext {
  liveSource: LiveSource;
}

const travel = implement(contract.travel).$context<TravelContext>();

export const travelProcedures = travel.router({
  journeys: travel.journeys.handler(async ({ context, input, errors }) => {
    const { db, now, feedSource, alertSource, equipmentSource, liveSource } = context;
    const feed = await feedSource(db);
    if (!feed) throw errors.NOT_FOUND();
    const { network } = feed;
    const from = await findEnd(input.from, { db, network });
    const to = await findEnd(input.to, { db, network });
    if (!from || !to) throw errors.NOT_FOUND({ message: unknownEnd(from ? 'to' : 'from', input) });
    const moment = askedMoment(input, now());
    const known = (input.live ? liveSource : noLiveSource).plannerAt(feed, new Date(moment));
    const isUsed = !known.live.isExample || input.example === 'live';
    const answer = await answerJourneys(isUsed ? known.planner : feed, {
      ...input,
      from,
      to,
      moment,
      alertsAt: async (at) => {
        const alerts = await alertSource(db, at);
        if (!input.stepFree) return { alerts, at };
        const reports = await equipmentSource(db);
        return { alerts, at, lifts: liftClosures({ feed, reports, alerts, at }) };
      },
    });
    const fares = [...answer.journeys, ...(answer.nextService ?? [])].flatMap((journey) => journey.fares);
    return {
      from: input.from,
      to: input.to,
      places: [from, to].flatMap(({ place }) => place ?? []),
      date: moment.slice(0, 10),
      time: moment.slice(11, 16),
      mode: input.mode,
      live: liveStateOfJourneys([...answer.journeys, ...(answer.nextService ?? [])], known),
      ...answer,
      ...tariffNamedBy(fares, feed.tariff),
    };
  }),

  departures: travel.departures.handler(async ({ context, input, errors }) => {
    const { db, now, feedSource, alertSource, liveSource } = context;
    const feed = await feedSource(db);
    if (!feed?.network.stations.has(input.code)) throw errors.NOT_FOUND();
    const moment = input.at ? new Date(input.at) : now();
    const alerts = await alertSource(db, moment);
    const { network } = feed;
    const known = (input.live ? liveSource : noLiveSource).plannerAt(feed, moment);
    const scope = travelScopeOf(network, [input.code]);
    const conditions = conditionsOf(alerts, { stepFree: false, at: moment });
    return {
      station: input.code,
      at: input.at ?? networkTime.toIso(moment),
      directions: findDepartures(known.planner, {
        station: input.code,
        ...networkTime.clockTimeOf(moment),
        limit: input.limit,
        ...conditions,
      }).map((direction) => ({ ...direction, live: liveStateOf(direction, known, now()) })),
      nearestOpen: nearestOpenStations(input.code, network.stations, conditions),
      alerts: alerts.filter((alert) => affects(alert, scope)),
    };
  }),

  trains: travel.trains.handler(async ({ context, input, errors }) => {
    const { db, now, feedSource, liveSource } = context;
    const feed = await feedSource(db);
    if (!feed?.network.lines.has(input.line)) throw errors.NOT_FOUND();
    const at = now();
    const known = liveSource.plannerAt(feed, at);
    return { line: input.line, ...trainsOfLine(input.line, known, at) };
  }),

  live: travel.live.handler(async ({ context: { db, now, feedSource, liveSource } }) => {
    const feed = await feedSource(db);
    if (!feed) return { live: { state: 'none' as const }, lines: [] };
    const { live, lines } = liveSource.plannerAt(feed, now());
    return { live: stateOfSource(live), lines: feed.timetable.lineIds.filter((line) => lines.has(line)) };
  }),

  lastDepartures: travel.lastDepartures.handler(async ({ context, input, errors }) => {
    const { db, now, feedSource, alertSource, liveSource } = context;
    const feed = await feedSource(db);
    if (!feed?.network.stations.has(input.code)) throw errors.NOT_FOUND();
    const at = input.at ? new Date(input.at) : now();
    const { planner, live } = liveSource.plannerAt(feed, at);
    const stations = [...feed.network.stations.values()];
    const to = stations
      .filter(({ isOwn }) => input.isOwn === undefined || isOwn === input.isOwn)
      .map(({ code }) => code);
    return {
      from: input.code,
      at: input.at ?? networkTime.toIso(at),
      ...(await answerLastDepartures(live.isExample ? feed : planner, {
        from: input.code,
        to,
        at,
        alertsAt: (moment) => alertSource(db, moment),
      })),
    };
  }),
});

const unknownEnd = (field: 'from' | 'to', input: Record<'from' | 'to', string>) =>
  `${field}: there is no station or place ${input[field]}.`;
