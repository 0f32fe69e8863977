import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleContext, travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { toFrameModel } from './frame-model';
import { FrameView } from './frame-view';
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
  pages: [
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

const meta = {
  title: 'Views/Frame',
  parameters: { bleed: true },
  args: { alerts: [], announcements: [] },
  render: ({ alerts, announcements }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return (
      <FrameView
        model={toFrameModel(
          { groups: [travelGroup, updatesGroup], authority, alerts, announcements },
          exampleContext(locale),
        )}
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
} satisfies Meta<NoticesData>;
export default meta;
type Story = StoryObj<NoticesData>;

export const Usual: Story = {};

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
