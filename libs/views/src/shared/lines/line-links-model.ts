import { filterFields, type LineId, parseTemplateCode } from '@raang/domain';
import type { ListingData } from '../listing/listing-data';
import type { ModelContext } from '../page/model-context';

export interface LineLinkModel {
  href: string;
  text: string;
}

/** View types that describe a whole line. */
const lineViews: readonly string[] = ['LineTable', 'BusSchedule', 'TableFacility'];

/** Links to the line in the group's other categories: stations, times, facilities, car parks. */
export function toLineLinks(
  line: LineId,
  { group, category }: Pick<ListingData, 'group' | 'category'>,
  { hrefs, locale }: ModelContext,
): LineLinkModel[] {
  return group.categories
    .filter(({ slug, template }) => {
      const { filter, view } = parseTemplateCode(template);
      return slug !== category.slug && lineViews.includes(view) && filterFields[filter].includes('line');
    })
    .map(({ slug, name }) => ({
      href: hrefs.listing(locale, { group: group.slug, category: slug }, { line }),
      text: name[locale],
    }));
}
