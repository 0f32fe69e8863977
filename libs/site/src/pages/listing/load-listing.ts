import { createServerFn } from '@tanstack/react-start';
import { type ListingModel, toListingModel, viewTypeOf } from '@raang/views';
import { itemsOnPage, itemsPageSize } from '../../server/models/listing-pages';
import { createFeedContext } from '../../server/models/model-context';
import { getServices } from '../../server/services/services';
import { requestClient } from '../../server/services/request-client';
import { markAsLive } from '../live-page';
import { reportIgnored } from '../ignored-values';
import { findCategory, orNotFound } from '../or-not-found';
import { inputOf } from '../page-input';
import { loadSources } from './load-sources';
import { readListingFilter } from './read-listing-filter';

export const loadListing = createServerFn({ method: 'GET' })
  .validator(inputOf('loadListing'))
  .handler(async ({ data: { locale, search, ...path } }): Promise<ListingModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const { group, category } = findCategory(await client.content.categories(), path);
    const context = await createFeedContext(locale, client);
    const { page = 1 } = search;
    const { filter, ignored, question } = readListingFilter(category.template, search, context);
    reportIgnored(ignored);
    const viewType = viewTypeOf(category.template);
    const address = { ...path, lang: locale };
    const lineIds = context.lines.map(({ id }) => id).filter((id) => !filter.line || id === filter.line);
    const pageSize = itemsPageSize(viewType);
    const [listing, sources] = await Promise.all([
      orNotFound(
        client.content.items({ ...address, ...filter, page: viewType.itemsOnPage ? 1 : page, pageSize }),
      ),
      loadSources(viewType.sources, client, {
        address,
        filter,
        question,
        page,
        lineIds,
        today: context.today,
        now: now(),
      }),
    ]);
    // like the API, shows the last page for a number beyond it
    const lastPage = Math.max(1, Math.ceil(listing.total / itemsOnPage(viewType)));
    const shownPage = viewType.itemsOnPage ? Math.min(page, lastPage) : listing.page;
    const model = await toListingModel(
      { group, category, filter, ignored, ...listing, page: shownPage, sources },
      context,
    );
    if (model.isLive) markAsLive();
    return model;
  });
