import type { NoticesData } from '@raang/views';
import type { Client } from '../server/services/request-client';

/** Loads the alerts and announcements that are shown now, and the rules that may have ended. */
export async function loadNoticesData({ fares, notices }: Client): Promise<Omit<NoticesData, 'now'>> {
  const [alerts, announcements, { rules }] = await Promise.all([
    notices.alerts({ active: true }),
    notices.announcements({ active: true }),
    fares.tariff({}),
  ]);
  return { alerts, announcements, rules };
}
