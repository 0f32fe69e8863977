import { MapPanel } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { mapSearch } from '../../map-search';
import { loadMapPanel } from '../../pages/network-map';

export const Route = createFileRoute('/$lang/mrt-map/')({
  loaderDeps: ({ search }) => mapSearch(search),
  loader: ({ context: { locale }, deps }) => loadMapPanel({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: MapPanelPart,
});

function MapPanelPart() {
  return <MapPanel model={Route.useLoaderData()} />;
}
