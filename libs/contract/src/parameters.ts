import { defaultLocale, locales } from '@raang/domain';
import { z } from 'zod';

/** Items of one page of a list, unless the caller asks for another number. */
export const defaultPageSize = 12;

/** A caller may not ask for more items at once. */
export const maximumPageSize = 50;

export const lang = z
  .enum(locales)
  .default(defaultLocale)
  .describe(
    'Language of the words. An item not written in it comes in the other one and says so in `locale`.',
  );

export const pageParameters = {
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .describe('Counted from 1; a page beyond the last one is answered with the last one.'),
  pageSize: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
};

/** One page of a list. */
export function pageOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({
    items: z.array(schema),
    total: z.int().nonnegative().describe('Of all pages.'),
    page: z.int().positive(),
    pageSize: z.int().positive(),
  });
}

export const notFound = (message: string) => ({ NOT_FOUND: { status: 404, message } });

/** Answered to every input that breaks the contract; `data.fields` names what and why. */
export const invalid = {
  BAD_REQUEST: {
    status: 400,
    message: 'The request does not say what this path needs.',
    data: z.object({
      fields: z.array(
        z.object({
          field: z.string().describe('Name of the parameter, with a dot for what lies inside it.'),
          message: z.string(),
        }),
      ),
    }),
  },
};
