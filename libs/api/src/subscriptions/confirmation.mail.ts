import type { Locale } from '@raang/domain';
import type { MailContent } from '../mail/mail-content';
import { links, type MailTarget } from './subscription-links';

/** Asks the owner of an address to confirm. Repeats nothing that was typed: the address may be another person's. */
export function confirmationMail({ token }: { token: string }, target: MailTarget): MailContent {
  const words = wordsIn[target.locale];
  return {
    subject: words.subject,
    blocks: [
      { kind: 'paragraph', text: words.ask },
      { kind: 'link', label: words.confirm, href: links.confirmation(token, target) },
      { kind: 'paragraph', text: words.other },
    ],
  };
}

const wordsIn: Record<Locale, Record<'subject' | 'ask' | 'confirm' | 'other', string>> = {
  th: {
    subject: 'โปรดยืนยันการรับแจ้งเหตุเดินรถขัดข้องทางอีเมล',
    ask: 'โปรดยืนยันว่าท่านต้องการให้เราแจ้งเหตุเดินรถขัดข้องทางอีเมลนี้ ลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง ท่านเปลี่ยนหรือยกเลิกได้ทุกเมื่อจากอีเมลทุกฉบับ',
    confirm: 'ยืนยันการรับแจ้ง',
    other: 'หากท่านไม่ได้เป็นผู้ขอ โปรดอย่ากดลิงก์ เราจะไม่ส่งอีเมลอีก และจะลบที่อยู่อีเมลนี้',
  },
  en: {
    subject: 'Confirm your e-mails about disruptions',
    ask: 'Confirm that you want e-mails about disruptions at this address. The link works once, within 24 hours. Every e-mail has a link to change or end them.',
    confirm: 'Confirm e-mails',
    other:
      'If you did not ask for this, do not use the link. We will send nothing more, and delete this address.',
  },
};
