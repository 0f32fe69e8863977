import { NearMeContext } from '@raang/views';
import type { ReactNode } from 'react';

/** Lazy: few visitors ask for the stations near them. */
const load = async () => {
  const [{ locate }, { loadStationPositions }] = await Promise.all([
    import('../../device/locate'),
    import('../../pages/station-positions'),
  ]);
  return { locate, loadStations: () => loadStationPositions({ data: {} }) };
};

/** For pages with a journey search. */
export function NearMeProvider({ children }: { children: ReactNode }) {
  return <NearMeContext value={load}>{children}</NearMeContext>;
}
