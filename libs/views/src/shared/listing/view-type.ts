import type { PageFilterField } from '@raang/domain';
import type { ComponentType, ReactNode } from 'react';
import type { ListingQuery, ModelContext } from '../page/model-context';
import type { ListingData, SourceName } from './listing-data';

/** A view type: how the site reads a category's listing, which sources it loads, and how it shows the result. */
export interface ViewTypeDefinition<Model extends object, Source extends SourceName> {
  /** The second half of a template code: `ContentList` in `LineDate.ContentList`. */
  name: string;
  /** `pages`: one page of items at a time. `whole`: all items of the listing. */
  reads: 'pages' | 'whole';
  /** What the page counts and pages through. `nothing`: the view does not show items one by one. */
  counts: 'items' | 'foundItems' | 'nothing';
  /** The page is where people reach a service of the authority. */
  isService?: boolean;
  /** The view has content of its own for an empty category. */
  showsEmptyCategory?: boolean;
  /** Hrefs of the items as the view orders them; absent if it keeps the order of the listing. */
  hrefsInOrder?: (model: Model) => readonly string[];
  /** Fields of the filter before those of the category's template. */
  filters?: readonly PageFilterField[];
  /** The view has its own row of links to choose a line, which replaces the filter's form. */
  choosesLine?: boolean;
  /** Items on a page of a view that orders the whole listing itself. */
  itemsOnPage?: number;
  /** Query parameters of the view's own form, which replaces the filter's form. */
  asks?: readonly ListingQuestionField[];
  /** The view places the pagination itself. */
  hasOwnPagination?: boolean;
  sources: readonly Source[];
  /** Loaded on the server only. */
  model: () => Promise<ToListingContent<Model, Source>>;
  /** A lazy chunk: a page loads the view that it shows. */
  view: () => Promise<ComponentType<ListingBodyProps<Model>>>;
}

/** Query parameters of views besides the filter. */
export type ListingQuestionField = 'from' | 'to' | 'date' | 'rider';

/** What a view's model tells the page around it. */
export interface ListingContent {
  /** The page's subject within its category, for the beginning of the page's title. */
  subject?: string | undefined;
  /** The view's own query in the page's canonical URL. */
  query?: ListingQuery | undefined;
  /** Passenger types that the view can show instead, empty if the address names one; absent without a choice of type. */
  otherRiders?: readonly string[] | undefined;
  /** Ids of the alerts that the view shows: the frame leaves them out. */
  shownAlertIds?: readonly string[] | undefined;
  /** A part of the view changes by the minute. */
  isLive?: boolean | undefined;
}

export interface ListingBodyProps<Model> {
  model: Model;
  /** Shown where the view has a place for a form. */
  form?: ReactNode;
}

/** Makes the view's model. Returns undefined for items that the view cannot show: ContentList shows them then. */
export type ToListingContent<Model, Source extends SourceName> = (
  data: ListingData<Source>,
  context: ModelContext,
) => Model | undefined;

/** A view type with erased types, so that all of them fit into one list. */
export type ViewType = ViewTypeDefinition<ListingContent, SourceName>;

/** Checks a view type's model, view and sources against each other. */
export function defineViewType<Model extends object, Source extends SourceName = never>(
  definition: ViewTypeDefinition<Model, Source>,
): ViewType {
  return definition as unknown as ViewType;
}
