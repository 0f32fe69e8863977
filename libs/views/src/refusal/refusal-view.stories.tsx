import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalView } from './refusal-view';

const meta = {
  title: 'Templates/Refusal',
  component: RefusalView,
  parameters: { bleed: true },
  args: { status: 413, message: 'PAYLOAD_TOO_LARGE', siteName: 'รถไฟฟ้า รฟม.', homeHref: '/th' },
} satisfies Meta<typeof RefusalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooLarge: Story = {};

/** An address outside both languages. */
export const NotFound: Story = { args: { status: 404, message: 'Page not found: /nowhere' } };

export const CrossSite: Story = { args: { status: 403, message: 'FORBIDDEN' } };

export const TooMany: Story = { args: { status: 429, message: 'TOO_MANY_REQUESTS' } };

/** Any other status is an error on our side. */
export const Failed: Story = { args: { status: 500, message: 'INTERNAL_SERVER_ERROR' } };
