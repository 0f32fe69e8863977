/** A row of the stations that a visitor's device keeps, as the device asks for it. */
export interface KeptRowModel {
  /** Of the station or place that the row leads to, or whose trains it has. */
  name: string;
  /** The journey from now on, or the next trains. */
  href: string;
  /** Where the way begins, in words. */
  from?: string | undefined;
  /** Of a saved way, in order; empty if no such way is found now. */
  lines?: { id: string; name: string }[] | undefined;
  /** Absent where there is no start to count from. */
  says?: string | undefined;
  /** What it says of reported trains is right for a moment only. */
  isLive?: true | undefined;
}
