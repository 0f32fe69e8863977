import { findByName } from '@raang/text-time';
import { type PlaceOption, StationSelector, type StationSelectorProps } from '@raang/ui';
import { useEffect, useState } from 'react';
import type { RecentStations } from './recent-stations';

export interface StationFieldSelectorProps extends Omit<
  StationSelectorProps,
  'value' | 'defaultValue' | 'onChange' | 'recent' | 'places'
> {
  /** The typed text: a station, or text that the visitor can correct. */
  typed: string;
  /** The place that the field shows, before all places have loaded. */
  place?: PlaceOption | undefined;
  /** Loads recent stations; pass the same function on every render. */
  loadRecent?: (() => Promise<RecentStations>) | undefined;
  /** Loads the places that the list offers too, as soon as the field is used. */
  loadPlaces?: ((locale: 'th' | 'en') => Promise<readonly PlaceOption[]>) | undefined;
}

/** A lazy chunk: the selector loads after the page. */
export default function StationFieldSelector({
  typed,
  place,
  stations,
  loadRecent,
  loadPlaces,
  ...field
}: StationFieldSelectorProps) {
  const [recentStations, setRecentStations] = useState<RecentStations>();
  useEffect(() => {
    // without recent stations the list starts with the first station
    loadRecent?.().then(setRecentStations, () => undefined);
  }, [loadRecent]);
  // loads them again rather than use the state: a visitor can choose a station before they have loaded
  const remember = (chosen: string) => {
    if (!stations.some(({ code }) => code === chosen)) return;
    loadRecent?.().then(
      (loaded) => loaded.remember(chosen),
      () => undefined,
    );
  };
  const [places, setPlaces] = useState<readonly PlaceOption[]>(place ? [place] : []);
  // without places the server still understands their names
  const addPlaces = () => void loadPlaces?.(field.locale).then(setPlaces, () => undefined);
  const [meant, ...others] = findByName(stations, typed);
  const shown = place?.names[field.locale] === typed ? place.id : others.length === 0 && meant?.code;
  return (
    <StationSelector
      {...field}
      stations={stations}
      recent={recentStations?.read() ?? []}
      places={places}
      onFocus={addPlaces}
      defaultValue={shown || typed}
      onChange={remember}
    />
  );
}
