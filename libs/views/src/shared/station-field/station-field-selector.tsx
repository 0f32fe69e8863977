import { StationSelector, type StationSelectorProps } from '@raang/ui';
import { useEffect, useState } from 'react';
import type { RecentStations } from './recent-stations';
import { stationsMeant } from './station-meant';

export interface StationFieldSelectorProps extends Omit<
  StationSelectorProps,
  'value' | 'defaultValue' | 'onChange' | 'recent'
> {
  /** As a person wrote it: a station, or something else that stays to be mended. */
  typed: string;
  /** Stations chosen before; the same function every time. */
  loadRecent?: (() => Promise<RecentStations>) | undefined;
}

/** Alone in its file: what a page loads for it, it loads later. */
export default function StationFieldSelector({
  typed,
  stations,
  loadRecent,
  ...field
}: StationFieldSelectorProps) {
  const [recentStations, setRecentStations] = useState<RecentStations>();
  useEffect(() => {
    // without them the list is as long, and begins with the first station
    loadRecent?.().then(setRecentStations, () => undefined);
  }, [loadRecent]);
  const [meant] = stationsMeant(stations, typed);
  return (
    <StationSelector
      {...field}
      stations={stations}
      recent={recentStations?.read() ?? []}
      defaultValue={meant?.code ?? typed}
      onChange={(code) => code && recentStations?.remember(code)}
    />
  );
}
