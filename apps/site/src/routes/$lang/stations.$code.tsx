import { ConnectingStationView, StationView } from '@raang/views';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { headTags } from '../../shell/head-tags';
import { loadStation } from '../../pages/station';
import { useRenewed } from '../../shell/renewed-model';

export const Route = createFileRoute('/$lang/stations/$code')({
  loader: ({ context: { locale }, params: { code } }) => loadStation({ data: { locale, code } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: StationPage,
  // loads when a station is missing
  notFoundComponent: lazyRouteComponent(() => import('../../shell/station-not-found'), 'StationNotFound'),
});

function StationPage() {
  const model = useRenewed(Route.useLoaderData());
  return model.isOwn ? <StationView model={model} /> : <ConnectingStationView model={model} />;
}
