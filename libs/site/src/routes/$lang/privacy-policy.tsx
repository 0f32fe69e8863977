import { PolicyView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadPolicy } from '../../pages/policy';

export const Route = createFileRoute('/$lang/privacy-policy')({
  loader: ({ context: { locale } }) => loadPolicy({ locale, name: 'privacy-policy' }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <PolicyView model={Route.useLoaderData()} />;
}
