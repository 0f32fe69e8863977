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

/** The path is similar to the name of a station. */
export const WithOffers: Story = {
  args: {
    path: '/th/stations/สุขุมวิด',
    hint: {
      text: 'หมายถึงสถานีสุขุมวิท (BL22) หรือไม่',
      link: { label: 'ดูสถานีทั้งหมด', href: '/th/stations' },
    },
    offers: [{ code: 'BL22', name: 'สุขุมวิท', lineId: 'blue', note: 'สายสีน้ำเงิน', href: '/th/stations/BL22' }],
  },
};

export const Unmatched: Story = {
  args: { reason: 'unmatched', path: `/${'long-path/'.repeat(20)}`, links: [] },
};
