export type MarkKind =
  | 'yes'
  | 'no'
  | 'unknown'
  | 'out-of-order'
  | 'amount'
  | 'time'
  | 'left'
  | 'any-time'
  | 'unreachable'
  | 'here';

/** A layer's information about one station: a mark on the map, and its text in the list. */
export interface LayerMark {
  kind: MarkKind;
  /** Text on the mark. */
  text?: string | undefined;
  says: string;
}
