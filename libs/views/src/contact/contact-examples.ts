// Examples of a group of contact pages: contacts, guides and found items.
import type { ArticleItem, Category, CategoryGroup, FoundItem, ItemDetail, Locale } from '@raang/domain';
import { articleExample, bodyExample } from '../shared/examples/article-examples';
import type { ListingData, SourceName } from '../shared/listing/listing-data';
import { type ListingChanges, listingExample } from '../shared/examples/listing-example';
import { stationsExample } from '../shared/examples/network-example';
import type { ContactPoint } from '../shared/contact/contact-points-model';

const pointWords = {
  th: {
    title: 'งานลูกค้าสัมพันธ์ รฟม.',
    summary: 'สอบถาม เสนอแนะ หรือร้องเรียนเรื่องของ รฟม.',
    organisation: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย (รฟม.)',
    hours: 'วันจันทร์–ศุกร์ 08.00–17.00 น.',
  },
  en: {
    title: 'MRTA customer relations',
    summary: 'Questions, suggestions and complaints for the MRTA.',
    organisation: 'Mass Rapid Transit Authority of Thailand (MRTA)',
    hours: 'Weekdays 08:00–17:00',
  },
} as const;

const operator = {
  th: 'บริษัท ทางด่วนและรถไฟฟ้ากรุงเทพ จำกัด (มหาชน)',
  en: 'Bangkok Expressway and Metro Public Company Limited',
};

export function contactPointExample(locale: Locale, changes: Partial<ContactPoint> = {}): ContactPoint {
  return {
    kind: 'contact-point',
    id: 'customer-relations',
    group: 'contact',
    category: 'mrta',
    locale,
    publishedOn: '2026-11-20',
    lines: [],
    channel: 'telephone',
    telephone: '0 2716 4044',
    certainty: 'official',
    likes: 0,
    ...pointWords[locale],
    ...changes,
  } as ContactPoint;
}

const point = (id: string, locale: Locale, changes: object) =>
  contactPointExample(locale, { id: id as ContactPoint['id'], ...(changes as Partial<ContactPoint>) });

/** The authority by telephone, post and web; the operator of two lines by telephone. */
export function contactPointsExample(locale: Locale): ContactPoint[] {
  const address = {
    th: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
    en: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
  }[locale];
  return [
    point('website', locale, {
      title: { th: 'เว็บไซต์ รฟม.', en: 'Website of the MRTA' }[locale],
      channel: 'web',
      telephone: undefined,
      url: 'https://www.mrta.co.th/',
      hours: undefined,
    }),
    contactPointExample(locale),
    point('call-centre', locale, {
      title: { th: 'ศูนย์บริการ BEM', en: 'BEM call centre' }[locale],
      organisation: operator[locale],
      telephone: '0 2624 5200',
      lines: ['blue', 'purple'],
      certainty: 'probable',
      hours: undefined,
    }),
    point('head-office', locale, {
      title: { th: 'สำนักงาน รฟม.', en: 'MRTA head office' }[locale],
      channel: 'office',
      telephone: undefined,
      email: 'office@example.org',
      address,
    }),
  ];
}

export function guideExample(locale: Locale, changes: Partial<ArticleItem> = {}): ArticleItem {
  return articleExample(locale, {
    group: 'contact' as ArticleItem['group'],
    category: 'lost' as ArticleItem['category'],
    id: 'first' as ArticleItem['id'],
    certainty: undefined,
    asOf: undefined,
    sources: undefined,
    title: { th: 'ของหาย ควรทำอะไรก่อน', en: 'Something is lost: what to do first' }[locale],
    summary: { th: 'แจ้งเจ้าหน้าที่ แล้วโทรหาผู้เดินรถ', en: 'Tell the staff, then call the operator.' }[locale],
    ...changes,
  });
}

export const guidesExample = (locale: Locale): ArticleItem[] => [
  guideExample(locale),
  guideExample(locale, { id: 'second' as ArticleItem['id'] }),
  guideExample(locale, { id: 'third' as ArticleItem['id'] }),
];

export function guideDetailExample(locale: Locale): ItemDetail {
  return { item: guideExample(locale), bodyHtml: bodyExample[locale], locales: [locale] };
}

const found = (number: string, changes: object) =>
  ({
    id: `F-2611-${number}`,
    category: 'umbrella',
    foundOn: '2026-11-15',
    lineId: 'blue',
    keptUntil: '2027-01-14',
    ...changes,
  }) as FoundItem;

/** Found in a station, on a train, and one whose storage ends soon. */
export const foundItemsExample: FoundItem[] = [
  found('0042', { stationCode: 'BL15' }),
  found('0041', { category: 'mobility-aid', lineId: 'pink' }),
  found('0007', {
    category: 'jewellery-watch',
    stationCode: 'PK01',
    lineId: 'pink',
    keptUntil: '2026-11-25',
  }),
];

const category = (slug: string, th: string, en: string, template: string) =>
  ({ slug, name: { th, en }, description: { th, en }, template }) as Category;

export const contactCategory = category('mrta', 'ติดต่อ รฟม.', 'Contact the MRTA', 'None.Contact');
export const lostCategory = category('lost', 'ของหาย', 'Lost property', 'None.LostProperty');
export const foundCategory = category('found', 'ของที่เก็บได้', 'Found property', 'LineDate.AssetFound');
export const commentCategory = category('comment', 'แสดงความคิดเห็น', 'Comments', 'None.Comment');

const group = {
  slug: 'contact',
  name: { th: 'ติดต่อ', en: 'Contact' },
  description: { th: 'ติดต่อ รฟม. และผู้เดินรถ', en: 'Reach the MRTA and the operators.' },
  categories: [contactCategory, lostCategory, foundCategory, commentCategory],
} as CategoryGroup;

/** A listing of the group with all sources of its views. */
export function contactListing(
  ofCategory: Category,
  locale: Locale,
  { sources, ...changes }: ListingChanges = {},
): ListingData<SourceName> {
  return listingExample({
    group,
    category: ofCategory,
    ...changes,
    sources: {
      stations: stationsExample,
      firstGuide: guideDetailExample(locale),
      contactPoints: contactPointsExample(locale),
      guides: guidesExample(locale),
      foundItems: { items: foundItemsExample, total: foundItemsExample.length, page: 1, pageSize: 20 },
      ...sources,
    },
  });
}
