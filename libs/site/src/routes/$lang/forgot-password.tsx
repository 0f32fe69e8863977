import { ForgotPasswordForm } from '@raang/forms';
import { AccountPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { humanCheck } from '../../forms/human-check';
import { sentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadAccountPage } from '../../pages/account-page';
import { forgotPasswordForm } from '../../server/forms/account-forms/guest-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/forgot-password');

export const Route = createFileRoute('/$lang/forgot-password')({
  server: { handlers: { POST: takeForm(forgotPasswordForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps: { sent: done, next } }) => ({
    ...(await loadAccountPage({
      data: { locale, state: done ? 'forgot-password-sent' : 'forgot-password', next },
    })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const { model, telephone, ...form } = Route.useLoaderData();
  const props = { ...usePageForm(form), ...humanCheck(telephone) };
  const { sent: done } = Route.useSearch();
  return <AccountPageView model={model}>{!done && <ForgotPasswordForm {...props} />}</AccountPageView>;
}
