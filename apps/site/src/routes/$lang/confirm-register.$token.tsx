import { AccountPageView, ConfirmForm } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { isGoneLink, sentForm } from '../../forms/sent-form';
import { loadAccountPage } from '../../pages/account-page';
import { confirmForm } from '../../server/account-forms/token-forms';
import { takeForm } from '../../server/page-form';
import { privateHeadTags } from '../../shell/private-head-tags';

export const Route = createFileRoute('/$lang/confirm-register/$token')({
  staticData: { program: 'idle' },
  server: { handlers: { POST: takeForm(confirmForm) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent } }) => ({
    ...(await loadAccountPage({
      data: { locale, state: isGoneLink(sent) ? 'confirm-register-gone' : 'confirm-register' },
    })),
    isGone: isGoneLink(sent),
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ConfirmRegisterPage,
});

function ConfirmRegisterPage() {
  const { model, isGone } = Route.useLoaderData();
  return <AccountPageView model={model}>{!isGone && <ConfirmForm />}</AccountPageView>;
}
