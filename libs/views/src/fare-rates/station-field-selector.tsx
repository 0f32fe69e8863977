import { StationSelector, type StationSelectorProps } from '@raang/ui';
import { stationsMeant } from './station-meant';

export interface StationFieldSelectorProps extends Omit<StationSelectorProps, 'value' | 'defaultValue'> {
  /** As a person wrote it: a station, or something else that stays to be mended. */
  typed: string;
}

/** Alone in its file: what a page loads for it, it loads later. */
export default function StationFieldSelector({ typed, stations, ...field }: StationFieldSelectorProps) {
  const [meant] = stationsMeant(stations, typed);
  return <StationSelector {...field} stations={stations} defaultValue={meant?.code ?? typed} />;
}
