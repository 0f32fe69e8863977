import { PolicyView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { searchOf } from '../../addresses/page-address';
import { loadPolicy } from '../../pages/policy';
import { sentForm } from '../../forms/sent-form';
import { consentForm } from '../../server/forms/consent-form';
import { takeForm } from '../../server/forms/page-form';
import { ConsentControl } from '../../shell/frame/consent-control';

const search = searchOf('/$lang/cookie-policy');

export const Route = createFileRoute('/$lang/cookie-policy')({
  server: { handlers: { POST: takeForm(consentForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent } }) => ({
    model: await loadPolicy({ locale, name: 'cookie-policy' }),
    sent,
  }),
  head: ({ loaderData }) => headTags(loaderData?.model.head),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const { model, sent } = Route.useLoaderData();
  const { saved } = Route.useSearch();
  return (
    <PolicyView model={model} consentControl={<ConsentControl sent={sent} isSaved={saved !== undefined} />} />
  );
}
