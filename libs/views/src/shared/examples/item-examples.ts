// An example of each kind of item that has no view with its own examples.
import type { Item, ItemOf, Locale } from '@raang/domain';
import { articleExample, pictureExample } from './article-examples';

/** Fields that both languages of every example share. */
const common = {
  publishedOn: '2026-10-01',
  lines: ['blue'],
  certainty: 'official',
  likes: 0,
} as const;

const activityWords = {
  th: {
    title: 'วิ่งการกุศลหน้าสถานีสนามไชย',
    summary: 'ระยะ 5 กิโลเมตร เริ่ม 06:00 น. สมัครได้ที่ห้องจำหน่ายบัตร',
    venue: 'หน้าสถานีสนามไชย (BL31) ทางออก 1',
  },
  en: {
    title: 'Charity run at Sanam Chai',
    summary: '5 kilometres from 06:00; sign up at the ticket office.',
    venue: 'In front of Sanam Chai (BL31), exit 1',
  },
} as const;

/** An invented activity. */
export function activityExample(locale: Locale, changes: Partial<ItemOf<'article'>> = {}) {
  return articleExample(locale, {
    id: 'charity-run' as Item['id'],
    category: 'activity' as Item['category'],
    validFrom: '2026-12-05',
    validTo: '2026-12-06',
    example: true,
    ...activityWords[locale],
    ...changes,
  });
}

const placeWords = {
  th: {
    title: 'วัดมังกรกมลาวาส',
    summary: 'วัดจีนเก่าแก่กลางเยาวราช',
    hours: 'ทุกวัน 06:00–18:00 น.',
    admission: 'ไม่เสียค่าเข้า',
  },
  en: {
    title: 'Wat Mangkon Kamalawat',
    summary: 'An old Chinese temple in the middle of Yaowarat.',
    hours: 'Daily 06:00–18:00',
    admission: 'Free',
  },
} as const;

export function placeItemExample(locale: Locale, changes: Partial<ItemOf<'place'>> = {}): ItemOf<'place'> {
  return {
    ...common,
    kind: 'place',
    id: 'wat-mangkon-kamalawat',
    group: 'travel',
    category: 'recommended-places',
    locale,
    pictureUrl: pictureExample,
    likes: 2100,
    station: 'BL29',
    placeKind: 'temple',
    exit: '3',
    walkMinutes: 5,
    ...placeWords[locale],
    ...changes,
  } as ItemOf<'place'>;
}

const ticketWords = {
  th: {
    title: 'เหรียญโดยสารเที่ยวเดียว',
    summary: 'ซื้อที่เครื่องหรือห้องจำหน่ายบัตร ใช้ได้ในวันที่ซื้อ',
    whoFor: 'ผู้โดยสารทุกคน',
    price: '17–44 บาท ตามจำนวนสถานี',
    howToGet: 'เครื่องจำหน่ายและห้องจำหน่ายบัตรทุกสถานี',
    refund: 'ขอคืนที่ห้องจำหน่ายบัตรภายในวันที่ซื้อ',
  },
  en: {
    title: 'Single-journey token',
    summary: 'From machines and ticket offices, for the day of purchase.',
    whoFor: 'Every passenger',
    price: '17–44 baht by stations',
    howToGet: 'Machines and ticket offices of every station',
    refund: 'At a ticket office on the day of purchase',
  },
} as const;

export function ticketItemExample(locale: Locale, changes: Partial<ItemOf<'ticket-type'>> = {}) {
  return {
    ...common,
    kind: 'ticket-type',
    id: 'single-journey-token',
    group: 'tickets',
    category: 'ticket',
    locale,
    ticketKind: 'token',
    fareMedia: ['token'],
    riderCategories: [],
    ...ticketWords[locale],
    ...changes,
  } as ItemOf<'ticket-type'>;
}

const fareGroupWords = {
  th: {
    title: 'สายสีน้ำเงิน เด็กและผู้สูงอายุ',
    summary: 'ครึ่งหนึ่งของค่าโดยสารบุคคลทั่วไป ปัดเศษขึ้น',
    whoFor: 'เด็กสูง 91–120 ซม. และผู้มีอายุ 60 ปีขึ้นไป',
    proof: 'บัตรประจำตัวประชาชน',
  },
  en: {
    title: 'Blue Line, children and seniors',
    summary: 'Half the general fare, rounded up.',
    whoFor: 'Children of 91–120 cm and people aged 60 or over',
    proof: 'Identity card',
  },
} as const;

export function fareGroupItemExample(locale: Locale, changes: Partial<ItemOf<'fare-group'>> = {}) {
  return {
    ...common,
    kind: 'fare-group',
    id: 'blue-child-senior',
    group: 'tickets',
    category: 'fare-rates',
    locale,
    riderGroup: 'child-senior',
    line: 'blue',
    minimumSatang: 900,
    maximumSatang: 2200,
    validFrom: '2026-07-03',
    ...fareGroupWords[locale],
    ...changes,
  } as ItemOf<'fare-group'>;
}

const spaceWords = {
  th: {
    title: 'ตัวอย่างพื้นที่ซุ้มจำหน่ายสินค้า สถานีสุขุมวิท',
    summary: 'พื้นที่ชั้นออกบัตรโดยสาร ใกล้ทางออก 3 เดินไฟและน้ำพร้อมใช้',
    location: 'ชั้นออกบัตรโดยสาร ใกล้ทางออก 3',
    terms: 'สัญญา 1 ปี วางประกัน 3 เดือน',
  },
  en: {
    title: 'Example of a kiosk space at Sukhumvit',
    summary: 'On the ticket hall level near exit 3, with power and water.',
    location: 'Ticket hall level, near exit 3',
    terms: 'One year, deposit of three months',
  },
} as const;

/** An invented space to rent. */
export function spaceExample(locale: Locale, changes: Partial<ItemOf<'space'>> = {}): ItemOf<'space'> {
  return {
    ...common,
    kind: 'space',
    id: 'kiosk-sukhumvit',
    group: 'business',
    category: 'space-rent',
    locale,
    example: true,
    pictureUrl: pictureExample,
    station: 'BL22',
    spaceKind: 'kiosk',
    areaSquareMetres: 12.5,
    rentSatang: 1_800_000,
    availability: 'available',
    availableFrom: '2027-01-01',
    closesOn: '2026-12-15',
    ...spaceWords[locale],
    ...changes,
  } as ItemOf<'space'>;
}

const contactWords = {
  th: {
    title: 'ศูนย์บริการลูกค้า BEM',
    summary: 'ถามเรื่องรถไฟฟ้าสายสีน้ำเงินและสายสีม่วง',
    organisation: 'บริษัท ทางด่วนและรถไฟฟ้ากรุงเทพ จำกัด (มหาชน)',
    hours: 'ทุกวัน 06:00–24:00 น.',
  },
  en: {
    title: 'BEM call centre',
    summary: 'For questions on the Blue and Purple lines.',
    organisation: 'Bangkok Expressway and Metro',
    hours: 'Daily 06:00–24:00',
  },
} as const;

export function contactItemExample(locale: Locale, changes: Partial<ItemOf<'contact-point'>> = {}) {
  return {
    ...common,
    kind: 'contact-point',
    id: 'bem',
    group: 'contact',
    category: 'mrta',
    locale,
    channel: 'telephone',
    telephone: '0 2624 5200',
    url: 'https://metro.bemplc.co.th/',
    ...contactWords[locale],
    ...changes,
  } as ItemOf<'contact-point'>;
}
