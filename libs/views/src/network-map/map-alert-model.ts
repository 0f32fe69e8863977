import type { Alert } from '@raang/domain';

export interface MapAlertData {
  alerts: readonly Alert[];
  now: Date;
}

/** What keeps trains from a station or a line, now or as planned, as a mark on the map and in words for the list. */
export interface MapAlertModel {
  kind: 'closed' | 'disrupted' | 'planned';
  says: string;
}
