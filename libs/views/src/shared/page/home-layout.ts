import type { Bilingual, CategoryAddress } from '@raang/domain';
import type { PageName } from './page-links';

/** The target of a link in the frame or on the home page. */
export type PlaceAddress = CategoryAddress | { page: PageName };

/** A place with a short description, for a tile. */
export type DescribedPlace = PlaceAddress & {
  text: Bilingual;
  /** Name of its icon in a set, such as `lucide:map`. */
  icon: string;
};

/** Items of a category on the home page, without ended ones. */
export interface HomeSection extends CategoryAddress {
  count: number;
  /**
   * `newest`: by date of publication. `ending`: current items, earliest end first, then upcoming ones. `soonest`:
   * items with a date, next first. `daily`: a different selection every day, so that each item has its turn.
   */
  order: 'newest' | 'ending' | 'soonest' | 'daily';
  /** `list`: titles. `cards`: a row of cards with their pictures. */
  form: 'list' | 'cards';
}

/** The content of the home page, in order; missing categories are left out. */
export interface HomeLayout {
  tiles: readonly DescribedPlace[];
  sections: readonly HomeSection[];
  /** Links to give feedback to the authority. */
  feedback: readonly DescribedPlace[];
}
