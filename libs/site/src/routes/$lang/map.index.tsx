import { MapPanel } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { searchOf } from '../../addresses/page-address';
import { loadMapPanel } from '../../pages/network-map';

const search = searchOf('/$lang/map');

export const Route = createFileRoute('/$lang/map/')({
  loaderDeps: ({ search: given }) => search(given),
  loader: ({ context: { locale }, deps }) => loadMapPanel({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: MapPanelPart,
});

function MapPanelPart() {
  return <MapPanel model={Route.useLoaderData()} />;
}
