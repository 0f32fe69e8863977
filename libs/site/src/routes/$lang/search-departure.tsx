import { SearchDepartureView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { searchOf } from '../../addresses/page-address';
import { loadSearchDeparture } from '../../pages/search-departure';
import { NearMeProvider } from '../../shell/navigation/near-me';
import { RecentStationsProvider } from '../../device/recent-stations';
import { SavedWaysProvider } from '../../device/saved-ways-provider';
import { useRenewed } from '../../shell/renewal/renewed-model';

const search = searchOf('/$lang/search-departure');

export const Route = createFileRoute('/$lang/search-departure')({
  staticData: { program: 'fetched' },
  validateSearch: search,
  // the router adds parameters that do not belong to the page
  loaderDeps: ({ search: given }) => search(given),
  loader: ({ context: { locale }, deps }) => loadSearchDeparture({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: SearchDeparturePage,
});

function SearchDeparturePage() {
  return (
    <RecentStationsProvider>
      <NearMeProvider>
        <SavedWaysProvider>
          <SearchDepartureView model={useRenewed(Route.useLoaderData())} />
        </SavedWaysProvider>
      </NearMeProvider>
    </RecentStationsProvider>
  );
}
