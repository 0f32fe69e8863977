import { SubscriptionForm } from '@raang/forms';
import { SubscriptionPageView, UnsubscribeForm } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { sentForm, type SentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadSubscription } from '../../pages/subscription';
import { takeForm } from '../../server/forms/page-form';
import { findSubscriptionForm } from '../../server/forms/subscription-forms';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

const search = searchOf('/$lang/subscription/$token');

export const Route = createFileRoute('/$lang/subscription/$token')({
  server: { handlers: { POST: takeForm(findSubscriptionForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, params: { token }, deps }) => ({
    ...(await loadSubscription({ data: { locale, token, search: deps } })),
    sent,
  }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: SubscriptionPage,
});

type Loaded = Awaited<ReturnType<typeof loadSubscription>>;

function SubscriptionPage() {
  const { model, form, sent } = Route.useLoaderData();
  return (
    <SubscriptionPageView model={model}>
      {form && (
        <>
          <ChangeForm {...form} sent={sent} />
          <UnsubscribeForm />
        </>
      )}
    </SubscriptionPageView>
  );
}

function ChangeForm({
  lines,
  place,
  defaults,
  ...page
}: NonNullable<Loaded['form']> & { sent: SentForm | undefined }) {
  const props = { ...usePageForm(page), lines, place, defaults };
  return <SubscriptionForm {...props} hidden={{ form: 'change' }} />;
}
