import type { Bilingual, CaseKind, CaseStatus } from '@raang/domain';

/** Words of the mails about cases, as data: mails are written before any page is. */

/** What a status means for the person. */
export const statusSentences: Record<CaseStatus, Bilingual> = {
  received: {
    th: 'เราเปิดเรื่องของท่านอีกครั้งแล้ว และจะตอบกลับโดยเร็ว',
    en: 'Your case is open again. We will reply soon.',
  },
  investigating: {
    th: 'เจ้าหน้าที่กำลังตรวจสอบเรื่องของท่าน และจะแจ้งผลให้ท่านทราบ',
    en: 'We are investigating your case and will tell you the result.',
  },
  answered: {
    th: 'เจ้าหน้าที่ตอบเรื่องของท่านแล้ว หากต้องการสอบถามเพิ่มเติม โปรดตอบในหน้าติดตามเรื่อง',
    en: 'We have answered your case. If you have further questions, reply on the tracking page.',
  },
  closed: { th: 'เราปิดเรื่องของท่านแล้ว', en: 'We have closed your case.' },
  withdrawn: {
    th: 'ท่านถอนเรื่องนี้แล้ว เราจะไม่ดำเนินการต่อ',
    en: 'You have withdrawn this case. We will not take it further.',
  },
  read: { th: 'เราอ่านความคิดเห็นของท่านแล้ว ขอขอบคุณ', en: 'We have read your comment. Thank you.' },
  searching: {
    th: 'เรากำลังค้นหาสิ่งของของท่าน และจะแจ้งให้ทราบเมื่อพบของที่ตรงกัน',
    en: 'We are searching for your item and will tell you when we find a match.',
  },
  matched: {
    th: 'เราพบของที่อาจเป็นของท่าน โปรดดูรายละเอียดและส่งคำขอรับคืนในหน้าติดตามเรื่อง',
    en: 'We found an item that may be yours. See it and claim it on the tracking page.',
  },
  claimed: {
    th: 'เราได้รับคำขอรับคืนแล้ว และกำลังตรวจสอบ โปรดรอนัดก่อนเดินทางไปรับของ',
    en: 'We received your claim and are checking it. Wait for an appointment before you come to collect the item.',
  },
  appointed: { th: 'โปรดมารับของตามวัน เวลา และสถานที่ต่อไปนี้', en: 'Collect your item at this time and place.' },
  returned: { th: 'ท่านรับของคืนแล้ว', en: 'You have collected your item.' },
  'not-found': {
    th: 'เราค้นหาแล้วแต่ยังไม่พบสิ่งของของท่าน หากมีข้อมูลเพิ่มเติม โปรดแจ้งในหน้าติดตามเรื่อง',
    en: 'We searched but did not find your item. If you can tell us more, write to us on the tracking page.',
  },
  'handed-over': { th: 'เราได้รับของที่ท่านเก็บได้แล้ว ขอขอบคุณ', en: 'We have received the item. Thank you.' },
  registered: {
    th: 'เราลงทะเบียนของที่ท่านเก็บได้แล้ว เจ้าของสามารถค้นหาได้',
    en: 'We have registered the item, so that its owner can find it.',
  },
};

/** What happens after a case is received. */
export const receiptSentences: Record<CaseKind, Bilingual> = {
  contact: { th: 'เจ้าหน้าที่จะตอบกลับทางอีเมลนี้', en: 'We will answer by e-mail.' },
  complaint: {
    th: 'เจ้าหน้าที่จะตรวจสอบและแจ้งผลให้ท่านทราบทางอีเมลนี้',
    en: 'We will investigate and tell you the result by e-mail.',
  },
  comment: { th: 'ขอขอบคุณที่แสดงความคิดเห็น', en: 'Thank you for your comment.' },
  'lost-report': {
    th: 'เราเริ่มค้นหาสิ่งของของท่านแล้ว และจะแจ้งทางอีเมลนี้เมื่อพบของที่ตรงกัน โปรดอย่าเดินทางไปรับของก่อนได้รับนัด',
    en: 'We have started to search and will e-mail you when we find a match. Wait for an appointment before you come to collect the item.',
  },
  'found-report': {
    th: 'ขอขอบคุณที่แจ้งให้เราทราบ หากของยังอยู่กับท่าน โปรดมอบให้เจ้าหน้าที่สถานีที่ใกล้ที่สุด',
    en: 'Thank you for telling us. If you still have the item, hand it to staff at the nearest station.',
  },
};

/** How to change an appointment. The frame of the mail has the telephone number. */
export const anotherTime: Bilingual = {
  th: 'หากท่านไม่สะดวกตามเวลานี้ โปรดตอบกลับในหน้าติดตามเรื่อง หรือโทรศัพท์แจ้งเราพร้อมหมายเลขอ้างอิง เพื่อนัดเวลาใหม่',
  en: 'If you cannot come at this time, reply on the tracking page, or call us with your reference. We will arrange another time.',
};

export const mailLabels = {
  reference: { th: 'หมายเลขอ้างอิง', en: 'Reference' },
  status: { th: 'สถานะ', en: 'Status' },
  receivedAt: { th: 'วันที่รับเรื่อง', en: 'Received on' },
  files: { th: 'ไฟล์ที่ได้รับ', en: 'Files received' },
  appointmentAt: { th: 'วันและเวลานัด', en: 'Date and time' },
  place: { th: 'สถานที่', en: 'Place' },
  station: { th: 'สถานี', en: 'Station' },
  bring: { th: 'สิ่งที่ต้องนำมา', en: 'Bring' },
  follow: { th: 'ติดตามเรื่อง', en: 'Follow your case' },
} satisfies Record<string, Bilingual>;
