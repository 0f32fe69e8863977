/**
 * A category's template: the filter that its listing offers and the view type that shows it.
 * Written `<filter>.<view>`, for example `MRTLineDate.ContentList`.
 * @see specification §2, content categories
 */
export const filterTypes = ['MRTLine', 'MRTLineSearch', 'MRTLineDate', 'MRTLineMonthYear', 'None'] as const;
export type FilterType = (typeof filterTypes)[number];

export interface Template {
  filter: FilterType;
  /** Name of a view type; the views define the values. */
  view: string;
}

/** The default for malformed codes (specification §2: ContentList is the default view). */
export const defaultTemplate: Template = { filter: 'None', view: 'ContentList' };

/** Parses a template code; returns the default template for a malformed code or an unknown filter. */
export function parseTemplateCode(code: string): Template {
  const [filter, view, ...rest] = code.split('.');
  const isKnown = (filterTypes as readonly string[]).includes(filter ?? '');
  return isKnown && view && rest.length === 0 ? { filter: filter as FilterType, view } : defaultTemplate;
}

/** Writes a template as its code, the inverse of {@link parseTemplateCode}. */
export function printTemplateCode({ filter, view }: Template): string {
  return `${filter}.${view}`;
}
