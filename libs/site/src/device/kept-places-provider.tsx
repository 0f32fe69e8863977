import { KeptPlacesContext } from '@raang/views';
import type { ReactNode } from 'react';

/** Lazy: only a visitor who keeps a place, or begins to, needs it. */
const load = () => import('./kept-places-store').then((module) => module.keptPlaces);

/** For the page with the stations of a visitor. */
export function KeptPlacesProvider({ children }: { children: ReactNode }) {
  return <KeptPlacesContext value={load}>{children}</KeptPlacesContext>;
}
