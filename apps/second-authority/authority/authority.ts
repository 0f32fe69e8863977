import type { Authority } from './authority-facts';

export const authority: Authority = {
  siteName: { en: 'Corvela Light Rail', th: 'รถรางกอร์เวลา' },
  shortName: { en: 'Corvela Rail', th: 'รถรางกอร์เวลา' },
  name: { en: 'Corvela Transport Authority', th: 'สำนักงานขนส่งกอร์เวลา' },
  tagline: {
    en: 'Trains, times and tickets of the Harbour Line and the Hill Line.',
    th: 'เส้นทาง เวลาเดินรถ และบัตรโดยสารของสายท่าเรือและสายเนินเขา',
  },
  notice: {
    en: 'Demonstration: this authority and its city are invented',
    th: 'เว็บไซต์สาธิต: หน่วยงานและเมืองนี้สมมุติขึ้น',
  },
  address: { en: '1 Harbour Square, Corvela', th: '1 จัตุรัสท่าเรือ กอร์เวลา' },
  telephone: '292 555 010',
  website: 'https://rail.corvela.example',
  defaultLocale: 'en',
  timeZone: 'Atlantic/Azores',
  ownAgencies: ['corvela'],
  lines: [
    { id: 'harbour', name: { en: 'Harbour Line', th: 'สายท่าเรือ' }, colour: '#005F73', ink: '#FFFFFF' },
    { id: 'hill', name: { en: 'Hill Line', th: 'สายเนินเขา' }, colour: '#A63D14', ink: '#FFFFFF' },
  ],
  logo: '/favicon.svg',
  navigation: [
    { page: 'search-departure' },
    { group: 'travel', category: 'lines' },
    { group: 'tickets', category: 'fares' },
  ],
  menuPages: [
    { page: 'search-departure', group: 'travel' },
    { page: 'service-status', group: 'travel' },
  ],
  privacy: { group: 'help', category: 'about', id: 'privacy' },
  pages: {
    fares: { group: 'tickets', category: 'fares' },
    lines: { group: 'travel', category: 'lines' },
    trainTimes: { group: 'travel', category: 'train-times' },
  },
  home: {
    tiles: [
      {
        group: 'travel',
        category: 'lines',
        icon: 'lucide:map',
        text: { en: 'Both lines and all stations', th: 'ทั้งสองสายและทุกสถานี' },
      },
      {
        group: 'travel',
        category: 'train-times',
        icon: 'lucide:clock',
        text: { en: 'First and last trains', th: 'ขบวนแรกและขบวนสุดท้าย' },
      },
      {
        group: 'tickets',
        category: 'fares',
        icon: 'lucide:ticket',
        text: { en: 'One fare for every distance', th: 'ค่าโดยสารอัตราเดียวทุกระยะทาง' },
      },
    ],
    sections: [{ group: 'updates', category: 'news', count: 3, order: 'newest', form: 'list' }],
    feedback: [
      {
        group: 'help',
        category: 'contact',
        icon: 'lucide:message-circle',
        text: { en: 'All ways to reach us', th: 'ช่องทางติดต่อทั้งหมด' },
      },
    ],
  },
};
