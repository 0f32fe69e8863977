import { meaningOf } from '@raang/text-time';
import type { StationOption } from '@raang/ui';
import type { ConnectingStation, Place } from './place';

/** What a text may mean that names no single station of ours. */
export interface StationQuestion {
  /** A station of another system that the text names. */
  elsewhere?: ConnectingStation | undefined;
  /** Our stations: those of that name, those of a similar one, or those near the one of another system. */
  offers: StationOption[];
}

/** Maximum number of offers. */
const offered = 4;

/** Returns undefined for a text that names a single station of ours, and for one that names nothing. */
export function questionOf(
  text: string,
  { stations, connecting }: Pick<Place, 'stations' | 'connecting'>,
): StationQuestion | undefined {
  const { named, similar } = meaningOf<StationOption | ConnectingStation>([...stations, ...connecting], text);
  const [own, ...others] = named.filter(isOwn);
  if (own) return others.length > 0 ? { offers: [own, ...others].slice(0, offered) } : undefined;
  const [best] = named.length > 0 ? named : similar;
  const elsewhere = best && isConnecting(best) ? best : undefined;
  const near = (elsewhere?.near ?? []).flatMap((code) => stations.find((one) => one.code === code) ?? []);
  const offers = [...new Set([...near, ...similar.filter(isOwn)])].slice(0, offered);
  return elsewhere || offers.length > 0 ? { elsewhere, offers } : undefined;
}

const isConnecting = (station: StationOption): station is ConnectingStation => 'near' in station;
const isOwn = (station: StationOption) => !isConnecting(station);
