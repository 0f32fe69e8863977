import { z } from 'zod';
import { bilingual } from './bilingual';
import { categoryGroupSlug, categorySlug } from './slug';

/**
 * A subcategory of the routes, listed at `/{lang}/{group}/{slug}`. `template` keeps the code as written, so that a
 * code of a newer release survives a round trip. The first paragraph of `description` is what the listing begins with.
 * @see specification §3, category
 */
export const category = z.strictObject({
  slug: categorySlug,
  name: bilingual,
  description: bilingual,
  template: z.string().min(1),
});
export type Category = z.infer<typeof category>;

/** The first level of the routes; its order is the order of the navigation. */
export const categoryGroup = z.strictObject({
  slug: categoryGroupSlug,
  name: bilingual,
  description: bilingual,
  categories: z.array(category).min(1),
});
export type CategoryGroup = z.infer<typeof categoryGroup>;
