/** A category of the content: `/{lang}/{group}/{category}`. */
export interface CategoryAddress {
  group: string;
  category: string;
}

/** What a category can be for an authority, so that links, forms and answers lead to it. */
export type PageRole =
  /** The listing with the fare of a journey: `?from=…&to=…`. */
  | 'fares'
  /** The tickets and cards that are sold. */
  | 'tickets'
  /** The listing of lines: `?line=…`. */
  | 'lines'
  /** The listing of first and last trains. */
  | 'trainTimes'
  | 'facilities'
  | 'parking'
  /** How to reach the authority, with a form. */
  | 'contact'
  | 'complaint'
  | 'comment'
  /** What to do about a thing that is lost. */
  | 'lost'
  /** The list of things that were found. */
  | 'found';

/** The category of each role. A role without one has no links, forms or answers. */
export type PageRoles = Readonly<Partial<Record<PageRole, CategoryAddress>>>;
