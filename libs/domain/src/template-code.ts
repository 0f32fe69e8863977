/**
 * A category's template: the filter that its listing offers and the view type that shows it.
 * Written `<filter>.<view>`, for example `MRTLineDate.ContentList`.
 * @see specification §2, content categories
 */
export const filterTypes = ['MRTLine', 'MRTLineSearch', 'MRTLineDate', 'MRTLineMonthYear', 'None'] as const;
export type FilterType = (typeof filterTypes)[number];

export interface Template {
  filter: FilterType;
  /** The name of a view type. The views decide which names they know. */
  view: string;
}

/** What a malformed code means (specification §2: ContentList is the default view). */
export const defaultTemplate: Template = { filter: 'None', view: 'ContentList' };

/** Reads a template code. A malformed code or an unknown filter is the default template. */
export function parseTemplateCode(code: string): Template {
  const [filter, view, ...rest] = code.split('.');
  const isKnown = (filterTypes as readonly string[]).includes(filter ?? '');
  return isKnown && view && rest.length === 0 ? { filter: filter as FilterType, view } : defaultTemplate;
}

export function printTemplateCode({ filter, view }: Template): string {
  return `${filter}.${view}`;
}
