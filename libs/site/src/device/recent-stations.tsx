import { RecentStationsContext } from '@raang/views';
import type { ReactNode } from 'react';

/** Lazy, like the station selector that shows them. */
const load = () => import('./recent-stations-store').then((module) => module.recentStations);

/** For pages with a station selector. */
export function RecentStationsProvider({ children }: { children: ReactNode }) {
  return <RecentStationsContext value={load}>{children}</RecentStationsContext>;
}
