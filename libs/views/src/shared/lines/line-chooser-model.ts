import type { LineId } from '@raang/domain';
import { toIgnoredNotice } from '../listing/filter-words';
import type { ListingData } from '../listing/listing-data';
import type { ModelContext } from '../page/model-context';

/** Chooses a line of a listing, or all lines: one row of links instead of a form. */
export interface LineChooserModel {
  all: { href: string; isCurrent: boolean };
  /** In the order of the map. */
  lines: { id: string; name: string; label: string; href: string; isCurrent: boolean }[];
  /** Names the ignored values. */
  notice?: string | undefined;
}

export function toLineChooser(
  { group, category, filter, ignored }: Pick<ListingData, 'group' | 'category' | 'filter' | 'ignored'>,
  context: ModelContext,
): LineChooserModel {
  const { hrefs, lines, locale } = context;
  const address = { group: group.slug, category: category.slug };
  return {
    all: { href: hrefs.listing(locale, address), isCurrent: !filter.line },
    lines: lines.map(({ id, name }) => ({
      id,
      name: name[locale],
      label: colourName(name[locale]),
      href: hrefs.listing(locale, address, { line: id as LineId }),
      isCurrent: filter.line === id,
    })),
    notice: toIgnoredNotice(ignored, context),
  };
}

/** What tells a line from the others of a row: `Blue`, `น้ำเงิน`. */
function colourName(name: string): string {
  return name.replace(/^สาย(สี)?| Line$/g, '');
}
