/** Short form of a GTFS-Realtime feed. Texts are keyed by language; '' means no language. */
export interface RealtimeFeedText {
  timestamp?: number;
  alerts: RealtimeAlertText[];
}

export interface RealtimeAlertText {
  id: string;
  cause?: number;
  effect?: number;
  severity?: number;
  periods?: Period[];
  communication?: Period[];
  impact?: Period[];
  entities?: RealtimeSelectorText[];
  url?: Record<string, string>;
  causeDetail?: Record<string, string>;
  effectDetail?: Record<string, string>;
  header?: Record<string, string>;
  description?: Record<string, string>;
}

interface Period {
  start?: number;
  end?: number;
}

export interface RealtimeSelectorText {
  agencyId?: string;
  routeId?: string;
  routeType?: number;
  stopId?: string;
  directionId?: number;
  trip?: {
    tripId?: string;
    startTime?: string;
    startDate?: string;
    routeId?: string;
    directionId?: number;
    /** Number of a field that the format does not have, with the value 1. */
    unknown?: number;
  };
  unknown?: number;
}

/** Encodes a feed by the field numbers of gtfs-realtime.proto, so that tests do not depend on the reader's schema. */
export function encodeRealtime({ timestamp, alerts }: RealtimeFeedText): Uint8Array {
  return Buffer.concat([
    message(1, text(1, '2.0'), number(2, 0), number(3, timestamp)),
    ...alerts.map(({ id, ...alert }) => message(2, text(1, id), encodeAlert(alert))),
  ]);
}

function encodeAlert(alert: Omit<RealtimeAlertText, 'id'>): Buffer {
  const { cause, effect, severity, header, description } = alert;
  const ranges = (field: number, periods: readonly Period[] = []) =>
    periods.map(({ start, end }) => message(field, number(1, start), number(2, end)));
  return message(
    5,
    ...ranges(1, alert.periods),
    ...ranges(2, alert.communication),
    ...ranges(3, alert.impact),
    ...(alert.entities ?? []).map(encodeSelector),
    number(6, cause),
    number(7, effect),
    translated(8, alert.url),
    translated(10, header),
    translated(11, description),
    // spoken text, which the reader ignores
    translated(12, header),
    number(14, severity),
    translated(17, alert.causeDetail),
    translated(18, alert.effectDetail),
  );
}

function encodeSelector({ trip, ...selector }: RealtimeSelectorText): Buffer {
  return message(
    5,
    text(1, selector.agencyId),
    text(2, selector.routeId),
    number(3, selector.routeType),
    trip
      ? message(
          4,
          text(1, trip.tripId),
          text(2, trip.startTime),
          text(3, trip.startDate),
          text(5, trip.routeId),
          number(6, trip.directionId),
          trip.unknown === undefined ? Buffer.alloc(0) : number(trip.unknown, 1),
        )
      : Buffer.alloc(0),
    text(5, selector.stopId),
    number(6, selector.directionId),
    selector.unknown === undefined ? Buffer.alloc(0) : number(selector.unknown, 1),
  );
}

function translated(field: number, words: Record<string, string> = {}): Buffer {
  const translations = Object.entries(words).map(([language, said]) =>
    message(1, text(1, said), text(2, language || undefined)),
  );
  return translations.length === 0 ? Buffer.alloc(0) : message(field, ...translations);
}

function message(field: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
}

function text(field: number, value: string | undefined): Buffer {
  return value === undefined ? Buffer.alloc(0) : message(field, Buffer.from(value));
}

function number(field: number, value: number | undefined): Buffer {
  return value === undefined ? Buffer.alloc(0) : Buffer.concat([varint(field * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
