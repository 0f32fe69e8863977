import { ItemView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { loadItem } from '../../pages/item';

export const Route = createFileRoute('/$lang/$group/$category/$id')({
  loader: ({ context: { locale }, params: { group, category, id } }) =>
    loadItem({ data: { locale, group, category, id } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: ItemPage,
});

function ItemPage() {
  return <ItemView model={Route.useLoaderData()} />;
}
