/** A way of the planner's answer, as the device keeps it: what was asked for, and which of the ways. */
export interface SavedWay {
  /** A station's code or a place's id, as `to`. */
  from: string;
  to: string;
  prefer?: 'fewest-changes' | undefined;
  stepFree?: 'yes' | undefined;
  /** Of the rides, in order; empty for a walk. */
  lines: string[];
  /** The stations where the rides after the first begin: ways of the same lines differ in them. */
  changes: string[];
  /** The day of saving, `YYYY-MM-DD`. */
  day: string;
}
