import { assistantContext, longestQuestion, type Switches } from '@raang/contract';
import { caseKinds, locales } from '@raang/domain';
import { accountPageStates } from '@raang/views';
import { z } from 'zod';
import { pageRoutes } from './page-routes';

/** A page function as HTTP sees it: an endpoint like any other, so its input is validated. */
export interface PageFunction {
  /**
   * Whether everybody gets the same response to the same input. Only then the server joins equal requests, and the
   * server and shared caches store the response.
   */
  public: boolean;
  input: z.ZodObject;
  /** For functions called by POST. */
  maximumBytes?: number;
  /** Whether the browser compares, searches or sends back its texts: they get no marks of lines. */
  asTyped?: true;
  /** The part of the product that it belongs to, if a site may do without it. */
  part?: keyof Switches;
}

/** A path segment, unparsed: the API decides whether it names anything. */
const segment = z.string();

const inLocale = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ locale: z.enum(locales), ...shape });

const search = <Route extends keyof typeof pageRoutes>(route: Route): (typeof pageRoutes)[Route]['search'] =>
  pageRoutes[route].search;

/** Pages of the links in mails, as in their paths. */
const tokenPages = ['confirm-register', 'confirm-email', 'set-password'] as const;
export type TokenPage = (typeof tokenPages)[number];

/** Every page function by name. */
export const pageFunctions = {
  askAssistant: {
    part: 'assistant',
    public: false,
    input: inLocale({
      text: z.string().trim().min(1).max(longestQuestion),
      context: assistantContext.optional(),
    }),
    maximumBytes: 8 * 1024,
    asTyped: true,
  },
  loadAccountMenu: { part: 'accounts', public: false, input: inLocale({}), asTyped: true },
  loadAccountPage: {
    part: 'accounts',
    public: false,
    input: inLocale({
      state: z.enum(accountPageStates),
      notice: z.string().optional(),
      next: z.string().optional(),
    }),
  },
  loadCase: { public: false, input: inLocale({ search: search('/$lang/contact/lost-tracking') }) },
  loadCaseForm: { public: true, input: inLocale({ kind: z.enum(caseKinds) }) },
  loadReportPage: { public: true, input: inLocale({ kind: z.enum(['lost-report', 'found-report']) }) },
  loadConfirmSubscription: { public: false, input: inLocale({ token: z.string() }) },
  loadFrame: { public: true, input: inLocale({}) },
  loadHome: { public: true, input: inLocale({}) },
  loadItem: { public: true, input: inLocale({ group: segment, category: segment, id: segment }) },
  loadListing: {
    public: true,
    input: inLocale({ group: segment, category: segment, search: search('/$lang/$group/$category') }),
  },
  loadMapPanel: { public: true, input: inLocale({ search: search('/$lang/map') }) },
  loadNetworkMap: { public: true, input: inLocale({ search: search('/$lang/map') }) },
  loadOpenData: { public: true, input: inLocale({}) },
  loadPlaceOptions: { public: true, input: inLocale({}), asTyped: true },
  loadProfile: { part: 'accounts', public: false, input: inLocale({ search: search('/$lang/profile') }) },
  loadSearch: { public: true, input: inLocale({ search: search('/$lang/search') }) },
  loadSearchDeparture: { public: true, input: inLocale({ search: search('/$lang/search-departure') }) },
  loadServiceStatus: { public: true, input: inLocale({}) },
  loadStation: { public: true, input: inLocale({ code: segment }) },
  loadStationPositions: { public: true, input: z.object({}) },
  loadStations: { public: true, input: inLocale({}) },
  loadSubscribe: { public: true, input: inLocale({ search: search('/$lang/subscribe') }) },
  loadSubscription: {
    public: false,
    input: inLocale({ token: z.string(), search: search('/$lang/subscription/$token') }),
  },
  loadSuggestions: { public: true, input: inLocale({ q: z.string() }), asTyped: true },
  loadTokenPage: {
    part: 'accounts',
    public: false,
    input: inLocale({ page: z.enum(tokenPages), token: z.string() }),
  },
  loadWhichTicket: { public: true, input: inLocale({ search: search('/$lang/which-ticket') }) },
  sendLike: {
    part: 'likes',
    public: false,
    input: z.object({
      group: segment,
      category: segment,
      id: segment,
      visitor: z.uuid(),
      liked: z.boolean(),
    }),
    maximumBytes: 16 * 1024,
    asTyped: true,
  },
} satisfies Record<string, PageFunction>;

/** The declaration of a page function; undefined if there is none of this name. */
export function pageFunctionNamed(name: string): PageFunction | undefined {
  const known: Record<string, PageFunction> = pageFunctions;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

export type PageFunctionName = keyof typeof pageFunctions;
