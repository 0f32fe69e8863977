import { RegisterForm } from '@raang/forms';
import { AccountPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { humanCheck } from '../../forms/human-check';
import { sentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadAccountPage } from '../../pages/account-page';
import { registerForm } from '../../server/forms/account-forms/guest-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/register');

export const Route = createFileRoute('/$lang/register')({
  server: { handlers: { POST: takeForm(registerForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps: { sent: done, next } }) => ({
    ...(await loadAccountPage({ data: { locale, state: done ? 'register-sent' : 'register', next } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: RegisterPage,
});

function RegisterPage() {
  const { model, telephone, ...form } = Route.useLoaderData();
  const props = { ...usePageForm(form), ...humanCheck(telephone) };
  const { sent: done } = Route.useSearch();
  if (done) return <AccountPageView model={model} />;
  return (
    <AccountPageView model={model}>
      <RegisterForm {...props} privacyHref={model.hrefs.privacy} loginHref={model.hrefs.login} />
    </AccountPageView>
  );
}
