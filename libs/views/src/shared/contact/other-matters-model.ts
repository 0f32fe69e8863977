import { parseTemplateCode } from '@raang/domain';
import type { ListingData } from '../listing/listing-data';
import type { ModelContext } from '../page/model-context';

/** The group's other categories, for other matters. */
export interface OtherMattersModel {
  links: { href: string; text: string; view: string }[];
}

export function toOtherMatters(
  { group, category }: Pick<ListingData, 'group' | 'category'>,
  { hrefs, locale }: ModelContext,
): OtherMattersModel {
  return {
    links: group.categories
      .filter(({ slug }) => slug !== category.slug)
      .map(({ slug, name, template }) => ({
        href: hrefs.listing(locale, { group: group.slug, category: slug }),
        text: name[locale],
        view: parseTemplateCode(template).view,
      })),
  };
}
