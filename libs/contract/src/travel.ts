import {
  alert,
  calendarDate,
  directionDepartures,
  fareMedia,
  fareRule,
  journey,
  journeyMode,
  moment,
  noJourneyReason,
  riderCategory,
  stationCode,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

/** A time on a clock of the network, `HH:MM`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

/** Which of several journeys comes first. */
export const journeyPreference = z.enum(['fastest', 'fewest-changes']);

/** When trains go, and how one gets from one station to another. */
export const travelContract = {
  // without a date both answers are about this very moment
  journeys: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/journeys',
      tags: ['Travel'],
      summary: 'Ways from one station to another, with their fares and the last time to leave',
      description:
        'Alerts that hold at the asked moment count, or by the time one sets out with the last train or next morning: closed stations and lines are left out, delays are added. Where there is no journey, `reason` says why and the other fields say what would work.',
    })
    .errors({ ...notFound('There is no such station.'), ...invalid })
    .input(
      z.object({
        from: stationCode,
        to: stationCode,
        date: calendarDate.optional().describe('Day on the calendar; today without it.'),
        time: clockTime.optional().describe('In Bangkok; now without it.'),
        mode: journeyMode
          .default('depart')
          .describe('Leave at the time, be there by the time, or leave as late as the service day allows.'),
        prefer: journeyPreference.default('fastest'),
        stepFree: flag.describe(
          'Only ways that are not known to have steps. `isStepFree` of each ride says what is known.',
        ),
      }),
    )
    .output(
      z.object({
        from: stationCode,
        to: stationCode,
        date: calendarDate,
        time: clockTime,
        mode: journeyMode,
        journeys: z
          .array(journey)
          .describe('None beats another in both time and number of changes; the preferred one first.'),
        isNextService: z
          .boolean()
          .describe('The last train has gone: the journeys are the first ones afterwards.'),
        reason: noJourneyReason.optional().describe('Why there is no journey as asked.'),
        validFrom: calendarDate.optional().describe('Of `outside-validity`: first day of the timetable.'),
        validTo: calendarDate.optional().describe('Of `outside-validity`: last day of the timetable.'),
        nearestDate: calendarDate
          .optional()
          .describe('Of `outside-validity`: the nearest day with a timetable.'),
        nextService: z
          .array(journey)
          .optional()
          .describe('Of `no-service`: the first journeys after the asked moment.'),
        alerts: z.array(alert).describe('Those that touch these stations or the lines of these journeys.'),
        riderCategories: z.array(riderCategory),
        fareMedia: z.array(fareMedia).describe('Those that the fares name.'),
        rules: z.array(fareRule).describe('Those that the fares name.'),
      }),
    ),
  departures: procedure({ public: true, maxAgeSeconds: 15 })
    .route({
      method: 'GET',
      path: '/stations/{code}/departures',
      tags: ['Travel'],
      summary: 'The next trains of a station, direction by direction',
    })
    .errors({ ...notFound('There is no such station.'), ...invalid })
    .input(
      z.object({
        code: stationCode,
        at: moment.optional().describe('Now without it.'),
        limit: z.coerce.number().int().min(1).max(20).default(3).describe('Trains of each direction.'),
      }),
    )
    .output(
      z.object({
        station: stationCode,
        at: moment,
        directions: z.array(directionDepartures),
        alerts: z.array(alert).describe('Those that touch this station or its lines.'),
      }),
    ),
};
