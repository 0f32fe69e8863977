import type { Place } from '../fields/place';

const stations = [
  ['BL22', 'สุขุมวิท', 'Sukhumvit', 'blue'],
  ['BL19', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'Thailand Cultural Centre', 'blue'],
  ['PP01', 'คลองบางไผ่', 'Khlong Bang Phai', 'purple'],
  ['YL01', 'ลาดพร้าว', 'Lat Phrao', 'yellow'],
] as const;

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
  lineNames:
    locale === 'th' ? { blue: 'สายสีน้ำเงิน', purple: 'สายสีม่วง' } : { blue: 'Blue Line', purple: 'Purple Line' },
});
