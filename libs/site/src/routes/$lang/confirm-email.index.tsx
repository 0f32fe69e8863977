import { AccountPageView } from '@raang/views';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { loadAccountPage } from '../../pages/account-page';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/confirm-email');

/** What a change of the e-mail address has come to, by the query. */
const states = {
  half: 'email-half-confirmed',
  changed: 'email-changed',
  stopped: 'email-change-stopped',
} as const;

export const Route = createFileRoute('/$lang/confirm-email/')({
  staticData: { program: 'idle' },
  validateSearch: search,
  loaderDeps: ({ search: given }) => search(given),
  loader: ({ context: { locale }, deps: { done = '' } }) => {
    if (!Object.hasOwn(states, done)) throw notFound();
    return loadAccountPage({ data: { locale, state: states[done as keyof typeof states] } });
  },
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: EmailChangePage,
});

function EmailChangePage() {
  const { model } = Route.useLoaderData();
  return <AccountPageView model={model} />;
}
