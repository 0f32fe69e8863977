import { hasStart, NetworkMapView } from '@raang/views';
import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { loadNetworkMap } from '../../pages/network-map';
import { RecentStationsProvider } from '../../device/recent-stations';

const search = searchOf('/$lang/map');

export const Route = createFileRoute('/$lang/map')({
  // its buttons come with the program, and it moves to the open station
  staticData: { program: 'idle' },
  validateSearch: search,
  // the child route handles the open station: do not reload the map for it, unless the layer starts there
  loaderDeps: ({ search: { from, layer, station } }) =>
    search({ from, layer, station: hasStart(layer) && !from ? station : undefined }),
  loader: ({ context: { locale }, deps }) => loadNetworkMap({ data: { locale, search: deps } }),
  staleTime: 60_000,
  component: NetworkMapPage,
});

function NetworkMapPage() {
  const { station, to } = Route.useSearch();
  // one answer for panel and drawing
  const way = useMatch({
    from: '/$lang/map/',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.way,
  });
  return (
    <RecentStationsProvider>
      <NetworkMapView model={Route.useLoaderData()} asked={station} to={to} way={way} panel={<Outlet />} />
    </RecentStationsProvider>
  );
}
