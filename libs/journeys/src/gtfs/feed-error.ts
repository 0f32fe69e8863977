/** A place in a feed, and the problem there. */
export interface FeedPlace {
  file: string;
  /** Counted from 1, the header is line 1; absent for the whole file. */
  line?: number;
  field?: string;
  reason: string;
}

/** A feed that cannot be parsed further. `checkFeed` lists all problems. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly place: FeedPlace;

  constructor({ cause, ...place }: FeedPlace & { cause?: unknown }) {
    super(printFeedPlace(place), { cause });
    this.place = place;
  }
}

/** `stops.txt:12 stop_lat: must be a number` */
export function printFeedPlace({ file, line, field, reason }: FeedPlace): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field ? ` ${field}` : ''}: ${reason}`;
}
