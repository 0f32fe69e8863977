import { createServerFn } from '@tanstack/react-start';
import { parseTemplateCode } from '@raang/domain';
import { type ListingModel, pageSizeOf, toListingModel } from '@raang/views';
import { createModelContext } from '../../server/model-context';
import { getServices } from '../../server/services';
import { findCategory, orNotFound } from '../not-found';
import { listingInput } from '../page-input';
import { readListingFilter } from './read-listing-filter';
import { sourcesOf } from './sources';

export const loadListing = createServerFn({ method: 'GET' })
  .validator(listingInput)
  .handler(async ({ data: { locale, page, search, ...address } }): Promise<ListingModel> => {
    const { client, now } = await getServices();
    const { group, category } = findCategory(await client.content.categories(), address);
    const context = await createModelContext(locale);
    const { filter, dropped, question } = readListingFilter(category.template, search, context);
    const pageSize = pageSizeOf(category.template);
    const ask = { ...address, ...filter, lang: locale, page, pageSize };
    const [listing, sources] = await Promise.all([
      orNotFound(client.content.items(ask)),
      sourcesOf(parseTemplateCode(category.template).view, client, {
        filter,
        address: { ...address, lang: locale },
        question,
        page,
        today: context.today,
        now: now(),
      }),
    ]);
    return toListingModel({ group, category, filter, dropped, ...listing, sources }, context);
  });
