import { FoundReportForm } from '@raang/forms';
import { CasePageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { useCaseForm } from '../../forms/use-case-form';
import { loadReportPage } from '../../pages/report-page';
import { caseForm } from '../../server/case-forms/case-form';
import { takeForm } from '../../server/page-form';
import { headTags } from '../../shell/head-tags';

export const Route = createFileRoute('/$lang/contact/found-asset')({
  server: { handlers: { POST: takeForm(caseForm('found-report')) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent } }) => ({
    ...(await loadReportPage({ data: { locale, kind: 'found-report' } })),
    sent,
  }),
  head: ({ loaderData }) => headTags(loaderData?.model.head),
  component: FoundAssetPage,
});

function FoundAssetPage() {
  const { model, ...form } = Route.useLoaderData();
  return <CasePageView model={model} form={<FoundReportForm {...useCaseForm(form)} />} />;
}
