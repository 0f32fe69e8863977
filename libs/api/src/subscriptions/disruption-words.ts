import type { Locale } from '@raang/domain';
import type { Stage } from './subscriptions.table';

interface DisruptionWords {
  /** Before the title of an alert; `planned` if it was announced before it begins. */
  stage: Record<Stage | 'planned', (title: string) => string>;
  where: string;
  when: string;
  endedAt: string;
  from: (start: string) => string;
  between: (start: string, end: string) => string;
  list: (count: number) => string;
  more: (count: number) => string;
  status: string;
  last: string;
  manage: string;
}

export const disruptionWords: Record<Locale, DisruptionWords> = {
  th: {
    stage: {
      begun: (title) => title,
      planned: (title) => `แจ้งล่วงหน้า: ${title}`,
      eve: (title) => `แจ้งเตือน: ${title}`,
      worse: (title) => `แจ้งเพิ่มเติม: ${title}`,
      ended: (title) => `สิ้นสุดแล้ว: ${title}`,
    },
    where: 'บริเวณที่ได้รับผลกระทบ',
    when: 'ช่วงเวลา',
    endedAt: 'สิ้นสุดเมื่อ',
    from: (start) => `ตั้งแต่ ${start}`,
    between: (start, end) => `${start} คาดว่าจะสิ้นสุด ${end}`,
    list: (count) => `สรุปเหตุเดินรถ ${count} รายการ`,
    more: (count) => `และอีก ${count} รายการ โปรดดูที่หน้าสถานะการเดินรถ`,
    status: 'ดูสถานะการเดินรถ',
    last: 'อีเมลฉบับนี้เป็นฉบับที่ 6 และฉบับสุดท้ายของวันนี้ โปรดดูเหตุอื่น ๆ ที่หน้าสถานะการเดินรถ',
    manage: 'เปลี่ยนหรือยกเลิกการรับแจ้ง',
  },
  en: {
    stage: {
      begun: (title) => title,
      planned: (title) => `Planned: ${title}`,
      eve: (title) => `Reminder: ${title}`,
      worse: (title) => `Update: ${title}`,
      ended: (title) => `Over: ${title}`,
    },
    where: 'Where',
    when: 'When',
    endedAt: 'Ended',
    from: (start) => `From ${start}`,
    between: (start, end) => `From ${start}, expected to end ${end}`,
    list: (count) => `${count} updates on disruptions`,
    more: (count) => `And ${count} more: see the service status.`,
    status: 'See the service status',
    last: 'This is the sixth and last e-mail about disruptions today. For anything else, see the service status.',
    manage: 'Change or end these e-mails',
  },
};
