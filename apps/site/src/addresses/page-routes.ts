import { z } from 'zod';

/** A page of the site as HTTP sees it. */
export interface PageRoute {
  /**
   * Whether the page is the same for everybody. Only then requests for it are joined, and the page is kept by the
   * server and by shared caches.
   */
  public: boolean;
  /**
   * Its search parameters. The names are also its canonical query, in this order: other parameters change nothing.
   * A value is kept as it came; the page function says what it means.
   */
  search: z.ZodObject;
  /** The form that the page takes by POST; without it the page is only read. */
  form?: { maximumBytes: number };
}

/** Longer than any value that means something. */
const longestValue = 200;

const text = z
  .string()
  .transform((value) => value.slice(0, longestValue))
  .optional();

/** Anything that is not a page number means the first page. */
const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

const nothing = z.object({});

/** Every page, by its route; a test holds it against the routes of the router. */
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
