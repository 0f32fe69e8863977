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
  periods?: { start?: number; end?: number }[];
  entities?: { agencyId?: string; routeId?: string; stopId?: string; directionId?: number }[];
  header?: Record<string, string>;
  description?: Record<string, string>;
}

/** Encodes a feed by the field numbers of gtfs-realtime.proto, so that tests do not depend on the reader's schema. */
export function encodeRealtime({ timestamp, alerts }: RealtimeFeedText): Uint8Array {
  return Buffer.concat([
    message(1, text(1, '2.0'), number(2, 0), number(3, timestamp)),
    ...alerts.map(({ id, ...alert }) => message(2, text(1, id), encodeAlert(alert))),
  ]);
}

function encodeAlert(alert: Omit<RealtimeAlertText, 'id'>): Buffer {
  const { periods = [], entities = [], cause, effect, severity, header, description } = alert;
  return message(
    5,
    ...periods.map(({ start, end }) => message(1, number(1, start), number(2, end))),
    ...entities.map(({ agencyId, routeId, stopId, directionId }) =>
      message(5, text(1, agencyId), text(2, routeId), text(5, stopId), number(6, directionId)),
    ),
    number(6, cause),
    number(7, effect),
    // URL of a page, which the reader ignores
    message(8, message(1, text(1, 'https://www.example.org/alert'))),
    translated(10, header),
    translated(11, description),
    number(14, severity),
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
