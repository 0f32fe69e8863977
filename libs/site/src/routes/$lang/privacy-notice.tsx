import { PolicyView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadPolicy } from '../../pages/policy';

export const Route = createFileRoute('/$lang/privacy-notice')({
  loader: ({ context: { locale } }) => loadPolicy({ locale, name: 'privacy-notice' }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: PrivacyNoticePage,
});

function PrivacyNoticePage() {
  return <PolicyView model={Route.useLoaderData()} />;
}
