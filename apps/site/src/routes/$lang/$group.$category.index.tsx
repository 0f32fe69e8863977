import { ListingView, prepareListingBody } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { listingSearch } from '../../listing-search';
import { loadListing } from '../../pages/listing/load-listing';
import { RecentStationsProvider } from '../../recent-stations';

export const Route = createFileRoute('/$lang/$group/$category/')({
  validateSearch: listingSearch,
  // only what was understood: the router adds to it what was not
  loaderDeps: ({ search }) => listingSearch(search),
  loader: async ({ context: { locale }, params: { group, category }, deps: { page = 1, ...search } }) => {
    const model = await loadListing({ data: { locale, group, category, page, search } });
    if (model.body) await prepareListingBody(model.body.view);
    return model;
  },
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: ListingPage,
});

function ListingPage() {
  return (
    <RecentStationsProvider>
      <ListingView model={Route.useLoaderData()} />
    </RecentStationsProvider>
  );
}
