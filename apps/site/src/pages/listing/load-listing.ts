import { createServerFn } from '@tanstack/react-start';
import { parseTemplateCode } from '@raang/domain';
import { type ListingModel, pageSizeOf, toListingModel } from '@raang/views';
import { createModelContext } from '../../server/model-context';
import { getServices } from '../../server/services';
import { requestClient } from '../../server/request-client';
import { reportIgnored } from '../ignored-values';
import { findCategory, orNotFound } from '../not-found';
import { inputOf } from '../page-input';
import { readListingFilter } from './read-listing-filter';
import { sourcesOf } from './sources';

export const loadListing = createServerFn({ method: 'GET' })
  .validator(inputOf('loadListing'))
  .handler(async ({ data: { locale, search, ...address } }): Promise<ListingModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const { group, category } = findCategory(await client.content.categories(), address);
    const context = await createModelContext(locale);
    const { page = 1 } = search;
    const { filter, dropped, question } = readListingFilter(category.template, search, context);
    reportIgnored(dropped);
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
