import type { Named } from '@raang/text-time';

/** A station as a field offers it. */
export interface StationOption extends Named {
  /** On the station's signs, e.g. BL22; the form gets it. */
  code: string;
  /** The first one colours the code. */
  lineIds: readonly string[];
}
