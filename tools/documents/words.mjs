// The words that a document adds to its item's own, in both languages.

/** @typedef {import('./site-code.mjs').Locale} Locale */

export const words = {
  th: {
    kinds: {
      'fare-table': 'ตารางค่าโดยสาร',
      guide: 'คู่มือ',
      form: 'แบบฟอร์ม',
      announcement: 'ประกาศ',
      report: 'รายงาน',
    },
    kind: 'ประเภทเอกสาร',
    reference: 'เลขที่',
    lines: 'สาย',
    validity: 'ใช้บังคับ',
    from: 'ตั้งแต่',
    until: 'ถึง',
    closes: 'ปิดรับ',
    published: 'เผยแพร่',
    updated: 'ปรับปรุง',
    asOf: 'ข้อมูล ณ',
    aboutTheData: 'ที่มาและความแน่นอนของข้อมูล',
    source: 'ที่มา',
    contact: 'สอบถาม',
    page: 'หน้าเว็บที่มีข้อมูลเดียวกัน',
    pageOf: ['หน้า', 'จาก'],
    telephone: 'โทร.',
    example: 'ตัวอย่าง ไม่ใช่ประกาศจริง',
    watermark: 'ตัวอย่าง',
    matrix: 'ค่าโดยสารจากสถานีถึงสถานี (บาท)',
    matrixHow: 'เลือกสถานีต้นทางทางซ้าย แล้วอ่านค่าโดยสารใต้รหัสสถานีปลายทาง',
    certainty: {
      official: 'ข้อมูลจากประกาศหรือการเผยแพร่ของหน่วยงานที่รับผิดชอบ',
      probable: 'ข้อมูลหลายแหล่งตรงกัน แต่ยังไม่พบประกาศฉบับทางการ',
      computed: 'คำนวณจากกติกาที่ประกาศไว้ ไม่ใช่ตารางทางการ',
      estimated: 'เป็นค่าประมาณจากข้อมูลจำนวนน้อย โปรดตรวจสอบก่อนนำไปใช้',
      illustrative: 'เป็นตัวอย่างเพื่อแสดงรูปแบบเท่านั้น หน่วยงานไม่ได้ประกาศเรื่องนี้ และใช้ยื่นข้อเสนอไม่ได้',
    },
  },
  en: {
    kinds: {
      'fare-table': 'Fare table',
      guide: 'Guide',
      form: 'Form',
      announcement: 'Announcement',
      report: 'Report',
    },
    kind: 'Document',
    reference: 'Number',
    lines: 'Lines',
    validity: 'Valid',
    from: 'from',
    until: 'until',
    closes: 'Closes on',
    published: 'Published',
    updated: 'Updated',
    asOf: 'As of',
    aboutTheData: 'Where this comes from and how sure it is',
    source: 'Source',
    contact: 'Questions',
    page: 'Web page with the same information',
    pageOf: ['Page', 'of'],
    telephone: 'Tel.',
    example: 'Example, not a real announcement',
    watermark: 'Example',
    matrix: 'Fares from station to station (baht)',
    matrixHow:
      'Find the station you start from on the left and read the fare below the code of your destination',
    certainty: {
      official: 'Published by the authority or operator responsible.',
      probable: 'Several records agree on this; the official text has not been seen.',
      computed: 'Worked out from the published rule; not an official table.',
      estimated: 'An estimate from few records; please check before you rely on it.',
      illustrative:
        'An example that shows the form only. The authority has not published it, and it takes no offers.',
    },
  },
};

/** Offset of the Buddhist era from the Gregorian one, in years. */
const buddhistEraOffset = 543;

/**
 * A long date: 3 กรกฎาคม 2569, 3 July 2026.
 * @param {string} day YYYY-MM-DD
 * @param {Locale} locale
 */
export function dayInWords(day, locale) {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleString(locale === 'th' ? 'th' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  const year = date.getUTCFullYear() + (locale === 'th' ? buddhistEraOffset : 0);
  return `${date.getUTCDate()} ${month} ${year}`;
}
