import { SearchDepartureView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { journeySearch } from '../../journey-search';
import { loadSearchDeparture } from '../../pages/search-departure';
import { RecentStationsProvider } from '../../recent-stations';

export const Route = createFileRoute('/$lang/search-departure')({
  validateSearch: journeySearch,
  // only what was understood: the router adds to it what was not
  loaderDeps: ({ search }) => journeySearch(search),
  loader: ({ context: { locale }, deps }) => loadSearchDeparture({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: SearchDeparturePage,
});

function SearchDeparturePage() {
  return (
    <RecentStationsProvider>
      <SearchDepartureView model={Route.useLoaderData()} />
    </RecentStationsProvider>
  );
}
