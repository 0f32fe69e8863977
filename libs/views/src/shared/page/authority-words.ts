import type { Bilingual } from '@raang/domain';
import type { PlaceAddress } from './home-layout';
import type { PageName } from './page-links';

/** The authority's data in the frame, from the site's configuration. */
export interface AuthorityWords {
  shortName: Bilingual;
  name: Bilingual;
  address: Bilingual;
  /** Formatted for reading. */
  telephone: string;
  website: string;
  /** Whether the site has accounts of passengers. Defaults to true. */
  accounts?: boolean;
  /** Links beside the logo, in order; missing categories are left out. */
  navigation: readonly PlaceAddress[];
  /**
   * Pages without a category and their group, in order. The footer has all of them, the menu only those for the main
   * tasks of passengers.
   */
  menuPages: readonly { page: PageName; group: string; isInFooterOnly?: boolean }[];
}
