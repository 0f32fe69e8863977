import type { Named } from '@raang/text-time';

/** A station as a field offers it. */
export interface StationOption extends Named {
  /** On the station's signs, e.g. BL22; the form gets it. */
  code: string;
  /** The code on its signs, where that is not fit for addresses. */
  signCode?: string;
  /** The first one colours the code. */
  lineIds: readonly string[];
}

/** A place that is not one of the stations. Choosing it writes its name into the field, and the form gets the id. */
export interface PlaceOption extends Named {
  id: string;
  /** In the page's language: what it is, and how to get there. */
  note: string;
}

export type SelectorOption = StationOption | PlaceOption;

export function isStation(option: SelectorOption): option is StationOption {
  return 'lineIds' in option;
}

/** What the form gets for an option. */
export function keyOf(option: SelectorOption): string {
  return isStation(option) ? option.code : option.id;
}
