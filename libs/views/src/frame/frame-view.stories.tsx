import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { exampleContext, travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { FrameFooter } from './frame-footer';
import { FrameMenu } from './frame-menu';
import { toFrameLinksModel, toFrameModel } from './frame-model';
import { type FrameProps, FrameView } from './frame-view';
import type { NoticesData } from './notices-model';
import { announcementExample, severeAlertExample } from '../shared/examples/notices-examples';

const authority = {
  shortName: { th: 'รฟม.', en: 'MRTA' },
  name: { th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', en: 'Mass Rapid Transit Authority of Thailand' },
  address: {
    th: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
    en: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
  },
  telephone: '0 2716 4000',
  website: 'https://www.mrta.co.th',
  menuPages: [
    { page: 'search-departure', group: 'travel' },
    { page: 'map', group: 'travel' },
    { page: 'service-status', group: 'travel' },
  ] as const,
  navigation: [
    { page: 'search-departure' } as const,
    { page: 'map' } as const,
    { group: 'travel', category: 'parking' },
    { group: 'updates', category: 'news' },
    { group: 'updates', category: 'gone' },
  ],
};

type FrameArgs = NoticesData & Pick<FrameProps, 'officialWebsite' | 'layout'>;

const meta = {
  title: 'Templates/Frame/Page',
  parameters: { bleed: true },
  args: {
    alerts: [],
    announcements: [],
    now: new Date('2026-11-20T18:40:00+07:00'),
    layout: { hasNotices: true },
  },
  render: ({ alerts, announcements, now, layout, officialWebsite }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const context = exampleContext(locale);
    const data = { groups: [travelGroup, updatesGroup], authority };
    const links = toFrameLinksModel(data, context);
    return (
      <FrameView
        model={toFrameModel({ ...data, alerts, announcements, now }, context)}
        menu={<FrameMenu model={links} currentPath={`/${locale}/updates/news/an-item`} />}
        footer={<FrameFooter model={links} />}
        layout={layout}
        officialWebsite={officialWebsite}
        currentPath={`/${locale}/updates/news/an-item`}
        locales={{
          current: locale,
          options: [
            { locale: 'th', label: 'ไทย', href: '/th/updates/news/an-item' },
            { locale: 'en', label: 'English', href: '/en/updates/news/an-item' },
          ],
        }}
      >
        <div className="p-8">
          <h1 className="text-3xl font-semibold">{{ th: 'เนื้อหาของหน้า', en: 'The page' }[locale]}</h1>
        </div>
      </FrameView>
    );
  },
} satisfies Meta<FrameArgs>;
export default meta;
type Story = StoryObj<FrameArgs>;

export const Usual: Story = {};

/** The line below the header names the official website. */
export const Demonstration: Story = {
  args: { officialWebsite: authority.website },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /official website|เว็บไซต์ทางการ/ }),
    ).toHaveAttribute('href', authority.website);
  },
};

/** Its line has the notices, and a chip for the demonstration; opened, it says what the chip means before the notices. */
export const DemonstrationWithNotices: Story = {
  args: { officialWebsite: authority.website, announcements: [announcementExample()] },
  play: async ({ canvasElement }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: /Announcements|ประกาศ/ }));
    const [website] = strip.getAllByRole('link', { hidden: true });
    await expect(website).not.toBeVisible();
    await expect(strip.getByText(/^(Demo|สาธิต)$/)).toBeVisible();
    strip.getByRole('group').setAttribute('open', '');
    await expect(website).toBeVisible();
    await expect(website).toHaveAttribute('href', authority.website);
  },
};

/** A severe alert, an alert announcement and a banner: the most notices that a page has. */
export const WithNotices: Story = {
  args: {
    alerts: [severeAlertExample()],
    announcements: [
      announcementExample({ id: 'strike' as never, kind: 'alert', version: 2 }),
      announcementExample({
        link: { href: 'https://www.example.org', label: { th: 'รายละเอียด', en: 'Details' } },
      }),
    ],
  },
};
