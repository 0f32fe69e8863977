import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailureView, UnreachableView } from './failure-view';

const meta = {
  title: 'Templates/Failure',
  component: FailureView,
  parameters: { bleed: true },
  args: { homeHref: '/th', currentHref: '/th/updates/news', contactHref: '/th/contact/mrta' },
} satisfies Meta<typeof FailureView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};

export const WithReference: StoryObj<typeof meta> = {
  args: { reference: '3f0a4a52-3a0d-4a3c-9f6e-1a7b9e2c5d10' },
};

export const Offline: StoryObj<typeof meta> = { render: () => <UnreachableView onRetry={fn()} /> };
