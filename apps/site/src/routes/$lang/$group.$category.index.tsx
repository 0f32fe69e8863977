import { ListingView, prepareListingBody } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/head-tags';
import { searchOf } from '../../addresses/page-address';
import { loadListing } from '../../pages/listing/load-listing';
import { RecentStationsProvider } from '../../device/recent-stations';

const search = searchOf('/$lang/$group/$category');

export const Route = createFileRoute('/$lang/$group/$category/')({
  validateSearch: search,
  // the router adds parameters that do not belong to the page
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale }, params: { group, category }, deps }) => {
    const model = await loadListing({ data: { locale, group, category, search: deps } });
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
