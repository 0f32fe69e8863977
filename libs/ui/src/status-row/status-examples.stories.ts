import { clock } from '../docs/network-examples.stories';
import { inLocale, wordsFor } from '../examples.stories';
import type { StatusRowProps } from './status-row';

const words = {
  th: {
    late: 'ล่าช้าประมาณ 15 นาที',
    signal: 'ระบบอาณัติสัญญาณขัดข้องระหว่างสถานีพระราม 9 กับสุขุมวิท เจ้าหน้าที่กำลังแก้ไข',
    shuttle: 'มีรถโดยสารรับส่งฟรีระหว่างสถานีบางซ่อนกับวงศ์สว่าง',
    works: 'ปรับปรุงราง ขบวนรถวิ่งถึงสถานีศรีเอี่ยม',
    period: 'พ. 25 พ.ย. 22.00–24.00 น.',
    later: 'ส. 5 ธ.ค. ตลอดวัน',
    more: 'ดูรายละเอียดสายนัคราพิพัฒน์',
    first: 'ขบวนแรก 05.30 น.',
    otherName: { name: 'Purple Line', lang: 'en' },
  },
  en: {
    late: 'Delays of about 15 minutes',
    signal: 'A signal failed between Phra Ram 9 and Sukhumvit. Engineers are at work.',
    shuttle: 'Free buses run between Bang Son and Wong Sawang.',
    works: 'Track works: trains run as far as Si Iam.',
    period: 'Wed 25 Nov 22:00–24:00',
    later: 'Sat 5 Dec, all day',
    more: 'Details for the Yellow Line',
    first: 'First train at 05:30',
    otherName: { name: 'สายสีม่วง', lang: 'th' },
  },
};

/** A row for each line and state. */
export function statusExamples(globals: Record<string, unknown>) {
  const say = inLocale(globals, words);
  const { lines } = wordsFor(globals);
  const line = (id: keyof typeof lines) => ({ id, name: lines[id], href: `#${id}` });
  const said = { saidAt: clock('08:10', globals), nextWordBy: clock('08:30', globals) };
  return {
    good: { line: line('pink'), state: 'good' },
    minor: { line: line('blue'), state: 'minor', children: say.signal, ...said },
    severe: {
      line: line('blue'),
      state: 'severe',
      stateText: say.late,
      children: say.signal,
      ...said,
      overdue: true,
    },
    closed: { line: line('purple'), state: 'closed', children: say.shuttle, ...said },
    planned: {
      line: line('yellow'),
      state: 'planned',
      period: say.period,
      children: say.works,
      more: { href: '#works', label: say.more },
    },
    ended: { line: { ...line('purple'), other: say.otherName }, state: 'ended', children: say.first },
    later: { line: line('pink'), state: 'planned', period: say.later, children: say.works },
  } satisfies Record<string, StatusRowProps>;
}
