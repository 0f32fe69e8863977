/**
 * A category's template: the filter of its listing and the view that shows it. Written `<filter>.<view>`, e.g.
 * `MRTLineDate.ContentList`.
 * @see specification §2, content categories
 */
export const filterTypes = ['MRTLine', 'MRTLineSearch', 'MRTLineDate', 'MRTLineMonthYear', 'None'] as const;
export type FilterType = (typeof filterTypes)[number];

export const viewTypes = [
  'ModalImage',
  'TableMRT',
  'TableFacility',
  'ContentList',
  'BusSchedule',
  'TicketTable',
  'FareRatesTicketTable',
  'DownloadList',
  'DocumentList',
  'PlaceList',
  'Contact',
  'LostProperty',
  'AssetFound',
  'Comment',
] as const;
export type ViewType = (typeof viewTypes)[number];

export interface Template {
  filter: FilterType;
  view: ViewType;
}

/** The default for unknown codes (specification §2: ContentList is the default view). */
export const defaultTemplate: Template = { filter: 'None', view: 'ContentList' };

/** Parses a template code; returns the default template for an unknown or malformed one. */
export function parseTemplateCode(code: string): Template {
  const [filter, view, ...rest] = code.split('.');
  const isKnown =
    rest.length === 0 &&
    (filterTypes as readonly string[]).includes(filter ?? '') &&
    (viewTypes as readonly string[]).includes(view ?? '');
  return isKnown ? ({ filter, view } as Template) : defaultTemplate;
}

export function printTemplateCode({ filter, view }: Template): string {
  return `${filter}.${view}`;
}
