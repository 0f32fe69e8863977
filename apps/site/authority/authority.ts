import type { Bilingual } from '@raang/domain';
import type { AuthorityWords, DescribedPlace, HomeLayout } from '@raang/views';

/**
 * What a site of this software is: a `demonstration` with an authority's public facts, which says so on every page, shows
 * invented examples, and keeps search engines out; or the `official` website, which has none of that.
 */
export const editions = ['demonstration', 'official'] as const;
export type Edition = (typeof editions)[number];

/** What a second authority changes to make this site its own; its texts and data are in content/. */
export interface Authority {
  /** EDITION in the environment overrides it. */
  edition: Edition;
  /** Site title, appended to each page's own title. */
  siteName: Bilingual;
  shortName: Bilingual;
  name: Bilingual;
  tagline: Bilingual;
  address: Bilingual;
  telephone: string;
  /** Of the network and of everything on the site, in the IANA database. */
  timeZone: string;
  /** Names that the content uses for filters and view types (specification §2), with the names of the libraries. */
  templateNames: Readonly<Record<string, string>>;
  /** URL of the official website. */
  website: string;
  /** Path of a square PNG in public/, at least 112 pixels wide as search engines require. */
  logo: string;
  /** The links in the header of wide screens; the menu contains all pages. */
  navigation: AuthorityWords['navigation'];
  /** Pages that are not categories, with the group that the menu shows them in; they come first there. */
  pages: AuthorityWords['pages'];
  /**
   * Which agencies of the feed run trains for this authority (GTFS `agency_id`). The lines of all others are those of
   * connecting systems: journeys use them, and the site claims nothing about their service.
   */
  ownAgencies: readonly string[];
  /** In map order. */
  lines: readonly AuthorityLine[];
  /** Lines of other systems that passengers change to. */
  connectingLines: readonly ConnectingLine[];
  /** Where most passengers go: codes of stations and ids of places. Unknown ones are left out. */
  destinations: readonly string[];
  /** What people look for most: on the search page without a result. Missing categories are left out. */
  popular: readonly DescribedPlace[];
  /** Sections of the home page, in order. */
  home: HomeLayout;
}

interface AuthorityLine {
  /** As in URLs and content: `?line=blue`. */
  id: string;
  name: Bilingual;
  /** Hex, as on the network's signs; data, never part of the theme. */
  colour: string;
  /** Hex of text on that colour, at least 4.5 : 1. */
  ink: string;
}

interface ConnectingLine extends AuthorityLine {
  /** What passengers call the operator's trains, if the line's name does not say it. */
  brand?: Bilingual;
}

