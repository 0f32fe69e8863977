import { type CategoryGroup, parseTemplateCode } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** A category as a link needs it. */
export interface NamedCategory {
  group: string;
  category: string;
  name: string;
}

/** The first category that a view shows, in the order of the groups; undefined where there is none. */
export function categoryOfView(
  view: string,
  groups: readonly CategoryGroup[],
  { locale }: ModelContext,
): NamedCategory | undefined {
  for (const { slug, categories } of groups) {
    const found = categories.find(({ template }) => parseTemplateCode(template).view === view);
    if (found) return { group: slug, category: found.slug, name: found.name[locale] };
  }
  return undefined;
}
