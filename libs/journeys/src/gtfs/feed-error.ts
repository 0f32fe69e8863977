/** Where in a feed something stands, and what is the matter. */
export interface FeedPlace {
  file: string;
  /** Counted from 1, the header is line 1; absent when the whole file is meant. */
  line?: number;
  field?: string;
  reason: string;
}

/** A feed that cannot be read any further. To learn of everything that is wrong, check it. */
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
