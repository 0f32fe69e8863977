import { RecentStationsContext } from '@raang/views';
import type { ReactNode } from 'react';

/** They come with the selector of stations, which comes late itself. */
const load = () => import('./recent-stations-store').then((module) => module.recentStations);

/** For pages on which stations are chosen. */
export function RecentStationsProvider({ children }: { children: ReactNode }) {
  return <RecentStationsContext value={load}>{children}</RecentStationsContext>;
}
