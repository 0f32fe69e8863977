import type { CategoryGroup, Item, Locale } from '@raang/domain';
import { articleExample, pictureExample } from '../shared/examples/article-examples';
import { destinationsExample } from '../shared/examples/destination-examples';
import { activityExample, placeItemExample } from '../shared/examples/item-examples';
import {
  newsCategory,
  parkingCategory,
  travelGroup,
  updatesGroup,
} from '../shared/examples/model-context-example';
import {
  serviceHoursExample,
  stationsExample,
  trainLineCategory,
  trainScheduleCategory,
} from '../shared/examples/network-example';
import { liveReportsExample } from '../shared/examples/notices-examples';
import type { HomeLayout } from '../shared/page/home-layout';
import type { HomeData } from './home-model';

const named = (slug: string, th: string, en: string) => ({
  ...newsCategory,
  slug: slug as typeof newsCategory.slug,
  name: { th, en },
});

const groups = [
  {
    ...travelGroup,
    categories: [
      trainLineCategory,
      trainScheduleCategory,
      parkingCategory,
      named('recommended-places', 'สถานที่แนะนำ', 'Places to go'),
    ],
  },
  {
    ...travelGroup,
    slug: 'tickets',
    categories: [named('fare-rates', 'อัตราค่าโดยสาร', 'Fares')],
  },
  {
    ...updatesGroup,
    categories: [
      newsCategory,
      named('promotion', 'โปรโมชัน', 'Fare offers'),
      named('activity', 'กิจกรรม', 'Activities'),
    ],
  },
  {
    ...updatesGroup,
    slug: 'contact',
    categories: [named('comment', 'แสดงความคิดเห็น', 'Comments')],
  },
] as unknown as CategoryGroup[];

const homeLayoutExample: HomeLayout = {
  tiles: [
    { page: 'map', icon: 'lucide:map', text: { th: 'ทุกสายในแผ่นเดียว', en: 'All lines on one sheet' } },
    { page: 'last-train', icon: 'lucide:clock', text: { th: 'กลับบ้านทันไหม', en: 'Will you get home?' } },
    {
      group: 'tickets',
      category: 'fare-rates',
      icon: 'lucide:coins',
      text: { th: 'ทุกสาย พร้อมอัตราลดหย่อน', en: 'Every line, including reduced fares' },
    },
    {
      group: 'travel',
      category: 'parking',
      icon: 'lucide:square-parking',
      text: { th: 'จำนวนที่จอด เวลาเปิด ค่าจอด', en: 'Spaces, hours and fees' },
    },
  ],
  sections: [
    { group: 'updates', category: 'news', count: 4, order: 'newest', form: 'list' },
    { group: 'updates', category: 'promotion', count: 6, order: 'ending', form: 'cards' },
    { group: 'updates', category: 'activity', count: 6, order: 'soonest', form: 'cards' },
    { group: 'travel', category: 'recommended-places', count: 6, order: 'daily', form: 'cards' },
  ],
  feedback: [
    {
      group: 'contact',
      category: 'comment',
      icon: 'lucide:message-circle',
      text: { th: 'คำชมและข้อเสนอแนะ', en: 'Praise and suggestions' },
    },
  ],
};

/** The page shows no picture twice. */
const picture = (name: string) => ({ pictureUrl: `${pictureExample}#${name}` });

const id = (name: string) => ({ id: name as Item['id'] });

/** A Friday evening without disruptions. */
export function homeExample(locale: Locale, changes: Partial<HomeData> = {}): HomeData {
  const news = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  return {
    groups,
    layout: homeLayoutExample,
    items: new Map<string, Item[]>([
      ['updates/news', news.map((name) => articleExample(locale, id(name)))],
      [
        'updates/promotion',
        [{ ...articleExample(locale, { ...id('offer'), validTo: '2026-11-30' }), ...picture('offer') }],
      ],
      ['updates/activity', [{ ...activityExample(locale), ...picture('activity') }]],
      ['travel/recommended-places', [{ ...placeItemExample(locale), ...picture('place') }]],
    ]),
    alerts: [],
    reports: liveReportsExample,
    announcements: [],
    stations: stationsExample,
    destinations: destinationsExample.map(({ to, name }) => ({ to, name })),
    serviceHours: serviceHoursExample,
    authority: {
      name: {
        th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
        en: 'Mass Rapid Transit Authority of Thailand',
      },
      shortName: { th: 'รฟม.', en: 'MRTA' },
      address: {
        th: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
        en: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
      },
      telephone: '0 2716 4000',
      website: 'https://www.mrta.co.th',
      logo: '/icon-512.png',
      tagline: {
        th: 'เส้นทาง เวลาเดินรถ ค่าโดยสาร และข่าวของรถไฟฟ้า MRT ทุกสาย',
        en: 'Lines, train times, fares and news of every MRT line.',
      }[locale],
    },
    now: new Date('2026-11-20T18:40:00+07:00'),
    ...changes,
  };
}
