const months = {
  long: 'January|February|March|April|May|June|July|August|September|October|November|December',
  short: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  longThai: 'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม',
  shortThai: 'ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.',
};
const monthNumbers = new Map(
  Object.values(months).flatMap((names) =>
    names.split('|').map((name, index): [string, string] => [name, String(index + 1).padStart(2, '0')]),
  ),
);
const monthName = [...monthNumbers.keys()].join('|').replaceAll('.', String.raw`\.`);

/** `20 November 2026`, `16–20 มีนาคม 2569`, `29 และ 30 มี.ค.`: days of one month, in either language and era. */
const dates = new RegExp(
  String.raw`(?<![\d:.,])(\d{1,2}(?: ?(?:–|,|and|to|และ|ถึง|กับ) ?\d{1,2})*) (${monthName})(?![A-Za-z])(?: (\d{4})(?!\d))?`,
  'g',
);

/** Words beside a day on which something begins or ends. */
const validity =
  /\b(?:valid|until|from|since|to|ends?|ended|expires?|begins?|began|starts?|started|last day|closing date|in force)\b[^.]{0,24}$|(?:ถึง|ตั้งแต่|หมดอายุ|สิ้นสุด|เริ่ม|วันสุดท้าย|มีผล|ใช้ได้|ปิดรับ)[^.]{0,24}$/i;

/** Until then somebody knew it: it may hold longer. */
const recorded = /(?:As of|ข้อมูล ณ)(?: วันที่)?(?: \d{1,2} \S+ \d{4} ?–)? ?$/;

function isValidity(before: string, after: string): boolean {
  if (recorded.test(before)) return false;
  const isRange = /\d{4} ?– ?$/.test(before) || /^ ?– ?\d{1,2} /.test(after);
  // a word belongs to the next day, and not to the one after that
  return isRange || validity.test(before.split(/\d{4}/).at(-1)!);
}

export interface ShownDate {
  /** `2026-11-30`, or `--11-30` in a text without a year. */
  value: string;
  /** A word of validity stands beside it. */
  isValidity: boolean;
}

export const datesIn = (text: string): ShownDate[] =>
  [...text.matchAll(dates)].flatMap(({ 0: written, 1: days, 2: month, 3: year, index }) => {
    const after = text.slice(index + written.length);
    const before = text.slice(0, index);
    const ofYear = year ?? anyYear.exec(after)?.[0] ?? before.match(allYears)?.at(-1);
    return days!.match(/\d+/g)!.map((day) => ({
      value: `${ofYear ? christianYear(Number(ofYear)) : '-'}-${monthNumbers.get(month!)}-${day.padStart(2, '0')}`,
      isValidity: isValidity(before, after),
    }));
  });

/** A day without a year is of the next one that the text names, or else of the one before. */
const anyYear = /(?<![\d,])(?:20|25)\d\d(?![\d,])/;
const allYears = new RegExp(anyYear, 'g');

/** Thai texts have Buddhist years. */
export const christianYear = (year: number): number => (year > 2400 ? year - 543 : year);
