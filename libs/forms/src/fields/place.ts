import type { StationOption } from '@raang/ui';

/** The network as the fields of a form offer it; a page's model makes it. */
export interface Place {
  lines: readonly { value: string; label: string }[];
  /** Our own: cases are about these. */
  stations: readonly StationOption[];
  /** Of other systems: they are no answer, but a form says who runs them. */
  connecting: readonly ConnectingStation[];
  /** Who runs the lines of other systems, by line. */
  operators: Readonly<Record<string, Operator>>;
  /** Line names by id, in full. */
  lineNames: Readonly<Record<string, string>>;
}

export interface ConnectingStation extends StationOption {
  /** Codes of our stations nearby. */
  near: readonly string[];
}

export interface Operator {
  /** As passengers call it. */
  name: string;
  telephone?: { text: string; href: string } | undefined;
}
