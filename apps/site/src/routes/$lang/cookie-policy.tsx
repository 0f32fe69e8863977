import { PolicyView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { loadPolicy } from '../../pages/policy';
import { ConsentControl } from '../../shell/consent-control';

export const Route = createFileRoute('/$lang/cookie-policy')({
  loader: ({ context: { locale } }) => loadPolicy({ data: { locale, name: 'cookie-policy' } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  return <PolicyView model={Route.useLoaderData()} consentControl={<ConsentControl />} />;
}
