// The content that a new authority starts with: every category has an item, in both languages. The items are examples.
import { stringify } from 'yaml';

/** @typedef {Record<'th' | 'en', string>} Bilingual */
/** @typedef {{ title: string, summary: string, body: string }} Text */

/** @type {(en: string, th: string) => Bilingual} */
const words = (en, th) => ({ en, th });
/** @type {(slug: string, name: Bilingual, description: Bilingual, template: string) => object} */
const category = (slug, name, description, template) => ({ slug, name, description, template });
/** @type {(slug: string, name: Bilingual, description: Bilingual, categories: object[]) => object} */
const group = (slug, name, description, categories) => ({ slug, name, description, categories });

const groups = [
  group('travel', words('Travel', 'การเดินทาง'), words('Lines and train times.', 'เส้นทางและเวลาเดินรถ'), [
    category(
      'lines',
      words('Lines and stations', 'เส้นทางและสถานี'),
      words('All lines with their stations, and where to change.', 'ทุกสายพร้อมสถานีและจุดเปลี่ยนสาย'),
      'Line.LineTable',
    ),
    category(
      'train-times',
      words('Train times', 'เวลาเดินรถ'),
      words('First and last trains, and how often trains run.', 'ขบวนแรก ขบวนสุดท้าย และความถี่ของการเดินรถ'),
      'Line.BusSchedule',
    ),
    category(
      'how-to-ride',
      words('How to ride', 'วิธีใช้บริการ'),
      words('What to know before your first journey.', 'สิ่งที่ควรทราบก่อนเดินทางครั้งแรก'),
      'None.Handbook',
    ),
  ]),
  group('tickets', words('Tickets', 'บัตรโดยสาร'), words('What a journey costs.', 'ค่าโดยสาร'), [
    category(
      'fares',
      words('Tickets and fares', 'บัตรและค่าโดยสาร'),
      words('Tickets, and where to buy them.', 'บัตรโดยสารและวิธีซื้อ'),
      'None.ContentList',
    ),
  ]),
  group('updates', words('Updates', 'ข่าวสาร'), words('What is new.', 'เรื่องใหม่'), [
    category(
      'news',
      words('News', 'ข่าว'),
      words('News about trains and stations.', 'ข่าวการเดินรถและสถานี'),
      'LineDate.ContentList',
    ),
  ]),
  group('help', words('Help', 'ความช่วยเหลือ'), words('How to reach us.', 'ช่องทางติดต่อ'), [
    category(
      'contact',
      words('Contact', 'ติดต่อเรา'),
      words('Write to us or call us.', 'เขียนถึงเราหรือโทรศัพท์'),
      'None.Contact',
    ),
    category(
      'about',
      words('About this website', 'เกี่ยวกับเว็บไซต์นี้'),
      words('What the website stores, and what it does not.', 'ข้อมูลที่เว็บไซต์นี้เก็บและไม่เก็บ'),
      'None.ContentList',
    ),
  ]),
];

/** @param {import('./feed-facts.mjs').FeedFacts} facts @returns {Record<string, Record<'th' | 'en', Text>>} */
const itemsOf = ({ title, telephone }) => ({
  'updates/news/website': {
    en: {
      title: 'Our website is online',
      summary: 'Find journeys, first and last trains and all stations.',
      body: `${title.en} has a website in English and Thai. [Plan a journey](/en/journeys), or look up [train times](/en/travel/train-times).`,
    },
    th: {
      title: 'เปิดใช้งานเว็บไซต์แล้ว',
      summary: 'ค้นหาเส้นทาง ขบวนแรก ขบวนสุดท้าย และสถานีทั้งหมด',
      body: `${title.th} มีเว็บไซต์ภาษาไทยและภาษาอังกฤษ ท่าน[ค้นหาเส้นทาง](/th/journeys) หรือดู[เวลาเดินรถ](/th/travel/train-times)ได้`,
    },
  },
  'travel/how-to-ride/plan-a-journey': {
    en: {
      title: 'Plan a journey',
      summary: 'Enter two stations, by name or code, and choose when to travel.',
      body: 'The [journey planner](/en/journeys) shows where to change and when you arrive. Choose “Last train” to see the latest time to leave.',
    },
    th: {
      title: 'ค้นหาเส้นทาง',
      summary: 'พิมพ์ชื่อหรือรหัสของสองสถานี แล้วเลือกเวลาเดินทาง',
      body: '[ระบบค้นหาเส้นทาง](/th/journeys)แสดงสถานีที่เปลี่ยนสายและเวลาถึง โปรดเลือก “ขบวนสุดท้าย” เพื่อดูเวลาช้าที่สุดที่ออกเดินทางได้',
    },
  },
  'tickets/fares/buy-a-ticket': {
    en: {
      title: 'Buy a ticket',
      summary: 'Where passengers buy tickets, and what they cost.',
      body: 'Buy a ticket before you board. Ask the staff at your station which ticket is best for you.',
    },
    th: {
      title: 'ซื้อบัตรโดยสาร',
      summary: 'วิธีซื้อบัตรโดยสารและค่าโดยสาร',
      body: 'โปรดซื้อบัตรโดยสารก่อนขึ้นรถ และสอบถามเจ้าหน้าที่ประจำสถานีว่าบัตรใดเหมาะกับท่าน',
    },
  },
  'help/contact/reach-us': {
    en: {
      title: 'How to reach us',
      summary: `Call ${telephone}, or write to us on this website.`,
      body: `Call ${telephone}, or [write to us](/en/contact). Say where you are and where you are going.`,
    },
    th: {
      title: 'วิธีติดต่อเรา',
      summary: `โทร. ${telephone} หรือเขียนถึงเราในเว็บไซต์นี้`,
      body: `โทร. ${telephone} หรือ[เขียนถึงเรา](/th/contact) โปรดแจ้งว่าท่านอยู่ที่ใดและจะเดินทางไปที่ใด`,
    },
  },
  'help/about/privacy': {
    en: {
      title: 'Privacy',
      summary: 'This website sets no cookies and runs no scripts. It stores only what you write to us.',
      body: 'If you write to us, we store your message, your name and how to reach you, to answer you. Ask us to remove it: [write to us](/en/contact).',
    },
    th: {
      title: 'ความเป็นส่วนตัว',
      summary: 'เว็บไซต์นี้ไม่ใช้คุกกี้และไม่เรียกใช้สคริปต์ เก็บเฉพาะข้อความที่ท่านเขียนถึงเรา',
      body: 'เมื่อท่านเขียนถึงเรา เราเก็บข้อความ ชื่อ และช่องทางติดต่อเพื่อตอบท่าน หากต้องการให้ลบ โปรด[เขียนถึงเรา](/th/contact)',
    },
  },
});

/** Files of the content by their paths in the app. @param {import('./feed-facts.mjs').FeedFacts} facts @returns {[string, string][]} */
export function startingContent(facts) {
  const publishedOn = new Date().toISOString().slice(0, 10);
  const items = Object.entries(itemsOf(facts)).flatMap(([path, texts]) =>
    Object.entries(texts).map(([locale, { body, ...fields }]) => {
      const frontMatter = stringify(
        { kind: 'article', publishedOn, ...fields },
        { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
      );
      return /** @type {[string, string]} */ ([
        `content/${path}.${locale}.md`,
        `---\n${frontMatter}---\n\n${body}\n`,
      ]);
    }),
  );
  return [['content/categories.yaml', stringify(groups, { lineWidth: 0 })], ...items];
}
