import { StationSelector, type StationSelectorProps } from '@raang/ui';
import { useEffect, useState } from 'react';
import type { RecentStations } from './recent-stations';
import { matchStations } from './match-stations';

export interface StationFieldSelectorProps extends Omit<
  StationSelectorProps,
  'value' | 'defaultValue' | 'onChange' | 'recent'
> {
  /** The typed text: a station, or text that the visitor can correct. */
  typed: string;
  /** Loads recent stations; pass the same function on every render. */
  loadRecent?: (() => Promise<RecentStations>) | undefined;
}

/** A lazy chunk: the selector loads after the page. */
export default function StationFieldSelector({
  typed,
  stations,
  loadRecent,
  ...field
}: StationFieldSelectorProps) {
  const [recentStations, setRecentStations] = useState<RecentStations>();
  useEffect(() => {
    // without recent stations the list starts with the first station
    loadRecent?.().then(setRecentStations, () => undefined);
  }, [loadRecent]);
  // loads them again rather than use the state: a visitor can choose a station before they have loaded
  const remember = (code: string) =>
    loadRecent?.().then(
      (loaded) => loaded.remember(code),
      () => undefined,
    );
  const [meant] = matchStations(stations, typed);
  return (
    <StationSelector
      {...field}
      stations={stations}
      recent={recentStations?.read() ?? []}
      defaultValue={meant?.code ?? typed}
      onChange={(code) => code && void remember(code)}
    />
  );
}
