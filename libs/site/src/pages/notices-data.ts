import type { NoticesData } from '@raang/views';
import type { Client } from '../server/services/request-client';

/** Loads the alerts and announcements that are shown now. */
export async function loadNoticesData({ notices }: Client): Promise<Omit<NoticesData, 'now'>> {
  const [alerts, announcements] = await Promise.all([
    notices.alerts({ active: true }),
    notices.announcements({ active: true }),
  ]);
  return { alerts, announcements };
}
