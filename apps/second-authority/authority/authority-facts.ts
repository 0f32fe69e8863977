import type { Bilingual, Locale, PageRoles } from '@raang/domain';
import type { AuthorityWords, HomeLayout } from '@raang/views';

/** Everything that differs between two authorities, besides content, network and theme. */
export interface Authority extends AuthorityWords {
  siteName: Bilingual;
  tagline: Bilingual;
  /** Stands on every page, such as that the site is a demonstration. Absent on a real authority's site. */
  notice?: Bilingual;
  /** Language of the site for visitors whose browser asks for neither of ours. */
  defaultLocale: Locale;
  /** Of the network, in the IANA database. */
  timeZone: string;
  /** Which agencies of the feed are the authority's own (GTFS `agency_id`). */
  ownAgencies: readonly string[];
  /** In map order, with the colours of their signs. */
  lines: readonly { id: string; name: Bilingual; colour: string; ink: string }[];
  /** Path of a square picture in public/. */
  logo: string;
  /** Where links lead. */
  pages: PageRoles;
  home: HomeLayout;
  /** The item about data protection, which forms link to. */
  privacy: { group: string; category: string; id: string };
}
