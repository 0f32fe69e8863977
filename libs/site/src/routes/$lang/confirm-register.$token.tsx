import { AccountPageView, ConfirmForm } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { loadTokenPage } from '../../pages/account-page';
import { confirmForm } from '../../server/forms/account-forms/token-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

export const Route = createFileRoute('/$lang/confirm-register/$token')({
  staticData: { program: 'idle' },
  server: { handlers: { POST: takeForm(confirmForm) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent }, params: { token } }) => ({
    ...(await loadTokenPage({ data: { locale, page: 'confirm-register', token } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ConfirmRegisterPage,
});

function ConfirmRegisterPage() {
  const { model, state } = Route.useLoaderData();
  return <AccountPageView model={model}>{state === 'confirm-register' && <ConfirmForm />}</AccountPageView>;
}
