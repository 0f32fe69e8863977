import { defaultLocale, locales } from '@raang/domain';
import { z } from 'zod';
import { fieldProblems } from './field-problems';

/** Default number of items per page. */
export const defaultPageSize = 12;

/** Maximum page size that a caller may request. */
export const maximumPageSize = 50;

export const lang = z
  .enum(locales)
  .default(defaultLocale)
  .describe(
    'Language of the text. An item without a translation is returned in its other language; see `locale`.',
  );

export const pageParameters = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .describe('Starts at 1. A number beyond the last page returns the last page.'),
  pageSize: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
};

/** One page of a list. */
export function pageOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({
    items: z.array(schema),
    total: z.int().nonnegative().describe('Number of items on all pages.'),
    page: z.int().positive(),
    pageSize: z.int().positive(),
  });
}

export const notFound = (message: string) => ({ NOT_FOUND: { status: 404, message } });

/** Error for invalid input. `data.fields` gives each invalid field and the reason. */
export const invalid = {
  BAD_REQUEST: {
    status: 400,
    message: 'The request has missing or invalid parameters.',
    data: z.object({
      fields: z.array(
        z.object({
          field: z.string().describe('Name of the parameter. A dot separates nested fields.'),
          code: z.enum(fieldProblems),
          message: z.string(),
        }),
      ),
    }),
  },
};

/** Error for a caller that has used up its attempts. `Retry-After` says when to come back. */
export const tooMany = {
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many attempts. Try again later.',
    data: z.object({ retryAfterSeconds: z.int().positive() }),
  },
};

/** Error for an idempotency key that belongs to another request (draft-ietf-httpapi-idempotency-key-header, section 2.6). */
export const keyReused = {
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This idempotency key was used with other content. Nothing was stored: use a new key.',
  },
};

/** Error for a server that cannot store what it was sent. Nothing was stored: repeat the request later. */
export const unavailable = {
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The file cannot be stored now. Try again in a few minutes.',
  },
};
