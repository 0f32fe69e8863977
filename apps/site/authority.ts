import type { Bilingual } from '@raang/domain';

/** What a second authority changes to make this site its own; its words and figures stand in content/. */
export interface Authority {
  /** Title of the site, behind the page's own title. */
  siteName: Bilingual;
  shortName: Bilingual;
  name: Bilingual;
  tagline: Bilingual;
  address: Bilingual;
  telephone: string;
  website: string;
  /** In the order of the map. */
  lines: readonly AuthorityLine[];
  /** What the home page shows of its categories, in order. */
  featured: readonly { group: string; category: string; count: number }[];
}

export interface AuthorityLine {
  /** As in URLs and content: `?line=blue`. */
  id: string;
  name: Bilingual;
  /** Hex, as on the network's signs; data, never part of the theme. */
  colour: string;
  /** Hex of text on that colour, at least 4.5 : 1. */
  ink: string;
}

export const authority: Authority = {
  siteName: { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' },
  shortName: { th: 'รฟม.', en: 'MRTA' },
  name: {
    th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
    en: 'Mass Rapid Transit Authority of Thailand',
  },
  tagline: {
    th: 'ข่าวสาร สิทธิ์ค่าโดยสาร และที่จอดรถ ของรถไฟฟ้า MRT ทุกสายในกรุงเทพฯ และปริมณฑล',
    en: 'News, fare offers and park and ride on every MRT line in and around Bangkok.',
  },
  address: {
    th: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพฯ 10310',
    en: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
  },
  telephone: '0 2716 4000',
  website: 'https://www.mrta.co.th',
  lines: [
    { id: 'blue', name: { th: 'สายสีน้ำเงิน', en: 'Blue Line' }, colour: '#1964B7', ink: '#ffffff' },
    { id: 'purple', name: { th: 'สายสีม่วง', en: 'Purple Line' }, colour: '#660066', ink: '#ffffff' },
    { id: 'yellow', name: { th: 'สายสีเหลือง', en: 'Yellow Line' }, colour: '#FFE547', ink: '#1b1b1b' },
    { id: 'pink', name: { th: 'สายสีชมพู', en: 'Pink Line' }, colour: '#CD4692', ink: '#000000' },
  ],
  featured: [
    { group: 'updates', category: 'news', count: 6 },
    { group: 'updates', category: 'promotion', count: 3 },
  ],
};
