import { monthNames } from '../time/month-names';

/** What follows a number and belongs to it. */
const units = `บาท สตางค์ นาที วินาที ชั่วโมง ชม. น. วัน เดือน สัปดาห์ ปี ขวบ คัน คน ราย แห่ง สถานี สาย ขบวน เที่ยว ครั้ง ใบ ชิ้น รายการ ข้อ เรื่อง ฉบับ ตู้ ชั้น ช่อง ภาษา
  กิโลเมตร กม. เมตร ม. เซนติเมตร ซม. ตารางเมตร ตร.ม. กิโลกรัม กก. ไร่ องศา แสน ล้าน ล้านบาท ล้านคน พันล้าน ตัวอักษร ทางออก ไฟล์ หลัก ที่นั่ง ร้าน กิจกรรม ข่าว ภาพ เปอร์เซ็นต์
  baht minutes minute mins min hours hour hrs seconds second days day weeks week months month years year km m cm metres metre kg
  million billion stations station stops stop lines people trains trips spaces cars bays items pages characters files kB MB GB am pm`;

/** What a number follows and belongs to. */
const counted = `ทางออก ชานชาลา ชั้น ข้อ มาตรา เลขที่ ซอย ถนนพระราม พระราม รัชกาลที่ พ.ศ. ค.ศ. Exit exit Platform platform Rama Soi`;

const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');

const months = Object.values(monthNames)
  .flatMap(({ long, short }) => [...long, ...short])
  .join(' ');

/** No part of a longer number, a code or a URL. */
const free = String.raw`(?<![\w.,:/@#–-])`;
const digits = String.raw`\d+(?:[.,:/]\d+)*[A-Z]?(?!\d)`;
/** Also the placeholder of a label: `{minutes}`. */
const number = String.raw`(?:${free}−?[฿$]?${digits}|\{\w+\})`;
const endOfWord = String.raw`(?![\wะ-ฺๅ-๎])`;
/** สาย is a unit in 4 สาย, and the beginning of a name in 38 สายสีเหลือง. */
const unit = ` (?:${anyOf(units)})(?!สี)${endOfWord}`;
const day = String.raw`${free}\d{1,2}(?: ?[–-] ?\d{1,2})?`;

/** The patterns of figures with what belongs to them. The first that matches counts. */
export const figurePatterns = {
  telephone: String.raw`(?:โทร\. )?${free}(?:\+\d{2}(?: ?\d{1,2})?|0\d{0,2})(?:[ -]?\d{3,4}){2}(?!\d|[.,]\d)|โทร\. \d{3,4}(?!\d)`,
  date: String.raw`${day} (?:${anyOf(months)})${endOfWord}(?: (?:พ\.ศ\. )?\d{4}(?!\d))?`,
  amount: `${number}(?: ?[–-] ?${digits})?${unit}`,
  range: `${number} ?[–-] ?${digits}(?![–-])`,
  counted: String.raw`(?<![\w])(?:${anyOf(counted)}) ${digits}(?: ?[–-] ?${digits})?`,
} as const;

/** The unit at the start of what follows a number. */
export const unitPattern = unit;
