import type { StationOption } from '@raang/ui';

/** The network as the fields of a form offer it; a page's model makes it. */
export interface Place {
  lines: readonly { value: string; label: string }[];
  stations: readonly StationOption[];
  /** Line names by id, in full. */
  lineNames: Readonly<Record<string, string>>;
}
