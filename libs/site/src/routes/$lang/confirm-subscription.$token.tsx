import { ConfirmSubscriptionForm, SubscriptionPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { sentForm } from '../../forms/sent-form';
import { loadConfirmSubscription } from '../../pages/subscription';
import { takeForm } from '../../server/forms/page-form';
import { confirmSubscriptionForm } from '../../server/forms/subscription-forms';
import { privateHeadTags } from '../../shell/frame/private-head-tags';

export const Route = createFileRoute('/$lang/confirm-subscription/$token')({
  staticData: { program: 'idle' },
  server: { handlers: { POST: takeForm(confirmSubscriptionForm) } },
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loader: ({ context: { locale }, params: { token } }) =>
    loadConfirmSubscription({ data: { locale, token } }),
  head: ({ loaderData }) => privateHeadTags(loaderData?.model.head),
  component: ConfirmSubscriptionPage,
});

function ConfirmSubscriptionPage() {
  const { isGone, model } = Route.useLoaderData();
  return <SubscriptionPageView model={model}>{!isGone && <ConfirmSubscriptionForm />}</SubscriptionPageView>;
}
