import { LostReportForm } from '@raang/forms';
import { CasePageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { useCaseForm } from '../../forms/use-case-form';
import { loadReportPage } from '../../pages/report-page';
import { caseForm } from '../../server/forms/case-forms/posted-case-form';
import { takeForm } from '../../server/forms/page-form';
import { headTags } from '../../shell/frame/head-tags';

export const Route = createFileRoute('/$lang/contact/lost-asset')({
  server: { handlers: { POST: takeForm(caseForm('lost-report')) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent } }) => ({
    ...(await loadReportPage({ data: { locale, kind: 'lost-report' } })),
    sent,
  }),
  head: ({ loaderData }) => headTags(loaderData?.model.head),
  component: LostAssetPage,
});

function LostAssetPage() {
  const { model, ...form } = Route.useLoaderData();
  return <CasePageView model={model} form={<LostReportForm {...useCaseForm(form)} />} />;
}
