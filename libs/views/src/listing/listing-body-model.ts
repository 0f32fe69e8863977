import { contentList } from '../content-list/content-list';
import type { ListingData, SourceName } from '../shared/listing/listing-data';
import type { ListingContent, ViewType } from '../shared/listing/view-type';
import type { ModelContext } from '../shared/page/model-context';
import { viewTypeOf } from './view-type-of';

/** A listing's body: a view type's name and model. */
export interface ListingBodyModel {
  view: string;
  content: ListingContent;
}

/**
 * Makes the body of a listing. Falls back to ContentList for items that the category's own view cannot show. Returns
 * undefined if there is nothing to show.
 */
export async function toListingBody(
  data: ListingData<SourceName>,
  context: ModelContext,
): Promise<ListingBodyModel | undefined> {
  const view = viewTypeOf(data.category.template);
  const isEmpty = data.total === 0;
  if (isEmpty && !view.showsEmptyCategory) return undefined;
  const body = await toBody(view, data, context);
  return body || isEmpty ? body : toBody(contentList, data, context);
}

async function toBody(
  view: ViewType,
  data: ListingData<SourceName>,
  context: ModelContext,
): Promise<ListingBodyModel | undefined> {
  const toContent = await view.model();
  const content = toContent(data, context);
  return content && { view: view.name, content };
}
