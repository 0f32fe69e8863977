/** The source of `authority/authority.ts`. @param {import('./feed-facts.mjs').FeedFacts} facts */
export function printAuthority({ title, website, telephone, timeZone, language, agencies, lines }) {
  const json = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1:');
  const place = (/** @type {string} */ group, /** @type {string} */ category) => json({ group, category });
  /** @param {string} group @param {string} category @param {string} icon @param {string} en @param {string} th */
  const tile = (group, category, icon, en, th) =>
    json({ group, category, icon: `lucide:${icon}`, text: { en, th } });
  return `import type { Authority } from './authority-facts';

export const authority: Authority = {
  siteName: ${json(title)},
  shortName: ${json(title)},
  name: ${json(title)},
  tagline: ${json({ en: 'Lines, train times and news.', th: 'เส้นทาง เวลาเดินรถ และข่าว' })},
  // remove it when you have checked all texts
  notice: ${json({ en: 'Demonstration: the texts are examples', th: 'เว็บไซต์สาธิต: ข้อความเป็นตัวอย่าง' })},
  // the footer leaves out an empty address
  address: ${json({ en: '', th: '' })},
  telephone: ${json(telephone)},
  website: ${json(website)},
  defaultLocale: ${json(language)},
  timeZone: ${json(timeZone)},
  ownAgencies: ${json(agencies)},
  lines: [${lines.map(json).join(', ')}],
  logo: '/favicon.svg',
  navigation: [
    { page: 'search-departure' }, ${place('travel', 'lines')}, ${place('tickets', 'fares')},
  ],
  menuPages: [
    { page: 'search-departure', group: 'travel' },
    { page: 'service-status', group: 'travel' },
  ],
  privacy: { group: 'help', category: 'about', id: 'privacy' },
  pages: {
    fares: ${place('tickets', 'fares')},
    lines: ${place('travel', 'lines')},
    trainTimes: ${place('travel', 'train-times')},
  },
  home: {
    tiles: [
      ${tile('travel', 'lines', 'map', 'All lines and stations', 'ทุกสายและทุกสถานี')},
      ${tile('travel', 'train-times', 'clock', 'First and last trains', 'ขบวนแรกและขบวนสุดท้าย')},
      ${tile('tickets', 'fares', 'ticket', 'What a journey costs', 'ค่าโดยสาร')},
    ],
    sections: [{ group: 'updates', category: 'news', count: 3, order: 'newest', form: 'list' }],
    feedback: [${tile('help', 'contact', 'message-circle', 'All ways to reach us', 'ช่องทางติดต่อทั้งหมด')}],
  },
};
`;
}
