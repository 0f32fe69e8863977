import { locales } from '@raang/domain';
import { policyNames } from '@raang/views';
import { z } from 'zod';
import { pageRoutes } from './page-routes';

/** A page function as HTTP sees it: an endpoint like any other, so its input is checked. */
export interface PageFunction {
  /**
   * Whether the answer to the same input is the same for everybody. Only then requests are joined, and the answer is
   * kept by the server and by shared caches.
   */
  public: boolean;
  input: z.ZodObject;
  /** Of a function that is called by POST. */
  maximumBytes?: number;
}

/** A segment of a path as it came; the API says whether it names anything. */
const segment = z.string();

const inLocale = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ locale: z.enum(locales), ...shape });

const search = <Route extends keyof typeof pageRoutes>(route: Route): (typeof pageRoutes)[Route]['search'] =>
  pageRoutes[route].search;

/** Every page function, by its name. */
export const pageFunctions = {
  loadFrame: { public: true, input: inLocale({}) },
  loadHome: { public: true, input: inLocale({}) },
  loadItem: { public: true, input: inLocale({ group: segment, category: segment, id: segment }) },
  loadListing: {
    public: true,
    input: inLocale({ group: segment, category: segment, search: search('/$lang/$group/$category') }),
  },
  loadMapPanel: { public: true, input: inLocale({ search: search('/$lang/mrt-map') }) },
  loadNetworkMap: { public: true, input: inLocale({ search: search('/$lang/mrt-map') }) },
  loadNotices: { public: true, input: inLocale({}) },
  loadPolicy: { public: true, input: inLocale({ name: z.enum(policyNames) }) },
  loadSearchDeparture: { public: true, input: inLocale({ search: search('/$lang/search-departure') }) },
  loadServiceStatus: { public: true, input: inLocale({}) },
  loadStation: { public: true, input: inLocale({ code: segment }) },
  loadStations: { public: true, input: inLocale({}) },
  loadWhichTicket: { public: true, input: inLocale({ search: search('/$lang/which-ticket') }) },
  sendLike: {
    public: false,
    input: z.object({
      group: segment,
      category: segment,
      id: segment,
      visitor: z.uuid(),
      liked: z.boolean(),
    }),
    maximumBytes: 16 * 1024,
  },
} satisfies Record<string, PageFunction>;

export type PageFunctionName = keyof typeof pageFunctions;
