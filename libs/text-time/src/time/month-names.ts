/** The months' names, January first; `short` as in tables and fields, `long` as in sentences. */
export const monthNames = {
  th: {
    short: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
    long: [
      'มกราคม',
      'กุมภาพันธ์',
      'มีนาคม',
      'เมษายน',
      'พฤษภาคม',
      'มิถุนายน',
      'กรกฎาคม',
      'สิงหาคม',
      'กันยายน',
      'ตุลาคม',
      'พฤศจิกายน',
      'ธันวาคม',
    ],
  },
  en: {
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    long: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
};

/** `Mar` and `มีน` name one month, `Ma` and `มี` do not. */
const shortestBeginning = 3;

/**
 * The month that a word names in either language, 1–12: a name, or the beginning of only one. Case, full stops and
 * spaces do not matter. Undefined for any other word.
 */
export function monthNumber(word: string): number | undefined {
  const typed = bare(word);
  for (const { short, long } of Object.values(monthNames)) {
    const exact = short.findIndex((name) => bare(name) === typed);
    if (exact >= 0) return exact + 1;
    const begun = long.flatMap((name, month) => (bare(name).startsWith(typed) ? month + 1 : []));
    if (typed.length >= shortestBeginning && begun.length === 1) return begun[0];
  }
  return undefined;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[.\s]/g, '');
}
