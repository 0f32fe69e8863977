import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext } from '../shared/examples/model-context-example';
import { ConfirmSubscriptionForm } from './confirm-subscription-form';
import { wishExample } from './subscription-examples';
import { type SubscriptionPageData, toSubscriptionPageModel } from './subscription-page-model';
import { SubscriptionPageView } from './subscription-page-view';
import { UnsubscribeForm } from './unsubscribe-form';

/** The forms of wishes are of @raang/forms, with stories of their own. */
const meta = {
  title: 'Templates/Subscription page',
  parameters: { bleed: true },
  args: { state: 'subscribe' },
  render: (data, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return (
      <SubscriptionPageView model={toSubscriptionPageModel(data, exampleContext(locale))}>
        {data.state === 'confirm-subscription' && <ConfirmSubscriptionForm />}
        {data.state === 'subscription' && <UnsubscribeForm />}
      </SubscriptionPageView>
    );
  },
} satisfies Meta<SubscriptionPageData>;
export default meta;
type Story = StoryObj<SubscriptionPageData>;

export const Subscribe: Story = {};

export const SubscribeSent: Story = { args: { state: 'subscribe-sent' } };

export const Confirm: Story = { args: { state: 'confirm-subscription', wish: wishExample } };

export const ConfirmGone: Story = { args: { state: 'confirm-subscription-gone' } };

export const Confirmed: Story = { args: { state: 'subscription', notice: 'confirmed' } };

export const Saved: Story = { args: { state: 'subscription', notice: 'saved' } };

export const SubscriptionGone: Story = { args: { state: 'subscription-gone' } };

export const Ended: Story = { args: { notice: 'ended' } };

export const Narrow: Story = {
  args: { state: 'confirm-subscription', wish: wishExample },
  globals: { viewport: { value: 'mobile1' } },
};
