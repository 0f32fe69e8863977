import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotFoundView } from './not-found-view';

const meta = {
  title: 'Templates/Not found',
  component: NotFoundView,
  parameters: { bleed: true },
  args: {
    path: '/th/updates/weather-report',
    reason: 'invalid',
    homeHref: '/th',
    searchHref: '/th/search',
    contact: { label: 'ติดต่อ รฟม.', href: '/th/contact/mrta' },
    pages: [
      { label: 'ที่จอดรถ', href: '/th/travel/parking' },
      { label: 'ข่าว', href: '/th/updates/news' },
    ],
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search field has the words of the path. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveValue('weather report');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** The path begins like the address of a page. */
export const Nearest: Story = { args: { path: '/th/travel/parking/lot-9' } };

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
  args: { reason: 'unmatched', path: `/${'long-path/'.repeat(20)}`, pages: [], contact: undefined },
};
