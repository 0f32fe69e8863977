import { SetPasswordForm } from '@raang/forms';
import { AccountPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadTokenPage } from '../../pages/account-page';
import { setPasswordForm } from '../../server/forms/account-forms/token-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

export const Route = createFileRoute('/$lang/set-password/$token')({
  server: { handlers: { POST: takeForm(setPasswordForm) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: async ({ context: { locale, sent }, params: { token } }) => ({
    ...(await loadTokenPage({ data: { locale, page: 'set-password', token } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: SetPasswordPage,
});

function SetPasswordPage() {
  const { model, state, ...form } = Route.useLoaderData();
  // the browser posts it: a link that no longer works is another page
  const props = { ...usePageForm(form), onSubmit: undefined };
  return (
    <AccountPageView model={model}>
      {state === 'set-password' && <SetPasswordForm {...props} />}
    </AccountPageView>
  );
}
