import { findByName } from '@raang/text-time';
import { StationSelector, type StationSelectorProps } from '@raang/ui';

export interface StationInputSelectorProps extends Omit<StationSelectorProps, 'defaultValue'> {
  /** The typed text: a station, or text that the person can correct. */
  typed: string;
  /** The person is typing it: no station is taken yet. */
  isTyping: boolean;
}

/** A lazy chunk: the selector loads after the page. */
export default function StationInputSelector({ typed, isTyping, ...field }: StationInputSelectorProps) {
  const [station, ...others] = findByName(field.stations, typed);
  const code = others.length === 0 && !isTyping ? station?.code : undefined;
  return <StationSelector {...field} defaultValue={code ?? typed} />;
}
