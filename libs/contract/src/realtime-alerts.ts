import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';
import { z } from 'zod';

/** Seconds since 1970. Protobuf's JSON mapping writes 64-bit numbers as text. */
const posixTime = z.string().regex(/^\d+$/);

const translatedString = z.object({
  translation: z.array(z.object({ text: z.string(), language: z.string() })),
});

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
        activePeriod: z.array(z.object({ start: posixTime, end: posixTime.optional() })).min(1),
        informedEntity: z
          .array(z.object({ routeId: z.string().optional(), stopId: z.string().optional() }))
          .min(1)
          .describe('Ids of the active feed. If both are set, both must match.'),
        cause: z.enum(alertCauses),
        effect: z.enum(alertEffects),
        severityLevel: z.enum(alertSeverities),
        headerText: translatedString,
        descriptionText: translatedString,
      }),
    }),
  ),
});
export type RealtimeAlerts = z.infer<typeof realtimeAlerts>;
