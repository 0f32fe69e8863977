import { LoginForm } from '@raang/forms';
import { AccountPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { sentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadAccountPage } from '../../pages/account-page';
import { loginForm } from '../../server/forms/account-forms/guest-forms';
import { takeForm } from '../../server/forms/page-form';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/login');

export const Route = createFileRoute('/$lang/login')({
  server: { handlers: { POST: takeForm(loginForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps: { notice, next } }) => ({
    ...(await loadAccountPage({ data: { locale, state: 'login', notice, next } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: LoginPage,
});

function LoginPage() {
  const { model, ...form } = Route.useLoaderData();
  const props = usePageForm(form);
  const { forgotPassword, register } = model.hrefs;
  return (
    <AccountPageView model={model}>
      <LoginForm {...props} forgotPasswordHref={forgotPassword} registerHref={register} />
    </AccountPageView>
  );
}
