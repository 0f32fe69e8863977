import type { Bilingual } from '@raang/domain';
import type { PageName } from './page-links';

export interface CategoryAddress {
  group: string;
  category: string;
}

/** Where a link of the frame or of the home page leads. */
export type PlaceAddress = CategoryAddress | { page: PageName };

/** A way from the home page to a place of the site, and what one finds there in a few words. */
export type HomeTile = PlaceAddress & { text: Bilingual };

/** Items of a category on the home page. What is over is never among them. */
export interface HomeSection extends CategoryAddress {
  count: number;
  /**
   * `newest`: by the day of publication. `ending`: what holds, the soonest to end first, then what is still to come.
   * `soonest`: only what has its day, the next one first. `daily`: others every day, so that all of a long list have
   * their turn.
   */
  order: 'newest' | 'ending' | 'soonest' | 'daily';
  /** `list`: the first with its picture, the others by their titles. `cards`: all with their pictures. */
  form: 'list' | 'cards';
}

/** What stands on the home page, in order; a category that is not there is left out. */
export interface HomeLayout {
  /** Its listing answers what a journey costs: `?from=…&to=…`. */
  fares: CategoryAddress;
  /** Its listing shows a line: `?line=…`. */
  lines: CategoryAddress;
  /** Its listing tells first and last trains. */
  trainTimes: CategoryAddress;
  tiles: readonly HomeTile[];
  sections: readonly HomeSection[];
  /** Where one tells the authority something. */
  feedback: readonly HomeTile[];
}
