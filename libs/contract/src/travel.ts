import {
  alert,
  calendarDate,
  clockTime,
  directionDepartures,
  fareMedia,
  fareRule,
  journeyEnd,
  journeyMode,
  lineId,
  lineTrain,
  liveState,
  moment,
  namedPlace,
  noJourneyReason,
  riderCategory,
  stationCode,
  stationEquipment,
  way,
} from '@raang/domain';
import { z } from 'zod';
import { isOwn } from './network-filter';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

const live = z.union([z.boolean(), z.stringbool()]).default(true).describe('False: by the timetable alone.');

/** Sort order of journeys. */
export const journeyPreference = z.enum(['fastest', 'fewest-changes']);

const openStations = z.array(
  z.object({
    station: stationCode,
    metres: z.int().nonnegative().optional().describe('In a straight line; absent without positions.'),
    walkMinutes: z.int().nonnegative().optional().describe('On foot, if the walk is known.'),
  }),
);

/** Departures and journeys. */
export const travelContract = {
  // both default to the current time, so responses age within seconds
  journeys: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/journeys',
      tags: ['Travel'],
      summary: 'Journeys between two stations or places, with fares and the last departure',
      description:
        '`from` and `to` are station codes, or ids of places; a journey from a place begins with the walk to one of its stations. The minutes of that walk are estimates; where a place has none, six, since it is within some 450 metres. An id that is also the code of a station means the station. Takes into account the alerts that are active at the requested time, or at departure if that is later. Journeys avoid closed stations and lines, and include delays. Where live data know single trains, legs have their expected times (`live`), and `connection` says whether a change will work. Trains by headway have no timetable: the times of a journey are the latest possible, and `usualDurationSeconds` is when half of the passengers have arrived. If there is no journey, `reason` explains why, and the other fields suggest alternatives.',
    })
    .errors({ ...notFound('Unknown station or place.'), ...invalid })
    .input(
      z.object({
        from: journeyEnd,
        to: journeyEnd,
        date: calendarDate.optional().describe('Calendar day. Defaults to today.'),
        time: clockTime
          .optional()
          .describe(
            'Local time of the network. Defaults to now; for the last journey of another day, to noon.',
          ),
        mode: journeyMode
          .default('depart')
          .describe(
            'Depart at the time, arrive by the time, or take the last journey of the service day that has not left at the time.',
          ),
        prefer: journeyPreference.default('fastest'),
        live,
        example: z
          .literal('live')
          .optional()
          .describe('In a demonstration: also by trains that are simulated.'),
        stepFree: flag.describe(
          'Only journeys without known steps. `isStepFree` of each ride tells what is known.',
        ),
      }),
    )
    .output(
      z.object({
        from: journeyEnd,
        to: journeyEnd,
        places: z.array(namedPlace).describe('The places that `from` and `to` refer to.'),
        date: calendarDate,
        time: clockTime,
        mode: journeyMode,
        journeys: z
          .array(way)
          .describe(
            'At most four ways to choose from, by different lines or interchanges; the preferred one comes first. None of them is worse than another in every respect, except by other interchanges. The last journey stands alone.',
          ),
        waysCompared: z
          .int()
          .nonnegative()
          .describe('How many ways were compared for `journeys`, including those left out.'),
        nextWayLaterSeconds: z
          .int()
          .nonnegative()
          .optional()
          .describe(
            'How much longer than the first of `journeys` the next best one of those left out usually takes. Absent if none is left out, or a quicker one, which has more changes.',
          ),
        live: liveState.describe(
          'How old the live data are of which these journeys know. An `example` is used only if it was asked for.',
        ),
        isNextService: z
          .boolean()
          .describe('Whether the last train has left. The journeys are then the first ones afterwards.'),
        lastLeft: moment
          .optional()
          .describe('If the last journey of the service day was requested and has left: when.'),
        isEveningBefore: z
          .boolean()
          .optional()
          .describe(
            'Set if no train of the requested day arrives in time. The journeys are then those of the evening before, and `nextService` has the first ones of the requested day.',
          ),
        reason: noJourneyReason.optional().describe('Why no journey matches the request.'),
        validFrom: calendarDate.optional().describe('For `outside-validity`: first day of the timetable.'),
        validTo: calendarDate.optional().describe('For `outside-validity`: last day of the timetable.'),
        nearestDate: calendarDate
          .optional()
          .describe('For `outside-validity`: nearest day with a timetable.'),
        nearestStations: z
          .array(z.object({ station: stationCode, metres: z.int().nonnegative() }))
          .optional()
          .describe(
            'For `place-without-station`, if the position of the place is known: the nearest stations within 10 kilometres, with the distance in a straight line.',
          ),
        nextService: z
          .array(way)
          .optional()
          .describe(
            'For `no-service`: first journeys after the requested time. For `isEveningBefore`: those that arrive first on the requested day.',
          ),
        nearestOpen: z
          .array(z.object({ closed: stationCode, open: openStations }))
          .optional()
          .describe(
            'For `disrupted`: the requested stations that alerts close, each with the nearest open ones as in departures; for `stepFree`, those with a recorded lift.',
          ),
        detour: z
          .object({ stations: z.array(stationCode).min(1), seconds: z.int().positive() })
          .optional()
          .describe(
            'For `stepFree`, if lifts out of order close stations of the best way: these stations, and how much longer the first of `journeys` usually takes.',
          ),
        brokenLifts: z
          .array(stationEquipment)
          .optional()
          .describe(
            'For `stepFree`: the lifts out of order that close a requested station, a station of `detour`, or some of their platforms.',
          ),
        alerts: z.array(alert).describe('Alerts that affect these stations or journeys.'),
        riderCategories: z.array(riderCategory),
        fareMedia: z.array(fareMedia).describe('Fare media that the fares refer to.'),
        rules: z.array(fareRule).describe('Rules that the fares refer to.'),
      }),
    ),
  departures: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/stations/{code}/departures',
      tags: ['Travel'],
      summary: 'Next departures from a station, by direction',
      description:
        'The timetable, and where an authority has GTFS-Realtime what it says of single trains: `departure` is the expected time. A train that is cancelled or does not stop is listed at its scheduled time. On a service by headway the trains that are known come first, and the headway counts after `liveUntil`. `live` says how old these data are. New values of `kind` and `status` may come.',
    })
    .errors({ ...notFound('Unknown station.'), ...invalid })
    .input(
      z.object({
        code: stationCode,
        at: moment.optional().describe('Defaults to now.'),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(20)
          .default(3)
          .describe('Maximum number of departures per direction.'),
        live,
      }),
    )
    .output(
      z.object({
        station: stationCode,
        at: moment,
        directions: z.array(directionDepartures),
        nearestOpen: openStations
          .optional()
          .describe(
            'Set if alerts close this station: the nearest open ones of any system, at most two, within 2.5 kilometres.',
          ),
        alerts: z.array(alert).describe('Alerts that affect this station or its lines.'),
      }),
    ),
  trains: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/lines/{line}/trains',
      tags: ['Travel'],
      summary: 'Where the trains of a line are now',
      description:
        'What live data say, in words of the network: between which stations a train is, and how far. Without positions a place is calculated from expected times. Empty without live data; `live` says why.',
    })
    .errors({ ...notFound('Unknown line.'), ...invalid })
    .input(z.object({ line: lineId }))
    .output(z.object({ line: lineId, live: liveState, trains: z.array(lineTrain) })),
  live: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/live',
      tags: ['Travel'],
      summary: 'How old the live data of trains are, and which lines they are about',
    })
    .output(
      z.object({
        live: liveState,
        lines: z.array(lineId).describe('Those whose trains the sources know. In network order.'),
      }),
    ),
  lastDepartures: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/stations/{code}/last-departures',
      tags: ['Travel'],
      summary: 'When to leave a station at the latest to reach every other station',
      description:
        'The departures of the last journeys of the service day, as `/journeys` has them with `mode=last`. Takes into account the alerts that are active now, or at departure if that is later.',
    })
    .errors({ ...notFound('Unknown station.'), ...invalid })
    .input(
      z.object({
        code: stationCode,
        at: moment.optional().describe('Defaults to now.'),
        isOwn: isOwn.describe(
          "Only destinations among this authority's own stations, or only those of connecting systems.",
        ),
      }),
    )
    .output(
      z.object({
        from: stationCode,
        at: moment,
        serviceDate: calendarDate
          .optional()
          .describe(
            'The service day of these departures: after midnight the previous day, as long as its trains run. Absent outside the validity of the timetable.',
          ),
        departures: z
          .array(
            z.object({
              to: stationCode,
              departure: moment
                .optional()
                .describe('It may have passed. Absent if the whole way can be walked, at any time.'),
            }),
          )
          .describe('In network order. Stations that no train of the day reaches are omitted.'),
      }),
    ),
};
