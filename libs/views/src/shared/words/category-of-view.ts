import { type CategoryGroup, parseTemplateCode } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** A category with the fields of a link. */
export interface NamedCategory {
  group: string;
  category: string;
  name: string;
}

/** Returns the first category that uses a view type, in the order of the groups, or undefined. */
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
