import { ItemView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { headTags } from '../../shell/frame/head-tags';
import { likesOf } from '../../pages/likes';
import { loadItem } from '../../pages/item';

export const Route = createFileRoute('/$lang/$group/$category/$id')({
  loader: ({ context: { locale }, params: { group, category, id } }) =>
    loadItem({ data: { locale, group, category, id } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: ItemPage,
});

function ItemPage() {
  const { group, category, id } = Route.useParams();
  const likes = useMemo(() => likesOf({ group, category, id }), [group, category, id]);
  return <ItemView model={Route.useLoaderData()} likes={likes} />;
}
