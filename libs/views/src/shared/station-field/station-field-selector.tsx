import { findByName } from '@raang/text-time';
import { type PlaceOption, StationSelector, type StationSelectorProps } from '@raang/ui';
import { useEffect, useState } from 'react';
import type { RecentStations } from './recent-stations';

export interface StationFieldSelectorProps extends Omit<
  StationSelectorProps,
  'value' | 'defaultValue' | 'onChange' | 'recent' | 'places' | 'startsOpen'
> {
  /** The typed text: a station, or text that the visitor can correct. */
  typed: string;
  /** The visitor is typing it: nothing is taken yet. */
  isTyping?: boolean;
  /** The options are shown. */
  isOpen?: boolean;
  /** The place that the field shows, before all places have loaded. */
  place?: PlaceOption | undefined;
  /** Loads recent stations; pass the same function on every render. */
  loadRecent?: (() => Promise<RecentStations>) | undefined;
  /** Called with a chosen place, and with undefined when something else is chosen. */
  onPlace?: ((place: PlaceOption | undefined) => void) | undefined;
  /** Loads the places that the list offers too, as soon as the field is used. */
  loadPlaces?: ((locale: 'th' | 'en') => Promise<readonly PlaceOption[]>) | undefined;
}

/** A lazy chunk: the selector loads after the page. */
export default function StationFieldSelector({
  typed,
  isTyping = false,
  isOpen = false,
  place,
  stations,
  loadRecent,
  loadPlaces,
  onPlace,
  ...field
}: StationFieldSelectorProps) {
  const [recentStations, setRecentStations] = useState<RecentStations>();
  useEffect(() => {
    // without recent stations the list starts with the first station
    loadRecent?.().then(setRecentStations, () => undefined);
  }, [loadRecent]);
  const [places, setPlaces] = useState<readonly PlaceOption[]>(place ? [place] : []);
  // loads them again rather than use the state: a visitor can choose a station before they have loaded
  const remember = (chosen: string) => {
    onPlace?.(places.find(({ id }) => id === chosen));
    if (!stations.some(({ code }) => code === chosen)) return;
    loadRecent?.().then(
      (loaded) => loaded.remember(chosen),
      () => undefined,
    );
  };
  // without places the server still understands their names
  const addPlaces = () => void loadPlaces?.(field.locale).then(setPlaces, () => undefined);
  const [initial] = useState(() => (isTyping ? typed : initialValue(typed, place, stations)));
  return (
    <StationSelector
      {...field}
      stations={stations}
      recent={recentStations?.read() ?? []}
      places={places}
      onFocus={addPlaces}
      defaultValue={initial}
      startsOpen={isOpen}
      onChange={remember}
    />
  );
}

/** The code or id that a typed text names, else the text. */
function initialValue(
  typed: string,
  place: PlaceOption | undefined,
  stations: StationFieldSelectorProps['stations'],
): string {
  if (place && [place.id, ...Object.values(place.names)].includes(typed)) return place.id;
  const [meant, ...others] = findByName(stations, typed);
  return meant && others.length === 0 ? meant.code : typed;
}
