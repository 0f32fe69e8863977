import { ConnectingStationView, StationView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadStation } from '../../pages/station';
import { StationNotFound } from '../../shell/failures/station-not-found';
import { useRenewed } from '../../shell/renewal/renewed-model';

export const Route = createFileRoute('/$lang/stations/$code')({
  loader: ({ context: { locale }, params: { code } }) => loadStation({ data: { locale, code } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: StationPage,
  notFoundComponent: StationNotFound,
});

function StationPage() {
  const model = useRenewed(Route.useLoaderData());
  return model.isOwn ? <StationView model={model} /> : <ConnectingStationView model={model} />;
}
