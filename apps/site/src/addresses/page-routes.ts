import { z } from 'zod';

/** A page of the site as HTTP sees it. */
export interface PageRoute {
  /**
   * Whether everybody gets the same page. Only then the server joins requests for it, and the server and shared
   * caches store it.
   */
  public: boolean;
  /**
   * Query parameters. Their names are also the canonical query, in this order; other parameters are ignored. Values
   * are strings, which the page function parses.
   */
  search: z.ZodObject;
  /** The form that the page accepts by POST; without it the page is read-only. */
  form?: { maximumBytes: number };
}

/** Longer than any meaningful value. */
const longestValue = 200;

const text = z
  .string()
  .transform((value) => value.slice(0, longestValue))
  .optional();

/** Any value that is not a page number means the first page. */
const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

const nothing = z.object({});

/** Every page by its route; a test compares the list with the router's. */
export const pageRoutes = {
  '/$lang': { public: true, search: nothing },
  '/$lang/$group/$category': {
    public: true,
    search: z.object({
      line: text,
      q: text,
      from: text,
      to: text,
      date: text,
      rider: text,
      month: text,
      page: pageNumber.optional(),
    }),
  },
  '/$lang/$group/$category/$id': { public: true, search: nothing },
  '/$lang/cookie-policy': {
    public: true,
    search: z.object({ saved: text }),
    form: { maximumBytes: 2048 },
  },
  '/$lang/mrt-map': { public: true, search: z.object({ station: text, from: text, layer: text }) },
  '/$lang/privacy-notice': { public: true, search: nothing },
  '/$lang/privacy-policy': { public: true, search: nothing },
  '/$lang/search-departure': {
    public: true,
    search: z.object({
      from: text,
      to: text,
      mode: text,
      date: text,
      time: text,
      prefer: text,
      stepFree: text,
    }),
  },
  '/$lang/service-status': { public: true, search: nothing },
  '/$lang/stations': { public: true, search: nothing },
  '/$lang/stations/$code': { public: true, search: nothing },
  '/$lang/which-ticket': {
    public: true,
    search: z.object({ line: text, from: text, to: text, date: text, rider: text, card: text }),
  },
} satisfies Record<string, PageRoute>;

export type PageRoutes = typeof pageRoutes;
export type PageRouteName = keyof PageRoutes;
