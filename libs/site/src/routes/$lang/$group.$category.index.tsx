import { type ListingModel, ListingView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { searchOf } from '../../addresses/page-address';
import { type CategoryFormKind, categoryFormOf } from '../../addresses/category-forms';
import { CategoryForm } from '../../forms/category-form';
import { sentForm } from '../../forms/sent-form';
import { loadCaseForm } from '../../pages/case-form';
import { categoryForm } from '../../server/forms/case-forms/find-category-form';
import { takeForm } from '../../server/forms/page-form';
import type { ListingVisit } from '../../device/lead-to-rider';
import { loadListing } from '../../pages/listing/load-listing';
import { useRenewed } from '../../shell/renewal/renewed-model';
import { RecentStationsProvider } from '../../device/recent-stations';
import { RiderMemory } from '../../device/rider-memory';

const search = searchOf('/$lang/$group/$category');

export const Route = createFileRoute('/$lang/$group/$category/')({
  server: { handlers: { POST: takeForm(categoryForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  // the router adds parameters that do not belong to the page
  loaderDeps: ({ search: given }) => search(given),
  loader: async (visit) => {
    const { context, params, deps } = visit;
    const { locale, sent } = context;
    const { group, category } = params;
    const model = await loadListing({ data: { locale, group, category, search: deps } });
    const kind = categoryFormOf({ group, category });
    await prepareParts(model, kind, visit);
    if (!kind) return { model };
    return { model, form: { kind, form: await loadCaseForm({ data: { locale, kind } }), sent } };
  },
  staticData: { prepare: ({ model, form }: Loaded) => prepareParts(model, form?.kind) },
  head: ({ loaderData }) => headTags(loaderData?.model.head),
  component: ListingPage,
});

interface Loaded {
  model: ListingModel;
  form?: { kind: CategoryFormKind };
}

/** Loads the code of the list and of its form. On a visit, leads to the address with a remembered choice. */
async function prepareParts(
  { body }: ListingModel,
  kind: CategoryFormKind | undefined,
  visit?: ListingVisit,
): Promise<void> {
  const parts = await import('../../shell/renewal/listing-parts');
  if (visit && body?.content.otherRiders) {
    const { leadToRider } = await import('../../device/lead-to-rider');
    leadToRider(body, visit);
  }
  if (body) await parts.prepareListingBody(body.view);
  if (kind) await parts.prepareCategoryForm(kind);
}

function ListingPage() {
  const { model, form } = useRenewed(Route.useLoaderData());
  const riders = model.body?.content.otherRiders;
  return (
    <RecentStationsProvider>
      {riders && <RiderMemory others={riders} />}
      <ListingView model={model} form={form && <CategoryForm {...form} />} />
    </RecentStationsProvider>
  );
}
