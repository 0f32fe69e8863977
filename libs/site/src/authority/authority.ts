import type { Bilingual, PageRoles } from '@raang/domain';
import type { AuthorityWords, DescribedPlace, HomeLayout } from '@raang/views';

/**
 * What a site of this software is: a `demonstration` with an authority's public facts, which says so on every page, shows
 * invented examples, and keeps search engines out; or the `official` website, which has none of that.
 */
export const editions = ['demonstration', 'official'] as const;
export type Edition = (typeof editions)[number];

/** The facts that make the site an authority's own: `authority.ts` of its app. Its texts are in the app's content. */
export interface Authority {
  /** EDITION in the environment overrides it. */
  edition: Edition;
  /** Site title, appended to each page's own title. */
  siteName: Bilingual;
  shortName: Bilingual;
  name: Bilingual;
  tagline: Bilingual;
  address: Bilingual;
  telephone: string;
  /** In the hint of forms: how a number is written in the country. */
  telephoneExample: string;
  /** Of the network and of everything on the site, in the IANA database. */
  timeZone: string;
  /** Names that the content uses for filters and view types (specification §2), with the names of the libraries. */
  templateNames: Readonly<Record<string, string>>;
  /** URL of the official website. */
  website: string;
  /** Path of a square PNG in public/, at least 112 pixels wide as search engines require. */
  logo: string;
  /** The links in the header of wide screens; the menu contains all pages. */
  navigation: AuthorityWords['navigation'];
  /** Pages that are not categories, with the group that the menu shows them in; they come first there. */
  menuPages: AuthorityWords['menuPages'];
  /** Where links, forms and answers lead. */
  pages: PageRoles;
  /** Paths that the authority names itself, by the site's name of the page: the part after the language. */
  paths?: { map?: string };
  /**
   * Which agencies of the feed run trains for this authority (GTFS `agency_id`). The lines of all others are those of
   * connecting systems: journeys use them, and the site claims nothing about their service.
   */
  ownAgencies: readonly string[];
  /** The parts that the site may do without, such as `likes: false`; by default it has all of them. */
  accounts?: boolean;
  assistant?: boolean;
  likes?: boolean;
  /** In map order. */
  lines: readonly AuthorityLine[];
  /** Lines of other systems that passengers change to. */
  connectingLines: readonly ConnectingLine[];
  /** Where most passengers go: codes of stations and ids of places. Unknown ones are left out. */
  destinations: readonly string[];
  /** What people look for most: on the search page without a result. Missing categories are left out. */
  popular: readonly DescribedPlace[];
  /** Sections of the home page, in order. */
  home: HomeLayout;
}

interface AuthorityLine {
  /** As in URLs and content: `?line=blue`. */
  id: string;
  name: Bilingual;
  /** Hex, as on the network's signs; data, never part of the theme. */
  colour: string;
  /** Hex of text on that colour, at least 4.5 : 1. */
  ink: string;
}

interface ConnectingLine extends AuthorityLine {
  /** What passengers call the operator's trains, if the line's name does not say it. */
  brand?: Bilingual;
}

/** What browsers know of the authority; all else only the server has. */
export const publicFacts = [
  'siteName',
  'website',
  'telephoneExample',
  'pages',
  'paths',
  'accounts',
  'assistant',
  'likes',
] as const satisfies (keyof Authority)[];
