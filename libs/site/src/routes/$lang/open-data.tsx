import { OpenDataView, ServerPart } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadOpenData } from '../../pages/open-data';

export const Route = createFileRoute('/$lang/open-data')({
  loader: ({ context: { locale } }) => loadOpenData({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: OpenDataPage,
});

function OpenDataPage() {
  const { page } = Route.useLoaderData();
  return (
    <ServerPart name="page" part={page} className="contents">
      {(model) => <OpenDataView model={model} />}
    </ServerPart>
  );
}
