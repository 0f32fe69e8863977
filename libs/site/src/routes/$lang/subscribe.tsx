import { SubscribeForm } from '@raang/forms';
import { SubscriptionPageView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../addresses/page-address';
import { humanCheck } from '../../forms/human-check';
import { sentForm } from '../../forms/sent-form';
import { usePageForm } from '../../forms/use-page-form';
import { loadSubscribe } from '../../pages/subscription';
import { takeForm } from '../../server/forms/page-form';
import { subscribeForm } from '../../server/forms/subscription-forms';
import { headTags } from '../../shell/frame/head-tags';

const search = searchOf('/$lang/subscribe');

export const Route = createFileRoute('/$lang/subscribe')({
  server: { handlers: { POST: takeForm(subscribeForm) } },
  validateSearch: search,
  beforeLoad: ({ serverContext }) => sentForm(serverContext),
  loaderDeps: ({ search: given }) => search(given),
  loader: async ({ context: { locale, sent }, deps }) => ({
    ...(await loadSubscribe({ data: { locale, search: deps } })),
    sent,
  }),
  head: ({ loaderData }) => headTags(loaderData?.model.head),
  component: SubscribePage,
});

function SubscribePage() {
  const { isSent, model, form, telephone, sent } = Route.useLoaderData();
  const { lines, place, defaults, ...rules } = form;
  const props = { ...usePageForm({ ...rules, sent }), ...humanCheck(telephone), lines, place, defaults };
  return (
    <SubscriptionPageView model={model}>
      {!isSent && <SubscribeForm {...props} privacyHref={model.privacyHref} />}
    </SubscriptionPageView>
  );
}