/** Separate constants, because browsers import them and nothing else of this file. */
export const siteName: Bilingual = { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' };
export const website = 'https://www.mrta.co.th';
/** In the hint of forms: how a number is written in the country. */
export const telephoneExample = '081 234 5678';

export const authority: Authority = {
  edition: 'demonstration',
  siteName,
  shortName: { th: 'รฟม.', en: 'MRTA' },
  name: {
    th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
    en: 'Mass Rapid Transit Authority of Thailand',
  },
  tagline: {
    th: 'เส้นทาง เวลาเดินรถ ค่าโดยสาร และข่าวของรถไฟฟ้า MRT ทุกสายในกรุงเทพฯ และปริมณฑล',
    en: 'Lines, train times, fares and news of every MRT line in and around Bangkok.',
  },
  address: {
    th: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
    en: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
  },
  telephone: '0 2716 4000',
  timeZone: 'Asia/Bangkok',
  templateNames: {
    MRTLine: 'Line',
    MRTLineSearch: 'LineSearch',
    MRTLineDate: 'LineDate',
    MRTLineMonthYear: 'LineMonthYear',
    TableMRT: 'LineTable',
  },
  website,
  logo: '/icon-512.png',
  navigation: [
    { page: 'search-departure' },
    { page: 'map' },
    { page: 'service-status' },
    { group: 'tickets', category: 'fare-rates' },
  ],
  pages: [
    { page: 'search-departure', group: 'travel' },
    { page: 'map', group: 'travel' },
    { page: 'service-status', group: 'travel' },
    { page: 'which-ticket', group: 'tickets' },
    { page: 'open-data', group: 'business', isInFooterOnly: true },
  ],
  ownAgencies: ['bem', 'ebm', 'nbm'],
  lines: [
    { id: 'blue', name: { th: 'สายสีน้ำเงิน', en: 'Blue Line' }, colour: '#1964B7', ink: '#ffffff' },
    { id: 'purple', name: { th: 'สายสีม่วง', en: 'Purple Line' }, colour: '#660066', ink: '#ffffff' },
    { id: 'yellow', name: { th: 'สายสีเหลือง', en: 'Yellow Line' }, colour: '#FFE547', ink: '#1b1b1b' },
    { id: 'pink', name: { th: 'สายสีชมพู', en: 'Pink Line' }, colour: '#CD4692', ink: '#000000' },
  ],
  connectingLines: [
    {
      id: 'bts-sukhumvit',
      name: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
      brand: { th: 'บีทีเอส', en: 'BTS' },
      colour: '#65B724',
      ink: '#000000',
    },
    {
      id: 'bts-silom',
      name: { th: 'สายสีลม', en: 'Silom Line' },
      brand: { th: 'บีทีเอส', en: 'BTS' },
      colour: '#246B5B',
      ink: '#FFFFFF',
    },
    {
      id: 'bts-gold',
      name: { th: 'สายสีทอง', en: 'Gold Line' },
      brand: { th: 'บีทีเอส', en: 'BTS' },
      colour: '#A3862A',
      ink: '#000000',
    },
    {
      id: 'airport-rail-link',
      name: { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
      colour: '#E32020',
      ink: '#FFFFFF',
    },
    {
      id: 'srt-dark-red',
      name: { th: 'สายสีแดงเข้ม', en: 'Dark Red Line' },
      brand: { th: 'รถไฟชานเมืองสายสีแดง', en: 'SRT Red Lines' },
      colour: '#E10506',
      ink: '#FFFFFF',
    },
    {
      id: 'srt-light-red',
      name: { th: 'สายสีแดงอ่อน', en: 'Light Red Line' },
      brand: { th: 'รถไฟชานเมืองสายสีแดง', en: 'SRT Red Lines' },
      colour: '#FD5353',
      ink: '#000000',
    },
  ],
  destinations: [
    'suvarnabhumi-airport',
    'don-mueang-airport',
    'CEN',
    'krung-thep-aphiwat-central-terminal',
    'chatuchak-weekend-market',
    'king-chulalongkorn-memorial-hospital',
  ],
  popular: [
    {
      page: 'search-departure',
      icon: 'lucide:route',
      text: { th: 'เส้นทาง เวลา และค่าโดยสาร', en: 'Route, times and fare' },
    },
    {
      page: 'map',
      icon: 'lucide:map',
      text: { th: 'ทุกสาย ทุกสถานี ในภาพเดียว', en: 'All lines and stations at a glance' },
    },
    {
      page: 'service-status',
      icon: 'lucide:circle-alert',
      text: { th: 'การให้บริการและเหตุขัดข้องวันนี้', en: 'Service and disruptions today' },
    },
    {
      group: 'tickets',
      category: 'fare-rates',
      icon: 'lucide:coins',
      text: { th: 'ทุกสาย พร้อมอัตราลดหย่อน', en: 'All lines, including reduced fares' },
    },
    {
      group: 'contact',
      category: 'lost',
      icon: 'lucide:package-search',
      text: { th: 'ต้องทำอะไร โทรหาใคร', en: 'What to do and who to call' },
    },
    {
      group: 'contact',
      category: 'mrta',
      icon: 'lucide:phone',
      text: { th: 'ที่อยู่และทุกช่องทางติดต่อ', en: 'Address and other ways' },
    },
  ],
  home: {
    fares: { group: 'tickets', category: 'fare-rates' },
    lines: { group: 'travel', category: 'train-line' },
    trainTimes: { group: 'travel', category: 'train-schedule' },
    tiles: [
      {
        page: 'map',
        icon: 'lucide:map',
        text: { th: 'ทุกสาย ทุกสถานี ในภาพเดียว', en: 'All lines and stations at a glance' },
      },
      {
        group: 'tickets',
        category: 'fare-rates',
        icon: 'lucide:coins',
        text: { th: 'ทุกสาย พร้อมอัตราลดหย่อน', en: 'All lines, including reduced fares' },
      },
      {
        page: 'last-train',
        icon: 'lucide:clock',
        text: { th: 'ต้องออกจากสถานีกี่โมง', en: 'Latest time to leave' },
      },
      {
        page: 'which-ticket',
        icon: 'lucide:ticket',
        text: { th: 'ใช้บัตรใบไหน จ่ายเท่าไร', en: 'Which ticket to use and its price' },
      },
      {
        group: 'contact',
        category: 'lost',
        icon: 'lucide:package-search',
        text: { th: 'ต้องทำอะไร โทรหาใคร', en: 'What to do and who to call' },
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
      {
        group: 'contact',
        category: 'report-complaint',
        icon: 'lucide:circle-alert',
        text: { th: 'เรื่องที่ต้องการให้แก้ไข', en: 'Report a problem' },
      },
    ],
  },
};
