import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';
import { z } from 'zod';

/** Seconds since 1970. Protobuf's JSON mapping writes 64-bit numbers as text. */
const posixTime = z.string().regex(/^\d+$/);

const translatedString = z.object({
  translation: z.array(z.object({ text: z.string(), language: z.string() })),
});

const timeRange = z.object({ start: posixTime, end: posixTime.optional() });

/** Alerts as a GTFS-Realtime feed 2.0, in protobuf's JSON mapping. */
export const realtimeAlerts = z.object({
  header: z.object({
    gtfsRealtimeVersion: z.literal('2.0'),
    incrementality: z.literal('FULL_DATASET'),
    timestamp: posixTime.describe('When the response was made.'),
  }),
  entity: z.array(
    z.object({
      id: z.string().describe('The same as long as the alert exists.'),
      alert: z.object({
        communicationPeriod: z.array(timeRange).min(1).describe('When to show the alert.'),
        impactPeriod: z
          .array(timeRange)
          .describe('When it closes, delays or changes the service. Empty if it never does.'),
        activePeriod: z
          .array(timeRange)
          .min(1)
          .describe(
            'For programs that do not know the other two: the impact, so that they close nothing early. Without an impact, a moment of 1970.',
          ),
        informedEntity: z
          .array(
            z.object({
              routeId: z.string().optional(),
              directionId: z.int().optional(),
              stopId: z.string().optional(),
              trip: z
                .object({
                  tripId: z.string().optional(),
                  routeId: z.string().optional(),
                  directionId: z.int().optional(),
                  startDate: z.string().optional(),
                  startTime: z.string().optional(),
                })
                .optional(),
            }),
          )
          .min(1)
          .describe('Ids of the active feed. If several are set, all must match.'),
        cause: z.enum(alertCauses),
        effect: z.enum(alertEffects),
        severityLevel: z.enum(alertSeverities),
        url: translatedString.optional(),
        headerText: translatedString,
        descriptionText: translatedString,
        causeDetail: translatedString.optional(),
        effectDetail: translatedString.optional(),
      }),
    }),
  ),
});
export type RealtimeAlerts = z.infer<typeof realtimeAlerts>;
