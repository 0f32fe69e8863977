import { findByName } from '@raang/text-time';
import { StationSelector, type StationSelectorProps } from '@raang/ui';

export interface StationInputSelectorProps extends Omit<StationSelectorProps, 'defaultValue'> {
  /** The typed text: a station, or text that the person can correct. */
  typed: string;
}

/** A lazy chunk: the selector loads after the page. */
export default function StationInputSelector({ typed, ...field }: StationInputSelectorProps) {
  const [station, ...others] = findByName(field.stations, typed);
  // while the person types, no station is taken yet
  const code = others.length === 0 && !field.startsOpen ? station?.code : undefined;
  return <StationSelector {...field} defaultValue={code ?? typed} />;
}
