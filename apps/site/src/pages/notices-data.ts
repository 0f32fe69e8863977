import type { NoticesData } from '@raang/views';
import type { Services } from '../server/services';

/** What holds now: interruptions of service and announcements. */
export async function loadNoticesData({ notices }: Services['client']): Promise<NoticesData> {
  const [alerts, announcements] = await Promise.all([
    notices.alerts({ active: true }),
    notices.announcements({ active: true }),
  ]);
  return { alerts, announcements };
}
