import type { NoticesData } from '@raang/views';
import type { Client } from '../server/request-client';

/** What holds now: interruptions of service and announcements. */
export async function loadNoticesData({ notices }: Client): Promise<NoticesData> {
  const [alerts, announcements] = await Promise.all([
    notices.alerts({ active: true }),
    notices.announcements({ active: true }),
  ]);
  return { alerts, announcements };
}
