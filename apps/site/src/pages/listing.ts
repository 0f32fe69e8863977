import { createServerFn } from '@tanstack/react-start';
import { type ListingModel, pageSizeOf, toListingModel } from '@raang/views';
import { createModelContext } from '../server/model-context';
import { getServices } from '../server/services';
import { findCategory, orNotFound } from './not-found';
import { listingInput } from './page-input';

export const loadListing = createServerFn({ method: 'GET' })
  .validator(listingInput)
  .handler(async ({ data: { locale, page, ...address } }): Promise<ListingModel> => {
    const { client } = await getServices();
    const { group, category } = findCategory(await client.content.categories(), address);
    const pageSize = pageSizeOf(category.template);
    const listing = await orNotFound(client.content.items({ ...address, lang: locale, page, pageSize }));
    return toListingModel({ group, category, ...listing }, await createModelContext(locale));
  });
