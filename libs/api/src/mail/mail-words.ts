import type { Locale } from '@raang/domain';

/** The words of every mail's frame. */
export interface MailWords {
  greeting: string;
  closing: string;
  automatic: string;
  call: (telephone: string) => string;
}

export const mailWords: Record<Locale, MailWords> = {
  th: {
    greeting: 'เรียน ท่านผู้ใช้บริการ',
    closing: 'ขอแสดงความนับถือ',
    automatic: 'ระบบส่งอีเมลฉบับนี้โดยอัตโนมัติ โปรดอย่าตอบกลับ',
    call: (telephone) => `สอบถามเพิ่มเติม โทร. ${telephone}`,
  },
  en: {
    greeting: 'Dear passenger,',
    closing: 'Yours sincerely,',
    automatic: 'We sent this e-mail automatically. Please do not reply.',
    call: (telephone) => `Questions? Call ${telephone}.`,
  },
};
