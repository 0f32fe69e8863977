import type { Bilingual } from '@raang/domain';
import type { PlaceAddress } from './home-layout';
import type { PageName } from './page-links';

/** What the frame says of the authority; the site's configuration has it. */
export interface AuthorityWords {
  shortName: Bilingual;
  name: Bilingual;
  address: Bilingual;
  /** As people read it. */
  telephone: string;
  website: string;
  /** Which places stand beside the brand, in order; a category that is not there is left out. */
  navigation: readonly PlaceAddress[];
  /** Pages of their own with the group of categories that they belong to, in order. */
  pages: readonly { page: PageName; group: string }[];
}
