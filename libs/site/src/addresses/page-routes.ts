import type { Switches } from '@raang/contract';
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
  /** The part of the product that it belongs to, if a site may do without it. */
  part?: keyof Switches;
  /** The form that the page accepts by POST; without it the page is read-only. */
  form?: {
    maximumBytes: number;
    /** Only the pages of the categories with a form have it (`category-forms.ts`). */
    ofSomeCategories?: true;
    /** Its page has no place for the reason of a refusal, and nothing is typed. */
    hasNoNotice?: true;
  };
}

/** Longer than any meaningful value. */
const longestValue = 200;

/** What `nextPath` accepts. */
const longestPath = 2000;

const text = z
  .string()
  .transform((value) => value.slice(0, longestValue))
  .optional();

/** Path and query of a page. Never cut off: half of it would lead elsewhere. */
const path = z
  .string()
  .transform((value) => (value.length > longestPath ? undefined : value))
  .optional();

/** Any value that is not a page number means the first page. */
const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

const nothing = z.object({});

/** A form of a few texts, and a proof of the human verification. */
const accountForm = { maximumBytes: 16 * 1024 };

/**
 * A case with all its files (the domain's `caseFileLimits`), which a browser without JavaScript posts at once, and the
 * texts around them. The build reads this file before any library is built.
 */
const caseForm = { maximumBytes: 5 * 5 * 1024 * 1024 + 128 * 1024 };

/** Every page by its route; a test compares the list with the router's. */
export const pageRoutes = {
  '/$lang': { public: true, search: nothing },
  '/$lang/$group/$category': {
    public: true,
    search: z.object({
      thing: text,
      line: text,
      q: text,
      from: text,
      to: text,
      date: text,
      rider: text,
      month: text,
      page: pageNumber.optional(),
    }),
    form: { ...caseForm, ofSomeCategories: true },
  },
  '/$lang/$group/$category/$id': { public: true, search: nothing },
  '/$lang/accessibility-statement': { public: true, search: nothing },
  '/$lang/confirm-email': { part: 'accounts', public: false, search: z.object({ done: text }) },
  '/$lang/confirm-email/$token': {
    part: 'accounts',
    public: false,
    search: nothing,
    form: { ...accountForm, hasNoNotice: true },
  },
  '/$lang/confirm-register/$token': {
    part: 'accounts',
    public: false,
    search: nothing,
    form: { ...accountForm, hasNoNotice: true },
  },
  '/$lang/confirm-subscription/$token': {
    public: false,
    search: nothing,
    form: { ...accountForm, hasNoNotice: true },
  },
  '/$lang/contact/found-asset': { public: true, search: nothing, form: caseForm },
  '/$lang/contact/lost-asset': { public: true, search: nothing, form: caseForm },
  '/$lang/contact/lost-tracking': {
    public: false,
    search: z.object({ reference: text, sent: text }),
    form: { maximumBytes: 64 * 1024 },
  },
  '/$lang/cookie-policy': {
    public: true,
    search: z.object({ saved: text }),
    form: { maximumBytes: 2048, hasNoNotice: true },
  },
  '/$lang/forgot-password': {
    part: 'accounts',
    public: false,
    search: z.object({ sent: text, next: path }),
    form: accountForm,
  },
  '/$lang/login': {
    part: 'accounts',
    public: false,
    search: z.object({ notice: text, next: path }),
    form: accountForm,
  },
  '/$lang/map': { public: true, search: z.object({ station: text, to: text, from: text, layer: text }) },
  '/$lang/open-data': { public: true, search: nothing },
  '/$lang/privacy-notice': { public: true, search: nothing },
  '/$lang/privacy-policy': { public: true, search: nothing },
  '/$lang/profile': { part: 'accounts', public: false, search: z.object({ done: text }), form: accountForm },
  '/$lang/register': {
    part: 'accounts',
    public: false,
    search: z.object({ sent: text, next: path }),
    form: accountForm,
  },
  '/$lang/search': {
    public: true,
    search: z.object({ q: text, kind: text, page: pageNumber.optional() }),
  },
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
      example: text,
    }),
  },
  '/$lang/service-status': { public: true, search: nothing },
  '/$lang/set-password/$token': { part: 'accounts', public: false, search: nothing, form: accountForm },
  '/$lang/stations': { public: true, search: nothing },
  '/$lang/stations/$code': { public: true, search: nothing },
  '/$lang/subscribe': {
    public: true,
    search: z.object({ line: text, station: text, done: text }),
    form: accountForm,
  },
  '/$lang/subscription/$token': { public: false, search: z.object({ done: text }), form: accountForm },
  '/$lang/which-ticket': {
    public: true,
    search: z.object({ line: text, from: text, to: text, date: text, rider: text, card: text }),
  },
} satisfies Record<string, PageRoute>;

export type PageRoutes = typeof pageRoutes;
export type PageRouteName = keyof PageRoutes;
