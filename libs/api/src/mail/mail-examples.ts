import type { Locale } from '@raang/domain';
import type { MailContent, MailSender } from './mail-content';

/** The sender in tests and stories. */
export const exampleSender: MailSender = {
  name: {
    th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
    en: 'Mass Rapid Transit Authority of Thailand',
  },
  address: 'no-reply@mail.example.org',
  telephone: '0 2716 4000',
};

/** A mail with a block of every kind. */
export const exampleContent: Record<Locale, MailContent> = {
  th: {
    subject: 'ได้รับเรื่องแจ้งของหายของท่านแล้ว (L-7K3M-9PW4)',
    blocks: [
      { kind: 'paragraph', text: 'เราได้รับเรื่องแจ้งของหายของท่านแล้ว และจะแจ้งให้ท่านทราบเมื่อพบสิ่งของที่ตรงกัน' },
      {
        kind: 'facts',
        facts: [
          { label: 'หมายเลขอ้างอิง', value: 'L-7K3M-9PW4' },
          { label: 'สถานีที่คาดว่าลืมไว้', value: 'ศูนย์วัฒนธรรมแห่งประเทศไทย' },
          { label: 'วันที่', value: '20 พฤศจิกายน 2569' },
        ],
      },
      { kind: 'quote', text: 'กระเป๋าสีดำใบเล็ก\nมีพวงกุญแจรูปช้าง' },
      {
        kind: 'link',
        label: 'ติดตามเรื่อง',
        href: 'https://www.example.org/th/contact/lost-tracking?reference=L-7K3M-9PW4',
      },
    ],
  },
  en: {
    subject: 'We received your report of a lost item (L-7K3M-9PW4)',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We received your report and will write to you when we find a matching item.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: 'L-7K3M-9PW4' },
          { label: 'Station where you may have left it', value: 'Thailand Cultural Centre' },
          { label: 'Date', value: '20 November 2026' },
        ],
      },
      { kind: 'quote', text: 'A small black bag\nwith an elephant on its key ring' },
      {
        kind: 'link',
        label: 'Follow your case',
        href: 'https://www.example.org/en/contact/lost-tracking?reference=L-7K3M-9PW4',
      },
    ],
  },
};
