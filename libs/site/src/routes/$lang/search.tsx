import { SearchView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { loadSearch } from '../../pages/search';
import { headTags } from '../../shell/frame/head-tags';

const search = searchOf('/$lang/search');

export const Route = createFileRoute('/$lang/search')({
  validateSearch: search,
  // the router adds parameters that do not belong to the page
  loaderDeps: ({ search: given }) => search(given),
  loader: ({ context: { locale }, deps }) => loadSearch({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: SearchPage,
});

function SearchPage() {
  return <SearchView model={Route.useLoaderData()} />;
}
