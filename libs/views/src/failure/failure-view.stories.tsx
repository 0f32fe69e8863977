import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailureView, UnreachableView } from './failure-view';

const meta = {
  title: 'Views/Failure',
  component: FailureView,
  parameters: { bleed: true },
  args: { homeHref: '/th', currentHref: '/th/updates/news', contactHref: '/th/contact/mrta' },
} satisfies Meta<typeof FailureView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};

export const Offline: StoryObj<typeof meta> = { render: () => <UnreachableView onRetry={fn()} /> };
