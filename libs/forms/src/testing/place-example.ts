import type { Place } from '../fields/place';

const stations = [
  ['BL22', 'สุขุมวิท', 'Sukhumvit', 'blue'],
  ['BL19', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'Thailand Cultural Centre', 'blue'],
  ['PP01', 'คลองบางไผ่', 'Khlong Bang Phai', 'purple'],
  ['YL01', 'ลาดพร้าว', 'Lat Phrao', 'yellow'],
] as const;

const telephone = { text: '0 2617 6000', href: 'tel:+6626176000' };
const operator = { th: { name: 'บีทีเอส', telephone }, en: { name: 'BTS', telephone } };

/** A small network, with the longest name of a station. */
export const placeExample = (locale: 'th' | 'en'): Place => ({
  lines:
    locale === 'th'
      ? [
          { value: 'blue', label: 'สายเฉลิมรัชมงคล (สายสีน้ำเงิน)' },
          { value: 'purple', label: 'สายฉลองรัชธรรม (สายสีม่วง)' },
        ]
      : [
          { value: 'blue', label: 'Blue Line' },
          { value: 'purple', label: 'Purple Line' },
        ],
  stations: stations.map(([code, th, en, line]) => ({ code, names: { th, en }, lineIds: [line] })),
  connecting: [
    {
      code: 'CEN',
      names: { th: 'สยาม', en: 'Siam' },
      lineIds: ['bts-sukhumvit', 'bts-silom'],
      near: ['BL22', 'BL19'],
    },
  ],
  operators: {
    'bts-sukhumvit': operator[locale],
    'bts-silom': operator[locale],
  },
  lineNames:
    locale === 'th'
      ? {
          blue: 'สายสีน้ำเงิน',
          purple: 'สายสีม่วง',
          'bts-sukhumvit': 'สายสุขุมวิท (บีทีเอส)',
          'bts-silom': 'สายสีลม (บีทีเอส)',
        }
      : {
          blue: 'Blue Line',
          purple: 'Purple Line',
          'bts-sukhumvit': 'Sukhumvit Line (BTS)',
          'bts-silom': 'Silom Line (BTS)',
        },
});
