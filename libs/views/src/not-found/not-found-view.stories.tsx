import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundView } from './not-found-view';

const meta = {
  title: 'Views/Not found',
  component: NotFoundView,
  parameters: { bleed: true },
  args: {
    path: '/th/updates/newz',
    reason: 'invalid',
    homeHref: '/th',
    links: [
      { label: 'ที่จอดรถ', href: '/th/travel/parking' },
      { label: 'ข่าว', href: '/th/updates/news' },
    ],
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {};

/** The site knows what the visitor looked for. */
export const WithHint: Story = {
  args: {
    path: '/th/stations/BL99',
    hint: { text: 'ไม่มีสถานีรหัสนี้', link: { label: 'ดูสถานีทั้งหมด', href: '/th/stations' } },
  },
};

export const Unmatched: Story = {
  args: { reason: 'unmatched', path: `/${'long-path/'.repeat(20)}`, links: [] },
};
