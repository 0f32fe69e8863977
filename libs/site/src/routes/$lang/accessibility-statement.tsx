import { PolicyView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadPolicy } from '../../pages/policy';

export const Route = createFileRoute('/$lang/accessibility-statement')({
  loader: ({ context: { locale } }) => loadPolicy({ locale, name: 'accessibility-statement' }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: AccessibilityStatementPage,
});

function AccessibilityStatementPage() {
  return <PolicyView model={Route.useLoaderData()} />;
}
