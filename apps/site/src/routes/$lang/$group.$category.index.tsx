import { ListingView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { loadListing } from '../../pages/listing';
import { pageNumber } from '../../page-number';

export const Route = createFileRoute('/$lang/$group/$category/')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => pageNumber(page),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { locale }, params: { group, category }, deps: { page } }) =>
    loadListing({ data: { locale, group, category, page } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: ListingPage,
});

function ListingPage() {
  return <ListingView model={Route.useLoaderData()} />;
}
