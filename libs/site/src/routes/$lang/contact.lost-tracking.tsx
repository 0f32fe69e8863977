import { CasePageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { AskForCase } from '../../forms/ask-for-case';
import { OwnCase } from '../../forms/own-case';
import { sentForm } from '../../forms/sent-form';
import { loadCase } from '../../pages/case';
import { ownCaseForm } from '../../server/forms/case-forms/own-case-forms';
import { withToken } from '../../server/forms/form-token';
import { takeForm } from '../../server/forms/page-form';
import { headTags } from '../../shell/frame/head-tags';

const search = searchOf('/$lang/contact/lost-tracking');

export const Route = createFileRoute('/$lang/contact/lost-tracking')({
  server: { handlers: { POST: takeForm(withToken(ownCaseForm)) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps }) => ({
    page: await loadCase({ data: { locale, search: deps } }),
    sent,
  }),
  head: ({ loaderData }) => headTags(loaderData?.page.model.head),
  component: CasePage,
  // shown to the staff at a counter, like a ticket: dark on white can be read on any screen in any light
  staticData: { colourMode: 'light' },
});

function CasePage() {
  const { page, sent } = Route.useLoaderData();
  switch (page.kind) {
    case 'status':
      return <OwnCase page={page} sent={sent} />;
    case 'receipt':
      return <CasePageView model={page.model} />;
    case 'ask':
      return <AskForCase page={page} sent={sent} />;
  }
}
