import { AccountPageView, ConfirmEmailForm } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { loadTokenPage } from '../../pages/account-page';
import { findEmailForm } from '../../server/forms/account-forms/token-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

export const Route = createFileRoute('/$lang/confirm-email/$token')({
  staticData: { program: 'idle' },
  server: { handlers: { POST: takeForm(findEmailForm) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: ({ context: { locale }, params: { token } }) =>
    loadTokenPage({ data: { locale, page: 'confirm-email', token } }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ConfirmEmailPage,
});

function ConfirmEmailPage() {
  const { model, state } = Route.useLoaderData();
  return (
    <AccountPageView model={model}>
      {state !== 'confirm-email-gone' && <ConfirmEmailForm canStop={state === 'confirm-current-email'} />}
    </AccountPageView>
  );
}
