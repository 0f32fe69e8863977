import { bilingual, categoryGroupSlug, categorySlug, siteTarget, slug } from '@raang/domain';
import { z } from 'zod';

const words = z.array(z.string().min(1));

const described = { id: slug, target: siteTarget, title: bilingual, summary: bilingual, words };

/** What the content folder adds to the search: pages without a category, topics, and words for a category. */
export const searchPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), ...described }),
  z.strictObject({ kind: z.literal('topic'), ...described }),
  z.strictObject({
    kind: z.literal('category'),
    id: slug,
    group: categoryGroupSlug,
    category: categorySlug,
    words,
  }),
]);
export type SearchPage = z.infer<typeof searchPage>;
