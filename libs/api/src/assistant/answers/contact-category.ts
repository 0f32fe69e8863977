import { type CategoryGroup, parseTemplateCode } from '@raang/domain';
import { type Asked, pageOf, type Source } from './answer';

/** Returns the category that says how to reach the authority: the first one with the view type for that. */
export function contactCategoryOf(groups: readonly CategoryGroup[]): Asked['contacts'] {
  for (const { slug, categories } of groups) {
    const found = categories.find(({ template }) => parseTemplateCode(template).view === 'Contact');
    if (found) return { group: slug, category: found.slug };
  }
  return undefined;
}

/** Its page, as a source of an answer; empty if the content has none. */
export const contactSource = ({ contacts, words }: Asked): Source[] =>
  contacts ? [pageOf.category(contacts.group, contacts.category, words.contactPage)] : [];
