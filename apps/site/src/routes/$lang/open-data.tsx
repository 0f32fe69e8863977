import { OpenDataView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/head-tags';
import { loadOpenData } from '../../pages/open-data';

export const Route = createFileRoute('/$lang/open-data')({
  loader: ({ context: { locale } }) => loadOpenData({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: OpenDataPage,
});

function OpenDataPage() {
  return <OpenDataView model={Route.useLoaderData()} />;
}
