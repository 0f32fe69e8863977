import type { ItemOf, Locale } from '@raang/domain';

const words = {
  th: {
    title: 'บัตร EMV Contactless (Visa, Mastercard)',
    summary: 'แตะบัตรเครดิตหรือเดบิตเข้าออกได้ทั้งสี่สาย',
    whoFor: 'ผู้ถือบัตร Visa หรือ Mastercard แบบไร้สัมผัส ใช้คนละใบ',
    price: 'ค่าโดยสารบุคคลทั่วไปของแต่ละสาย',
    howToGet: 'ใช้บัตรธนาคารที่มีอยู่ ไม่ต้องลงทะเบียนที่สถานี',
    refund: 'หากถูกหักเงินผิด แจ้งผู้เดินรถพร้อมวัน เวลา และสถานี',
  },
  en: {
    title: 'EMV contactless card (Visa, Mastercard)',
    summary: 'Tap a credit or debit card in and out on all four lines.',
    whoFor: 'Holders of a contactless Visa or Mastercard, one card each',
    price: 'The general fare of each line',
    howToGet: 'Use the bank card you have; nothing to register at the station',
    refund: 'If charged wrongly, tell the operator the date, time and stations',
  },
} as const;

export function ticketExample(
  locale: Locale,
  changes: Partial<ItemOf<'ticket-type'>> = {},
): ItemOf<'ticket-type'> {
  return {
    kind: 'ticket-type',
    id: 'emv-contactless',
    group: 'tickets',
    category: 'ticket',
    locale,
    publishedOn: '2025-02-25',
    lines: ['blue', 'purple', 'yellow', 'pink'],
    ticketKind: 'contactless',
    fareMedia: ['emv'],
    riderCategories: [],
    certainty: 'probable',
    validFrom: '2022-01-29',
    likes: 0,
    ...words[locale],
    ...changes,
  } as ItemOf<'ticket-type'>;
}

/** An ended ticket with few known facts. */
export function endedTicketExample(locale: Locale): ItemOf<'ticket-type'> {
  return ticketExample(locale, {
    id: 'senior-card' as ItemOf<'ticket-type'>['id'],
    title: { th: 'บัตรผู้สูงอายุ (ยกเลิกแล้ว)', en: 'Senior card (ended)' }[locale],
    ticketKind: 'senior',
    lines: ['blue', 'purple'] as ItemOf<'ticket-type'>['lines'],
    validFrom: undefined,
    validTo: '2026-05-31',
    price: undefined,
    refund: undefined,
  });
}

/** An upcoming ticket. */
export function plannedTicketExample(locale: Locale): ItemOf<'ticket-type'> {
  return ticketExample(locale, {
    id: 'qr-ticket' as ItemOf<'ticket-type'>['id'],
    title: { th: 'ตั๋ว QR', en: 'QR ticket' }[locale],
    ticketKind: 'qr',
    lines: [],
    certainty: 'official',
    validFrom: '2027-01-01',
  });
}
