import { ServerPart, StationsView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadStations } from '../../pages/stations';

export const Route = createFileRoute('/$lang/stations/')({
  loader: ({ context: { locale } }) => loadStations({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: StationsPage,
});

function StationsPage() {
  const { page } = Route.useLoaderData();
  return (
    <ServerPart name="page" part={page} className="contents">
      {(model) => <StationsView model={model} />}
    </ServerPart>
  );
}
